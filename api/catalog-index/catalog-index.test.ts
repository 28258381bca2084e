import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { findDisagreement } from '#tests/listing-agreement.ts';
import { connect, isDatabaseDown, transaction } from '../database.ts';
import { type CatalogIndex, type CatalogIndexOptions, createCatalogIndex } from './catalog-index.ts';
import { findRow } from './columns.ts';

let database: TestDatabase;
let open: CatalogIndex[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  await Promise.all(open.map((index) => index.close()));
  open = [];
});
afterAll(() => database.drop());

async function openIndex(options: Partial<CatalogIndexOptions> = {}): Promise<CatalogIndex> {
  const index = createCatalogIndex(database.db, { databaseUrl: database.url, ...options });
  open.push(index);
  await index.read();
  return index;
}

const everything = async (index: CatalogIndex) => {
  const copy = await index.read();
  return index.scan(copy, { ...copy.everyProduct, limit: 24 });
};

/** The price a visitor sees, as the index has it. */
async function priceOf(index: CatalogIndex, id: number): Promise<number | undefined> {
  const { columns } = await index.read();
  return columns.price[findRow(columns, id)];
}

async function isInAstana(index: CatalogIndex, id: number): Promise<boolean> {
  const copy = await index.read();
  const row = findRow(copy.columns, id);
  const { inStock } = await index.scan(copy, {
    ...copy.everyProduct,
    start: row,
    end: row + 1,
    cityStores: copy.storesOfCity('astana'),
  });
  return inStock === 1;
}

async function isListed(index: CatalogIndex, id: number): Promise<boolean> {
  const { columns } = await index.read();
  return findRow(columns, id) >= 0;
}

describe('freshness', () => {
  test('goods come into the lists with their first price and leave them with their last, whoever writes it', async () => {
    const { db } = database;
    const index = await openIndex();
    const [price] = await db`SELECT * FROM product_prices WHERE product_id = 8`;
    expect(await isListed(index, 8)).toBe(true);
    await db`DELETE FROM product_prices WHERE product_id = 8`;
    await expect.poll(() => isListed(index, 8)).toBe(false);
    await db`INSERT INTO product_prices ${db(price ?? {})}`;
    await expect.poll(() => isListed(index, 8)).toBe(true);
  });

  test('a new price and new stock reach every index', async () => {
    const { db } = database;
    const indexes = [await openIndex(), await openIndex()];
    await db`UPDATE product_prices SET price = 777001, regular_price = 777001, discount_price = NULL WHERE product_id = 7`;
    for (const index of indexes) await expect.poll(() => priceOf(index, 7)).toBe(777_001);

    await db`DELETE FROM stocks WHERE product_id = 7`;
    for (const index of indexes) await expect.poll(() => isInAstana(index, 7)).toBe(false);
    await db`
      INSERT INTO stocks SELECT 7, t.id, 3 FROM stores t JOIN cities c ON c.id = t.city_id WHERE c.code = 'astana' LIMIT 1`;
    for (const index of indexes) await expect.poll(() => isInAstana(index, 7)).toBe(true);
    await db`UPDATE stocks SET count = 0 WHERE product_id = 7`;
    for (const index of indexes) await expect.poll(() => isInAstana(index, 7)).toBe(false);
  });

  test('a change whose commit comes after that of a later one is not missed', async () => {
    const { db } = database;
    const index = await openIndex();
    let commit = () => {};
    const isCommitted = new Promise<void>((resolve) => {
      commit = resolve;
    });
    let begun = () => {};
    const isBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const slow = transaction(db, async (tx) => {
      await tx`UPDATE product_prices SET price = 888001, regular_price = 888001, discount_price = NULL WHERE product_id = 8`;
      begun();
      await isCommitted;
    });
    await isBegun;
    await db`UPDATE product_prices SET price = 999001, regular_price = 999001, discount_price = NULL WHERE product_id = 9`;
    await expect.poll(() => priceOf(index, 9)).toBe(999_001);
    commit();
    await slow;
    await expect.poll(() => priceOf(index, 8)).toBe(888_001);
  });

  test('a price that could not be read when it was told of is read the next time, and whoever keeps pages hears of it', async () => {
    const { db } = database;
    let isFailing = false;
    let failures = 0;
    const failing = new Proxy(db, {
      apply(target, self, [strings, ...values]) {
        if (isFailing && Array.isArray(strings) && strings.join('').includes('product_prices')) {
          failures++;
          return Promise.reject(new Error('away'));
        }
        return Reflect.apply(target, self, [strings, ...values]);
      },
    });
    const index = createCatalogIndex(failing, { databaseUrl: database.url });
    open.push(index);
    await index.read();
    let told = 0;
    index.onChange(() => void told++);
    isFailing = true;
    await db`UPDATE product_prices SET price = 666001, regular_price = 666001, discount_price = NULL WHERE product_id = 6`;
    await expect.poll(() => failures).toBeGreaterThan(0);
    expect(told).toBe(0);
    isFailing = false;
    await expect.poll(() => priceOf(index, 6)).toBe(666_001);
    await expect.poll(() => told).toBe(1);
  });

  test('a product taken off sale leaves, and a price changed while the new copy is built is in it', async () => {
    const { db } = database;
    const index = await openIndex({ inlineBuildRows: 0 });
    const before = await everything(index);
    const [gone] = before.ids;
    await db`UPDATE products SET active = false WHERE id = ${gone ?? 0}`;
    await db`UPDATE product_prices SET price = 555001, regular_price = 555001, discount_price = NULL WHERE product_id = 5`;
    await expect.poll(async () => (await everything(index)).total).toBe(before.total - 1);
    expect((await everything(index)).ids).not.toContain(gone);
    await expect.poll(() => priceOf(index, 5)).toBe(555_001);
    await db`UPDATE products SET active = true WHERE id = ${gone ?? 0}`;
    await expect.poll(async () => (await everything(index)).total).toBe(before.total);
  });
});

