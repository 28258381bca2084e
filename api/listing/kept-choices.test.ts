import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import type { Catalog, Reader } from '../catalog/catalog.ts';
import { type CatalogIndex, createCatalogIndex } from '../catalog-index/catalog-index.ts';
import { createListing, type Listing, type ListingQuery } from './listing.ts';

let database: TestDatabase;
let index: CatalogIndex;
let listing: Listing;
let scans = 0;
beforeAll(async () => {
  database = await openTestDatabase();
  index = createCatalogIndex(database.db, { databaseUrl: database.url });
  const scan: CatalogIndex['scan'] = (...asked) => {
    scans++;
    return index.scan(...asked);
  };
  // Cards are read anew for every page: what is kept is the counting.
  const cards = { listProductsById: async () => [] } as unknown as Catalog;
  listing = createListing({ ...index, scan }, cards);
});
afterAll(async () => {
  await index.close();
  await database.drop();
});

const retail: Reader = { language: 'ru', cityCode: 'pavlodar', viewer: null };
const floors: ListingQuery = { sectionCode: 'napolnye-pokrytiya', sort: 'popular', page: 1, pageSize: 24 };

async function scansOf(query: Partial<ListingQuery>, reader: Partial<Reader> = {}): Promise<number> {
  const before = scans;
  await listing.list({ ...floors, ...query }, { ...retail, ...reader });
  return scans - before;
}

test('what is chosen in a place is counted once, in whatever order it is said', async () => {
  const chosen = { filter: { floor_class: ['33'], brand: ['uyutta'] }, priceFrom: 100 };
  expect(await scansOf(chosen)).toBe(1);
  expect(await scansOf(chosen)).toBe(0);
  expect(await scansOf({ ...chosen, filter: { brand: ['uyutta'], floor_class: ['33'] } })).toBe(0);
});

test.each<[string, Partial<ListingQuery>, Partial<Reader>]>([
  ['another value', { filter: { floor_class: ['32'] } }, {}],
  ['another bound', { priceFrom: 101 }, {}],
  ['a bound of the other kind', { priceTo: 101 }, {}],
  ['what is in stock', { inStock: '1' }, {}],
  ['another page', { priceFrom: 101, page: 2 }, {}],
  ['another order', { priceFrom: 101, sort: 'price-asc' }, {}],
  ['another city', { priceFrom: 101 }, { cityCode: 'astana' }],
  ['another language', { priceFrom: 101 }, { language: 'kz' }],
])('%s is counted by itself, and only once', async (_, query, reader) => {
  expect(await scansOf(query, reader)).toBe(1);
  expect(await scansOf(query, reader)).toBe(0);
});

test('a price that moves in the place has it counted again', async () => {
  const chosen = { filter: { floor_class: ['33'] } };
  await scansOf(chosen);
  await database.db`
    UPDATE product_prices SET price = price + 1 WHERE product_id = (
      SELECT p.id FROM products p JOIN sections s ON s.id = p.section_id WHERE s.code = 'laminat' AND p.active LIMIT 1)`;
  await expect.poll(() => scansOf(chosen), { timeout: 5000 }).toBe(1);
});
