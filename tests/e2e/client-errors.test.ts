import { expect, test } from 'vitest';
import { allowComplaint } from '#tests/page-audit.ts';
import { goTo, startVisitors } from './visitors.ts';

const visitors = startVisitors();

test('what breaks in a browser is told to the shop once, by a page that goes on', async () => {
  const page = await visitors.open({ width: 360 });
  await goTo(page, '/');
  allowComplaint(page, /no price of/);
  const told = page.waitForRequest((request) => request.url().endsWith('/api/v1/client-errors/'));
  // As if a script of the shop's own had thrown it, twice.
  await page.evaluate(() => {
    for (const _time of [1, 2]) {
      const error = new Error('no price of "Anna"');
      error.stack = `Error\n at Price (${location.origin}/assets/goods-Ab3dx39Z.js:1:23)`;
      setTimeout(() => {
        throw error;
      });
    }
  });
  // What a beacon carries is not shown to the tests: the answer tells that it was understood.
  const answer = await (await told).response();
  expect(answer?.status()).toBe(200);
  const again = await page
    .waitForRequest((next) => next.url().endsWith('/client-errors/'), { timeout: 500 })
    .catch(() => null);
  expect(again).toBeNull();
});
