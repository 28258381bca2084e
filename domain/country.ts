import { LOCALES, type Locale } from './locale.ts';

const names = new Map<Locale, Intl.DisplayNames>();
/** Asking ICU costs more than a look into a map; there are only so many countries. */
const known = new Map<string, string>();

const MAX_KNOWN = 1000;

/** A country's name by its two-letter code; a code nobody knows is shown as it is. */
export function countryName(code: string, language: Locale): string {
  const key = `${language} ${code}`;
  const name = known.get(key) ?? findName(code, language);
  if (known.size < MAX_KNOWN) known.set(key, name);
  return name;
}

function findName(code: string, language: Locale): string {
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
