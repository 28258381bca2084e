/** Points of a buyer without a card: told as a promise by order and receipt, given once a card is attached. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '#contract/order.ts';
import { type Buyer, type OrderShop, openOrderShop } from '#tests/orders.ts';
import { moveByOperator } from './order-life.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

const find = async (buyer: Buyer, id: number) =>
  (await shop.ask<Order>(buyer, 'GET', `/api/v1/orders/${id}/`)).body.data;

async function order() {
  const buyer = await shop.buyer();
  const goods = await shop.goods(5, { price: 10_000 });
  const { body } = await shop.order(buyer, [{ goods, count: 1 }]);
  return { buyer, id: body.data.orderId };
}

async function receive(id: number) {
  for (const to of ['confirmed', 'assembling', 'ready', 'completed'] as const)
    await moveByOperator(shop.db, String(id), { to, comment: '' });
}

const attach = (buyer: Buyer) => shop.ask(buyer, 'POST', '/api/v1/loyalty/card/', {});
const bookedOf = async ({ id }: Buyer) =>
  (
    await shop.db<{ points: number }[]>`
      SELECT e.points FROM loyalty_entries e JOIN loyalty_accounts a ON a.id = e.account_id
      WHERE a.user_id = ${id} AND e.kind = 'purchase'`
  ).map(({ points }) => points);

test('order and receipt say that the points wait for a card, and a card in time gets them', async () => {
  const { buyer, id } = await order();
  expect(await find(buyer, id)).toMatchObject({
    bonusEarned: 100,
    bonusNeedsCard: true,
    bonusCardUntil: null,
  });
  await receive(id);
  const [receipt] = await shop.db<{ needs: boolean; earned: number }[]>`
    SELECT points_need_card AS needs, points_earned AS earned FROM receipts WHERE order_id = ${id}`;
  expect(receipt).toEqual({ needs: true, earned: 100 });
  const waiting = await find(buyer, id);
  expect(waiting).toMatchObject({ bonusEarned: 100, bonusNeedsCard: true });
  expect(waiting.bonusCardUntil).not.toBeNull();
  expect((await attach(buyer)).status).toBe(200);
  expect(await bookedOf(buyer)).toEqual([100]);
  expect(await find(buyer, id)).toMatchObject({
    bonusEarned: 100,
    bonusNeedsCard: false,
    bonusCardUntil: null,
  });
});

test('a card that comes too late gets nothing, and nothing is promised any more', async () => {
  const { buyer, id } = await order();
  await receive(id);
  await shop.db`UPDATE orders SET completed_at = completed_at - interval '31 days' WHERE id = ${id}`;
  await shop.db`UPDATE loyalty_promises SET made_at = made_at - interval '31 days' WHERE user_id = ${buyer.id}`;
  expect(await find(buyer, id)).toMatchObject({ bonusEarned: 0, bonusNeedsCard: false });
  await attach(buyer);
  expect(await bookedOf(buyer)).toEqual([]);
  expect(await find(buyer, id)).toMatchObject({ bonusEarned: 0, bonusNeedsCard: false });
});

test('who has a card before the order is promised the points and gets them', async () => {
  const { buyer, id } = await order();
  await attach(buyer);
  expect(await find(buyer, id)).toMatchObject({ bonusEarned: 100, bonusNeedsCard: false });
  await receive(id);
  expect(await bookedOf(buyer)).toEqual([100]);
});
