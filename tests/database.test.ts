import { expect, test } from 'vitest';
import { createCatalogIndex } from '#api/catalog-index/catalog-index.ts';
import { openTestDatabase } from './database.ts';

test('every opened database is fresh and has the whole schema', async () => {
  const [first, second] = await Promise.all([
    openTestDatabase({ demo: false }),
    openTestDatabase({ demo: false }),
  ]);
  try {
    expect(first.url).not.toBe(second.url);
    await first.db`insert into schema_migrations (version, name, checksum) values (9999, 'only_here', '')`;
    const [row] = await second.db<
      { count: number }[]
    >`select count(*) from schema_migrations where version = 9999`;
    expect(row?.count).toBe(0);
  } finally {
    await Promise.all([first.drop(), second.drop()]);
  }
});

test('index and search of a demo range are built once, and what a database has changed since is in none of the others', async () => {
  const opened = await Promise.all([openTestDatabase(), openTestDatabase()]);
  const open = ({ db, url, kept }: (typeof opened)[number]) =>
    createCatalogIndex(db, { databaseUrl: url, keptCopy: kept, keptPace: { apartMs: 0, calmMs: 0 } });
  const [first, second] = opened;
  try {
    const index = open(first);
    const copy = await index.read();
    expect(index.findBeside(copy)).not.toBeNull();
    const before = copy.columns.price.slice();
    await first.db`UPDATE product_prices SET price = 777, regular_price = 777, discount_price = NULL`;
    await expect.poll(async () => (await index.read()).columns.price.includes(777)).toBe(true);
    await index.close();
    const other = open(second);
    expect((await other.read()).columns.price.slice()).toEqual(before);
    await other.close();
  } finally {
    await Promise.all(opened.map(({ drop }) => drop()));
  }
});
