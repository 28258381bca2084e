/** The checkout as its visitors meet it: its parts by what they are called, and goods to buy there. */
import type { Page } from 'playwright-core';
import type { Product } from '#contract/catalog.ts';
import type { Locale } from '#domain/locale.ts';
import { eventually, shop } from './visitors.ts';
import { words } from './words.ts';

export const total = ({ balance }: Product) => balance.reduce((sum, { count }) => sum + count, 0);

export async function listProducts(section: string): Promise<Product[]> {
  const response = await fetch(`${shop}/api/v2/products/?sectionCode=${section}&pageSize=96`);
  const { items } = (await response.json()) as { items: Product[] };
  return items.filter((each) => !each.onOrder && !each.isOffline);
}

export const startsWith = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
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
    settled: () => eventually(() => page.locator('aside [aria-busy]').count()).toBe(0),
  };
}
