/** Favourites and comparison: a visitor's and a user's, on one device and on two, in both languages. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { allowComplaint } from '#tests/page-audit.ts';
import { aUser } from './new-user.ts';
import { eventually, goTo, shop, startVisitors } from './visitors.ts';
import { words } from './words.ts';

const visitors = startVisitors();
let token: string;
let laminate: string[];
let drills: string[];

async function codesOf(section: string, count: number): Promise<string[]> {
  const response = await fetch(`${shop}/api/v2/products/?sectionCode=${section}&inStock=1&pageSize=${count}`);
  return ((await response.json()) as { items: { code: string }[] }).items.map(({ code }) => code);
}

const call = (path: string, method = 'GET', body?: object) =>
  fetch(shop + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

const savedOnServer = async (list: 'favorites' | 'compare') =>
  ((await (await call(`/api/v2/products/${list}/codes/`)).json()) as { products: string[] }).products;

/** Nothing on the server's lists but these favourites. */
async function leaveOnServer(favorites: readonly string[]): Promise<void> {
  await call(
    `/api/v2/products/favorites/?productsCode=${(await savedOnServer('favorites')).join()}`,
    'DELETE',
  );
  await call('/api/v2/products/compare/', 'DELETE', { productsCode: await savedOnServer('compare') });
  if (favorites.length > 0) await call('/api/v2/products/favorites/', 'POST', { productsCode: favorites });
}

/** As if the visitor had been here before. */
async function keep(page: Page, list: string, codes: readonly string[]): Promise<void> {
  await page.goto('/healthz');
  await page.evaluate(([name, stored]) => localStorage.setItem(name, stored), [
    list,
    JSON.stringify(codes),
  ] as const);
}
const kept = (page: Page, list: string) => page.evaluate((name) => localStorage.getItem(name), list);
const shown = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('list', { name: words.ru('favorites.title') })
    .getByRole('article');

beforeAll(async () => {
  let user: { token: string };
  [user, laminate, drills] = await Promise.all([
    aUser('lists'),
    codesOf('laminat', 4),
    codesOf('perforatory', 2),
  ]);
  token = user.token;
});

test('what a guest collected is merged at login, without loss or doubling, and leaves with the logout', async () => {
  const [first = '', second = ''] = laminate;
  await leaveOnServer([second]);
  const page = await visitors.open();
  await goTo(page, '/c/laminat');
  for (const [place, name] of [
    [0, 'card.favorite'],
    [1, 'card.favorite'],
    [0, 'card.compare'],
  ] as const) {
    const card = page.locator('article', { has: page.locator(`a[href="/p/${laminate[place]}"]`) });
    await card.getByRole('button', { name: words.ru(name) }).click();
  }
  expect(await kept(page, 'favorite-products')).toBe(JSON.stringify([second, first]));

  await page.context().addCookies([{ name: 'token', value: token, url: shop }]);
  await goTo(page, '/favorites');
  await eventually(() => shown(page).count()).toBe(2);
  await eventually(() => kept(page, 'favorite-products')).toBeNull();
  await eventually(() => kept(page, 'compare-products')).toBeNull();
  expect(await savedOnServer('favorites')).toEqual([first, second]);
  expect(await savedOnServer('compare')).toEqual([first]);

  // A call that is on its way loses its session.
  allowComplaint(page, /\b401\b/);
  await page.context().clearCookies({ name: 'token' });
  await goTo(page, '/favorites');
  await page.getByText(words.ru('favorites.empty')).waitFor();
  expect(await kept(page, 'favorite-products')).toBeNull();
});

test('a change on one device appears on the other; what was missed meanwhile is made good by one reload', async () => {
  const [first = '', second = '', third = ''] = laminate;
  await leaveOnServer([first]);
  const [desk, phone] = [await visitors.open({ token }), await visitors.open({ token, width: 360 })];
  const openings: string[] = [];
  const reloads: string[] = [];
  phone.on('request', (request) => {
    if (request.url().includes('/.well-known/mercure')) openings.push(request.url());
    if (request.url().includes('/favorites/codes/')) reloads.push(request.url());
  });
  await Promise.all([goTo(desk, '/c/laminat'), goTo(phone, '/kz/favorites')]);
  const cards = phone
    .getByRole('main')
    .getByRole('list', { name: words.kz('favorites.title') })
    .getByRole('article');
  await eventually(() => cards.count()).toBe(1);
  await eventually(() => openings.length).toBe(1);

  const card = desk.locator('article', { has: desk.locator(`a[href="/p/${second}"]`) });
  await card.getByRole('button', { name: words.ru('card.favorite') }).click();
  await eventually(() => cards.count()).toBe(2);

  // The page is put aside, and with it the stream; two changes later it is taken out again.
  await phone.evaluate(() => void dispatchEvent(new PageTransitionEvent('pagehide')));
  reloads.length = 0;
  await call('/api/v2/products/favorites/', 'POST', { productsCode: third });
  await call(`/api/v2/products/favorites/?productsCode[]=${first}`, 'DELETE');
  await phone.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow')));
  await eventually(() => cards.locator('a[href^="/kz/p/"]').first().getAttribute('href')).toBe(
    `/kz/p/${third}`,
  );
  await eventually(() => cards.count()).toBe(2);
  await eventually(() => openings.length).toBe(2);
  expect(reloads).toHaveLength(1);

  // Taken off on the phone, offered back there, seen on the desk.
  await cards
    .first()
    .getByRole('button', { name: words.kz('card.favorite') })
    .click();
  const desksHeart = desk
    .locator('article', { has: desk.locator(`a[href="/p/${third}"]`) })
    .getByRole('button', { name: words.ru('card.favorite') });
  await eventually(() => desksHeart.getAttribute('aria-pressed')).toBe('false');
  await phone
    .getByRole('button', { name: words.kz('cart.undo') })
    .last()
    .click();
  await eventually(() => desksHeart.getAttribute('aria-pressed')).toBe('true');
});

