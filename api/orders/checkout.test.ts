import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { calculateDelivery, DeliverySlot, getOrderOptions } from '#contract/checkout.ts';
import { slotTaken } from '#contract/checkout.ts';
import { type Buyer, type Goods, type OrderShop, openOrderShop } from '#tests/orders.ts';
import { transaction } from '../database.ts';
import { changeStatus, findOrder } from './orders.ts';

type Options = z.output<typeof getOrderOptions.answer>['data'];
type Calculated = z.output<typeof calculateDelivery.answer>['data'];

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

async function anAddress({ id }: Buyer, more: Record<string, unknown> = {}): Promise<number> {
  const [row] = await shop.db<{ id: number }[]>`
    INSERT INTO addresses ${shop.db({
      user_id: id,
      city_id: 1,
      street: 'ул. Естая',
      house: '54',
      flat: '16',
      floor: 4,
      ...more,
    })} RETURNING id`;
  return row?.id ?? 0;
}

const calculate = (buyer: Buyer, goods: Goods, count: number, delivery: object, more: object = {}) =>
  shop.ask<Calculated>(buyer, 'POST', '/api/v1/order/delivery/calculate/', {
    city: 'pavlodar',
    items: [{ productCode: goods.code, count }],
    delivery,
    ...more,
  });

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

describe('what can be chosen', () => {
  test('stores with readiness from real stock, ways, payments with reasons, addresses with zones', async () => {
    const buyer = await shop.buyer();
    const here = await shop.goods(9, { weightKg: 30 });
    const nextDoor = await shop.goods(9, { storeId: 2 });
    const far = await shop.goods(9, { storeId: 6 });
    await anAddress(buyer);
    await anAddress(buyer, { district: 'Кенжеколь' });
    await anAddress(buyer, { city_id: 5 });
    await shop.ask(buyer, 'POST', '/api/v1/cart/', {
      items: [here, nextDoor, far].map(({ code }) => ({ productCode: code, count: 1 })),
    });
    const { status, body } = await shop.ask<Options>(buyer, 'GET', '/api/v1/order/options/?city=pavlodar');
    expect(status, JSON.stringify(body)).toBe(200);
    const { methods, stores, addresses, payments, zones } = body.data;
    expect(stores.every(({ cityCode }) => cityCode === 'pavlodar')).toBe(true);
    expect(stores.find(({ id }) => id === 1)).toMatchObject({
      lines: 3,
      linesToday: 1,
      ready: { date: expect.any(String) },
    });
    expect(stores.find(({ id }) => id === 3)).toMatchObject({ linesToday: 0, ready: null });
    for (const { wholeDate } of stores) expect(wholeDate).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(methods.map(({ code, isOffered, reason }) => [code, isOffered, reason])).toEqual([
      ['pickup', true, null],
      ['delivery', true, null],
      ['express', false, 'too_heavy'],
      ['transport', true, null],
    ]);
    expect(payments.find(({ code }) => code === 'invoice')).toMatchObject({
      isOffered: false,
      reason: 'organization_needed',
    });
    expect(addresses.map(({ zone }) => zone?.kind ?? null).toSorted()).toEqual(
      [null, 'near', 'suburb'].toSorted(),
    );
    expect(zones.find(({ kind }) => kind === 'suburb')?.beyondKm).toBeGreaterThan(0);
  });

  test('an empty cart offers no way, and says why', async () => {
    const { body } = await shop.ask<Options>(await shop.buyer(), 'GET', '/api/v1/order/options/');
    expect(body.data.methods.every(({ reason }) => reason === 'empty')).toBe(true);
    expect(body.data.minOrder).toBeNull();
  });
});

