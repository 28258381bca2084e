import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { allowComplaint } from '#tests/page-audit.ts';
import { atRest, waitUntilWhollyAlive } from '#tests/page-ready.ts';
import { toPassword } from './by-password.ts';
import { aUser, putIn, type User } from './new-user.ts';
import { takeProduct } from './own-goods.ts';
import { DEMO_PASSWORD, eventually, goTo, shop, startVisitors } from './visitors.ts';
import { words } from './words.ts';

const visitors = startVisitors();
const t = words.ru;

/** As from another device: this browser hears of it by its next call alone. */
const endSession = ({ token }: User) =>
  fetch(`${shop}/api/v1/auth/logout/`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });

const loginLink = (page: Page) => page.getByRole('link', { name: t('header.login') }).first();
const localCart = (page: Page) => page.evaluate(() => localStorage.getItem('sheber-cart'));

async function enter(page: Page, { email }: User): Promise<void> {
  const dialog = page.getByRole('dialog', { name: t('login.title') });
  await toPassword(dialog, t);
  await dialog.getByLabel(t('login.login')).fill(email);
  await dialog.getByLabel(t('login.password'), { exact: true }).fill(DEMO_PASSWORD);
  const loaded = page.waitForEvent('load');
  await page.keyboard.press('Enter');
  await loaded;
}

test('a session that has ended leaves a visitor’s page at once; the press is kept and the login asked for', async () => {
  const [user, product] = await Promise.all([aUser('ended-here'), takeProduct()]);
  await putIn(user, { productCode: product.code, count: 2 });
  const page = await visitors.open({ token: user.token });
  // The live channel would tell of the end before the press does.
  await page.route('**/api/v1/sse/authorize/', (route) => route.abort());
  allowComplaint(page, /\b401\b|sse\/authorize|ERR_FAILED/);
  await goTo(page, `/p/${product.code}`);
  await waitUntilWhollyAlive(page);
  await atRest(page);
  expect(await loginLink(page).isVisible()).toBe(false);

  await endSession(user);
  const buying = page.getByRole('region', { name: t('product.buying') });
  await buying.getByRole('spinbutton').first().focus();
  await page.keyboard.press('ArrowUp');
  await page.getByRole('dialog', { name: t('login.title') }).waitFor();
  expect(JSON.parse((await localCart(page)) ?? '[]')).toEqual([{ productCode: product.code, count: 3 }]);
  await page.keyboard.press('Escape');
  await loginLink(page).waitFor();
  expect(await page.getByText('Айгерім').count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe(`/p/${product.code}`);

  // What is personal asks who it is.
  await loginLink(page).click();
  await enter(page, user);
  await waitUntilWhollyAlive(page);
  await page.getByText('Айгерім').first().waitFor();
  await eventually(() => buying.getByRole('spinbutton').first().inputValue()).toBe('3');
});

test('a way through the shop after the session has ended is a visitor’s, and a guarded page asks for the login', async () => {
  const user = await aUser('ended-on-the-way');
  const page = await visitors.open({ token: user.token });
  allowComplaint(page, /\b401\b/);
  await goTo(page, '/catalog');
  await atRest(page);
  await endSession(user);
  await page
    .getByRole('link', { name: t('header.favorites') })
    .first()
    .click();
  await page.waitForURL('/favorites');
  await loginLink(page).waitFor();
  await goTo(page, '/personal/orders');
  await page.getByRole('dialog', { name: t('login.title') }).waitFor();
});

test('a login in one tab is heard in the other: its cart is the account’s, never an empty one', async () => {
  const [user, product] = await Promise.all([aUser('two-tabs'), takeProduct()]);
  const first = await visitors.open();
  await goTo(first, `/p/${product.code}`);
  await waitUntilWhollyAlive(first);
  await first
    .getByRole('region', { name: t('product.buying') })
    .getByRole('button', { name: t('button.active') })
    .first()
    .click();
  await eventually(() => localCart(first)).not.toBeNull();
  const second = await first.context().newPage();
  await goTo(second, '/contacts');
  await loginLink(second).click();
  await enter(second, user);
  await first.getByText('Айгерім').first().waitFor();
  await eventually(() =>
    first
      .getByRole('region', { name: t('product.buying') })
      .getByRole('spinbutton')
      .first()
      .inputValue(),
  ).toBe('1');
});
