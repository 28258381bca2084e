/** An order from its making to the money that goes back, through the calls alone. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Buyer, type OrderShop, openOrderShop } from '#tests/orders.ts';

let shop: OrderShop;
let buyer: Buyer;
beforeAll(async () => {
  shop = await openOrderShop();
  buyer = await shop.buyer();
});
afterAll(() => shop.close());

const press = (redirectUrl: string | null, answer: string) =>
  shop.app.inject({
    method: 'POST',
    url: `${new URL(String(redirectUrl)).pathname}/${answer}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const view = async (id: number) =>
  (
    await shop.ask<{ paymentStatus: string; receipts: { type: string }[]; documents: { type: string }[] }>(
      buyer,
      'GET',
      `/api/v1/orders/${id}/`,
    )
  ).body.data;

test('an order by card tells where to pay, also when it is asked for again; cancelled, its money goes back once', async () => {
  const goods = await shop.goods(5);
  const make = () => shop.order(buyer, [{ goods, count: 2 }], { payment: 'card_online' }, 'the-same-press');
  const [first, again] = [await make(), await make()];
  const { orderId, payment } = first.body.data;
  expect(payment.redirectUrl).toContain('/payments/sandbox/');
  expect(again.body.data).toEqual(first.body.data);

  await press(payment.redirectUrl, 'decline');
  expect(await view(orderId)).toMatchObject({ paymentStatus: 'failed', receipts: [] });
  await press(payment.redirectUrl, 'pay');
  expect(await view(orderId)).toMatchObject({ paymentStatus: 'paid', receipts: [{ type: 'sale' }] });

  const cancel = () =>
    shop.ask(buyer, 'POST', `/api/v1/orders/${orderId}/cancel/`, { reason: 'changed_mind', comment: '' });
  const answers = await Promise.all([cancel(), cancel(), cancel()]);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  await shop.settleMoney();
  await shop.settleMoney();
  expect(await view(orderId)).toMatchObject({
    paymentStatus: 'refunded',
    receipts: [{ type: 'sale' }, { type: 'return' }],
    documents: [],
  });
  const [bank] = await shop.db`
    SELECT sum(s.refunded)::int AS refunded FROM sandbox_payments s JOIN payments p USING (reference)
    WHERE p.order_id = ${orderId}`;
  expect(bank).toEqual({ refunded: 2 * goods.price });
  expect(await shop.stockOf(goods)).toBe(5);
});
