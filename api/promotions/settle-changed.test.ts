import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '#api/database.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { insertPromotion } from '#tests/promotion-rows.ts';
import { settlePromotions } from './promotions.ts';

let database: TestDatabase;
let db: TestDatabase['db'];
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
});
afterAll(() => database.drop());

test('of changed products alone only their tags are looked at, and come out as if all were', async () => {
  await db`DELETE FROM promotions`;
  await insertPromotion(db, 'wide', { type: 'percent', percent: 15 }, {});
  await insertPromotion(db, 'here', { type: 'percent', percent: 30 }, { cities: ['almaty'] });
  await settlePromotions(db, new Date(), true);
  const ids = await db<{ id: number }[]>`SELECT id FROM products WHERE active ORDER BY id LIMIT 5`;
  const [dearer = 0, gone = 0, other = 0, discounted = 0, strange = 0] = ids.map(({ id }) => id);
  // What the tag of an unchanged product says stays, whatever it is: nobody looks at it.
  await db`UPDATE promotion_tags SET discount_price = 7 WHERE product_id = ${strange}`;
  await db`UPDATE catalog_changes SET at = now() - interval '1 hour'`;
  await db`UPDATE promotion_settlements SET change_seq = (SELECT max(seq) FROM catalog_changes), horizon = NULL`;
  await db`UPDATE product_prices SET price = price * 2 WHERE product_id = ${dearer}`;
  await db`UPDATE products SET active = false WHERE id = ${gone}`;
  await db`UPDATE products SET brand_id = (SELECT min(id) FROM brands) WHERE id = ${other}`;
  await db`UPDATE product_prices SET discount_price = 1 WHERE product_id = ${discounted}`;
  expect(await settlePromotions(db, new Date(Date.now() + 61_000))).toBe(true);
  const read = () => db`
    SELECT product_id, city_id, discount_price, promotion_code, since, regular_price FROM promotion_tags
    WHERE product_id <> ${strange} ORDER BY product_id, city_id`;
  const partly = await read();
  const [left] =
    await db`SELECT discount_price FROM promotion_tags WHERE product_id = ${strange} AND city_id = 0`;
  expect(left?.discount_price).toBe(7);
  await settlePromotions(db, new Date(Date.now() + 61_000), true);
  expect(partly).toEqual(await read());
  const prices = new Map(
    partly.filter((tag) => tag.city_id === 0).map((tag) => [tag.product_id, tag.discount_price]),
  );
  const [now] = await db`SELECT price FROM product_prices WHERE product_id = ${dearer}`;
  expect(prices.get(dearer)).toBe(Math.round(now?.price * 0.85));
  expect(prices.has(gone)).toBe(false);
  expect(prices.has(discounted)).toBe(false);
});

test('a promotion whose commit comes after that of a later change is settled within a minute', async () => {
  const at = (seconds: number) => new Date(Date.now() + 600_000 + seconds * 1000);
  await settlePromotions(db, at(0), true);
  const slow = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const saving = transaction(db, async (tx) => {
    await insertPromotion(tx, 'late', { type: 'percent', percent: 40 }, {});
    begun.resolve();
    await slow.promise;
  });
  await begun.promise;
  await db`UPDATE product_prices SET price = price + 1 WHERE product_id = 1`;
  await settlePromotions(db, at(1), true);
  slow.resolve();
  await saving;
  // Of goods that nobody else has touched: the changed one is looked at in any case.
  const tagged = () =>
    db`SELECT FROM promotion_tags WHERE promotion_code = 'late' AND product_id <> 1 LIMIT 1`;
  expect(await tagged()).toHaveLength(0);
  await settlePromotions(db, at(62));
  expect(await tagged()).toHaveLength(1);
});