test('a section is called by its new name before the catalogue has been read anew, and not by the old one after it', async () => {
  const { db } = database;
  const index = await openIndex();
  const first = await index.read();
  const [section] = first.reference.sections;
  const names: (string | undefined)[] = [];
  const isWhole: boolean[] = [];
  const note = async () => {
    const { reference, columns } = await index.read();
    names.push(reference.sections.find(({ id }) => id === section?.id)?.nameRu);
    isWhole.push(columns !== first.columns);
  };
  index.onChange(() => void note());
  await db`UPDATE sections SET name_ru = 'Новое имя' WHERE id = ${section?.id ?? 0}`;
  await expect.poll(() => isWhole.at(-1)).toBe(true);
  expect(isWhole[0]).toBe(false);
  expect(new Set(names)).toEqual(new Set(['Новое имя']));
});

test('who keeps something is told after the index has followed, of structure also when it is seen', async () => {
  const { db } = database;
  const index = await openIndex();
  const seen: (number | undefined)[] = [];
  const { columns } = await index.read();
  const row = findRow(columns, 11);
  index.onChange(() => void seen.push(columns.price[row]));
  await db`UPDATE product_prices SET price = 111001, regular_price = 111001, discount_price = NULL WHERE product_id = 11`;
  await expect.poll(() => seen).toEqual([111_001]);
  await db`UPDATE products SET name_ru = name_ru || '!' WHERE id = 11`;
  await expect.poll(() => seen.length).toBe(3);
});

describe('nothing fails', () => {
  test('while threads die under load, every scan is answered', async () => {
    const index = await openIndex({ inlineScanRows: -1, threads: 2 });
    const expected = await everything(index);
    const answers: Promise<unknown>[] = [];
    for (let round = 0; round < 6; round++) {
      for (let each = 0; each < 50; each++) answers.push(everything(index));
      await new Promise((wake) => setTimeout(wake, 5));
      await index.threads.workers[round % 2]?.terminate();
    }
    for (const answer of await Promise.all(answers)) expect(answer).toEqual(expected);
  });

  test('while the structure changes and copies are swapped, every scan is answered', async () => {
    const { db } = database;
    const index = await openIndex({ inlineScanRows: 100 });
    const copies = new Set<unknown>();
    let isDone = false;
    const load = async () => {
      while (!isDone) {
        copies.add(await index.read());
        const { total, ids } = await everything(index);
        expect([total > 1000, ids.length]).toEqual([true, 24]);
        await new Promise((wake) => setTimeout(wake, 1));
      }
    };
    const readers = [load(), load(), load()];
    for (let times = 0; copies.size < 4; times++) {
      await db`UPDATE products SET popularity = popularity + 1 WHERE id = ${100 + times}`;
      await new Promise((wake) => setTimeout(wake, 100));
    }
    isDone = true;
    await Promise.all(readers);
  });

  test('while the database is away the last copy serves; without one the reader hears why', async () => {
    const { url } = database;
    const away = connect({ databaseUrl: url, workers: 1 }, { max: 1 });
    const index = createCatalogIndex(away, { databaseUrl: url });
    open.push(index);
    const before = await everything(index);
    await away.end();
    await new Promise((wake) => setTimeout(wake, 1200));
    expect(await everything(index)).toEqual(before);

    const never = createCatalogIndex(away, { databaseUrl: url });
    open.push(never);
    await expect(never.read()).rejects.toSatisfy(isDatabaseDown);
    expect(never.isReady()).toBe(false);
  });
});

test('more stores than a word has bits are told apart', async () => {
  const { db } = database;
  await db`
    INSERT INTO stores (id, code, city_id, name_ru, name_kz, address_ru, address_kz, latitude, longitude, hours, position)
    SELECT 100 + n, 'more-' || n, c.id, 'a', 'a', 'a', 'a', 0, 0, '[null,null,null,null,null,null,null]', 100 + n
    FROM generate_series(1, 70) n JOIN cities c ON c.position = n % 5 + 1`;
  await db`INSERT INTO stocks SELECT id, 100 + id % 70 + 1, 2 FROM products WHERE id % 3 = 0`;
  const index = await openIndex();
  expect((await index.read()).columns.stockWords).toBe(3);
  expect(await findDisagreement(db, index, { requests: 150, seed: 3 })).toBeNull();
});
