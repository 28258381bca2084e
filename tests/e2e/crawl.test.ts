import { expect, inject, test } from 'vitest';
import { crawl } from '#tools/crawl/crawl.ts';

/** Without a browser, over plain HTTP: what a search engine meets. `npm run crawl` walks every product besides. */
test('a crawl of both languages finds no broken link, no orphan, no redirect, and every page well described', async () => {
  const { pages, validated, faults } = await crawl({
    shop: inject('shopUrl'),
    everyProduct: 400,
    everyHtml: 60,
    atOnce: 8,
  });
  expect(faults).toEqual([]);
  expect(pages).toBeGreaterThan(400);
  expect(validated).toBeGreaterThan(20);
});
