/** Orders to collect and hand over, for tests: as the tables have them, with stock and ledger in step. */

import { randomInt } from 'node:crypto';
import type { TestApp } from './app.ts';
import { anOrder, type OrderWish } from './stored-order.ts';

let buyers = 0;

async function aBuyer({ db }: Pick<TestApp, 'db'>): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    INSERT INTO users (email, phone, password_hash, first_name)
    VALUES (${`picked-${++buyers}-${Date.now()}@sheber.test`}, ${`+7701${randomInt(2_000_000, 9_999_999)}`}, 'none', 'Айгерим')
    RETURNING id`;
  return Number(row?.id);
}

/** Of the first store; `taken` by whom, and whether everything is in the cart already. */
export async function anOrderToPick(
  shop: Pick<TestApp, 'db'>,
  wish: Omit<OrderWish, 'userId'> & { picker?: number; isPicked?: boolean } = {},
): Promise<{ store: number; order: number }> {
  const { picker, isPicked = false, ...rest } = wish;
  const { db } = shop;
  const status = picker === undefined ? 'confirmed' : 'assembling';
  const order = await anOrder(db, { userId: await aBuyer(shop), status, ...rest });
  const [entry] = await db<{ storeId: number }[]>`
    SELECT store_id AS "storeId" FROM stock_entries WHERE order_id = ${order} LIMIT 1`;
  const store = Number(entry?.storeId);
  if (picker !== undefined)
    await db`INSERT INTO pick_lists (order_id, store_id, picker_id) VALUES (${order}, ${store}, ${picker})`;
  if (picker !== undefined && isPicked)
    await db`
      INSERT INTO pick_events (id, order_id, store_id, line, kind, count, staff_id, at)
      SELECT gen_random_uuid(), ${order}, ${store}, line, 'count', count, ${picker}, now()
      FROM order_lines WHERE order_id = ${order}`;
  return { store, order };
}

/** A product of the first store and what can be sold of it there. */
export async function aStockedProduct({
  db,
}: Pick<TestApp, 'db'>): Promise<{ productId: number; free: number }> {
  const [row] = await db<{ productId: number; free: number }[]>`
    SELECT s.product_id AS "productId", s.count AS free FROM stocks s
    JOIN products p ON p.id = s.product_id AND p.active WHERE s.store_id = 1 AND s.count > 50 ORDER BY s.product_id DESC LIMIT 1`;
  if (!row) throw new Error('nothing stands in the first store');
  return row;
}

/** As a phone makes them. */
export const aPickEvent = (
  line: number,
  count: number,
  kind: 'scan' | 'count' | 'missing' | 'broken' = 'count',
) => ({ id: crypto.randomUUID(), line, kind, count, at: new Date().toISOString() });

/** One red point. */
export const A_PHOTO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';

export async function anEventOf({ db }: Pick<TestApp, 'db'>, order: number): Promise<string> {
  const [row] = await db<{ id: string }[]>`SELECT id FROM pick_events WHERE order_id = ${order} LIMIT 1`;
  if (!row) throw new Error('nothing was told of this order');
  return row.id;
}

/** Tells that the first line is missing and gives the code of what may take its place. */
export async function aSubstituteOf(
  { db }: Pick<TestApp, 'db'>,
  { store, order }: { store: number; order: number },
  picker: number,
): Promise<string> {
  await db`
    INSERT INTO pick_events (id, order_id, store_id, line, kind, count, staff_id, at)
    SELECT gen_random_uuid(), ${order}, ${store}, line, 'missing', count, ${picker}, now()
    FROM order_lines WHERE order_id = ${order} AND line = 1`;
  const [row] = await db<{ code: string }[]>`
    SELECT p.code FROM order_lines l JOIN products old ON old.id = l.product_id
    JOIN products p ON p.section_id = old.section_id AND p.id <> old.id AND p.active AND NOT p.on_order AND NOT p.is_offline
    JOIN stocks s ON s.product_id = p.id AND s.store_id = ${store} AND s.count >= l.count
    WHERE l.order_id = ${order} AND l.line = 1 ORDER BY p.id LIMIT 1`;
  if (!row) throw new Error('nothing could take its place');
  return row.code;
}
