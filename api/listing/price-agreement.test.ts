/**
 * One price for the card, the order, the filter and the histogram: whoever looks, what a card shows is what the listing
 * sorts and counts by, also where a promotion of contracts lowers it.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from '#contract/catalog.ts';
import type { Facet } from '#contract/listing.ts';
import { priceView, type UserType } from '#domain/price.ts';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { settlePromotions } from '../promotions/promotions.ts';

let shop: TestApp;
const tokens = new Map<Buyer, string>();
const buyers = ['visitor', 'club', 'wholesale'] as const;
type Buyer = (typeof buyers)[number];
const typeOf = (buyer: Buyer): UserType => (buyer === 'wholesale' ? 'wholesale' : 'retail');
const sections = ['tsement', 'laminat', 'perforatory', 'suhie-smesi', 'lyustry-i-svetilniki'];

beforeAll(async () => {
  shop = await openTestApp();
  tokens.set('club', await shop.logIn('club@sheber.test'));
  tokens.set('wholesale', await shop.logIn('wholesale@sheber.test'));
  const [named] = await shop.db<{ prices: Record<string, number> }[]>`
    SELECT jsonb_object_agg(p.code, greatest(1, r.price / 3)) AS prices
    FROM (SELECT * FROM products WHERE active AND id % 11 = 0 ORDER BY id LIMIT 60) p
    JOIN product_prices r ON r.product_id = p.id`;
  // Each way to set a price, with and without regard to contracts, everywhere and in one city, and one that is not for them.
  await shop.db`
    INSERT INTO promotions (code, title_ru, title_kz, lead_ru, lead_kz, rules_ru, rules_kz, mechanic, scope, cities, audience, touches_wholesale, starts_at)
    SELECT 'agreed-' || at, title_ru, title_kz, lead_ru, lead_kz, rules_ru, rules_kz, made.mechanic, made.scope, made.cities,
           made.audience, made.touches, now() - interval '1 hour'
    FROM promotions, (VALUES
      (1, '{"type":"percent","percent":17}'::jsonb, '{"sections":["laminat"],"except":{"brands":["kedrovo"]}}'::jsonb, '{}'::text[], 'wholesale', true),
      (2, '{"type":"fixed","tenge":350,"per":"unit"}', '{"sections":["suhie-smesi","tsement"]}', '{}', 'wholesale', true),
      (3, '{"type":"percent","percent":45}', '{"sections":["laminat","perforatory"]}', '{astana}', 'wholesale', false),
      (4, ${shop.db.json({ type: 'price', prices: named?.prices ?? {} })}, '{}', '{}', 'wholesale', true),
      (5, '{"type":"percent","percent":60}', '{"sections":["lyustry-i-svetilniki"]}', '{}', 'club', false),
      (6, '{"type":"percent","percent":9}', '{"sections":["lyustry-i-svetilniki"]}', '{}', 'all', true)
    ) AS made (at, mechanic, scope, cities, audience, touches) WHERE code = 'tsement-optom'`;
  await settlePromotions(shop.db, null, true);
});
afterAll(() => shop.close());

interface Answer {
  items: Product[];
  filters: Facet[];
  meta: { total: number };
}

async function ask(buyer: Buyer, query: Record<string, string>): Promise<Answer> {
  const token = tokens.get(buyer);
  const response = await shop.app.inject({
    url: `/api/v2/products/?${new URLSearchParams({ pageSize: '96', ...query })}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

async function askAll(buyer: Buyer, query: Record<string, string>): Promise<Answer> {
  const first = await ask(buyer, query);
  const items = [...first.items];
  for (let page = 2; items.length < first.meta.total; page++) {
    items.push(...(await ask(buyer, { ...query, page: String(page) })).items);
  }
  return { ...first, items };
}

/** Of the promotion that is for all: told to the index a moment after the cards have it. */
async function lowestLight(city: string): Promise<number> {
  const { items } = await askAll('visitor', { sectionCode: 'lyustry-i-svetilniki', city });
  return Math.min(...items.map((item) => priceView(item, 'retail').price));
}

