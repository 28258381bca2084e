/**
 * Where long words may break: soft hyphens by the patterns of a dictionary, set on the server when a page's data is
 * loaded. The patterns (136 KB) must never reach the browser: only loaders import this.
 */
import hyphen from 'hyphen/ru/index.js';
import { breakKazakh } from '#domain/kazakh-syllables.ts';
import type { Locale } from '#domain/locale.ts';

/** Shorter ones fit wherever a word fits. */
const LONG_WORD = 10;

/** Kazakh by its own syllables: nobody has published patterns for it, and Russian ones part its words wrongly. */
export function hyphenate(text: string, locale: Locale): string {
  return locale === 'ru'
    ? hyphen.hyphenateSync(text, { minWordLength: LONG_WORD })
    : breakKazakh(text, LONG_WORD);
}
