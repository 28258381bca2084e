/**
 * Whole pages: as an anonymous visitor gets them, out of the cache where they may lie there; as a logged-in retail buyer does,
 * the page of their price class with their name; and as a buyer with a contract does, rendered for every request, beside a
 * bare renderToString of the same tree; and pages of products that nobody has asked for before, as search engines meet them.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cityCookieValue, DEFAULT_CITY_CODE } from '#domain/city.ts';
import type { Send } from '#storefront/api-client.ts';
import { root } from '#tools/run.ts';
import type { Bench, Facts, Visit } from './subject.ts';

type Renderer = typeof import('#storefront/app/entry-server.tsx');

interface Page {
  name: string;
  what: string;
  path(facts: Facts): string;
  /** Measured out of the cache alone. */
  isForVisitorsOnly?: boolean;
}

const PAGES: readonly Page[] = [
  { name: 'home', what: 'the home page', path: () => '/' },
  { name: 'section-page', what: 'the page of a section', path: () => '/c/laminat' },
  {
    name: 'section-page-clicked',
    what: 'the page of a section after a click on an advert, whose words nobody has seen before,',
    // Too long to be remembered, so it is new each time.
    path: () => `/c/laminat?click=${'0'.repeat(600)}`,
    isForVisitorsOnly: true,
  },
  { name: 'product-page', what: 'the page of a product', path: ({ productCode }) => `/p/${productCode}` },
  {
    name: 'search-page',
    what: 'the page of a search',
    path: () => `/search?q=${encodeURIComponent('ламинат')}`,
    // Visitors may search only so often; out of the cache it can be asked for all day.
    isForVisitorsOnly: true,
  },
  { name: 'cart-page', what: 'the page of the cart', path: () => '/cart' },
];

const sendTo =
  (shopUrl: string): Send =>
  async ({ method, path, headers, body }) => {
    const response = await fetch(new URL(path, shopUrl), { method, headers, body: body ?? null });
    return { status: response.status, body: await response.json() };
  };

async function prepareRender(shopUrl: string, url: string, hasToken = true): Promise<() => unknown> {
  const file = join(root, 'dist', 'server', 'entry-server.js');
  const { prepareBareRender }: Renderer = await import(pathToFileURL(file).href);
  return prepareBareRender({
    url,
    askedUrl: url,
    publicUrl: shopUrl,
    buildId: 'bench',
    requestId: 'bench',
    cityCode: DEFAULT_CITY_CODE,
    cityId: 1,
    hasToken,
    isDevelopment: false,
    send: sendTo(shopUrl),
    findAssets: () => ({ start: '', script: '', styles: [], modulePreloads: [], fonts: [] }),
    messagesUrl: () => '',
  });
}

const HEADERS = { 'accept-encoding': 'br, gzip' };

const asVisitor = ({ name, what, path }: Page): Bench => ({
  name,
  what: `${what} as an anonymous visitor gets it`,
  path,
  headers: () => HEADERS,
  floors: {},
});

const asUser = ({ name, what, path }: Page): Bench => ({
  name: `${name}-logged-in`,
  what: `${what} for a logged-in retail buyer, of their price class`,
  path,
  headers: ({ token }) => ({ ...HEADERS, cookie: `token=${token}` }),
  floors: {},
});

const asContract = ({ name, what, path }: Page): Bench => ({
  name: `${name}-for-one`,
  what: `${what} for a buyer with a contract, rendered for every request`,
  path,
  headers: ({ contractToken }) => ({ ...HEADERS, cookie: `token=${contractToken}` }),
  floors: {
    'bare renderToString, same tree': (facts) => prepareRender(facts.shopUrl, path(facts)),
  },
});

/** Every product in one city and language after the other: none twice before all have been asked for. */
const listStrangers = ({ productCodes, cityCodes }: Facts): Visit[] =>
  cityCodes.flatMap((code) =>
    ['', '/kz'].flatMap((prefix) =>
      productCodes.map((product) => ({
        path: `${prefix}/p/${product}`,
        headers: { cookie: `city=${cityCookieValue({ code })}` },
      })),
    ),
  );

/** So many of them, in turns: each is another tree. */
const BARE_PAGES = 40;

const newProductPage: Bench = {
  name: 'product-page-new',
  what: 'pages of products that nobody has asked for before',
  path: ({ productCodes }) => `/p/${productCodes.at(-1)}`,
  headers: () => HEADERS,
  visits: listStrangers,
  warmUpSeconds: 5,
  floors: {
    'bare renderToString, same trees': async ({ shopUrl, productCodes }) => {
      const renders: (() => unknown)[] = [];
      for (const code of productCodes.slice(0, BARE_PAGES))
        renders.push(await prepareRender(shopUrl, `/p/${code}`, false));
      let rendered = 0;
      return () => renders[rendered++ % renders.length]?.();
    },
  },
};

export const pages: readonly Bench[] = [
  ...PAGES.flatMap((page) =>
    page.isForVisitorsOnly ? [asVisitor(page)] : [asVisitor(page), asUser(page), asContract(page)],
  ),
  newProductPage,
];