const priceFacet = ({ filters }: Answer) => filters.find(({ code }) => code === 'price');
const isRising = (prices: readonly number[]) => prices.every((price, at) => price >= (prices[at - 1] ?? 0));

test('every card’s price lies in the filter, the order and the bars go by it, whoever looks', async () => {
  const shown = async () => (await ask('wholesale', { sectionCode: 'perforatory', city: 'astana' })).items;
  // The shop hears of it a moment later.
  await expect.poll(async () => (await shown()).some(({ badgesList }) => badgesList.contract)).toBe(true);
  for (const city of ['pavlodar', 'astana'])
    await expect
      .poll(
        async () =>
          priceFacet(await ask('visitor', { sectionCode: 'lyustry-i-svetilniki', city }))?.range?.min,
      )
      .toBe(await lowestLight(city));
  const places = fc.record({
    buyer: fc.constantFrom(...buyers),
    city: fc.constantFrom('pavlodar', 'astana'),
    sectionCode: fc.constantFrom(...sections),
    sort: fc.constantFrom('price-asc', 'price-desc', 'unit-price', 'popular'),
    isInStock: fc.boolean(),
    from: fc.double({ min: 0, max: 0.7, noNaN: true }),
    width: fc.double({ min: 0.05, max: 0.6, noNaN: true }),
  });
  await fc.assert(
    fc.asyncProperty(places, async ({ buyer, city, sectionCode, sort, isInStock, from, width }) => {
      const query = { city, sectionCode, sort, ...(isInStock ? { inStock: '1' } : {}) };
      const priceOf = (product: Product) => priceView(product, typeOf(buyer)).price;
      const all = await askAll(buyer, query);
      const prices = all.items.map(priceOf);
      const { range, histogram = [] } = priceFacet(all) ?? {};
      if (prices.length === 0) return;
      expect(range).toMatchObject({ min: Math.min(...prices), max: Math.max(...prices) });
      if (histogram.length > 0) expect(histogram).toEqual(barsOf(prices));
      if (sort === 'price-asc') expect(isRising(prices)).toBe(true);
      if (sort === 'price-desc') expect(isRising(prices.toReversed())).toBe(true);
      if (sort === 'unit-price') {
        const perUnit = all.items.map((item) => Math.fround(priceOf(item) / (item.units[1]?.ratio || 1)));
        expect(isRising(perUnit)).toBe(true);
      }
      const { min = 0, max = 0 } = range ?? {};
      const priceFrom = Math.floor(min + (max - min) * from);
      const priceTo = Math.ceil(priceFrom + (max - min) * width);
      const within = { ...query, priceFrom: String(priceFrom), priceTo: String(priceTo) };
      const part = await askAll(buyer, within);
      expect(part.items.map(priceOf).filter((price) => price < priceFrom || price > priceTo)).toEqual([]);
      const wanted = all.items.filter((item) => priceOf(item) >= priceFrom && priceOf(item) <= priceTo);
      expect(part.items.map(({ code }) => code)).toEqual(wanted.map(({ code }) => code));
      expect(priceFacet(part)?.histogram ?? []).toEqual(histogram);
      for (const { code, values } of part.filters.filter((facet) => facet.code === 'brand')) {
        const counts = values.map((value) => [value.code, value.count]);
        expect(Object.fromEntries(counts), code).toEqual(countBy(wanted.map((item) => item.brand.code)));
      }
    }),
    { numRuns: 60 },
  );
}, 120_000);

function barsOf(prices: readonly number[]): number[] {
  const min = Math.min(...prices);
  const max = Math.max(...prices);
  const bars = new Array<number>(24).fill(0);
  for (const price of prices) {
    const bar = Math.min(23, Math.floor(((price - min) * 24) / (max - min)));
    bars[bar] = (bars[bar] ?? 0) + 1;
  }
  return bars;
}

function countBy(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}
