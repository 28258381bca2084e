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

test.each([
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</title><svg onload=alert(1)>',
  "'-alert(1)-'",
])('a search for «%s» shows the words and runs nothing, in both languages', async (evil) => {
  for (const path of ['/search', '/kz/search']) {
    const response = await fetch(`${inject('shopUrl')}${path}?q=${encodeURIComponent(evil)}`);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).not.toContain('<script>alert');
    expect(html).not.toMatch(/<(img|svg)[^>]*\son(error|load)=/);
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
  }
});
