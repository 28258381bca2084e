import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSitemap } from '#api/sitemap/sitemap.ts';
import { publicAddresses } from '#storefront/app/routing/public-addresses.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { registerSitemap } from './sitemap.ts';

const app = Fastify();
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  registerSitemap(app, {
    sitemap: createSitemap(database.db),
    publicUrl: 'https://sheber.test',
    publicAddresses,
    listTexts: async () => [{ path: '/advice/floors/laminate', changedOn: '2026-05-21' }],
  });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const get = (url: string) => app.inject({ url });
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');

test('the index names its parts, and together they hold every page once in each language', async () => {
  const index = await get('/sitemap.xml');
  expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
  const parts = locations(index.payload).map((address) => new URL(address).pathname);
  expect(parts).toEqual(['/sitemap/pages.xml', '/sitemap/products-1.xml']);

  const addresses = (await Promise.all(parts.map(get))).flatMap(({ payload }) => locations(payload));
  const [counts] = await database.db<{ pages: number }[]>`
    SELECT (SELECT count(*) FROM products WHERE active) + (SELECT count(*) FROM sections)
           + (SELECT count(*) FROM brands) + (SELECT count(*) FROM static_filters)
           + (SELECT count(*) FROM promotions WHERE is_listed) + (SELECT count(*) FROM set_sections)
           + (SELECT count(*) FROM set_static_filters) + (SELECT count(*) FROM product_sets WHERE active) AS pages`;
  expect(addresses).toHaveLength(2 * ((counts?.pages ?? 0) + publicAddresses.length + 1));
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toContain('https://sheber.test/kz/c/laminat');
  expect(addresses).toContain('https://sheber.test/kz/advice/floors/laminate');
});

test('a page names itself in the other language and the day it last changed', async () => {
  const [product] = await database.db<{ code: string; day: string }[]>`
    SELECT code, greatest(first_seen_at::date, max(valid_from))::text AS day
    FROM products JOIN price_history ON product_id = id WHERE active GROUP BY id ORDER BY id LIMIT 1`;
  const { payload } = await get('/sitemap/products-1.xml');
  const entry = payload.split('<url>').find((url) => url.includes(`/kz/p/${product?.code}</loc>`));
  expect(entry).toContain(`<lastmod>${product?.day}</lastmod>`);
  expect(entry).toContain(`hreflang="ru-KZ" href="https://sheber.test/p/${product?.code}"`);
  expect(payload.trimEnd().endsWith('</urlset>')).toBe(true);
});

test('what is no longer on sale is left out', async () => {
  const [inactive] = await database.db<
    { code: string }[]
  >`SELECT code FROM products WHERE NOT active LIMIT 1`;
  const { payload } = await get('/sitemap/products-1.xml');
  expect(inactive).toBeDefined();
  expect(payload).not.toContain(`/p/${inactive?.code}<`);
});

test.each([
  '/sitemap/products-2.xml',
  '/sitemap/products-0.xml',
  '/sitemap/products-99999.xml',
  '/sitemap/x.xml',
])('%s is no part', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

test('it is sent compressed to those who take it so', async () => {
  const { headers, rawPayload } = await app.inject({
    url: '/sitemap.xml',
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(headers['content-encoding']).toBe('gzip');
  expect([...rawPayload.subarray(0, 2)]).toEqual([0x1f, 0x8b]);
});

test('robots are told of the index and kept from private pages in both languages', async () => {
  const { payload } = await get('/robots.txt');
  expect(payload).toContain('Sitemap: https://sheber.test/sitemap.xml');
  for (const path of ['/personal', '/kz/personal', '/kz/search', '/api/']) {
    expect(payload.split('\n')).toContain(`Disallow: ${path}`);
  }
});

describe('every part holds to the schema of sitemaps', () => {
  const XHTML = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
  const ENTRY =
    /^<url><loc>(https:\/\/sheber\.test\/[^<\s]*)<\/loc>(<lastmod>(\d{4}-\d{2}-\d{2})<\/lastmod>)?((?:<xhtml:link rel="alternate" hreflang="[A-Za-z-]+" href="[^"<\s]+"\/>)+)<\/url>$/;

  test('the index: its namespace, and one location after another', async () => {
    const { payload } = await get('/sitemap.xml');
    const [head, open, ...rest] = payload.trimEnd().split('\n');
    expect(head).toBe('<?xml version="1.0" encoding="UTF-8"?>');
    expect(open).toBe(`<sitemapindex ${SPACE}>`);
    expect(rest.pop()).toBe('</sitemapindex>');
    for (const line of rest)
      expect(line).toMatch(/^<sitemap><loc>https:\/\/sheber\.test\/sitemap\/[\w-]+\.xml<\/loc><\/sitemap>$/);
  });

  test.each(['/sitemap/pages.xml', '/sitemap/products-1.xml'])('%s', async (part) => {
    const { payload } = await get(part);
    const [head, open, ...rest] = payload.trimEnd().split('\n');
    expect(head).toBe('<?xml version="1.0" encoding="UTF-8"?>');
    expect(open).toBe(`<urlset ${SPACE} ${XHTML}>`);
    expect(rest.pop()).toBe('</urlset>');
    expect(rest.length).toBeLessThan(50_000);
    expect(Buffer.byteLength(payload)).toBeLessThan(50 * 1024 * 1024);
    const today = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    for (const line of rest) {
      const [, loc = '', , day, links = ''] = ENTRY.exec(line) ?? [];
      if (loc === '' || loc.length >= 2048) throw new Error(`not an entry: ${line.slice(0, 200)}`);
      if (day !== undefined && day > today) throw new Error(`${loc} changes in the future`);
      if (!links.includes(`href="${loc}"`)) throw new Error(`${loc} is not among its own alternates`);
    }
  });
});
