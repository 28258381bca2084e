import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alternates, LOCALES, localeOfPath } from '#domain/locale.ts';
import { crawl } from './crawl.ts';
import { findFactFaults } from './schema-rules.ts';

let server: Server;
let origin = '';
const pages = new Map<string, string>();
/** So many times the Kazakh home page answers that it is busy. */
let busyFor = 0;

function page(path: string, over: { title?: string; body?: string; canonical?: string } = {}): string {
  const { title = `Title of ${path}`, body = '', canonical = origin + path } = over;
  const crumbs = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ '@type': 'ListItem', position: 1, name: 'x', item: origin + path }],
  };
  const graph = ['title', 'description', 'url', 'image', 'locale', 'type']
    .map((name) => `<meta property="og:${name}" content="x">`)
    .join('');
  const others = alternates(path, origin)
    .map(({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${href}">`)
    .join('');
  return `<!doctype html><html lang="${LOCALES[localeOfPath(path)].langTag}"><head><meta charset="utf-8"><title>${title}</title><meta name="description" content="A description of ${path} that is long enough."><link rel="canonical" href="${canonical}">${others}${graph}<script type="application/ld+json">${JSON.stringify(crumbs)}</script></head><body><h1>x</h1>${body}</body></html>`;
}

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '/';
    const found = pages.get(path);
    if (found?.startsWith('->')) response.writeHead(301, { location: found.slice(2) });
    else if (path === '/kz' && busyFor > 0) {
      busyFor -= 1;
      response.writeHead(503, { 'retry-after': '0.01' });
    } else response.writeHead(found === undefined ? 404 : 200);
    response.end(found ?? '');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => server.close(done)));

const walk = async (sitemap: readonly string[]) => {
  pages.set('/robots.txt', `User-agent: *\nDisallow: /cart\nSitemap: ${origin}/sitemap.xml\n`);
  pages.set('/sitemap.xml', `<loc>${origin}/sitemap/pages.xml</loc>`);
  pages.set('/sitemap/pages.xml', sitemap.map((path) => `<loc>${origin}${path}</loc>`).join(''));
  return (await crawl({ shop: origin, everyProduct: 1, everyHtml: 1, atOnce: 2 })).faults;
};

test('a shop in order has no faults; what robots must not see is not walked', async () => {
  pages.clear();
  pages.set('/', page('/', { body: '<a href="/a">a</a><a href="/cart">cart</a>' }));
  pages.set('/kz', page('/kz', { body: '<a href="/kz/a">a</a>' }));
  pages.set('/a', page('/a'));
  pages.set('/kz/a', page('/kz/a'));
  expect(await walk(['/', '/kz', '/a', '/kz/a'])).toEqual([]);
});

test('a shop that is busy is asked again when it says, and named when it stays so', async () => {
  pages.clear();
  pages.set('/', page('/'));
  pages.set('/kz', page('/kz'));
  busyFor = 3;
  expect(await walk(['/', '/kz'])).toEqual([]);
  busyFor = 4;
  expect(await walk(['/', '/kz'])).toEqual(expect.arrayContaining(['/kz (from the sitemap): answers 503']));
});

test('each fault is named', async () => {
  pages.clear();
  const links = ['/missing', '/moved', '/twice', '/unlisted', '/b']
    .map((path) => `<a href="${path}">x</a>`)
    .join('');
  pages.set('/', page('/', { body: links }));
  pages.set('/kz', page('/kz', { body: '<p>a<div>b</div></p><h1>again</h1>' }));
  pages.set('/moved', '->/a');
  pages.set('/a', page('/a'));
  pages.set('/twice', page('/twice', { title: 'Title of /' }));
  pages.set('/unlisted', page('/unlisted'));
  pages.set('/b', page('/b', { canonical: `${origin}/` }));
  const faults = (await walk(['/', '/kz', '/a', '/twice', '/b'])).join('\n');
  for (const words of [
    '/missing (from /): answers 404',
    '/moved (from /): leads on to /a',
    '/twice: the title of / too',
    '/unlisted: is not in the sitemap',
    '/a: no page leads to it',
    '/kz: 2 first-level headings',
    '/kz: close-order',
    `/b: its canonical address is ${origin}/`,
  ])
    expect(faults).toContain(words);
});

test('facts that lack what is asked for are found, inside one another too', () => {
  const offer = { '@type': 'Offer', url: 'https://a.example/', price: 0, priceCurrency: 'KZT' };
  const faults = findFactFaults([
    { '@context': 'https://schema.org', '@type': 'Product', name: 'x', sku: '1', image: [], offers: offer },
    { '@type': 'Mystery' },
  ]);
  expect(faults).toEqual([
    'Product.image is []',
    'Product.brand is undefined',
    'Offer.price is 0',
    'Offer.availability is undefined',
    'Offer.itemCondition is undefined',
    'facts without their context',
    'facts of an unknown type Mystery',
  ]);
});
