import { LOCALES, type Locale } from './locale.ts';

const names = new Map<Locale, Intl.DisplayNames>();

/** A country's name by its two-letter code; a code nobody knows is shown as it is. */
export function countryName(code: string, language: Locale): string {
  let display = names.get(language);
  if (!display) {
    display = new Intl.DisplayNames(LOCALES[language].langTag, { type: 'region', fallback: 'code' });
    names.set(language, display);
  }
  try {
    return display.of(code) ?? code;
  } catch {
    return code;
  }
}
