/** What was made for one buyer and comes back. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '#contract/order.ts';
import { sumShares, toReturnedParts } from '#domain/orders/order-returns.ts';
import type { OrderShop } from '#tests/orders.ts';
import { openWorksShop, type WorksShop } from '#tests/works-shop.ts';
import { decideOnReturnByOperator, moveByOperator } from '../order-life/order-life.ts';

let bench: WorksShop;
let shop: OrderShop;
beforeAll(async () => {
  bench = await openWorksShop();
  shop = bench.shop;
});
afterAll(() => shop.close());

test('tinted paint comes back only where the shop is at fault; the can that was not tinted as any other', async () => {
  const buyer = await shop.buyer();
  const paint = bench.paintOf('a');
  const { cart } = await bench.put(buyer, paint, 2, [bench.tint(paint, 'sand-2b', 1)]);
  const made = await bench.order(buyer, paint, 2, [bench.tint(paint, 'sand-2b', 1)], 10_000 + cart.works.sum);
  const { orderId } = made.body.data;
  for (const to of ['confirmed', 'assembling', 'ready', 'completed'] as const)
    await moveByOperator(shop.db, String(orderId), { to, comment: '' });
  const bring = (count: number, reason: string) =>
    shop.ask(buyer, 'POST', `/api/v1/orders/${orderId}/return/`, { items: [{ id: 1, count }], reason });
  expect(await bring(2, 'not_needed')).toMatchObject({
    status: 422,
    body: { code: 'order.return_made_to_order' },
  });
  expect((await bring(2, 'wrong_item')).status).toBe(200);
});

test('where the shop is at fault the work goes back with its can: in money, in the form and on the receipt', async () => {
  const buyer = await shop.buyer();
  const paint = bench.paintOf('a');
  const works = [bench.tint(paint, 'sand-2b', 2), bench.tint(paint, 'sky-1a', 1)];
  const { cart } = await bench.put(buyer, paint, 5, works);
  const [sand = 0, sky = 0] = cart.works.items.map(({ sum }) => sum);
  const made = await bench.order(buyer, paint, 5, works, 25_000 + cart.works.sum);
  const { orderId } = made.body.data;
  for (const to of ['confirmed', 'assembling', 'ready', 'completed'] as const)
    await moveByOperator(shop.db, String(orderId), { to, comment: '' });
  const show = async () => (await shop.ask<Order>(buyer, 'GET', `/api/v1/orders/${orderId}/`)).body.data;
  const bring = async (count: number, reason: 'wrong_item' | 'not_needed') => {
    const page = await show();
    const [part] = toReturnedParts(page, [{ id: 1, count }], reason);
    const asked = { items: [{ id: 1, count }], reason };
    const { status } = await shop.ask(buyer, 'POST', `/api/v1/orders/${orderId}/return/`, asked);
    expect([status, part?.count]).toEqual([200, count]);
    const shown = sumShares(part ? [part] : []);
    const { refund } = await decideOnReturnByOperator(shop.db, String(orderId), {
      isAccepted: true,
      comment: '',
    });
    expect(refund).toBe(shown.paidTenge + shown.worksTenge);
    return refund;
  };
  // Those that were made for the buyer are taken to be the ones at fault.
  expect(await bring(1, 'wrong_item')).toBe(5000 + sand / 2);
  expect((await show()).items[0]?.madeToOrder).toBe(2);
  expect(await bring(2, 'not_needed')).toBe(10_000);
  expect(await bring(2, 'wrong_item')).toBe(10_000 + sand / 2 + sky);
  expect((await show()).status).toBe('returned');
  const [money] = await shop.db<{ back: number }[]>`
    SELECT sum(r.amount)::int AS back FROM refunds r JOIN payments p ON p.id = r.payment_id
    WHERE p.order_id = ${orderId}`;
  expect(money?.back).toBe(25_000 + cart.works.sum);
});
