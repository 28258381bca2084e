/** Orders as the office finds them, for tests: with a buyer of their own, in the first store. */
import { getOrderEdits, quoteOrderEdit } from '#contract/office/order-edit.ts';
import { splitDelivery } from '#contract/office/order-parts.ts';
import type { TestApp } from './app.ts';
import { aStaffSession, askOffice } from './office.ts';
import { anOrder, type OrderWish } from './stored-order.ts';

let buyers = 0;

/** An order of the first store, with a buyer of its own. */
export async function anOfficeOrder(
  { db }: Pick<TestApp, 'db'>,
  { isCancelRequested = false, ...wish }: Partial<OrderWish> & { isCancelRequested?: boolean } = {},
): Promise<number> {
  const [user] = await db<{ id: number }[]>`
    INSERT INTO users (email, password_hash, first_name) VALUES (${`office-${++buyers}@sheber.test`}, 'none', 'Айгерим')
    RETURNING id::float8 AS id`;
  const id = await anOrder(db, { userId: user?.id ?? 0, ...wish });
  if (isCancelRequested)
    await db`UPDATE orders SET cancel_requested_at = now(), cancel_reason = 'mistake' WHERE id = ${id}`;
  return id;
}

/** The first line of an order of the first store, all of which its buyer wants to give back, with one picture. */
export async function aReturn(shop: Pick<TestApp, 'db'>, wish: Partial<OrderWish> = {}): Promise<number> {
  const { db } = shop;
  const orderId = await anOfficeOrder(shop, {
    status: 'return_requested',
    payment: 'card_on_receipt',
    paymentStatus: 'paid',
    ...wish,
  });
  const [row] = await db<{ id: number }[]>`
    INSERT INTO order_returns (order_id, reason, refund_to) VALUES (${orderId}, 'not_needed', 'card') RETURNING id::float8 AS id`;
  const id = row?.id ?? 0;
  await db`
    INSERT INTO order_return_lines (return_id, line, count)
    SELECT ${id}, line, count FROM order_lines WHERE order_id = ${orderId} AND line = 1`;
  await db`INSERT INTO order_return_photos (return_id, position, picture) VALUES (${id}, 1, 'x')`;
  return id;
}

const asOperator = (shop: TestApp) =>
  aStaffSession(shop, { email: 'quotes@sheber.test', roles: ['operator'] });

/** What a change comes to, as the call that makes it has to say. */
export async function aQuote(shop: TestApp, id: number, wish: { items?: object[]; slotId?: string }) {
  const { cookie } = await asOperator(shop);
  const { data } = (await askOffice(shop, quoteOrderEdit, { cookie, params: { id }, body: wish })).json();
  return { ...wish, revision: data.revision as number, total: data.to.total as number };
}

/** Another hour that the order could be brought at; it has one already, and its address lies in the near zone. */
export async function aFreeSlot(shop: TestApp, id: number): Promise<string> {
  await shop.db`
    WITH slotted AS (
      UPDATE orders SET zone = 'pavlodar:near', slot_day = almaty_day(now()) + 2, slot_from = '13:00', slot_to = '17:00'
      WHERE id = ${id} RETURNING city_id, slot_day, slot_from, weight_kg)
    INSERT INTO delivery_slots AS s (city_id, day, starts, taken_orders, taken_kg)
    SELECT city_id, slot_day, slot_from, 1, weight_kg FROM slotted
    ON CONFLICT (city_id, day, starts)
    DO UPDATE SET taken_orders = s.taken_orders + 1, taken_kg = s.taken_kg + excluded.taken_kg`;
  const { cookie } = await asOperator(shop);
  const { data } = (await askOffice(shop, getOrderEdits, { cookie, params: { id } })).json();
  return data.slots.find(({ isFree }: { isFree: boolean }) => isFree)?.id ?? '';
}

/** Of an order of three and two, with an hour: one of the first line at another. */
export async function aSplit(shop: TestApp) {
  const id = await anOfficeOrder(shop, { isDelivery: true, counts: [3, 2] });
  const slotId = await aFreeSlot(shop, id);
  return { params: { id }, body: { slotId, lines: [{ line: 1, count: 1 }] } };
}

/** The same as it is once it was split. */
export async function aSplitOrder(shop: TestApp): Promise<number> {
  const { params, body } = await aSplit(shop);
  const { cookie } = await asOperator(shop);
  await askOffice(shop, splitDelivery, { cookie, params, body });
  return params.id;
}

/** A product that no line of the order has, and that there is enough of. */
export async function aSubstitute({ db }: TestApp, orderId: number): Promise<{ id: number; code: string }> {
  const [row] = await db<{ id: number; code: string }[]>`
    SELECT p.id, p.code FROM products p JOIN stocks s ON s.product_id = p.id JOIN product_prices r ON r.product_id = p.id
    WHERE p.active AND NOT p.on_order AND NOT p.is_offline AND s.count > 20 AND r.price < 5000
      AND p.id NOT IN (SELECT product_id FROM order_lines WHERE order_id = ${orderId}) ORDER BY p.id LIMIT 1`;
  if (!row) throw new Error('the demo range has nothing else');
  return row;
}

/** Somebody who wants to be called. */
export async function aCallback({ db }: Pick<TestApp, 'db'>): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    INSERT INTO callbacks (city_id, phone, name, theme, language) VALUES (1, '+77010000011', 'Сауле', 'delivery', 'kz')
    RETURNING id::float8 AS id`;
  return row?.id ?? 0;
}

export async function aQuestion({ db }: Pick<TestApp, 'db'>, contact: string): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    INSERT INTO questions (city_id, name, contact, question, language)
    VALUES (1, 'Олег', ${contact}, 'Держит ли краска мороз?', 'ru') RETURNING id::float8 AS id`;
  return row?.id ?? 0;
}

/** A review that nobody has read yet, with a photograph. */
export async function aWaitingReview({ db }: Pick<TestApp, 'db'>): Promise<{ id: number; photo: number }> {
  const [row] = await db<{ id: number; photo: number }[]>`
    WITH written AS (
      INSERT INTO reviews (product_id, user_id, city_id, author, language, rating, body, plus)
      SELECT p.id, u.id, 1, 'Олег К.', 'ru', 4, 'Ложится ровно, цвет как на фото.', 'цвет' FROM products p, users u
      WHERE u.email = 'retail@sheber.test' AND NOT EXISTS (SELECT FROM reviews v WHERE v.product_id = p.id AND v.user_id = u.id)
      ORDER BY p.id DESC LIMIT 1 RETURNING id),
    shown AS (INSERT INTO review_photos (review_id, picture) SELECT id, '\\x00' FROM written RETURNING id)
    SELECT w.id::float8 AS id, s.id::float8 AS photo FROM written w, shown s`;
  if (!row) throw new Error('nothing written');
  return row;
}

/** Somebody who waits for goods that are there by now. */
export async function aNotice({ db }: Pick<TestApp, 'db'>, contact: string): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    INSERT INTO product_notices (product_id, kind, contact, city_id, language, confirmed_at)
    SELECT s.product_id, 'stock', ${contact}, 1, 'ru', now() FROM stocks s JOIN stores t ON t.id = s.store_id
    JOIN products p ON p.id = s.product_id AND p.active WHERE t.city_id = 1 AND s.count > 0 ORDER BY s.product_id LIMIT 1
    RETURNING id::float8 AS id`;
  return row?.id ?? 0;
}
