import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Locale, localePath } from '#domain/locale.ts';
import { expectClean } from '#tests/page-audit.ts';
import { eventually, goTo, shop, startVisitors, type Width } from './visitors.ts';
import { words } from './words.ts';

const visitors = startVisitors();
const PROMOTION = 'tri-lampy-po-tsene-dvuh';

describe.each<[Locale, Width]>([
  ['ru', 1272],
  ['kz', 360],
])('promotions in %s at %i px', (locale, width) => {
  const t = words[locale];
  const at = (path: string) => localePath(path, locale);
  const lines = (page: Page) => page.getByRole('main').getByRole('spinbutton');

  test('from the promotion through the calculator into the cart', async () => {
    const page = await visitors.open({ width });
    await goTo(page, at('/promo'));
    const main = page.getByRole('main');
    await main.locator(`a[href="${at(`/promo/${PROMOTION}`)}"]`).click();
    await page.waitForURL(`**/promo/${PROMOTION}`);
    await main.getByRole('heading', { name: t('promo.rules') }).waitFor();
    expect(await main.getByRole('article').count()).toBeGreaterThan(3);

    await page.evaluate(() => {
      Object.assign(navigator, { share: async (what: unknown) => Object.assign(window, { shared: what }) });
    });
    await main.getByRole('button', { name: t('product.share') }).click();
    const title = await main.getByRole('heading', { level: 1 }).textContent();
    await eventually(() => page.evaluate(() => (window as { shared?: unknown }).shared)).toEqual({
      title,
      url: page.url(),
    });

    const name =
      (await main.getByRole('article').first().getByRole('link').first().textContent())?.trim() ?? '';

    await main.getByRole('link', { name: t('promo.calculate') }).click();
    await page.waitForURL(`**/promo-calculator?promo=${PROMOTION}`);
    await main.getByRole('searchbox').fill(name);
    await main.getByRole('button', { name: t('search.submit') }).click();
    const found = main.getByRole('list', { name: t('promoCalculator.found') });
    await found
      .getByRole('link', { name: t('promoCalculator.add') })
      .first()
      .click();
    await eventually(() => lines(page).count()).toBe(1);

    await lines(page).fill('3');
    const status = main.getByRole('status').filter({ hasText: /₸/ });
    await eventually(() => status.count()).toBe(1);
    expect(page.url()).toContain(':3');
    // As whoever is sent the link sees it: what the steps moved on the way is no fault of the page.
    await goTo(page, page.url());
    await eventually(() => lines(page).inputValue()).toBe('3');
    await expectClean(page, { lang: locale === 'ru' ? 'ru-KZ' : 'kk-KZ' });

    await main.getByRole('button', { name: t('promoCalculator.toCart') }).click();
    await goTo(page, at('/cart'));
    await eventually(() => lines(page).first().inputValue()).toBe('3');
  });

  test('a shared calculation shows its result without JavaScript', async () => {
    const page = await visitors.open({ width, javaScriptEnabled: false });
    const answer = await fetch(`${shop}/api/v2/products/?promo=${PROMOTION}`);
    const { items } = (await answer.json()) as { items: { code: string }[] };
    await page.goto(at(`/promo-calculator?items=${items[0]?.code}:3&code=OLD2020`));
    const main = page.getByRole('main');
    expect(await main.getByRole('status').textContent()).toMatch(/₸/);
    expect(await main.textContent()).toContain(
      locale === 'ru' ? 'Срок промокода истёк' : 'мерзімі өтіп кеткен',
    );
  });
});
