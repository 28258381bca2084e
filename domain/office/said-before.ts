/**
 * How the shop has said it before: terms of a Russian text with their Kazakh, and names of goods that are most alike. Of terms one
 * within another the longer one counts; where one word was translated in two ways both are told, the more usual first.
 */
export interface TermPair {
  ru: string;
  kz: string;
  /** How often it stands so. */
  times: number;
}

export interface Term {
  ru: string;
  /** The most usual first; more than one: people have not agreed. */
  options: { kz: string; times: number }[];
}

const MOST_TERMS = 12;
const MOST_NAMES = 3;
const LEAST_LETTERS = 3;

export const foldTerm = (text: string): string =>
  text.toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim();

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/** Where a term stands in a text as words of its own; -1: nowhere. */
function findWhole(text: string, term: string): number {
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + term.length])) return at;
  }
  return -1;
}

export function listTerms(russian: string, pairs: readonly TermPair[]): Term[] {
  const text = foldTerm(russian);
  const byTerm = new Map<string, Map<string, number>>();
  for (const { ru, kz, times } of pairs) {
    const term = foldTerm(ru);
    if (term.length < LEAST_LETTERS || foldTerm(kz) === term || findWhole(text, term) < 0) continue;
    const options = byTerm.get(term) ?? new Map<string, number>();
    byTerm.set(term, options.set(kz, (options.get(kz) ?? 0) + times));
  }
  let left = text;
  const found: (Term & { at: number })[] = [];
  for (const term of [...byTerm.keys()].sort((one, other) => other.length - one.length)) {
    if (findWhole(left, term) < 0) continue;
    left = left.replaceAll(term, ' '.repeat(term.length));
    const options = [...(byTerm.get(term) ?? [])].map(([kz, times]) => ({ kz, times }));
    found.push({
      ru: term,
      at: findWhole(text, term),
      options: options.toSorted((one, other) => other.times - one.times),
    });
  }
  return found
    .toSorted((one, other) => one.at - other.at)
    .slice(0, MOST_TERMS)
    .map(({ at: _at, ...term }) => term);
}

const wordsOf = (text: string): Set<string> => new Set(foldTerm(text).match(/[\p{L}\p{N}]{2,}/gu) ?? []);

/** Names that share the most words with a text, at least half of them. */
export function nearestNames<T extends { ru: string }>(russian: string, names: readonly T[]): T[] {
  const wanted = wordsOf(russian);
  if (wanted.size === 0) return [];
  return names
    .map((name) => {
      const own = wordsOf(name.ru);
      const shared = [...own].filter((word) => wanted.has(word)).length;
      return { name, share: (2 * shared) / (own.size + wanted.size) };
    })
    .filter(({ share }) => share >= 0.5)
    .toSorted((one, other) => other.share - one.share)
    .slice(0, MOST_NAMES)
    .map(({ name }) => name);
}

/** How many lines with words the Kazakh text has fewer than the Russian one. */
export function countMissingLines(russian: string, kazakh: string): number {
  const count = (text: string) => text.split('\n').filter((line) => /\p{L}/u.test(line)).length;
  return kazakh.trim() === '' ? 0 : Math.max(0, count(russian) - count(kazakh));
}
