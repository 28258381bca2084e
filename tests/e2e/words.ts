/** The shop's own words, for journeys that look for a button by its name. */

import kzMessages from '#storefront/i18n/kz.json' with { type: 'json' };
import ruMessages from '#storefront/i18n/ru.json' with { type: 'json' };
import { createTranslate, type Translate } from '#storefront/i18n/translate.ts';

export const words: Record<'ru' | 'kz', Translate> = {
  ru: createTranslate('ru', ruMessages),
  kz: createTranslate('kz', kzMessages),
};
