/** Changes of orders through the calls of the API, for tests. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Order } from '#contract/order.ts';
import type { OrderDifference } from '#contract/order-change.ts';
import type { Buyer, Goods, OrderShop } from './orders.ts';

export type ChangeBench = ReturnType<typeof changeBench>;

export function changeBench(shop: OrderShop) {
  const show = async (buyer: Buyer, id: number) =>
    (await shop.ask<Order>(buyer, 'GET', `/api/v1/orders/${id}/`)).body.data;
  const quote = (buyer: Buyer, id: number, wish: object, language = 'ru') =>
    shop.ask<OrderDifference>(buyer, 'POST', `/api/v1/orders/${id}/change/quote/`, wish, {
      'x-language-id': language,
    });
  const apply = (buyer: Buyer, id: number, wish: object, key: string = randomUUID()) =>
    shop.ask<Order>(buyer, 'POST', `/api/v1/orders/${id}/change/`, wish, { 'idempotency-key': key });

  async function change(buyer: Buyer, id: number, wish: object) {
    const { body, status } = await quote(buyer, id, wish);
    expect(status, JSON.stringify(body)).toBe(200);
    const { revision, to } = body.data;
    const done = await apply(buyer, id, { ...wish, revision, total: to.total });
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    return { shown: body.data, order: done.body.data };
  }

  async function order(items: { goods: Goods; count: number }[], more: object = {}) {
    const buyer = await shop.buyer();
    const made = await shop.order(buyer, items, more);
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    return { buyer, id: made.body.data.orderId, payment: made.body.data.payment };
  }

  return { show, quote, apply, change, order };
}
