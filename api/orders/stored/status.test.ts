import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { transaction } from '../../database.ts';
import {
  changeStatus,
  findOrder,
  findOrderOwner,
  hasOrdered,
  insertExport,
  listHistory,
  type Payer,
  releaseOrder,
  type StoredLine,
  type StoredOrder,
} from '../orders.ts';

let shop: TestApp;
let userId: number;
let storeId: number;
let productId: number;
beforeAll(async () => {
  shop = await openTestApp();
  const [user] = await shop.db<{ id: number }[]>`SELECT id FROM users WHERE email = 'club@sheber.test'`;
  const [stock] = await shop.db<{ productId: number; storeId: number }[]>`
    SELECT product_id AS "productId", store_id AS "storeId" FROM stocks WHERE count > 10 ORDER BY 1, 2 LIMIT 1`;
  if (!user || !stock) throw new Error('the demo range is empty');
  userId = user.id;
  ({ storeId, productId } = stock);
});
afterAll(() => shop.close());

const stockNow = async () =>
  (
    await shop.db<{ count: number }[]>`
    SELECT count FROM stocks WHERE product_id = ${productId} AND store_id = ${storeId}`
  )[0]?.count;

/** As an order leaves the shop's tables, with two units of one product. */
async function anOrder(): Promise<number> {
  const [row] = await shop.db<{ id: number }[]>`
    INSERT INTO orders (number, user_id, city_id, language, payment_method, payment_status, method, store_id, recipient,
                        base_sum, total_sum, vat_sum, weight_kg, points_earned, points_percent)
    VALUES ('T-' || nextval('order_ids'), ${userId}, 1, 'ru', 'cash_on_receipt', 'none', 'pickup', ${storeId},
            '{"firstName": "Айгерим", "lastName": "", "phone": "+77051234567", "secondPhone": null, "isSelf": true}',
            2000, 2000, 276, 4, 20, 1)
    RETURNING id`;
  if (!row) throw new Error('nothing inserted');
  await shop.db`
    INSERT INTO order_lines (order_id, line, product_id, product_code, article, external_id, name_ru, name_kz, unit_ru,
                             unit_kz, count, price, regular_price, sum, vat_percent, vat_sum, weight_kg)
    VALUES (${row.id}, 1, ${productId}, 'code', 'article', 'external', 'Клей', 'Желім', 'шт', 'дана', 2, 1000, 1000,
            2000, 16, 276, 2)`;
  await shop.db`
    INSERT INTO stock_entries (order_id, line, store_id, kind, product_id, count)
    VALUES (${row.id}, 1, ${storeId}, 'sale', ${productId}, -2)`;
  await shop.db`UPDATE stocks SET count = count - 2 WHERE product_id = ${productId} AND store_id = ${storeId}`;
  return row.id;
}

const move = (
  id: number,
  to: Parameters<typeof changeStatus>[2]['to'],
  actor: 'buyer' | 'operator' = 'operator',
) => transaction(shop.db, (tx) => changeStatus(tx, id, { to, actor }));

test('a cancelled order gives its goods back exactly once, however many ask at the same moment', async () => {
  const before = await stockNow();
  const id = await anOrder();
  expect(await hasOrdered(shop.db, userId)).toBe(true);
  const tries = await Promise.allSettled(Array.from({ length: 6 }, () => move(id, 'cancelled', 'buyer')));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await stockNow()).toBe(before);
  const order: StoredOrder | null = await findOrder(shop.db, id);
  if (!order) throw new Error('the order is there');
  const line: Partial<StoredLine> = { count: 2, sum: 2000, isGift: false };
  expect(order.lines).toMatchObject([line]);
  const payer: Payer | null = order.organization;
  expect(payer).toBeNull();
  expect(await transaction(shop.db, (tx) => releaseOrder(tx, order))).toBe(false);
  expect(await stockNow()).toBe(before);
  const entries = await shop.db<{ sum: number }[]>`
    SELECT sum(count)::int FROM stock_entries WHERE order_id = ${id}`;
  expect(entries[0]?.sum).toBe(0);
});

test('an order that is received books its points once, and history tells every step', async () => {
  const id = await anOrder();
  for (const to of ['confirmed', 'assembling', 'ready', 'completed'] as const) await move(id, to);
  await expect(move(id, 'cancelled')).rejects.toThrow('order.wrong_step');
  const [booked] = await shop.db<{ points: number }[]>`
    SELECT points FROM loyalty_entries WHERE operation_key = ${`order:${id}:earn`}`;
  expect(booked?.points).toBe(20);
  expect((await listHistory(shop.db, id)).map(({ status }) => status)).toEqual([
    'confirmed',
    'assembling',
    'ready',
    'completed',
  ]);
  const bought = await shop.db`
    SELECT FROM purchases WHERE product_id = ${productId} AND count = 2 AND bought_at > now() - interval '1 minute'`;
  expect(bought).toHaveLength(1);
  expect(await findOrderOwner(shop.db, id)).toBe(userId);
  await insertExport(shop.db, id, 'paid');
  const exports = await shop.db`SELECT FROM order_exports WHERE order_id = ${id}`;
  expect(exports).toHaveLength(5);
});

test('an order that nobody has is not moved', async () => {
  await expect(move(987_654_321, 'cancelled')).rejects.toThrow('order.not_found');
});
