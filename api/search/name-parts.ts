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
  const own = new Set(toTexts(brand));
  const plain = aside === '' ? before : before.replace(/\([^)]*\)/g, ' ');
  if (language === 'kz') return toWordTexts([...toKazakhHead(plain, own), aside]);
  const chunks = toChunks(plain, own);
  const first = chunks[0] ?? '';
  const isLed = isAdjective(first.toLowerCase()) && chunks.length > 1;
  return toWordTexts([isLed ? (chunks[1] ?? '') : first, aside]);
}

const toWordTexts = (parts: readonly string[]) =>
  new Set(parts.flatMap((part) => (part === '' ? [] : toTexts(part))));

/** The last word that is neither a number nor the brand's. */
function toKazakhHead(plain: string, own: ReadonlySet<string>): string[] {
  const words = toTokens(plain).flatMap((token) =>
    token.kind === 'word' && token.text.length > 1 && !own.has(token.text) && !isStopWord(token.text)
      ? [token.shown]
      : [],
  );
  return words.slice(-1);
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

/**
 * The words up to the first number, the brand's own left out; where a name begins with brand and model («Makita HR2470
 * Перфоратор») all words.
 */
function toChunks(text: string, own: ReadonlySet<string>): string[] {
  const [before = ''] = text.split(/\s(?=[^\s]*\d)/, 1);
  const words = (part: string) =>
    (part.match(/(?<![\p{L}\d-])\p{L}{2,}(?:-\p{L}+)*(?![\p{L}\d-])/gu) ?? []).filter((chunk) =>
      toTexts(chunk).some((word) => !own.has(word) && !isStopWord(word)),
    );
  const first = words(before);
  return first.length > 0 ? first : words(text);
}

const MOST_REMEMBERED = 50_000;
const remembered = new Map<string, readonly string[]>();

/** The folded words of a chunk or a brand: the same few thousand over and over. */
function toTexts(chunk: string): readonly string[] {
  const known = remembered.get(chunk);
  if (known) return known;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const texts = toTokens(chunk).map(({ text }) => text);
  remembered.set(chunk, texts);
  return texts;
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
