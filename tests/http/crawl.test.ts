import { expect, inject, test } from 'vitest';
import { crawl } from '#rigs/crawl/crawl.ts';
import { readPage } from '#rigs/crawl/read-page.ts';
import { findFactFaults } from '#rigs/crawl/schema-rules.ts';
import { listScreenAddresses } from '#tests/e2e/screen-addresses.ts';

/** What a search engine meets. `npm run crawl` walks every product besides. */
test('a crawl of both languages finds no broken link, no orphan, no redirect, and every page well described', async () => {
  const { pages, validated, faults } = await crawl({
    shop: inject('shopUrl'),
    everyProduct: 400,
    everyHtml: 60,
    atOnce: 4,
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

/** What a kind of page must tell; beside these each may tell more. */
const FACTS: Readonly<Record<string, readonly string[]>> = {
  home: ['Organization', 'WebSite'],
  catalog: ['BreadcrumbList'],
  section: ['BreadcrumbList', 'ItemList'],
  'static-filter': ['BreadcrumbList', 'ItemList'],
  product: ['Product', 'BreadcrumbList'],
  brand: ['BreadcrumbList', 'ItemList'],
  promo: ['BreadcrumbList'],
  sets: ['ItemList'],
  set: ['Product', 'BreadcrumbList'],
  advice: ['BreadcrumbList', 'ItemList'],
  'advice-category': ['BreadcrumbList', 'ItemList'],
  article: ['Article', 'BreadcrumbList'],
  'static-page': ['BreadcrumbList', 'FAQPage'],
  contacts: ['Organization', 'HardwareStore', 'BreadcrumbList'],
};
const FIRST_PICTURES: Readonly<Record<string, number>> = { home: 1, section: 4, product: 1, sets: 2 };

test('every kind of page tells the facts of its kind, keeps the room of its pictures and asks for the first ones at once', async () => {
  const screens = (await listScreenAddresses(inject('shopUrl'))).filter(({ name }) => FACTS[name]);
  expect(screens.map(({ name }) => name).toSorted()).toEqual(Object.keys(FACTS).toSorted());
  for (const { name, path } of screens) {
    const url = new URL(inject('shopUrl') + path);
    const html = await (await fetch(url)).text();
    const { structured } = readPage(html, url);
    expect(findFactFaults(structured), path).toEqual([]);
    const types = structured.map((facts) => facts['@type']);
    expect(types, path).toEqual(expect.arrayContaining([...(FACTS[name] ?? [])]));
    for (const [image] of html.matchAll(/<img[^>]*>/g)) expect(image).toMatch(/ width="\d+" height="\d+"/);
    const [head = '', body = ''] = html.split('<body>');
    const preloads = head.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
    const urgent = body.match(/<img[^>]* fetchPriority="high"[^>]*>/g) ?? [];
    expect(preloads.length + urgent.length, path).toBeGreaterThanOrEqual(FIRST_PICTURES[name] ?? 0);
    // What is asked for early is seen early.
    for (const [, address = ''] of preloads.join('').matchAll(/href="([^" ]+)/g))
      expect(body, path).toContain(address);
  }
});
