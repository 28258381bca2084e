/** What is known of a section with nothing chosen is what a whole scan would say, whoever asks, and is counted once. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { buildCopyOn } from './build-copy.ts';
import { type IndexCopy, toIndexCopy } from './index-copy.ts';
import { type ScanRequest, scan } from './scan.ts';
import { SectionCountsKeeper } from './section-counts.ts';

let database: TestDatabase;
let copy: IndexCopy;
let asked: ScanRequest[] = [];
const keep = (leastRows: number) => {
  asked = [];
  return new SectionCountsKeeper(async ({ columns, sizes }, request) => {
    asked.push(request);
    return scan(columns, sizes, request);
  }, leastRows);
};
const askOf = (of: IndexCopy, change: Partial<ScanRequest>) =>
  scan(of.columns, of.sizes, { ...of.everyProduct, ...change });

beforeAll(async () => {
  database = await openTestDatabase();
  copy = toIndexCopy(await buildCopyOn(database.db));
});
afterAll(() => database.drop());

const sectionOf = (code: string) => {
  const { start, end } = copy.sectionsByCode.get(code) ?? { start: 0, end: 0 };
  expect(end - start).toBeGreaterThan(50);
  return { start, end };
};

test('whoever asks of a section that was counted is told what a whole scan tells, and the values are counted once', async () => {
  const counts = keep(0);
  const here = sectionOf('napolnye-pokrytiya');
  const cities = copy.reference.stores.map(({ cityCode }) => cityCode);
  const readers: Partial<ScanRequest>[] = [
    {},
    { sort: 'price-asc', offset: 24 },
    { language: 'kz', sort: 'name' },
    { cityStores: copy.storesOfCity(cities[0] ?? ''), priceCity: copy.priceCityOf(cities[0] ?? '') },
    { priceType: 'wholesale', sort: 'discount' },
  ];
  for (const reader of readers) {
    const wanted = { ...here, limit: 24, ...reader };
    expect(await counts.scan(copy, { ...copy.everyProduct, ...wanted })).toEqual(askOf(copy, wanted));
  }
  expect(asked.filter(({ skipsValues }) => !skipsValues)).toHaveLength(1);
});

test.each<[string, () => Partial<ScanRequest>]>([
  ['a brand of its own', () => ({ onlyBrand: 1 })],
  ['a store', () => ({ onlyStores: copy.storesOfCity(copy.reference.stores[0]?.cityCode ?? '') })],
  ['what is in stock', () => ({ isInStock: true, cityStores: [] })],
  ['what is cheaper', () => ({ isDiscounted: true })],
  ['a lowest price', () => ({ priceFrom: 5000 })],
  ['a highest price', () => ({ priceTo: 5000 })],
  ['brands', () => ({ brands: [1] })],
  ['countries', () => ({ countries: [0] })],
  ['a value', () => ({ filters: [{ first: 0, end: 9, allowed: [0] }] })],
  ['rows found by a search', () => ({ picked: { rows: Uint32Array.of(5, 6, 7), scores: null } })],
  ['who carries which property', () => ({ countsCarriers: true })],
])('with %s all is counted, also where the section is known', async (_, choose) => {
  const counts = keep(0);
  const here = sectionOf('napolnye-pokrytiya');
  await counts.scan(copy, { ...copy.everyProduct, ...here });
  const wanted = { ...here, ...choose() };
  expect(await counts.scan(copy, { ...copy.everyProduct, ...wanted })).toEqual(askOf(copy, wanted));
  expect(asked.at(-1)?.skipsValues).toBeUndefined();
});

test('large sections are counted beforehand, small ones never, and another copy by itself', async () => {
  const counts = keep(50);
  await counts.countAll(copy);
  expect(asked.length).toBeGreaterThan(2);
  expect(asked.every(({ start, end }) => end - start > 50)).toBe(true);
  await counts.scan(copy, { ...copy.everyProduct, ...sectionOf('napolnye-pokrytiya') });
  expect(asked.at(-1)?.skipsValues).toBe(true);
  const other = toIndexCopy(await buildCopyOn(database.db));
  await counts.scan(other, { ...other.everyProduct });
  expect(asked.at(-1)?.skipsValues).toBeUndefined();
});

test('a newer copy ends the counting of the one before it, and so does the end of the shop', async () => {
  const counts = keep(0);
  const other = toIndexCopy(await buildCopyOn(database.db));
  await Promise.all([counts.countAll(copy), counts.countAll(other)]);
  expect(asked.length).toBeLessThanOrEqual(other.reference.sections.length + 2);
  const stopped = keep(0);
  const counting = stopped.countAll(copy);
  stopped.stop();
  await counting;
  expect(asked.length).toBeLessThanOrEqual(1);
});
