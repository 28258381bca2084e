/** The office's words in the language of the person: their own once they are known, until then the last one used here. */
import { useSyncExternalStore } from 'react';
import { LOCALES, type Locale, parseLocale } from '#domain/locale.ts';
import { type Messages, type TranslateKey, translateWith } from '#domain/translate.ts';
import type ruMessages from './ru.json';

export type MessageKey = keyof typeof ruMessages;
export type Translate = TranslateKey<MessageKey>;
export interface Words {
  locale: Locale;
  t: Translate;
}

const KEY = 'office-language';
const FILES: Readonly<Record<Locale, () => Promise<{ default: unknown }>>> = {
  ru: () => import('./ru.json'),
  kz: () => import('./kz.json'),
};

let spoken: Words | null = null;
const listeners = new Set<() => void>();

/** Whoever has never been here gets the language of their browser. */
function firstLocale(): Locale {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept !== null) return parseLocale(kept);
  } catch {
    // Storage is forbidden: asked anew each time.
  }
  return navigator.language.startsWith('kk') ? 'kz' : 'ru';
}

async function speak(locale: Locale): Promise<void> {
  if (spoken?.locale === locale) return;
  const { default: messages } = await FILES[locale]();
  spoken = { locale, t: translateWith<MessageKey>(locale, messages as Messages) };
  document.documentElement.lang = LOCALES[locale].langTag;
  try {
    localStorage.setItem(KEY, locale);
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
}

export const words = {
  start: (): Promise<void> => speak(firstLocale()),
  speak,
  current(): Words {
    if (!spoken) throw new Error('words.start() comes before everything');
    return spoken;
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export const useWords = (): Words => useSyncExternalStore(words.subscribe, words.current);
