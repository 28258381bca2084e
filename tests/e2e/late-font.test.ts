/** The shop's letters come over a slow line after the page: what is read already stays where it is. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { expectClean } from '#tests/page-audit.ts';
import { startVisitors, type Width } from './visitors.ts';

const visitors = startVisitors({ hasPictures: true });

test.each<[string, Width]>([
  ['/advice', 1272],
  ['/catalog', 1272],
  ['/delivery', 360],
  ['/kz/contacts', 360],
])('letters that come late move nothing on %s at %i px', async (path, width) => {
  const page = await visitors.open({ width });
  let hasCome = false;
  await page.route(/\.woff2$/, async (route) => {
    await sleep(1000);
    await route.continue();
    hasCome = true;
  });
  await page.goto(path);
  await page.evaluate(() => document.fonts.load('16px Onest'));
  expect(hasCome).toBe(true);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expectClean(page, { lang: path.startsWith('/kz') ? 'kk-KZ' : 'ru-KZ', axe: 'none' });
});
