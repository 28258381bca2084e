import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { allowComplaint } from '#tests/page-audit.ts';
import { isSameDocument, mark, press } from './soft-navigation.ts';
import { eventually, goTo, startVisitors } from './visitors.ts';
import { words } from './words.ts';

const visitors = startVisitors();
const CHUNK = /\/assets\/catalog-screen-[\w-]+\.js$/;

/** The page of a build that is gone: the chunk of a screen is answered as the server would, by 404. */
async function openWithoutChunk(): Promise<{ page: Page; loads: () => number }> {
  const page = await visitors.open();
  allowComplaint(page, CHUNK);
  allowComplaint(page, /catalog-screen-[\w-]+\.js/);
  await page.route(CHUNK, (route) => route.fulfill({ status: 404, body: 'gone' }));
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await goTo(page, '/contacts');
  await mark(page);
  return { page, loads: () => loads };
}

describe('a chunk that is gone', () => {
  test('is met by one reload, and then by a message, never by a loop', async () => {
    const { page, loads } = await openWithoutChunk();
    await press(page, 'footer a[href="/catalog"]');
    await eventually(loads).toBe(2);
    await page.getByRole('heading', { level: 1 }).waitFor();

    // The same again within the guard's ten seconds: words instead of another reload.
    await goTo(page, '/contacts').catch(() => undefined);
    await press(page, 'footer a[href="/catalog"]');
    await page.getByRole('heading', { level: 1, name: words.ru('error.title') }).waitFor();
    await page.getByRole('button', { name: words.ru('error.retry') }).waitFor();
    const after = loads();
    await page.waitForTimeout(500);
    expect(loads()).toBe(after);
  });

  test('does not reload the page under the hands of one who only points at a link', async () => {
    const { page, loads } = await openWithoutChunk();
    await page.locator('footer a[href="/catalog"]').scrollIntoViewIfNeeded();
    await page.locator('footer a[href="/catalog"]').hover();
    await page.waitForTimeout(500);
    expect(loads()).toBe(1);
    expect(await isSameDocument(page)).toBe(true);
  });
});

test('data of another build makes a full load of the wanted page', async () => {
  const page = await visitors.open();
  await goTo(page, '/contacts');
  await mark(page);
  await page.route('**/_payload.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-build-id': 'newer' } });
  });
  await press(page, 'footer a[href="/brands"]');
  await page.waitForURL('/brands');
  await page.waitForLoadState();
  await eventually(() => isSameDocument(page)).toBe(false);
  await page.getByRole('heading', { level: 1, name: words.ru('brands.title') }).waitFor();
});
