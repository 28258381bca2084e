/** What is sold below its purchase price: kept by whatever changes either. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '#tests/app.ts';
import { openTestOffice } from '#tests/office.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestOffice();
});
afterAll(() => shop.close());

test('what is below its purchase price is told by the next change of either, by a load at its end', async () => {
  const [goods] = await shop.db<{ id: number; price: number }[]>`
    SELECT r.product_id AS id, r.price FROM product_prices r WHERE r.price > 100
      AND NOT EXISTS (SELECT FROM product_costs c WHERE c.product_id = r.product_id) LIMIT 1`;
  const { id = 0, price = 0 } = goods ?? {};
  const isBelow = async () =>
    (await shop.db`SELECT FROM goods_below_cost WHERE product_id = ${id}`).length === 1;
  const told: boolean[] = [];
  const tell = async (change: Promise<unknown>) => {
    await change;
    told.push(await isBelow());
  };
  await tell(shop.db`INSERT INTO product_costs VALUES (${id}, ${price})`);
  await tell(shop.db`UPDATE product_prices SET price = price - 1 WHERE product_id = ${id}`);
  await tell(shop.db`UPDATE product_costs SET cost = cost - 1 WHERE product_id = ${id}`);
  await tell(shop.db`UPDATE product_costs SET cost = ${price} WHERE product_id = ${id}`);
  await tell(shop.db`DELETE FROM product_costs WHERE product_id = ${id}`);
  await tell(
    shop.db.begin(async (tx) => {
      await tx`SELECT set_config('sheber.bulk_load', 'on', true)`;
      await tx`INSERT INTO product_costs VALUES (${id}, ${price})`;
      await tx`INSERT INTO catalog_changes (kind) VALUES ('structure')`;
    }),
  );
  await tell(shop.db`DELETE FROM product_prices WHERE product_id = ${id}`);
  expect(told).toEqual([false, true, false, true, false, true, false]);
});

test('price and cost that change in the same moment are seen together', async () => {
  const [goods] = await shop.db<{ id: number; price: number }[]>`
    SELECT r.product_id AS id, r.price FROM product_prices r WHERE r.price > 100
      AND NOT EXISTS (SELECT FROM product_costs c WHERE c.product_id = r.product_id) LIMIT 1`;
  const { id = 0, price = 0 } = goods ?? {};
  let writeCost: Promise<unknown> = Promise.resolve();
  await shop.db.begin(async (tx) => {
    await tx`UPDATE product_prices SET price = ${price - 50} WHERE product_id = ${id}`;
    writeCost = shop.db`INSERT INTO product_costs VALUES (${id}, ${price - 10})`.execute();
    await expect
      .poll(async () => (await tx`SELECT FROM pg_locks WHERE NOT granted`).length)
      .toBeGreaterThan(0);
  });
  await writeCost;
  expect(await shop.db`SELECT FROM goods_below_cost WHERE product_id = ${id}`).toHaveLength(1);
});
