/** What opens over a page, and how a visitor opens it. */
import type { Page } from 'playwright-core';
import type { Locale } from '#domain/locale.ts';
import { words } from '#tests/e2e/words.ts';

interface Overlay {
  name: string;
  isFirstVisit?: boolean;
  open(page: Page, locale: Locale): Promise<void>;
}

export const overlays: readonly Overlay[] = [
  {
    name: 'city-question',
    isFirstVisit: true,
    async open(page, locale) {
      await page.getByRole('button', { name: words[locale]('city.yes') }).waitFor();
    },
  },
  {
    name: 'city-dialog',
    async open(page, locale) {
      await page
        .getByRole('button', { name: words[locale]('city.change') })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Астана' }).waitFor();
    },
  },
  {
    name: 'menu',
    async open(page, locale) {
      const button = page.getByRole('button', { name: words[locale]('header.catalog') });
      await button.locator('visible=true').first().click();
      // The second section: the first one is what opens by itself.
      await page.locator('[data-menu-root="1"], [data-root]').first().waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'login',
    async open(page, locale) {
      await page
        .getByRole('link', { name: words[locale]('header.login') })
        .locator('visible=true')
        .first()
        .click();
      await page.getByRole('dialog').getByRole('textbox').waitFor();
    },
  },
];
