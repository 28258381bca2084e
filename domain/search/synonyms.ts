/**
 * Words of the trade that mean the same, or that mean something else than they say: ГКЛ is гипсокартон, ротбанд is a
 * gypsum plaster. Kept as data by the shop; here they become a table from phrases to phrases.
 */
import { makeFuzzyList } from './fuzzy-list.ts';
import { toKazakhForms } from './kazakh-forms.ts';
import { stemRussian } from './russian-stem.ts';
import { type Token, toTokens } from './tokens.ts';

export interface SynonymGroup {
  words: readonly string[];
  /** empty: the words are equals; otherwise each of them means any of these, and not the other way round */
  means: readonly string[];
}

export interface Synonyms {
  /** The phrases that may stand for these tokens. */
  find(tokens: readonly Token[]): readonly Token[][];
  /** whether they are words of the trade at all */
  has(tokens: readonly Token[]): boolean;
  /** the words of the trade that begin so, of which only the first few letters are typed yet */
  listByStart(start: string, limit: number): string[];
  /** The nearest single word: one that no product bears any more is mistyped like the others. */
  findNear(text: string, most: number): { word: string; slips: number } | null;
  longest: number;
}

const MOST_WORDS = 4;

export function makeSynonyms(groups: readonly SynonymGroup[]): Synonyms {
  const table = new Map<string, Token[][]>();
  const singles = new Map<string, string>();
  /** phrases without their spaces: сужылытқыш */
  const glued = new Map<string, readonly Token[]>();
  /** two words the other way round, «выключатель автоматический»: price lists begin with the noun */
  const turned: [string, Token[][]][] = [];
  let longest = 1;
  for (const { words, means } of groups) {
    const from = words.map(toTokens).filter((tokens) => tokens.length > 0 && tokens.length <= MOST_WORDS);
    const to = means.length === 0 ? from : means.map(toTokens).filter((tokens) => tokens.length > 0);
    for (const word of words) {
      const [token, ...more] = toTokens(word);
      if (token?.kind === 'word' && more.length === 0) singles.set(token.text, word);
    }
    for (const tokens of from) {
      longest = Math.max(longest, tokens.length);
      const added = to.filter((other) => toKey(other) !== toKey(tokens));
      for (const key of new Set([toExactKey(tokens), toKey(tokens)])) {
        table.set(key, withoutRepeats([...(table.get(key) ?? []), ...added]));
      }
      if (tokens.length > 1 && tokens.every(({ kind }) => kind === 'word'))
        glued.set(toGlued(tokens), tokens);
      if (tokens.length === 2) turned.push([toKey([...tokens].reverse()), added]);
    }
  }
  for (const [key, phrases] of turned) if (!table.has(key)) table.set(key, phrases);
  const texts = [...singles.keys()];
  const sorted = [...texts].sort();
  const near = makeFuzzyList(texts);
  return {
    longest,
    findNear(text, most) {
      const [first] = near.find(text, most, 1);
      const word = first && singles.get(texts[first.place] ?? '');
      return word === undefined ? null : { word, slips: first?.slips ?? most };
    },
    has: (tokens) => table.has(toExactKey(tokens)) || table.has(toKey(tokens)),
    listByStart(start, limit) {
      const first = sorted.findIndex((text) => text >= start);
      const found: string[] = [];
      for (let at = first; at >= 0 && found.length < limit && sorted[at]?.startsWith(start); at++)
        found.push(sorted[at] as string);
      return found;
    },
    find(tokens) {
      const found = table.get(toExactKey(tokens)) ?? table.get(toKey(tokens));
      if (found) return found;
      const apart = glued.get(toGlued(tokens));
      if (apart) return [[...apart], ...(table.get(toExactKey(apart)) ?? [])];
      // A Kazakh word with suffixes stands in no table: the words it may come from do.
      const [only] = tokens;
      if (tokens.length !== 1 || only?.kind !== 'word') return [];
      for (const form of toKazakhForms(only.text)) {
        const base = table.get(stemRussian(form));
        if (base) return base;
      }
      return [];
    },
  };
}

/** A shop's own words may repeat those that it came with. */
function withoutRepeats(phrases: readonly Token[][]): Token[][] {
  return [...new Map(phrases.map((phrase) => [toExactKey(phrase), phrase])).values()];
}

/** As written: stems of different words may meet, the words do not. */
const toExactKey = (tokens: readonly Token[]) => `=${tokens.map(({ text }) => text).join(' ')}`;
const toGlued = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join('');
const toKey = (tokens: readonly Token[]) => tokens.map(({ text }) => stemRussian(text)).join(' ');
