import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { eventually, goTo, startVisitors } from './visitors.ts';
import { words } from './words.ts';

const visitors = startVisitors();
const t = words.ru;

/** A page that is seen, while what makes it alive is on its way until it is let through. */
async function openUnalive(address: string): Promise<{ page: Page; letThrough(): void }> {
  const page = await visitors.open({ width: 1272 });
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/libraries-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(address);
  await page.locator('head link[rel="modulepreload"]').first().waitFor({ state: 'attached' });
  return { page, letThrough: resolve };
}

test('a button pressed before the page is alive does what it says once it is', async () => {
  const { page, letThrough } = await openUnalive('/c/laminat');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('button.active') })
    .first()
    .click();
  expect(await page.evaluate(() => localStorage.getItem('sheber-cart'))).toBeNull();
  letThrough();
  await page.getByRole('main').getByRole('spinbutton').first().waitFor();
  await eventually(() => page.evaluate(() => localStorage.getItem('sheber-cart'))).not.toBeNull();
});

test('a link pressed before the page is alive leads on', async () => {
  const { page, letThrough } = await openUnalive('/');
  const leaving = page.getByRole('main').locator('a[href^="/c/"]').first().click();
  letThrough();
  await leaving;
  await page.waitForURL('**/c/**');
  expect(await goTo(page, page.url())).toBe(200);
});
