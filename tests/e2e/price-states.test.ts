import { beforeAll, describe, expect, test } from 'vitest';
import type { Product, ProductDetails } from '#contract/catalog.ts';
import { formatTenge } from '#domain/money.ts';
import { goTo, logIn, shop, startVisitors } from './visitors.ts';
import { words } from './words.ts';

const visitors = startVisitors();
const t = words.ru;
const SECTION = 'laminat';

let contract = '';
let goods: Product[] = [];
/** What the first of them used to cost: prices that everyone was told, however much one may look like a contract's. */
let pastPrices: number[] = [];
/** As many pages of products are read. */
const READ_PRODUCTS = 3;

async function readListing(section: string, token?: string): Promise<Product[]> {
  const response = await fetch(`${shop}/api/v2/products/?sectionCode=${section}&pageSize=96`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  return ((await response.json()) as { items: Product[] }).items;
}

/** Prices that only a contract knows: no other figure of these products is the same by chance. */
function secretPrices(): number[] {
  const open = new Set<unknown>(
    goods.flatMap(
      ({ wholesalePrice: _secret, ...rest }) => JSON.stringify(rest).match(/\d+/g)?.map(Number) ?? [],
    ),
  );
  for (const price of pastPrices) open.add(price);
  return goods.flatMap(({ wholesalePrice }) =>
    wholesalePrice === undefined || open.has(wholesalePrice) ? [] : [wholesalePrice],
  );
}

/** As a number of JSON and as a price of a page. */
const spellings = (price: number) =>
  new RegExp(
    `(?<![\\w.-])(${price}|${formatTenge(price).replace(/\s/g, '[\\s\\u00A0\\u202F]').replace('₸', '')})(?![\\w.-])`,
  );

beforeAll(async () => {
  contract = await logIn('wholesale@sheber.test');
  goods = await readListing(SECTION, contract);
  const pages = await Promise.all(goods.slice(0, READ_PRODUCTS).map(({ code }) => readDetails(code)));
  pastPrices = pages.flatMap(({ priceHistory }) => priceHistory.map(({ price }) => price));
});

async function readDetails(code: string): Promise<ProductDetails> {
  const response = await fetch(`${shop}/api/v2/products/${code}/`);
  return ((await response.json()) as { data: ProductDetails }).data;
}

test('the contract’s prices are known to the test', () => {
  expect(secretPrices().length).toBeGreaterThan(20);
});

describe.each([
  ['an anonymous visitor', null],
  ['a customer without a contract', 'club@sheber.test'],
])('%s', (_who, account) => {
  test('never receives a wholesale price, in no page, payload or answer', async () => {
    const token = account === null ? null : await logIn(account);
    const codes = goods.slice(0, READ_PRODUCTS).map(({ code }) => code);
    const addresses = [
      '/',
      `/c/${SECTION}`,
      `/kz/c/${SECTION}?page=2`,
      ...codes.map((code) => `/p/${code}`),
      '/_payload.json',
      `/c/${SECTION}/_payload.json`,
      `/p/${codes[0]}/_payload.json`,
      '/_shell.json',
      `/api/v2/products/?sectionCode=${SECTION}&pageSize=96`,
      `/api/v2/products/${codes[0]}/`,
      `/api/v2/products/by-codes/?codes=${codes.join(',')}`,
      '/api/v1/recs/main_hits/',
    ];
    const secrets = secretPrices();
    for (const address of addresses) {
      const response = await fetch(shop + address, {
        headers: token ? { cookie: `token=${token}`, 'sec-fetch-site': 'same-origin' } : {},
      });
      expect(response.status, address).toBe(200);
      const text = await response.text();
      expect(text, address).not.toContain('wholesalePrice');
      expect(
        secrets.filter((price) => spellings(price).test(text)),
        address,
      ).toEqual([]);
    }
  });
});

test('a wholesale customer sees the contract’s price with the retail one beside it, and nobody after them does', async () => {
  const product = goods.find(
    ({ active, wholesalePrice }) => active && secretPrices().includes(wholesalePrice ?? 0),
  );
  if (!product) throw new Error('no product with a price of its own');
  const price = formatTenge(product.wholesalePrice ?? 0);
  const page = await visitors.open({ token: contract });
  for (const address of [`/p/${product.code}`, `/c/${SECTION}`]) {
    await goTo(page, address);
    const text = (await page.getByRole('main').textContent()) ?? '';
    expect(text).toContain(price);
    expect(text).toContain(`РРЦ ${formatTenge(product.price)}`);
    const headers = (await page.request.get(address)).headers();
    expect(headers['cache-control']).toMatch(/private|no-store/);
    const after = await (await fetch(shop + address)).text();
    expect(after).not.toContain(price);
    expect(after).not.toContain('РРЦ');
  }
});

describe('the button and the price of each state (spec 4)', () => {
  const states: [name: string, is: (product: Product) => boolean, shown: (product: Product) => string[]][] = [
    ['nothing left', (p) => total(p) === 0 && !p.onOrder, () => [t('button.disabled')]],
    ['on order', (p) => p.onOrder, () => [t('button.order')]],
    ['in stores only', (p) => p.isOffline && total(p) > 0 && !p.onOrder, () => [t('button.offline')]],
    ['on sale', (p) => total(p) > 0 && !p.onOrder && !p.isOffline, () => [t('button.active')]],
    [
      'a discount',
      (p) => (p.discount?.value ?? 0) > 0,
      (p) => [formatTenge(p.discountPrice ?? 0), `<s>${formatTenge(p.price)}</s>`],
    ],
    [
      'a club price',
      (p) => p.discount === undefined && p.clubPrice !== undefined && p.clubPrice !== p.price,
      (p) => [t('design.price.club', { price: formatTenge(p.clubPrice ?? 0) })],
    ],
  ];
  const total = ({ balance }: Product) => balance.reduce((sum, { count }) => sum + count, 0);

  test.each(states)('%s', async (_name, is, shown) => {
    const product = await findProduct(is);
    const html = await (await fetch(`${shop}/p/${product.code}`)).text();
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>')).replaceAll('<!-- -->', '');
    for (const words of shown(product)) expect(main).toContain(words);
  });
});

async function findProduct(is: (product: Product) => boolean): Promise<Product> {
  for (const section of [
    'laminat',
    'plitochnyy-kley',
    'kirpich',
    'tsement',
    'sayding',
    'profnastil',
    'linoleum',
  ]) {
    const found = (await readListing(section)).find(is);
    if (found) return found;
  }
  throw new Error('the demo range has no such product in the sections that were looked at');
}
