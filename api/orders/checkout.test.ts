import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { calculateDelivery, getOrderOptions } from '#contract/checkout.ts';
import { type Buyer, type Goods, type OrderShop, openOrderShop } from '#tests/orders.ts';

type Options = z.output<typeof getOrderOptions.answer>['data'];
type Calculated = z.output<typeof calculateDelivery.answer>['data'];

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

const calculate = (buyer: Buyer, goods: Goods, count: number, delivery: object, more: object = {}) =>
  shop.ask<Calculated>(buyer, 'POST', '/api/v1/order/delivery/calculate/', {
    city: 'pavlodar',
    items: [{ productCode: goods.code, count }],
    delivery,
    ...more,
  });

describe('what can be chosen', () => {
  test('stores with readiness from real stock, ways, payments with reasons, addresses with zones', async () => {
    const buyer = await shop.buyer();
    const here = await shop.goods(9, { weightKg: 30 });
    const nextDoor = await shop.goods(9, { storeId: 2 });
    const far = await shop.goods(9, { storeId: 6 });
    await shop.address(buyer);
    await shop.address(buyer, { district: 'Кенжеколь' });
    await shop.address(buyer, { city_id: 5 });
    await shop.ask(buyer, 'POST', '/api/v1/cart/', {
      items: [here, nextDoor, far].map(({ code }) => ({ productCode: code, count: 1 })),
    });
    const { status, body } = await shop.ask<Options>(buyer, 'GET', '/api/v1/order/options/?city=pavlodar');
    expect(status, JSON.stringify(body)).toBe(200);
    const { methods, stores, addresses, payments } = body.data;
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
    const addressId = await shop.address(buyer);
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
      addressId: await shop.address(buyer, { district: 'Кенжекөл' }),
    });
    expect(suburb.body.data).toMatchObject({
      price: 4500 + 12 * 180,
      zone: { kind: 'suburb', beyondKm: 12 },
    });
    const far = await calculate(buyer, goods, 8, {
      method: 'delivery',
      addressId: await shop.address(buyer, { latitude: 52.36, longitude: 76.96 }),
    });
    expect(far.body.data).toMatchObject({ price: 4000, zone: { kind: 'far' } });
    const outside = await calculate(buyer, goods, 8, {
      method: 'delivery',
      addressId: await shop.address(buyer, { latitude: 52.6, longitude: 76.96 }),
    });
    expect(outside.body.data).toMatchObject({ isPricedByHand: true, zone: null, totals: { delivery: 0 } });
  });

  test('the zone follows from the address: without a point it is the farthest, whatever is sent', async () => {
    const buyer = await shop.buyer();
    const goods = await shop.goods(50, { weightKg: 25 });
    const addressId = await shop.address(buyer, { latitude: null, longitude: null });
    const delivery = { method: 'delivery', addressId, zoneId: 'pavlodar:near' };
    const { body } = await calculate(buyer, goods, 8, delivery);
    expect(body.data).toMatchObject({ price: 4000, zone: { kind: 'far', isAssumed: true } });
    const known = await calculate(buyer, goods, 8, {
      method: 'delivery',
      addressId: await shop.address(buyer),
      zoneId: 'pavlodar:far',
    });
    expect(known.body.data).toMatchObject({ price: 3000, zone: { kind: 'near', isAssumed: false } });
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
    expect(body.data.totals.delivery).toBe(2000);
    await shop.db`DELETE FROM promotions`;
    await expect
      .poll(async () => (await calculate(buyer, goods, 2, { method: 'delivery' })).body.data.totals.delivery)
      .toBe(2000);
  });

  test('nothing that can be sold is refused', async () => {
    const buyer = await shop.buyer();
    const gone = { id: 0, code: 'never-was', price: 1 };
    expect((await calculate(buyer, gone, 1, { method: 'delivery' })).body.code).toBe('order.empty');
  });
});
