/** The messages of each locale, once they are there: both from the start on the server, by need in the browser. */
import { LOCALES, type Locale } from '#domain/locale.ts';
import { createTranslate, type Messages, type Translate } from './translate.ts';

export interface Words {
  locale: Locale;
  t: Translate;
}

const loaded = new Map<Locale, Words>();

export function setMessages(locale: Locale, messages: Messages): void {
  loaded.set(locale, { locale, t: createTranslate(locale, messages) });
}

export function getWords(locale: Locale): Words {
  const words = loaded.get(locale);
  if (!words) throw new Error(`The messages of the locale ${locale} are not loaded`);
  return words;
}

/** The locale itself or, where its messages did not come, one that has them: a failure must be told in some words. */
export function spokenLocale(locale: Locale): Locale {
  return loaded.has(locale) ? locale : ([...loaded.keys()][0] ?? locale);
}

/** Fetches a locale's messages once. spec 8: a failure is an error that names the locale and its cause. */
export async function loadMessages(locale: Locale, url = `/locales/${locale}.json`): Promise<void> {
  if (loaded.has(locale)) return;
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`status ${response.status}`);
    setMessages(locale, (await response.json()) as Messages);
  } catch (cause) {
    // biome-ignore lint/suspicious/noConsole: spec 8: a failed message load logs a warning naming the locale
    console.warn(`The messages of the locale ${locale} did not load`, cause);
    throw new Error(`The locale ${locale} (${LOCALES[locale].label}) cannot be shown: ${String(cause)}`, {
      cause,
    });
  }
}
