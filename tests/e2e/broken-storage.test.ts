import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { SAVED_LIST_CAPS } from '#domain/saved-list.ts';
import { allowComplaint } from '#tests/page-audit.ts';
import { eventually, goTo, shop, startVisitors } from './visitors.ts';
import { words } from './words.ts';

const visitors = startVisitors({ hasPictures: true });
const t = words.ru;
const NAMES = [...Object.keys(SAVED_LIST_CAPS), 'sheber-cart', 'sheber-city'];
/** Screens that read a list, and one whose cards do. */
const SCREENS = ['/favorites', '/compare', '/cart', '/c/laminat'];

const listing = (await (await fetch(`${shop}/api/v2/products/?sectionCode=laminat&pageSize=96`)).json()) as {
  items: { code: string }[];
};
const codes = listing.items.map(({ code }) => code);

const headerLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });

async function expectWorking(page: Page): Promise<void> {
  for (const screen of SCREENS) {
    await goTo(page, screen);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await headerLink(page, t('header.favorites')).waitFor();
  }
}

describe('local storage that someone broke', () => {
  // domain/saved-list.test.ts and storefront/cart try every kind of value; here each list holds one of these.
  test.each([
    ['no JSON', ['{']],
    ['other things than lists', ['{"__proto__":{"polluted":true},"length":3}', 'null']],
  ])('%s in every list: the shop works and the corrupt lists are gone', async (_what, values) => {
    const page = await visitors.open();
    await page.goto('/healthz');
    await page.evaluate(
      ([names, broken]) => {
        for (const [place, name] of names.entries())
          localStorage.setItem(name, broken[place % broken.length] ?? '');
      },
      [NAMES, values] as const,
    );
    await expectWorking(page);
    const left = await page.evaluate(
      (names) => names.filter((name) => localStorage.getItem(name) !== null),
      ['favorite-products', 'compare-products', 'sheber-cart'],
    );
    expect(left).toEqual([]);
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
  });

  test('ten thousand entries, odd ones among them, are cut to the cap', async () => {
    const page = await visitors.open();
    await page.goto('/healthz');
    await page.evaluate(
      ([names, real]) => {
        const odd = [
          '  ',
          '',
          null,
          7,
          {},
          '__proto__',
          'constructor',
          '<img src=x onerror=alert(1)>',
          'x'.repeat(5000),
        ];
        const many = Array.from({ length: 10_000 }, (_, index) => `no-such-product-${index}`);
        for (const name of names) localStorage.setItem(name, JSON.stringify([...odd, ...real, ...many]));
      },
      [NAMES, codes.slice(0, 20)] as const,
    );
    await expectWorking(page);
    const favorites = headerLink(page, t('header.favorites'));
    expect(await favorites.textContent()).toContain(String(SAVED_LIST_CAPS['favorite-products']));
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: t('card.compare') })
      .click();
    const kept = await page.evaluate(
      () => (JSON.parse(localStorage.getItem('compare-products') ?? '[]') as string[]).length,
    );
    expect(kept).toBeLessThanOrEqual(SAVED_LIST_CAPS['compare-products']);
  });
});

/** A favourite and a cart are kept at least as long as the page lives. */
async function expectWorkingForTheSession(page: Page): Promise<void> {
  allowComplaint(page, /Failed to save scroll positions in sessionStorage/);
  await goTo(page, '/c/laminat');
  const cards = await page.getByRole('article').all();
  const states = await Promise.all(
    cards.map((card) => card.getByRole('button', { name: t('button.active') }).count()),
  );
  const card = page.getByRole('article').nth(states.indexOf(1));
  await card.getByRole('button', { name: t('card.favorite') }).click();
  await card.getByRole('button', { name: t('button.active') }).click();
  await card.getByRole('button', { name: t('design.stepper.more') }).waitFor();
  const favorites = headerLink(page, t('header.favorites'));
  await eventually(() => favorites.textContent()).toMatch(/1/);
  await favorites.click();
  await page.waitForURL('/favorites');
  await page.getByRole('main').getByRole('article').first().waitFor();
  await eventually(() => headerLink(page, t('header.cart')).textContent()).toMatch(/1/);
}

test('storage that is forbidden leaves a shop that works for the session', async () => {
  const page = await visitors.open();
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await expectWorkingForTheSession(page);
  await expectWorking(page);
});

test('storage that is full leaves a shop that works for the session', async () => {
  const page = await visitors.open();
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await expectWorkingForTheSession(page);
});

test.each<Record<string, string>>([
  {
    viewport: '%00%00',
    i18n_redirected: '../../etc/passwd',
    token: 'a'.repeat(43),
    mobile: 'yes',
    ['__proto__']: 'x',
  },
  { viewport: 'x'.repeat(60), token: '{"__proto__":1}' },
])('the cookies %j are no hindrance', async (cookies) => {
  const page = await visitors.open({ cookies });
  await goTo(page, '/c/laminat');
  await page.getByRole('article').first().waitFor();
  expect((await page.context().cookies(shop)).find((cookie) => cookie.name === 'viewport')?.value).toBe(
    'desktop',
  );
});
