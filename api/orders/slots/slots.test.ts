import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type DeliverySlot, slotTaken } from '#contract/slots.ts';
import { type Buyer, type OrderShop, openOrderShop } from '#tests/orders.ts';
import { transaction } from '../../database.ts';
import { changeStatus, findOrder } from '../orders.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

const freeSlots = async (buyer: Buyer, zoneId = 'pavlodar:near') =>
  (
    await shop.ask<DeliverySlot[]>(
      buyer,
      'GET',
      `/api/v1/order/slots/?zoneId=${encodeURIComponent(zoneId)}&weight=10`,
    )
  ).body.data.filter(({ isFree }) => isFree);

const hold = (buyer: Buyer, { id }: DeliverySlot, weight = 10) =>
  shop.ask<{ holdId: string; until: string; slot: DeliverySlot }>(
    buyer,
    'POST',
    '/api/v1/order/slots/hold/',
    {
      slotId: id,
      weight,
    },
  );

test('one place left and thirty who want it: one holds it, the others are told the nearest', async () => {
  const buyers = await Promise.all(Array.from({ length: 30 }, () => shop.buyer()));
  const [first] = buyers;
  if (!first) throw new Error('there are buyers');
  const slot = (await freeSlots(first)).at(-1);
  if (!slot) throw new Error('there are hours');
  await shop.db`
    INSERT INTO delivery_slots (city_id, day, starts, taken_orders) VALUES (1, ${slot.date}, ${slot.from}, 19)`;
  const answers = await Promise.all(buyers.map((buyer) => hold(buyer, slot)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.find(({ status }) => status !== 200);
  expect(refused).toMatchObject({ status: 409, body: { code: 'order.slot_taken' } });
  const { nearest } = slotTaken.parse(refused?.body.data);
  expect(nearest).toHaveLength(3);
  expect(nearest[0]?.id).not.toBe(slot.id);
  // Given back, it is free for the next one.
  const at = answers.findIndex(({ status }) => status === 200);
  const holder = buyers[at];
  const next = buyers[at === 0 ? 1 : 0];
  if (!holder || !next) throw new Error('there are buyers');
  await shop.ask(holder, 'DELETE', '/api/v1/order/slots/hold/');
  expect((await hold(next, slot)).status).toBe(200);
});

test('an order takes the held hour; a cancelled one frees it; a hold that ended is taken by another', async () => {
  const [buyer, other] = [await shop.buyer(), await shop.buyer()];
  const goods = await shop.goods(50);
  const addressId = await shop.address(buyer, { is_default: true });
  const slot = (await freeSlots(buyer)).find(({ price }) => price === 0);
  if (!slot) throw new Error('there are hours');
  const held = await hold(buyer, slot);
  const terms = {
    delivery: { method: 'delivery', addressId },
    slotHoldId: held.body.data.holdId,
    total: 1000 + 1500,
  };
  const none = await shop.order(buyer, [{ goods, count: 1 }], { ...terms, slotHoldId: undefined });
  expect(none.body.code).toBe('order.slot_needed');
  const { status, body } = await shop.order(buyer, [{ goods, count: 1 }], terms);
  expect(status, JSON.stringify(body)).toBe(200);
  const order = await findOrder(shop.db, body.data.orderId);
  expect(order).toMatchObject({
    slot: { date: slot.date, from: slot.from },
    address: { street: 'ул. Естая', house: '54', flat: '16' },
    deliverySum: 1500,
    promisedOn: slot.date,
  });
  const taken = async () =>
    (
      await shop.db<{ n: number }[]>`
      SELECT taken_orders AS n FROM delivery_slots WHERE city_id = 1 AND day = ${slot.date} AND starts = ${slot.from}`
    )[0]?.n;
  expect(await taken()).toBe(1);
  expect(await shop.db`SELECT FROM slot_holds WHERE user_id = ${buyer.id}`).toHaveLength(0);
  await transaction(shop.db, (tx) =>
    changeStatus(tx, body.data.orderId, { to: 'cancelled', actor: 'buyer' }),
  );
  expect(await taken()).toBe(0);

  const again = await hold(buyer, slot);
  await shop.db`UPDATE slot_holds SET held_until = now() - interval '1 second' WHERE user_id = ${buyer.id}`;
  await shop.db`UPDATE delivery_slots SET taken_orders = 29 WHERE city_id = 1 AND day = ${slot.date} AND starts = ${slot.from}`;
  const full = slot.from === '17:00' ? 409 : 200;
  expect((await hold(other, slot)).status).toBe(full);
  const late = await shop.order(buyer, [{ goods, count: 1 }], {
    ...terms,
    slotHoldId: again.body.data.holdId,
  });
  expect(late).toMatchObject({ status: 409, body: { code: 'order.slot_taken' } });
  expect(slotTaken.parse(late.body.data).nearest).toHaveLength(3);
  expect(await shop.db`SELECT FROM orders WHERE user_id = ${buyer.id} AND status = 'new'`).toHaveLength(0);
});

test('what was offered when it was held is kept while the hold lasts, whatever the clock says since', async () => {
  const buyer = await shop.buyer();
  const goods = await shop.goods(5);
  const addressId = await shop.address(buyer);
  // One without a price of its own: an hour of today costs more, and of a day that is over it would not.
  const slot = (await freeSlots(buyer)).find(({ price }) => price === 0);
  if (!slot) throw new Error('there are hours');
  const held = await hold(buyer, slot);
  const terms = {
    delivery: { method: 'delivery', addressId },
    slotHoldId: held.body.data.holdId,
    total: 2500,
  };
  // The hour is over by the shop's clock; by the database's the hold has only begun.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 40 * 86_400_000 });
  try {
    await shop.db`UPDATE slot_holds SET held_until = held_until - interval '1 hour' WHERE user_id = ${buyer.id}`;
    const late = await shop.order(buyer, [{ goods, count: 1 }], terms);
    expect(late.body.code).toBe('order.slot_taken');
    await shop.db`UPDATE slot_holds SET held_until = held_until + interval '1 hour' WHERE user_id = ${buyer.id}`;
    const { status, body } = await shop.order(buyer, [{ goods, count: 1 }], terms);
    expect(status, JSON.stringify(body)).toBe(200);
  } finally {
    vi.useRealTimers();
  }
});

test('where a manager counts the way, no hour is asked for and the total is of the goods', async () => {
  const buyer = await shop.buyer();
  const goods = await shop.goods(5);
  const addressId = await shop.address(buyer, { city_id: 5 });
  const { status, body } = await shop.order(buyer, [{ goods, count: 2 }], {
    delivery: { method: 'transport', addressId },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(await findOrder(shop.db, body.data.orderId)).toMatchObject({
    isPricedByHand: true,
    slot: null,
    deliverySum: 0,
    address: { cityName: 'Алматы' },
  });
});

test('an hour that never was is unknown', async () => {
  const buyer = await shop.buyer();
  const answer = await shop.ask(buyer, 'POST', '/api/v1/order/slots/hold/', {
    slotId: 'pavlodar_2026-11-20_10',
  });
  expect(answer).toMatchObject({ status: 404, body: { code: 'order.slot_unknown' } });
});

test('express goes without an hour, and only with what a taxi takes', async () => {
  const buyer = await shop.buyer();
  const addressId = await shop.address(buyer);
  const [light, heavy] = [await shop.goods(9), await shop.goods(9, { weightKg: 21 })];
  const delivery = { method: 'express', addressId };
  const made = await shop.order(buyer, [{ goods: light, count: 1 }], { delivery, total: 3500 });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  const refused = await shop.order(buyer, [{ goods: heavy, count: 1 }], { delivery, total: 3500 });
  expect(refused.body.code).toBe('order.method_not_offered');
});

test('an hour is held for what the stored cart weighs, whatever a page says, and not without end', async () => {
  const buyer = await shop.buyer();
  const heavy = await shop.goods(9, { weightKg: 21 });
  await shop.db`DELETE FROM rate_counters`;
  const [slot] = await freeSlots(buyer);
  if (!slot) throw new Error('there are hours');
  await shop.ask(buyer, 'POST', '/api/v1/cart/', { items: [{ productCode: heavy.code, count: 2 }] });
  expect((await hold(buyer, slot, 1_000_000)).status).toBe(200);
  const [held] = await shop.db<
    { kg: number }[]
  >`SELECT weight_kg::int AS kg FROM slot_holds WHERE user_id = ${buyer.id}`;
  expect(held?.kg).toBe(42);
  const statuses: number[] = [];
  for (let time = 0; time < 20; time++) statuses.push((await hold(buyer, slot)).status);
  expect(statuses).toEqual([...Array(19).fill(200), 429]);
});
