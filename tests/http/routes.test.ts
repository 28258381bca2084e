import { expect, inject, test } from 'vitest';
import { LOCALES, type Locale, localePath } from '#domain/locale.ts';
import { routes } from '#storefront/routes.ts';

const shop = inject('shopUrl');
/** Without a PUBLIC_URL the shop calls itself localhost. */
const origin = shop.replace('127.0.0.1', 'localhost');

/** A real value for each parameter, so that every route has a page to show. */
async function findParams(): Promise<Record<string, string>> {
  const listing = await (await fetch(`${shop}/api/v2/products/?sectionCode=laminat`)).json();
  const brands = await (await fetch(`${shop}/api/v1/brands/`)).json();
  return { product: listing.items[0].code, brand: brands.data[0].code };
}

/** A page of each route for an anonymous visitor; null for one that a public shop does not have. */
function addressOf(path: string, params: Record<string, string>): string | null {
  const known: Record<string, string> = {
    '/p/:code': `/p/${params.product}`,
    '/brands/:code': `/brands/${params.brand}`,
    '/c/:sectionCode': '/c/laminat',
    '/c/:sectionCode/:staticFilter': '/c/laminat/33-klass',
    '/sets/:mode': '/sets/kits',
    '/sets/:mode/:sectionCode': '/sets/kits/pol',
    '/sets/:mode/:sectionCode/:staticFilter': '/sets/kits/pol/po-ploshchadi',
    '/p/sets/:mode/:code': '/p/sets/interiors/svetlaya-vannaya',
    '/promo/:code': '/promo/tsena-nedeli',
    '/advice/:category': '/advice/bathroom',
    '/advice/:category/:code': '/advice/bathroom/tile-laying',
    '/:staticPage': '/delivery',
    '/:staticPage/:code': '/services/cutting',
  };
  if (path === '/_design') return null;
  return known[path] ?? path.replace(/:\w+/g, 'unknown');
}

const guarded = new Set(
  routes.filter((route) => route.middleware?.includes('auth')).map((route) => route.path),
);
const params = await findParams();
const cases = (['ru', 'kz'] as Locale[]).flatMap((locale) =>
  routes.flatMap((route) => {
    const address = addressOf(route.path, params);
    return address === null ? [] : [{ route, locale, address, url: localePath(address, locale) }];
  }),
);

test.each(cases)('$url', async ({ route, locale, url, address }) => {
  const response = await fetch(shop + url, { redirect: 'manual' });
  if (guarded.has(route.path)) {
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(
      `${localePath('/', locale)}?login=${encodeURIComponent(url)}`,
    );
    return;
  }
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain(`<html lang="${LOCALES[locale].langTag}">`);
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
  expect(html.match(/<main[\s>]/g)).toHaveLength(1);
  expect(html.includes('<header')).toBe(route.layout !== 'empty');
  expect(response.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
  if (html.includes('rel="canonical"')) {
    expect(html).toContain(`<link rel="canonical" href="${origin}${url}">`);
    for (const tag of ['ru-KZ', 'kk-KZ', 'x-default']) expect(html).toContain(`hreflang="${tag}"`);
    expect(html).toContain(`hreflang="kk-KZ" href="${origin}${localePath(address, 'kz')}"`);
  } else {
    // The cart is closed to the search engines by their names.
    expect(html).toMatch(/<meta name="(?:robots|googlebot)" content="noindex">/);
  }
});

test.each(cases.filter(({ route }) => !guarded.has(route.path)))(
  '$url/_payload.json carries the screen’s data',
  async ({ url }) => {
    const response = await fetch(`${shop}${url === '/' ? '' : url}/_payload.json`);
    expect(response.status).toBe(200);
    const payload = await response.json();
    expect(Object.keys(payload).sort()).toEqual(['data', 'seo']);
  },
);

const askSeo = (url: string) => fetch(`${shop}/api/v1/seo/?url=${encodeURIComponent(url)}&city=pavlodar`);

test.each(cases)('the SEO call knows $url', async ({ route, url, address }) => {
  const response = await askSeo(`${url.replace(/\/$/, '')}/`);
  expect(response.status).toBe(200);
  const seo = await response.json();
  expect(seo).toMatchObject({ canonical: origin + url, url: address === '/' ? '/' : `${address}/` });
  expect(seo.title.length).toBeGreaterThan(2);
  if (guarded.has(route.path)) {
    expect(seo.isRobotsBlock).toBe(true);
    return;
  }
  const html = await (await fetch(shop + url)).text();
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replaceAll('&amp;', '&').replaceAll('&quot;', '"');
  expect(title).toBe(seo.title);
});

test.each([
  '/a/b/c/d/',
  '/no-such-page/',
  '/brands/nobody/',
  '/advice/nothing/',
  '/promo/nothing/',
  '/_design/',
])('the SEO call answers 404 for %s, which does not exist', async (url) => {
  expect((await askSeo(url)).status).toBe(404);
});
