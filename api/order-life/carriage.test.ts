/** Carriage that a manager counts: no money is asked for or taken before its price is agreed. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '#contract/order.ts';
import { type Buyer, type OrderShop, openOrderShop } from '#tests/orders.ts';
import { agreeOnCarriageByOperator, moveByOperator } from './order-life.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

const find = async (buyer: Buyer, id: number) =>
  (await shop.ask<Order>(buyer, 'GET', `/api/v1/orders/${id}/`)).body.data;

async function order(payment: string) {
  const buyer = await shop.buyer();
  const goods = await shop.goods(5, { price: 10_000 });
  const addressId = await shop.address(buyer, { city_id: 2 });
  const made = await shop.order(buyer, [{ goods, count: 1 }], {
    delivery: { method: 'transport', addressId },
    payment,
  });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  return { buyer, id: made.body.data.orderId, payment: made.body.data.payment };
}

test('an order whose carriage has no price awaits no money and takes none', async () => {
  const { buyer, id, payment } = await order('card_online');
  expect(payment).toMatchObject({ status: 'none', payUntil: null, redirectUrl: null });
  expect(await find(buyer, id)).toMatchObject({ paymentStatus: 'none', canPay: false, payUntil: null });
  const pay = await shop.ask(
    buyer,
    'POST',
    `/api/v1/orders/${id}/payment/retry/`,
    { payment: 'card_online' },
    { 'idempotency-key': `pay-${id}` },
  );
  expect(pay).toMatchObject({ status: 409, body: { code: 'order.cannot_pay' } });
});

test('with the agreed price the order has its sum and can be paid; it is agreed upon once', async () => {
  const { buyer, id } = await order('card_online');
  expect(await agreeOnCarriageByOperator(shop.db, String(id), 4500)).toMatchObject({ total: 14_500 });
  const now = await find(buyer, id);
  expect(now).toMatchObject({ paymentStatus: 'pending', canPay: true, total: 14_500 });
  expect(now.totals).toMatchObject({ goods: 10_000, delivery: 4500, total: 14_500 });
  expect(now.delivery.isPricedByHand).toBe(false);
  expect(now.payUntil).not.toBeNull();
  await expect(agreeOnCarriageByOperator(shop.db, String(id), 1)).rejects.toMatchObject({
    code: 'order.wrong_step',
  });
});

test('what is to be paid ahead does not leave unpaid', async () => {
  const { id } = await order('card_online');
  for (const to of ['confirmed', 'assembling', 'shipped', 'delivering'] as const)
    await moveByOperator(shop.db, String(id), { to, comment: '' });
  await expect(moveByOperator(shop.db, String(id), { to: 'completed', comment: '' })).rejects.toMatchObject({
    code: 'order.not_paid',
  });
});

test('a delivery priced by the farthest zone becomes cheaper once a manager has looked, never dearer', async () => {
  const buyer = await shop.buyer();
  const goods = await shop.goods(5, { price: 10_000, weightKg: 1 });
  const addressId = await shop.address(buyer, { latitude: null, longitude: null });
  const made = await shop.order(buyer, [{ goods, count: 1 }], {
    delivery: { method: 'express', addressId },
    payment: 'cash_on_receipt',
    total: 13_500,
  });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  const id = made.body.data.orderId;
  expect((await find(buyer, id)).delivery).toMatchObject({ zone: 'pavlodar:far', isZoneAssumed: true });
  await expect(agreeOnCarriageByOperator(shop.db, String(id), 3501)).rejects.toMatchObject({
    code: 'order.wrong_step',
  });
  expect(await agreeOnCarriageByOperator(shop.db, String(id), 2500)).toMatchObject({ total: 12_500 });
  expect((await find(buyer, id)).delivery).toMatchObject({ isZoneAssumed: false });
});
