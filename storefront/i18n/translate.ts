/**
 * The words of the shop. A message is a string with `{slots}` or, where a number decides its form, an object of
 * plural forms. Keys are those of ru.json; the checks hold kz.json against it.
 */

import { withTimeEnding } from '#domain/kazakh-endings.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { formatNumber } from '#domain/money.ts';
import type ruMessages from './ru.json';

export type MessageKey = keyof typeof ruMessages;
type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>>;
export type Messages = Record<string, string | PluralForms>;
export type Translate = (key: MessageKey, slots?: Record<string, string | number>) => string;

export function createTranslate(locale: Locale, messages: Messages): Translate {
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
