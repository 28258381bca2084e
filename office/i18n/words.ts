/** The office's words in the language of the person: their own once they are known, until then the last one used here. */
import { useSyncExternalStore } from 'react';
import { LOCALES, type Locale, parseLocale } from '#domain/locale.ts';
import { type Messages, type TranslateKey, translateWith } from '#domain/translate.ts';
import { type Dictionary, type MessageKey, SCREEN_WORDS, type WordsFolder } from './screen-words.ts';

export type Translate = TranslateKey<MessageKey>;
export interface Words {
  locale: Locale;
  t: Translate;
}

const KEY = 'office-language';
const SHARED: Dictionary = { ru: () => import('./ru.json'), kz: () => import('./kz.json') };

/** Of the screens opened so far: a change of language brings all of them. */
const opened = new Set<Dictionary>([SHARED]);
/** All that has come, in each language; it only grows, so what is spoken already learns the new words too. */
const known: Readonly<Record<Locale, Messages>> = { ru: {}, kz: {} };
const fetched = new Map<Dictionary[Locale], Promise<unknown>>();
/** Known before its words are here: a screen opened meanwhile fetches the right ones. */
let wanted: Locale = 'ru';
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

/** Once in each language; what did not come is asked for anew. */
function learn(dictionary: Dictionary, locale: Locale): Promise<unknown> {
  const file = dictionary[locale];
  const coming = fetched.get(file) ?? file().then((module) => Object.assign(known[locale], module.default));
  fetched.set(file, coming);
  coming.catch(() => fetched.delete(file));
  return coming;
}

async function speak(locale: Locale): Promise<void> {
  wanted = locale;
  if (spoken?.locale === locale) return;
  await Promise.all([...opened].map((dictionary) => learn(dictionary, locale)));
  spoken = { locale, t: translateWith<MessageKey>(locale, known[locale]) };
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
  /** Before a screen of the folder is first drawn. */
  async open(folder: WordsFolder): Promise<void> {
    opened.add(SCREEN_WORDS[folder]);
    await learn(SCREEN_WORDS[folder], wanted);
  },
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
