/** The checkout as its visitors meet it: its parts by what they are called. */
import type { Page } from 'playwright-core';
import type { Locale } from '#domain/locale.ts';
import { atRest } from '#tests/page-ready.ts';
import { words } from './words.ts';

/** Names are read with plain spaces, whichever keep their words in one line. */
export const startsWith = (text: string) =>
  new RegExp(`^${text.replaceAll('\u00A0', ' ').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
export const langOf = (locale: Locale) => (locale === 'ru' ? 'ru-KZ' : 'kk-KZ');
/** The parts of the page by what they are called. */
export function checkoutOf(page: Page, locale: Locale) {
  const t = words[locale];
  return {
    t,
    choose: (text: string) => page.getByRole('radio', { name: startsWith(text) }),
    order: page
      .getByRole('complementary')
      .getByRole('button', { name: startsWith(t('checkout.placeShort')) }),
    made: page.getByRole('heading', { level: 1, name: /[A-Z]-\d{6}-\d{5}/ }),
    /** The sums beside the button are those of what is chosen. */
    settled: () => atRest(page),
  };
}
