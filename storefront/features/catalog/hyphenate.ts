/**
 * Where long words may break: soft hyphens by the patterns of a dictionary, set on the server when a page's data is
 * loaded. The patterns (136 KB) must never reach the browser: only loaders import this.
 */
import hyphen from 'hyphen/ru/index.js';
import { breakKazakh, SOFT_HYPHEN } from '#domain/kazakh-syllables.ts';
import type { Locale } from '#domain/locale.ts';

/** Shorter ones fit wherever a word fits. */
const LONG_WORD = 10;
/** «Инструмен-ты» reads as a slip: fewer letters are left on neither line. */
const LEAST_PART = 4;

/** Words of two roots break between them alone: «строй-материалы», never «строймате-риалы». */
const FIRST_ROOT =
  /^(?:авто|водо|газо|гидро|гипсо|звуко|керамо|металло|пено|пило|проф|светло|свето|строй|тепло|термо|цементно|шлако|электро)(?=\p{Ll}{4})/iu;

/** Kazakh by its own syllables: nobody has published patterns for it, and Russian ones part its words wrongly. */
export function hyphenate(text: string, locale: Locale): string {
  return text.replace(/\p{L}+/gu, (word) => {
    if (word.length < LONG_WORD) return word;
    const root = FIRST_ROOT.exec(word)?.[0];
    if (root !== undefined) return root + SOFT_HYPHEN + word.slice(root.length);
    const parted =
      locale === 'ru'
        ? hyphen.hyphenateSync(word, { minWordLength: LONG_WORD })
        : breakKazakh(word, LONG_WORD);
    return joinShortEnds(parted);
  });
}

function joinShortEnds(parted: string): string {
  const parts = parted.split(SOFT_HYPHEN);
  while (parts.length > 1 && (parts[0] ?? '').length < LEAST_PART)
    parts.splice(0, 2, parts.slice(0, 2).join(''));
  while (parts.length > 1 && (parts.at(-1) ?? '').length < LEAST_PART) parts.push(parts.splice(-2).join(''));
  return parts.join(SOFT_HYPHEN);
}
