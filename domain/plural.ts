/** Plural forms: Russian one/few/many (1 товар, 2 товара, 5 товаров), Kazakh one/other (a noun after a number stays singular). */
import { LOCALES, type Locale } from './locale.ts';

export type PluralForm = 'one' | 'few' | 'many' | 'other';
export type PluralForms = Partial<Record<PluralForm, string>>;

const rules: Readonly<Record<Locale, Intl.PluralRules>> = {
  ru: new Intl.PluralRules(LOCALES.ru.langTag),
  kz: new Intl.PluralRules(LOCALES.kz.langTag),
};

export function pluralForm(count: number, locale: Locale): PluralForm {
  const form = rules[locale].select(count);
  return form === 'one' || form === 'few' || form === 'many' ? form : 'other';
}

/** The wanted form or the nearest written one: Russian fractions (`other`) read like few, «1,5 пачки». */
export function plural(count: number, locale: Locale, forms: PluralForms): string {
  return forms[pluralForm(count, locale)] ?? forms.other ?? forms.few ?? forms.many ?? forms.one ?? '';
}
