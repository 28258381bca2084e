/**
 * Every screen of the route table in one language at the three widths: clean in every respect of page-audit.ts. Axe
 * judges roles, names and colours, which both languages share: in Kazakh it looks at the narrow width, where the
 * longest words have the least room.
 * One page per width and kind of visitor is led from address to address, each a full load of its own. Each language
 * is a file of its own, so that two run at once.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCALES, type Locale, localePath } from '#domain/locale.ts';
import { expectClean } from '#tests/page-audit.ts';
import { listProductCodes, listScreenAddresses, type ScreenAddress } from './screen-addresses.ts';
import { goTo, logIn, openPage, shop, startVisitors, WIDTHS, type Width } from './visitors.ts';

export async function auditScreens(locale: Locale, widths: readonly Width[] = WIDTHS): Promise<void> {
  const screens = await listScreenAddresses(shop);
  const productCodes = await listProductCodes(shop);
  const token = await logIn('club@sheber.test');
  const lang = LOCALES[locale].langTag;
  const visitors = startVisitors();

  describe.each(widths)('at %i px', (width) => {
    const clean = { lang, withAxe: locale === 'ru' || width === 360 };
    let visitor: Page;
    let customer: Page;
    beforeAll(async () => {
      visitor = await openPage(visitors.browser(), { width });
      customer = await openPage(visitors.browser(), { width, token });
    });
    afterAll(async () => {
      await visitor.context().close();
      await customer.context().close();
    });

    test.each(screens.filter(isOpen))('$name is clean', async ({ path }) => {
      await goTo(visitor, localePath(path, locale));
      await expectClean(visitor, clean);
    });

    test.each(screens.filter((screen) => !isOpen(screen)))(
      '$name is clean for a customer',
      async ({ path }) => {
        await goTo(customer, localePath(path, locale));
        expect(new URL(customer.url()).pathname, 'the session holds').toBe(localePath(path, locale));
        await expectClean(customer, clean);
      },
    );

    test.each(['/cart', '/favorites', '/compare', '/promo-calculator'])(
      '%s is clean for a visitor who keeps goods',
      async (path) => {
        const keeper = await visitors.open({ width });
        await keeper.addInitScript(keepGoods, productCodes);
        await goTo(keeper, localePath(path, locale));
        await keeper.locator(`a[href$="/p/${productCodes[0]}"]`).first().waitFor();
        await expectClean(keeper, clean);
      },
    );

    test('the first visit, with the question for the city, is clean', async () => {
      const newcomer = await visitors.open({ width, city: null });
      await goTo(newcomer, localePath('/', locale));
      await expectClean(newcomer, clean);
    });
  });
}

const isOpen = ({ needsLogin }: ScreenAddress) => !needsLogin;

/** Runs in the page, before its own scripts. */
function keepGoods(codes: readonly string[]): void {
  localStorage.setItem(
    'sheber-cart',
    JSON.stringify(codes.map((productCode) => ({ productCode, count: 2 }))),
  );
  for (const name of ['favorite-products', 'compare-products'])
    localStorage.setItem(name, JSON.stringify(codes));
}
