import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Product } from '#contract/catalog.ts';
import { localePath } from '#domain/locale.ts';
import { formatTenge } from '#domain/money.ts';
import { allowComplaint, expectClean } from '#tests/page-audit.ts';
import { atRest, waitUntilWhollyAlive } from '#tests/page-ready.ts';
import { aUser, putIn as store, type User } from './new-user.ts';
import { takeGoods, takeProduct } from './own-goods.ts';
import { eventually, goTo, shop, startVisitors } from './visitors.ts';
import { words } from './words.ts';

const visitors = startVisitors();
const buying = (page: Page, t: typeof words.ru) => page.getByRole('region', { name: t('product.buying') });

async function putIn(page: Page, product: Product, locale: 'ru' | 'kz'): Promise<void> {
  const t = words[locale];
  await goTo(page, localePath(`/p/${product.code}`, locale));
  await waitUntilWhollyAlive(page);
  await buying(page, t)
    .getByRole('button', { name: t('button.active') })
    .first()
    .click();
  await buying(page, t).getByRole('spinbutton').first().waitFor();
}

const lineOf = (page: Page, product: Product) =>
  page
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href$="/p/${product.code}"]`) })
    .first();
const countOf = (page: Page, product: Product) => lineOf(page, product).getByRole('spinbutton').inputValue();

/** What the server holds for the visitor, asked with the page's own cookie. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/api/v1/cart/', { headers: { 'x-language-id': 'ru' } });
    const { items } = (await answer.json()) as { items: { product: { code: string }; count: number }[] };
    return Object.fromEntries(items.map(({ product, count }) => [product.code, count]));
  });

/** In this browser, from the next page on. */
const logIn = (page: Page, { token }: User) =>
  page.context().addCookies([{ name: 'token', value: token, url: shop }]);

async function takeThree(): Promise<[Product, Product, Product]> {
  const [first, second, third] = await takeGoods(3);
  if (!first || !second || !third) throw new Error('fewer than three products were taken');
  return [first, second, third];
}

describe.each([
  ['ru', 1272],
  ['kz', 360],
] as const)('%s at %d', (locale, width) => {
  test('a guest collects, logs in, and the cart merges without loss or doubling', async () => {
    const t = words[locale];
    const page = await visitors.open({ width });
    const [user, [first, second, third]] = await Promise.all([aUser('merge'), takeThree()]);
    // The account holds 2 of the first and 1 of the third from another day.
    await store(user, { productCode: first.code, count: 2 }, { productCode: third.code, count: 1 });

    await putIn(page, first, locale);
    await putIn(page, second, locale);
    await goTo(page, localePath('/cart', locale));
    const stepper = lineOf(page, first).getByRole('spinbutton');
    await stepper.waitFor();
    await stepper.fill('5');
    await atRest(page);
    const sum = page.getByRole('complementary', { name: t('cart.sum') });
    const priced = await page.request.post('/api/v1/cart/calculate/', {
      headers: { origin: shop },
      data: {
        city: 'pavlodar',
        items: [
          { productCode: first.code, count: 5 },
          { productCode: second.code, count: 1 },
        ],
      },
    });
    const { totals } = (await priced.json()) as { totals: { total: number } };
    expect(await sum.textContent()).toContain(formatTenge(totals.total));
    // Loaded anew: a sum that a typed count has changed may well take a line more.
    await goTo(page, localePath('/cart', locale));
    await atRest(page);
    expect(await sum.textContent()).toContain(formatTenge(totals.total));
    await expectClean(page, { lang: locale === 'ru' ? 'ru-KZ' : 'kk-KZ' });

    await logIn(page, user);
    await goTo(page, localePath('/cart', locale));
    await atRest(page);
    const expected = { [first.code]: 5, [second.code]: 1, [third.code]: 1 };
    expect(await stored(page)).toEqual(expected);
    expect(await countOf(page, first)).toBe('5');
    await goTo(page, localePath('/cart', locale));
    await atRest(page);
    expect(await countOf(page, second)).toBe('1');
    expect(await stored(page)).toEqual(expected);
    expect(await page.evaluate(() => localStorage.getItem('sheber-cart'))).toBeNull();
    await expectClean(page, { lang: locale === 'ru' ? 'ru-KZ' : 'kk-KZ' });
  });
});

test('a press without the network is kept, and settles when it is back; zero comes back by undo', async () => {
  const t = words.ru;
  const page = await visitors.open({ width: 360 });
  // Whatever else the page was saying just then has no answer either.
  allowComplaint(page, /cart|no answer|Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  const [user, product] = await Promise.all([aUser('offline'), takeProduct()]);
  await logIn(page, user);
  await putIn(page, product, 'ru');
  await eventually(() => stored(page)).toEqual({ [product.code]: 1 });
  await page.context().setOffline(true);
  const stepper = buying(page, t).getByRole('spinbutton').first();
  await stepper.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.getByText(t('cart.waiting')).first().waitFor();
  expect(await stepper.inputValue()).toBe('3');
  await page.context().setOffline(false);
  await eventually(() => stored(page)).toEqual({ [product.code]: 3 });

  await goTo(page, '/cart');
  await lineOf(page, product)
    .getByRole('button', { name: t('cart.remove') })
    .click();
  await eventually(() => stored(page)).toEqual({});
  await page.getByRole('button', { name: t('cart.undo') }).click();
  await eventually(() => stored(page)).toEqual({ [product.code]: 3 });
});

test('two tabs of a guest stay in step, and what another device changes is told on the line', async () => {
  const t = words.ru;
  const one = await visitors.open();
  const [user, [collected, other]] = await Promise.all([aUser('two-devices'), takeThree()]);
  await putIn(one, collected, 'ru');
  const two = await one.context().newPage();
  await goTo(two, '/cart');
  await eventually(() => countOf(two, collected)).toBe('1');
  const stepper = buying(one, t).getByRole('spinbutton');
  await stepper.fill('6');
  await eventually(() => countOf(two, collected)).toBe('6');

  await logIn(two, user);
  await goTo(two, '/cart');
  await atRest(two);
  const elsewhere = await visitors.open({ token: user.token });
  await putIn(elsewhere, other, 'ru');
  await eventually(() => countOf(two, other)).toBe('1');
  await lineOf(two, other).getByText(t('cart.changedElsewhere')).waitFor();
});
