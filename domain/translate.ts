/**
 * Words out of a message file. A message is a string with `{slots}` or, where a number decides its form, an object of
 * plural forms. Storefront and office have files of their own and read them alike.
 */
import { withTimeEnding } from './kazakh-endings.ts';
import { LOCALES, type Locale } from './locale.ts';
import { formatNumber } from './money.ts';

type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>>;
export type Messages = Record<string, string | PluralForms>;
export type TranslateKey<Key extends string> = (key: Key, slots?: Record<string, string | number>) => string;

export function translateWith<Key extends string>(locale: Locale, messages: Messages): TranslateKey<Key> {
  const plurals = new Intl.PluralRules(LOCALES[locale].langTag);
  return (key, slots = {}) => {
    const message = messages[key];
    if (message === undefined) return key;
    const text =
      typeof message === 'string'
        ? message
        : (message[plurals.select(Number(slots.count))] ?? message.other ?? key);
    // Most have none, and a page asks for hundreds.
    if (!text.includes('{')) return text;
    // An ending after a slot is that of a sum or a full hour; a time that ends otherwise takes its own.
    return text.replace(/\{(\w+)\}(?:-(ге|ден|де)(?!\p{L}))?/gu, (slot, name: string, ending?: string) => {
      const value = slots[name];
      if (value === undefined) return slot;
      const said = typeof value === 'number' ? formatNumber(value) : value;
      return ending ? withTimeEnding(said, ending) : said;
    });
  };
}
