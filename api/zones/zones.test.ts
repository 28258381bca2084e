import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DrawnZone } from '#contract/zones.ts';
import { zoneAt } from '#domain/delivery-zone.ts';
import { type OrderShop, openOrderShop, orderBody } from '#tests/orders.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

const list = async (language = 'ru') =>
  (await shop.app.inject({ url: '/api/v1/delivery/zones/', headers: { 'x-language-id': language } })).json()
    .data as DrawnZone[];

test('every city with a warehouse has its zones, the nearest first, with its centre in the first', async () => {
  const zones = await list('kz');
  const cities = await shop.db<{ code: string; latitude: number; longitude: number }[]>`
    SELECT code, latitude, longitude FROM cities WHERE is_local`;
  expect(cities.length).toBeGreaterThan(3);
  for (const { code, ...centre } of cities) {
    const own = zones.filter(({ cityCode }) => cityCode === code);
    expect(own.map(({ kind }) => kind)).toEqual(['near', 'far']);
    expect(zoneAt(own, centre)).toMatchObject({ kind: 'near', name: '1-аймақ' });
    // The far one goes around the near one.
    const [near, far] = own;
    for (const [longitude, latitude] of near?.ring ?? [])
      expect(zoneAt(far ? [far] : [], { longitude, latitude })?.id).toBe(far?.id);
  }
});

test('what is drawn is what an address is told and an order is priced by', async () => {
  const buyer = await shop.buyer();
  const goods = await shop.goods(50);
  // In the middle of the town.
  const addressId = await shop.address(buyer, { latitude: 52.2873, longitude: 76.9674 });
  const {
    recipient: _who,
    payment: _how,
    agreement: _yes,
    total: _sum,
    ...terms
  } = orderBody([{ goods, count: 1 }]);
  const priced = async () =>
    (
      await shop.ask<{ zone: { kind: string } | null; isPricedByHand: boolean }>(
        buyer,
        'POST',
        '/api/v1/order/delivery/calculate/',
        { ...terms, delivery: { method: 'delivery', addressId } },
      )
    ).body.data;
  const told = async () =>
    (await shop.ask<{ isPricedByHand: boolean }>(buyer, 'GET', `/api/v1/addresses/${addressId}/`)).body.data;
  expect((await priced()).zone?.kind).toBe('near');
  expect((await told()).isPricedByHand).toBe(false);

  // Somebody draws the town anew, elsewhere.
  const elsewhere = JSON.stringify({
    type: 'Polygon',
    coordinates: [
      [
        [77.2, 52.4],
        [77.3, 52.4],
        [77.3, 52.5],
        [77.2, 52.4],
      ],
    ],
  });
  await shop.db`UPDATE delivery_zones SET polygon = ${elsewhere}::text::jsonb WHERE id = 'pavlodar:near'`;
  await expect.poll(async () => (await priced()).zone?.kind).toBe('far');
  await shop.db`UPDATE delivery_zones SET polygon = ${elsewhere}::text::jsonb WHERE id = 'pavlodar:far'`;
  await expect.poll(async () => (await priced()).zone).toBeNull();
  await expect.poll(async () => (await told()).isPricedByHand).toBe(true);
  expect((await list()).find(({ id }) => id === 'pavlodar:far')?.ring).toHaveLength(4);
});