describe('the comparison', () => {
  // The other lists are looked at in Russian and wide.
  const [t, width] = [words.kz, 360] as const;

  test('goes by section, tells differences and best values, takes out and puts back', async () => {
    const page = await visitors.open({ width });
    await keep(page, 'compare-products', [...laminate, ...drills]);
    await goTo(page, '/kz/compare');
    const table = page.getByRole('table');
    await table.waitFor();
    const columns = table.getByRole('columnheader');
    expect(await columns.count()).toBe(laminate.length);

    // Shown once, and never again.
    await page.getByText(t('compare.training')).waitFor();
    await page.getByRole('button', { name: t('compare.trainingDone') }).click();
    expect(await kept(page, 'compare-training')).toBe('["table"]');

    const rows = table.getByRole('row');
    const all = await rows.count();
    const narrow = page.getByRole('switch', { name: t('compare.onlyDifferent') });
    await narrow.press('Space');
    const showAll = page.getByRole('button', { name: t('compare.showAll') });
    await showAll.waitFor();
    expect(await rows.count()).toBeLessThan(all);
    await showAll.click();
    expect(await rows.count()).toBe(all);
    expect(await table.getByText(t('compare.best'), { exact: true }).count()).toBeGreaterThan(0);

    // The names of the rows stay in sight while the products are swiped, and the page itself stands still.
    const names = table.getByRole('rowheader').first();
    const before = await names.boundingBox();
    await table.evaluate((element) => {
      if (element.parentElement) element.parentElement.scrollLeft = 200;
    });
    expect((await names.boundingBox())?.x).toBe(before?.x);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    await page.getByRole('radio', { name: /Перфоратор/ }).check({ force: true });
    await eventually(() => columns.count()).toBe(drills.length);
    const remove = columns
      .first()
      .getByRole('button', { name: new RegExp(t('compare.remove', { name: '' }).trim()) });
    await remove.focus();
    await page.keyboard.press('Enter');
    await eventually(() => columns.count()).toBe(1);
    // spec 4: one product has nothing to differ from.
    await eventually(() => narrow.isDisabled()).toBe(true);
    await page.getByRole('button', { name: t('cart.undo') }).click();
    await eventually(() => columns.count()).toBe(2);
  });
});

test('favourites are narrowed, ordered, bought together, and shared by a link that changes nobody’s list', async () => {
  const t = words.ru;
  const page = await visitors.open();
  await keep(page, 'favorite-products', [...laminate, ...drills]);
  await goTo(page, '/favorites');
  await eventually(() => shown(page).count()).toBe(laminate.length + drills.length);
  await page.getByRole('radio', { name: /Перфораторы/ }).check({ force: true });
  await eventually(() => shown(page).count()).toBe(drills.length);
  await page.getByLabel(t('listing.sort')).selectOption('price-desc');
  await page.waitForURL(/section=perforatory&sort=price-desc/);
  await page.getByRole('button', { name: t('favorites.buyAll', { count: drills.length }) }).click();
  await eventually(() =>
    page
      .getByRole('banner')
      .getByRole('link', { name: t('header.cart') })
      .textContent(),
  ).toContain(String(drills.length));

  const friend = await visitors.open();
  await goTo(friend, `/favorites?products=${laminate.slice(0, 2).join()}`);
  await eventually(() => shown(friend).count()).toBe(2);
  expect(await kept(friend, 'favorite-products')).toBeNull();
  await friend.getByRole('button', { name: t('lists.keepShared') }).click();
  expect(await kept(friend, 'favorite-products')).toBe(JSON.stringify(laminate.slice(0, 2)));
});
