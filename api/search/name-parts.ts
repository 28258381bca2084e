/**
 * Which words of a name say what the thing is. Russian names begin with it («Клей для обоев», «Паркетная доска»),
 * Kazakh names end with it («обойға арналған желім»), before sizes and colours; brands stand on either side.
 */
import { isAdjective, isStopWord, toTokens } from '#domain/search.ts';

const LONGEST_PHRASE = 6;

/** Folded words. */
export function toHeads(name: string, brand: string, language: 'ru' | 'kz'): Set<string> {
  const [before = ''] = name.split(',', 1);
  const aside = before.match(/\(([^)]{1,60})\)/)?.[1] ?? '';
  const chunks = toChunks(before.replace(/\([^)]*\)/g, ' '), brand);
  const first = chunks[0] ?? '';
  const heads =
    language === 'kz'
      ? chunks.slice(-1)
      : isAdjective(first.toLowerCase()) && chunks.length > 1
        ? chunks.slice(1, 2)
        : [first];
  return new Set([...heads, aside].flatMap((part) => toTokens(part).map(({ text }) => text)));
}

/** What the thing is called, as somebody would type it: the words before the brand, or in Kazakh after it. */
export function toPhrase(name: string, brand: string, language: 'ru' | 'kz'): string | null {
  const at = name.indexOf(brand);
  if (at < 0 || brand === '') return null;
  const part =
    language === 'ru' ? name.slice(0, at) : (name.slice(at + brand.length).split(/[,(]/, 1)[0] ?? '');
  const words = part
    .toLowerCase()
    .replace(/[«»"()]/g, ' ')
    .trim()
    .split(/\s+/);
  const isPlain = words.every((word) => /^[\p{L}-]+$/u.test(word));
  return isPlain && words.length <= LONGEST_PHRASE ? words.join(' ') : null;
}

/** The words up to the first number, the brand's own left out. */
function toChunks(text: string, brand: string): string[] {
  const own = new Set(toTokens(brand).map((token) => token.text));
  const [plain = ''] = text.split(/\s(?=[^\s]*\d)/, 1);
  return (plain.match(/\p{L}+(?:-\p{L}+)*/gu) ?? []).filter((chunk) => {
    const tokens = toTokens(chunk);
    return tokens.some((token) => !own.has(token.text) && !isStopWord(token.text));
  });
}

/** The words that a section is named after, without those that only tell more: профиль in «Профиль для гипсокартона». */
export function toSectionHeads(name: string, language: 'ru' | 'kz'): Set<string> {
  if (language === 'kz') {
    const words = name.replace(/\([^)]*\)/g, ' ').match(/\p{L}+/gu) ?? [];
    const heads = words.slice(-1);
    if (/^(?:мен|пен|бен|және)$/.test(words.at(-2) ?? '')) heads.push(words.at(-3) ?? '');
    return toWordSet([...heads, ...(name.match(/\(([^)]*)\)/)?.slice(1) ?? [])]);
  }
  const [main = ''] = name.split(/\s(?:для|под|от|из)\s/, 1);
  return toWordSet([main]);
}

const toWordSet = (parts: readonly string[]) =>
  new Set(
    parts.flatMap((part) =>
      toTokens(part)
        .map(({ text }) => text)
        .filter((text) => !isStopWord(text)),
    ),
  );
