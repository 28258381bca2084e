import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '#tests/database.ts';
import { Outbox, trimChanges } from './catalog-changes.ts';

describe('the outbox', () => {
  test('keeps a day, the newest change and the newest of the structure', async () => {
    const { db, drop } = await openTestDatabase();
    await db`UPDATE product_prices SET price = price + 1 WHERE product_id < 50`;
    await db`UPDATE catalog_changes SET at = now() - interval '2 days'`;
    await db`UPDATE product_prices SET price = price + 1 WHERE product_id = 60`;
    // A part that is full says that there is more.
    expect(await trimChanges(db, 10)).toBe(10);
    while ((await trimChanges(db, 10)) > 0);
    const rows = await db`SELECT kind, product_id FROM catalog_changes ORDER BY seq`;
    expect(rows.map((row) => [row.kind, row.product_id])).toEqual([
      ['structure', null],
      ['offer', 60],
    ]);
    await drop();
  });

  test('tells each change once, and after half a day of absence asks for all', async () => {
    const { db, drop } = await openTestDatabase();
    let now = 0;
    const nothing = {
      offers: [],
      counts: [],
      isStructure: false,
      moves: 0,
      isUncounted: false,
      isPromotions: false,
      isPages: false,
    };
    const outbox = new Outbox(100, () => now);
    expect(await outbox.read(db)).toEqual(nothing);
    await db`UPDATE product_prices SET price = price + 1 WHERE product_id IN (1, 2)`;
    await db`UPDATE product_prices SET price = price + 1 WHERE product_id = 2`;
    expect((await outbox.read(db)).offers.sort()).toEqual([1, 2]);
    expect(await outbox.read(db)).toEqual(nothing);
    await db`DELETE FROM stocks WHERE product_id IN (1, 2, 3)`;
    await db`INSERT INTO stocks (product_id, store_id, count) VALUES (1, 1, 5), (1, 2, 5), (2, 1, 5), (2, 2, 5), (3, 1, 0)`;
    await outbox.read(db);
    await db`UPDATE stocks SET count = CASE WHEN product_id = 2 AND store_id = 2 THEN 0 ELSE count + 2 END
             WHERE product_id IN (1, 2) AND count > 0`;
    // One still has it everywhere, the other has lost a store.
    expect(await outbox.read(db)).toEqual({ ...nothing, offers: [2], counts: [1] });
    await db`UPDATE stocks SET count = 1 WHERE product_id IN (1, 3)`;
    expect(await outbox.read(db)).toEqual({ ...nothing, offers: [3], counts: [1] });
    await db`UPDATE sections SET name_ru = name_ru || '!' WHERE id = 1`;
    expect(await outbox.read(db)).toEqual({ ...nothing, isStructure: true, moves: 1 });
    // A statement that finds nothing to write has changed nothing.
    await db`UPDATE sections SET name_ru = name_ru || '!' WHERE id = -1`;
    await db`INSERT INTO units SELECT * FROM units ON CONFLICT DO NOTHING`;
    await db`DELETE FROM brands WHERE id = -1`;
    expect(await outbox.read(db)).toEqual(nothing);
    await db`DELETE FROM promotions`;
    expect(await outbox.read(db)).toEqual({ ...nothing, isPromotions: true });
    await db`INSERT INTO settings (key, value) VALUES ('seller.kbe', '"18"')`;
    expect(await outbox.read(db)).toEqual({ ...nothing, isPages: true });
    now += 13 * 60 * 60 * 1000;
    expect(await outbox.read(db)).toEqual({
      ...nothing,
      isStructure: true,
      isUncounted: true,
      isPages: true,
    });
    await drop();
  });
});
