import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { openKeptCopy } from '../kept-copy/kept-copy.ts';
import { type CatalogIndex, createCatalogIndex, findRow } from './catalog-index.ts';

let database: TestDatabase;
let folder: string;
let path: string;
let open: CatalogIndex[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'sheber-index-'));
  path = join(folder, 'index');
});
beforeEach(async () => {
  rmSync(path, { force: true });
  const first = await openIndex();
  first.putBeside(await first.read(), { words: ['дрель'] });
  await expect.poll(() => openKeptCopy(path).writtenAt()).toBeGreaterThan(0);
  await first.close();
});
afterEach(async () => {
  await Promise.all(open.map((index) => index.close()));
  open = [];
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});

const failures: unknown[] = [];
async function openIndex(from = path): Promise<CatalogIndex> {
  const index = createCatalogIndex(database.db, {
    databaseUrl: database.url,
    keptCopy: openKeptCopy(from),
    keptPace: { apartMs: 0, calmMs: 0 },
    onFailure: (error) => failures.push(error),
  });
  open.push(index);
  await index.read();
  return index;
}

/** Null when the catalogue was read anew: then nothing was built of it yet. */
const besideOf = async (index: CatalogIndex) => index.findBeside(await index.read());

async function priceOf(index: CatalogIndex, id: number): Promise<number | undefined> {
  const { columns } = await index.read();
  return columns.price[findRow(columns, id)];
}

const setPrice = (id: number, price: number) =>
  database.db`UPDATE product_prices SET price = ${price}, regular_price = ${price}, discount_price = NULL WHERE product_id = ${id}`;

test('the next start begins with what the last one left, whole and with what was built of it', async () => {
  const fresh = createCatalogIndex(database.db, { databaseUrl: database.url });
  open.push(fresh);
  const built = await fresh.read();
  const next = await openIndex();
  expect(await besideOf(next)).toEqual({ words: ['дрель'] });
  const { columns, reference } = await next.read();
  expect(columns).toEqual(built.columns);
  expect(reference).toEqual(built.reference);
});

test('no reader sees a price or stock from before it was caught up', async () => {
  const rows = await database.db<{ id: number }[]>`SELECT id FROM products WHERE active ORDER BY id LIMIT 41`;
  const [gone = 0, ...ids] = rows.map(({ id }) => id);
  for (const id of ids) await setPrice(id, 700_000 + id);
  await database.db`DELETE FROM stocks WHERE product_id = ${gone}`;
  const next = await openIndex();
  expect(await besideOf(next)).not.toBeNull();
  for (const id of ids) expect(await priceOf(next, id)).toBe(700_000 + id);
  const { columns } = await next.read();
  expect(columns.stock[findRow(columns, gone)]).toBe(0);
  // And it goes on following.
  await setPrice(gone, 701_999);
  await expect.poll(() => priceOf(next, gone)).toBe(701_999);
});

test('a price whose transaction was open when the copy was written is told all the same', async () => {
  const late = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const slow = database.db.begin(async (tx) => {
    await tx`UPDATE product_prices SET price = 888222, regular_price = 888222, discount_price = NULL WHERE product_id = 55`;
    begun.resolve();
    await late.promise;
  });
  await begun.promise;
  rmSync(path);
  const first = await openIndex();
  first.putBeside(await first.read(), { words: [] });
  await expect.poll(() => openKeptCopy(path).writtenAt()).toBeGreaterThan(0);
  await first.close();
  late.resolve();
  await slow;
  const next = await openIndex();
  expect(await besideOf(next)).not.toBeNull();
  expect(await priceOf(next, 55)).toBe(888_222);
});

test('a product that went off sale has the catalogue read anew', async () => {
  const [row] = await database.db<{ id: number }[]>`
    UPDATE products SET active = false WHERE id = (SELECT max(id) FROM products WHERE active) RETURNING id`;
  const next = await openIndex();
  expect(await besideOf(next)).toBeNull();
  const { columns } = await next.read();
  expect(findRow(columns, row?.id ?? 0)).toBe(-1);
});

test('a bulk load, which tells of no product by itself, has the catalogue read anew', async () => {
  await database.db.begin(async (tx) => {
    await tx`SELECT set_config('sheber.bulk_load', 'on', true)`;
    await tx`UPDATE product_prices SET price = 999333, regular_price = 999333, discount_price = NULL WHERE product_id = 12`;
    await tx`INSERT INTO catalog_changes (kind) VALUES ('structure')`;
  });
  const next = await openIndex();
  expect(await besideOf(next)).toBeNull();
  expect(await priceOf(next, 12)).toBe(999_333);
});

test('a disk that cannot be written is told once, and the shop goes on', async () => {
  failures.length = 0;
  const index = await openIndex(join(path, 'under', 'a', 'file'));
  index.putBeside(await index.read(), { words: [] });
  await expect.poll(() => failures.length).toBe(1);
  await setPrice(3, 555_001);
  await expect.poll(() => priceOf(index, 3)).toBe(555_001);
  expect(failures).toHaveLength(1);
});