describe('what it comes to', () => {
  test('by zone, vehicle and lifting, as computed by hand', async () => {
    const buyer = await shop.buyer();
    const goods = await shop.goods(50, { weightKg: 25 });
    const addressId = await anAddress(buyer);
    const lift = { mode: 'floor', floor: 4, elevator: 'none', carryMeters: 0 };
    const near = await calculate(buyer, goods, 8, { method: 'delivery', addressId, lift });
    // 200 kg: a van in zone 1; 200 kg × 4 floors × 6 ₸.
    expect(near.body.data).toMatchObject({
      zone: { kind: 'near' },
      vehicles: [{ code: 'van', count: 1 }],
      price: 3000,
      liftPrice: 4800,
      weightKg: 200,
      leadDays: 0,
      totals: { goods: 8000, delivery: 3000, lift: 4800, total: 15_800, vat: 1103 + 414 + 662 },
    });
    expect(near.body.data.dates.length).toBeGreaterThan(10);
    const suburb = await calculate(buyer, goods, 8, {
      method: 'delivery',
      addressId: await anAddress(buyer, { district: 'Кенжекөл' }),
    });
    expect(suburb.body.data).toMatchObject({
      price: 4500 + 12 * 180,
      zone: { kind: 'suburb', beyondKm: 12 },
    });
    const far = await calculate(buyer, goods, 8, {
      method: 'delivery',
      addressId: await anAddress(buyer, { latitude: 52.36, longitude: 76.96 }),
    });
    expect(far.body.data).toMatchObject({ price: 4000, zone: { kind: 'far' } });
    const outside = await calculate(buyer, goods, 8, {
      method: 'delivery',
      addressId: await anAddress(buyer, { latitude: 52.6, longitude: 76.96 }),
    });
    expect(outside.body.data).toMatchObject({ isPricedByHand: true, zone: null, totals: { delivery: 0 } });
  });

  test('a promotion pays the delivery', async () => {
    const buyer = await shop.buyer();
    const goods = await shop.goods(50, { price: 60_000 });
    await shop.db`
      INSERT INTO promotions (code, title_ru, title_kz, lead_ru, lead_kz, mechanic, starts_at)
      VALUES ('free-way', 'Доставим бесплатно', 'Тегін жеткіземіз', '', '',
              '{"type": "delivery", "tenge": null, "from": 100000, "maxKg": 500}', now() - interval '1 day')`;
    await expect
      .poll(async () => (await calculate(buyer, goods, 2, { method: 'delivery' })).body.data.totals.delivery)
      .toBe(0);
    const { body } = await calculate(buyer, goods, 1, { method: 'delivery' });
    expect(body.data.totals.delivery).toBe(1500);
    await shop.db`DELETE FROM promotions`;
    await expect
      .poll(async () => (await calculate(buyer, goods, 2, { method: 'delivery' })).body.data.totals.delivery)
      .toBe(1500);
  });

  test('nothing that can be sold is refused', async () => {
    const buyer = await shop.buyer();
    const gone = { id: 0, code: 'never-was', price: 1 };
    expect((await calculate(buyer, gone, 1, { method: 'delivery' })).body.code).toBe('order.empty');
  });
});

describe('hours', () => {
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
    const addressId = await anAddress(buyer, { is_default: true });
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

  test('an hour that never was is unknown', async () => {
    const buyer = await shop.buyer();
    const answer = await shop.ask(buyer, 'POST', '/api/v1/order/slots/hold/', {
      slotId: 'pavlodar_2026-11-20_10',
    });
    expect(answer).toMatchObject({ status: 404, body: { code: 'order.slot_unknown' } });
  });

  test('express goes without an hour, and only with what a taxi takes', async () => {
    const buyer = await shop.buyer();
    const addressId = await anAddress(buyer);
    const [light, heavy] = [await shop.goods(9), await shop.goods(9, { weightKg: 21 })];
    const delivery = { method: 'express', addressId };
    const made = await shop.order(buyer, [{ goods: light, count: 1 }], { delivery, total: 3500 });
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    const refused = await shop.order(buyer, [{ goods: heavy, count: 1 }], { delivery, total: 3500 });
    expect(refused.body.code).toBe('order.method_not_offered');
  });
});
