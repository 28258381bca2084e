import { createContext, type ReactNode, use } from 'react';
import type { Locale } from '#domain/locale.ts';
import { getWords, type Words } from './messages.ts';

const LocaleContext = createContext<Locale | null>(null);

export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

/** The language of the page and its words. */
export function useWords(): Words {
  const locale = use(LocaleContext);
  if (!locale) throw new Error('useWords needs a LocaleProvider above it');
  return getWords(locale);
}
