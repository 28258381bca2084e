import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { type Bookmark, Outbox } from '../catalog-changes.ts';
import { openKeptCopy } from '../kept-copy/kept-copy.ts';
import { type CatalogIndex, createCatalogIndex, findRow } from './catalog-index.ts';
import { KeptIndex } from './kept-index.ts';
import { SharedBuilds } from './shared-builds.ts';

let database: TestDatabase;
let folder: string;
let open: CatalogIndex[] = [];
const failures: unknown[] = [];
beforeEach(async () => {
  database = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'sheber-shared-'));
});
afterEach(async () => {
  await Promise.all(open.map((index) => index.close()));
  open = [];
  rmSync(folder, { recursive: true });
  await database.drop();
  expect(failures).toEqual([]);
});

/** A process: what it builds beside the index says who has built it. */
async function openProcess(name: string, keptPace = { apartMs: 1e9, calmMs: 1e9 }): Promise<CatalogIndex> {
  const index = createCatalogIndex(database.db, {
    databaseUrl: database.url,
    keptCopy: openKeptCopy(join(folder, 'index')),
    // Nothing is written but what is handed over.
    keptPace,
    inlineBuildRows: 100,
    onFailure: (error) => failures.push(error),
  });
  open.push(index);
  await index.read();
  const buildBeside = async () => {
    const copy = await index.read();
    if (index.findBeside(copy) === null) index.putBeside(copy, { by: name });
  };
  index.onChange(() => void buildBeside());
  await buildBeside();
  return index;
}

const builderOf = async (index: CatalogIndex) =>
  (index.findBeside(await index.read()) as { by: string } | null)?.by;
const rowOf = async (index: CatalogIndex, id: number) => findRow((await index.read()).columns, id);

async function takeOffSale(): Promise<number> {
  const [row] = await database.db<{ id: number }[]>`
    UPDATE products SET active = false WHERE id = (SELECT max(id) FROM products WHERE active) RETURNING id`;
  return row?.id ?? 0;
}

const setPrice = (id: number, price: number) =>
  database.db`UPDATE product_prices SET price = ${price}, regular_price = ${price}, discount_price = NULL WHERE product_id = ${id}`;

async function expectWhole(...indexes: CatalogIndex[]): Promise<void> {
  const fresh = createCatalogIndex(database.db, { databaseUrl: database.url });
  open.push(fresh);
  const { columns, reference } = await fresh.read();
  for (const index of indexes) {
    await expect.poll(async () => (await index.read()).columns, { timeout: 30_000 }).toEqual(columns);
    expect((await index.read()).reference).toEqual(reference);
  }
}

test('what one process has built the other takes up, and both hold the same', async () => {
  const [one, other] = await Promise.all([openProcess('one'), openProcess('other')]);
  const gone = await takeOffSale();
  await setPrice(7, 700_007);
  for (const index of [one, other]) await expect.poll(() => rowOf(index, gone)).toBe(-1);
  await expect.poll(async () => (await builderOf(one)) === (await builderOf(other))).toBe(true);
  await setPrice(8, 800_008);
  await expectWhole(one, other);
});

test('changes without a pause end in both as if each had read all', async () => {
  const [one, other] = await Promise.all([openProcess('one'), openProcess('other')]);
  for (let turn = 0; turn < 6; turn++) {
    await takeOffSale();
    await setPrice(turn + 1, 600_000 + turn);
    await database.db`UPDATE stocks SET count = 0 WHERE product_id = ${turn + 20}`;
    await new Promise((resolve) => setTimeout(resolve, turn * 150));
  }
  await expectWhole(one, other);
});

test('a process that ended in the midst of its turn is not waited for', async () => {
  const index = await openProcess('one');
  // Of nobody: no process has so high a number.
  writeFileSync(join(folder, 'index-turn'), '99999999');
  const gone = await takeOffSale();
  await expect.poll(() => rowOf(index, gone)).toBe(-1);
  await expectWhole(index);
});

test('what another has written before it was asked for here is taken up, unless more has changed since', async () => {
  const one = await openProcess('one');
  const movedAt = Date.now();
  const gone = await takeOffSale();
  await expect.poll(() => rowOf(one, gone)).toBe(-1);
  await expect.poll(() => existsSync(join(folder, 'index'))).toBe(true);

  const outbox = new Outbox(1000);
  await outbox.read(database.db);
  const bookmark = outbox.bookmark() as Bookmark;
  const kept = new KeptIndex(openKeptCopy(join(folder, 'index')), (error) => failures.push(error));
  kept.putBeside(await one.read(), { by: 'other' });
  const shared = new SharedBuilds(kept, 1000);
  const ask = (asked: { movedAt: number | null }) =>
    shared.run(database.db, { bookmark, ...asked }, new AbortController().signal, () =>
      Promise.reject(new Error('built again')),
    );
  const { built } = await ask({ movedAt });
  expect(findRow(built.columns, gone)).toBe(-1);
  await expect(ask({ movedAt: null })).rejects.toThrow('built again');
  await takeOffSale();
  await expect(ask({ movedAt })).rejects.toThrow('built again');
});

test('a copy that cannot be read is made here', async () => {
  const index = await openProcess('one');
  writeFileSync(join(folder, 'index-turn'), String(process.pid));
  const gone = takeOffSale();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(await rowOf(index, await gone)).not.toBe(-1);
  // Another has had its turn and left half a file.
  writeFileSync(join(folder, 'index'), 'sheber-copy-1\n00000010{"half"');
  rmSync(join(folder, 'index-turn'));
  await expect.poll(async () => rowOf(index, await gone)).toBe(-1);
  await expectWhole(index);
});
