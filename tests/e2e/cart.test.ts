import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '#contract/catalog.ts';
import { localePath } from '#domain/locale.ts';
import { formatTenge } from '#domain/money.ts';
import { allowComplaint, expectClean } from '#tests/page-audit.ts';
import { waitUntilWhollyAlive } from '#tests/page-ready.ts';
import { eventually, goTo, shop, startVisitors } from './visitors.ts';
import { words } from './words.ts';

const visitors = startVisitors();
const goods: Product[] = [];

beforeAll(async () => {
  const response = await fetch(`${shop}/api/v2/products/?sectionCode=laminat&pageSize=96`);
  const { items } = (await response.json()) as { items: Product[] };
  const total = ({ balance }: Product) => balance.reduce((sum, { count }) => sum + count, 0);
  goods.push(...items.filter((each) => !each.onOrder && !each.isOffline && total(each) >= 20));
});

const good = (at: number): Product => {
  const found = goods[at];
  if (!found) throw new Error('the demo range has too little laminate');
  return found;
};

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

async function logIn(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/api/v1/auth/login/', {
    data: { login: email, password: 'sheber-demo-1' },
    headers: { origin: shop },
  });
  expect(answer.status()).toBe(200);
}

const empty = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/api/v1/cart/');
    const { items } = (await answer.json()) as { items: { product: { code: string } }[] };
    const wishes = items.map(({ product }) => ({ productCode: product.code, count: 0 }));
    await fetch('/api/v1/cart/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ items: wishes }),
    });
  });

describe.each([
  ['ru', 1272, 'retail@sheber.test'],
  ['kz', 360, 'club@sheber.test'],
] as const)('%s at %d', (locale, width, email) => {
  test('a guest collects, logs in, and the cart merges without loss or doubling', async () => {
    const t = words[locale];
    const page = await visitors.open({ width });
    await logIn(page, email);
    await goTo(page, localePath('/cart', locale));
    await empty(page);
    // The account holds 2 of the first and 1 of the third from another day.
    await page.evaluate(
      async ([first, third]) => {
        await fetch('/api/v1/cart/', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            items: [
              { productCode: first, count: 2 },
              { productCode: third, count: 1 },
            ],
          }),
        });
      },
      [good(0).code, good(2).code] as const,
    );
    // Away from the cart first: a page that is logged out under its feet complains, and rightly.
    await page.goto('/healthz');
    await page.context().clearCookies({ name: 'token' });

    await putIn(page, good(0), locale);
    await putIn(page, good(1), locale);
    await goTo(page, localePath('/cart', locale));
    const first = lineOf(page, good(0)).getByRole('spinbutton');
    await first.waitFor();
    await first.fill('5');
    const sum = page.getByRole('complementary', { name: t('cart.sum') });
    const priced = await page.request.post('/api/v1/cart/calculate/', {
      headers: { origin: shop },
      data: {
        city: 'pavlodar',
        items: [
          { productCode: good(0).code, count: 5 },
          { productCode: good(1).code, count: 1 },
        ],
      },
    });
    const { totals } = (await priced.json()) as { totals: { total: number } };
    await eventually(async () => (await sum.textContent())?.includes(formatTenge(totals.total))).toBe(true);
    // Loaded anew: a sum that a typed count has changed may well take a line more.
    await goTo(page, localePath('/cart', locale));
    await eventually(async () => (await sum.textContent())?.includes(formatTenge(totals.total))).toBe(true);
    await expectClean(page, { lang: locale === 'ru' ? 'ru-KZ' : 'kk-KZ' });

    await logIn(page, email);
    await goTo(page, localePath('/cart', locale));
    const expected = { [good(0).code]: 5, [good(1).code]: 1, [good(2).code]: 1 };
    await eventually(() => stored(page)).toEqual(expected);
    await eventually(() => countOf(page, good(0))).toBe('5');
    await goTo(page, localePath('/cart', locale));
    await eventually(() => countOf(page, good(1))).toBe('1');
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
  await logIn(page, 'wholesale@sheber.test');
  await goTo(page, '/cart');
  await empty(page);
  await putIn(page, good(3), 'ru');
  await eventually(() => stored(page)).toEqual({ [good(3).code]: 1 });
  await page.context().setOffline(true);
  const stepper = buying(page, t).getByRole('spinbutton').first();
  await stepper.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.getByText(t('cart.waiting')).first().waitFor();
  expect(await stepper.inputValue()).toBe('3');
  await page.context().setOffline(false);
  await eventually(() => stored(page)).toEqual({ [good(3).code]: 3 });

  await goTo(page, '/cart');
  await lineOf(page, good(3))
    .getByRole('button', { name: t('cart.remove') })
    .click();
  await eventually(() => stored(page)).toEqual({});
  await page.getByRole('button', { name: t('cart.undo') }).click();
  await eventually(() => stored(page)).toEqual({ [good(3).code]: 3 });
});

test('two tabs of a guest stay in step, and what another device changes is told on the line', async () => {
  const t = words.ru;
  const one = await visitors.open();
  await putIn(one, good(4), 'ru');
  const two = await one.context().newPage();
  await goTo(two, '/cart');
  await eventually(() => countOf(two, good(4))).toBe('1');
  const stepper = buying(one, t).getByRole('spinbutton');
  await stepper.fill('6');
  await eventually(() => countOf(two, good(4))).toBe('6');

  await logIn(two, 'org@sheber.test');
  await goTo(two, '/cart');
  await empty(two);
  await goTo(two, '/cart');
  const elsewhere = await visitors.open();
  await logIn(elsewhere, 'org@sheber.test');
  await putIn(elsewhere, good(5), 'ru');
  await eventually(() => countOf(two, good(5))).toBe('1');
  await lineOf(two, good(5)).getByText(t('cart.changedElsewhere')).waitFor();
});
