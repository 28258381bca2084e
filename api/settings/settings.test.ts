/** What staff set is what pages tell and what orders are charged, in every process, within three seconds. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { z } from 'zod';
import { settingShapes } from '#contract/office/settings.ts';
import type { getShop } from '#contract/shop.ts';
import { findVehicleFor, USUAL_VEHICLES, type Vehicle } from '#domain/delivery-tariff.ts';
import { SETTING_KEYS, SETTINGS } from '#domain/office/settings.ts';
import { USUAL_SLOT_RULES } from '#domain/orders/slots.ts';
import { type OrderShop, openOrderShop } from '#tests/orders.ts';
import { type BuiltApp, buildApp } from '../app.ts';
import { createSettings } from './settings.ts';

type Shop = z.output<typeof getShop.answer>['data'];

let shop: OrderShop;
/** Another process of the same shop, as far as memory goes. */
let other: BuiltApp;
beforeAll(async () => {
  shop = await openOrderShop();
  other = await buildApp({ config: shop.config, db: shop.db, logStream: shop.log.stream });
  await other.app.ready();
});
afterAll(async () => {
  await other.app.close();
  await shop.close();
});

const askShop = async (app = shop.app): Promise<Shop> =>
  (await app.inject({ url: '/api/v1/shop/', headers: { 'x-language-id': 'kz' } })).json().data;
const SOON = { timeout: 15_000, interval: 50 };

test('every factory setting has the shape of its setting', () => {
  for (const key of SETTING_KEYS)
    expect([key, settingShapes[key].safeParse(SETTINGS[key].usual).success]).toEqual([key, true]);
  expect(Object.keys(settingShapes).sort()).toEqual([...SETTING_KEYS].sort());
});

test('the hours that the migration fills in are the factory’s', async () => {
  const { delivery } = await createSettings(shop.db).read();
  expect(delivery.slots).toEqual(USUAL_SLOT_RULES);
  expect(delivery.vehicles).toEqual(USUAL_VEHICLES);
});

test('with nothing set, pages are told of nothing', async () => {
  expect(await askShop()).toMatchObject({ seller: null, delivery: null });
});

describe('what is set', () => {
  test('is told by two processes within three seconds, and taken back as soon', async () => {
    await shop.db`INSERT INTO settings (key, value) VALUES ('seller.phone', '"+7 (718) 200-00-00"')`;
    for (const { app } of [shop, other])
      await vi.waitFor(
        async () =>
          expect((await askShop(app)).seller).toMatchObject({
            phone: '+7 (718) 200-00-00',
            name: '«Шебер Демо» ЖШС',
          }),
        SOON,
      );
    await shop.db`DELETE FROM settings`;
    for (const { app } of [shop, other])
      await vi.waitFor(async () => expect((await askShop(app)).seller).toBeNull(), SOON);
  });

  test('is read before kept pages are told to be made anew', async () => {
    const phones: (string | undefined)[] = [];
    shop.onCatalogChange(() => void askShop().then(({ seller }) => phones.push(seller?.phone)));
    await shop.db`INSERT INTO settings (key, value) VALUES ('seller.phone', '"+7 (718) 300-00-00"')`;
    // What was taken back before may still be told first; this is told once, and must be known by then.
    await vi.waitFor(() => expect(phones).toContain('+7 (718) 300-00-00'), SOON);
    await shop.db`DELETE FROM settings`;
    await vi.waitFor(async () => expect((await askShop()).seller).toBeNull(), SOON);
  });

  test('a row that makes no sense counts as none, and is told of', async () => {
    const told: object[] = [];
    const settings = createSettings(shop.db, { warn: (facts) => told.push(facts) });
    await shop.db`INSERT INTO settings (key, value) VALUES ('payments.cash_up_to', '"much"'), ('no.such', '1')`;
    await shop.db`
      INSERT INTO delivery_tariffs (vehicle, max_kg, max_m3, max_side_m, near, far) VALUES ('truck', 10, 1, 1, 1, 1)`;
    const { values, delivery } = await settings.read();
    expect(values['payments.cash_up_to']).toBe(300_000);
    expect(delivery.vehicles).toBe(USUAL_VEHICLES);
    expect(told).toEqual(
      expect.arrayContaining([{ key: 'payments.cash_up_to' }, { key: 'no.such' }, { vehicle: 'truck' }]),
    );
    await shop.db`DELETE FROM settings`;
    await shop.db`DELETE FROM delivery_tariffs`;
  });

  test('the environment’s bounds stand until staff set their own', async () => {
    const openBounds = { orders: 5, sum: 1000, stockPercent: 50, waiting: 3, waitHours: 48 };
    const settings = createSettings(shop.db, { openBounds });
    expect((await settings.read()).openBounds).toEqual(openBounds);
    await shop.db`INSERT INTO settings (key, value) VALUES ('unpaid.orders', '2')`;
    await settings.renew();
    expect((await settings.read()).openBounds).toEqual({ ...openBounds, orders: 2 });
    await shop.db`DELETE FROM settings`;
  });

  test('a way to pay that is switched off is not offered and not taken', async () => {
    const buyer = await shop.buyer();
    const goods = await shop.goods(9);
    const isOffered = async () => {
      const { body } = await shop.ask<{ payments: { code: string; isOffered: boolean }[] }>(
        buyer,
        'GET',
        '/api/v1/order/options/',
      );
      return body.data.payments.find(({ code }) => code === 'card_on_receipt')?.isOffered ?? false;
    };
    await shop.db`INSERT INTO settings (key, value) VALUES ('payments.card_on_receipt', 'false')`;
    await vi.waitFor(async () => expect(await isOffered()).toBe(false), SOON);
    const refused = await shop.order(buyer, [{ goods, count: 1 }]);
    expect(refused.body.code).toBe('order.payment_not_allowed');
    await shop.db`DELETE FROM settings`;
    await vi.waitFor(async () => expect(await isOffered()).toBe(true), SOON);
    expect((await shop.order(buyer, [{ goods, count: 1 }])).status).toBe(200);
  });
});

test('a closed day is not offered, whatever is set of its hours, and an order keeps the hour it has', async () => {
  const buyer = await shop.buyer();
  const goods = await shop.goods(50);
  const addressId = await shop.address(buyer, { is_default: true });
  const hours = async () =>
    (
      await shop.ask<{ id: string; date: string; price: number }[]>(
        buyer,
        'GET',
        '/api/v1/order/slots/?zoneId=pavlodar:near&weight=10',
      )
    ).body.data;
  const slot = (await hours()).find(({ price }) => price === 0);
  if (!slot) throw new Error('there are hours');
  const held = await shop.ask<{ holdId: string }>(buyer, 'POST', '/api/v1/order/slots/hold/', {
    slotId: slot.id,
  });
  expect(held.status, JSON.stringify(held.body)).toBe(200);
  const made = await shop.order(buyer, [{ goods, count: 2 }], {
    delivery: { method: 'delivery', addressId },
    slotHoldId: held.body.data.holdId,
    total: 2000 + 1500,
  });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  await shop.db`INSERT INTO slot_days (day, note) VALUES (${slot.date}, 'Наурыз')`;
  await vi.waitFor(
    async () => expect((await hours()).some(({ date }) => date === slot.date)).toBe(false),
    SOON,
  );
  const changed = await shop.ask(buyer, 'POST', `/api/v1/orders/${made.body.data.orderId}/change/quote/`, {
    items: [{ id: 1, count: 1 }],
  });
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  await shop.db`DELETE FROM slot_days`;
  await vi.waitFor(
    async () => expect((await hours()).some(({ date }) => date === slot.date)).toBe(true),
    SOON,
  );
});

/** Tariffs as staff might set them: each larger vehicle carries at least as much. */
const tariffs = fc
  .tuple(
    ...USUAL_VEHICLES.map(() =>
      fc.tuple(fc.integer({ min: 0, max: 90_000 }), fc.integer({ min: 0, max: 400 })),
    ),
  )
  .map((drawn): Vehicle[] => {
    let maxKg = 0;
    return USUAL_VEHICLES.map((usual, at) => {
      const [priceTenge, more] = drawn[at] ?? [0, 0];
      maxKg = Math.max(maxKg + more, usual.maxKg);
      return { ...usual, priceTenge, maxKg };
    });
  });
const lifting = fc.record({
  unload: fc.integer({ min: 0, max: 20 }),
  stairs: fc.integer({ min: 0, max: 20 }),
  cargo: fc.integer({ min: 0, max: 20 }),
  passenger: fc.integer({ min: 0, max: 20 }),
  callOut: fc.integer({ min: 0, max: 9000 }).map((sum) => sum * 10),
});

test('what pages tell by any tariff is what the checkout asks and what the order is charged', async () => {
  const buyer = await shop.buyer();
  const goods = await shop.goods(9000, { weightKg: 3 });
  const addressId = await shop.address(buyer);
  const lift = { mode: 'unload', floor: 1, elevator: 'none', carryMeters: 10 };
  await fc.assert(
    fc.asyncProperty(tariffs, lifting, fc.integer({ min: 1, max: 60 }), async (vehicles, rates, count) => {
      await shop.db`DELETE FROM delivery_tariffs`;
      for (const { code, maxKg, maxM3, maxSideM, priceTenge } of vehicles)
        await shop.db`
          INSERT INTO delivery_tariffs (vehicle, max_kg, max_m3, max_side_m, near, far)
          VALUES (${code}, ${maxKg}, ${maxM3}, ${maxSideM}, ${priceTenge}, ${priceTenge})`;
      await shop.db`
        INSERT INTO settings (key, value) VALUES ('delivery.lifting', ${JSON.stringify(rates)}::text::jsonb)
        ON CONFLICT (key) DO UPDATE SET value = excluded.value`;
      const told = await vi.waitFor(async () => {
        const { delivery } = await askShop();
        expect(delivery?.lifting).toEqual(rates);
        expect(delivery?.vehicles.map(({ priceTenge }) => priceTenge)).toEqual(
          vehicles.map(({ priceTenge }) => priceTenge),
        );
        return delivery;
      }, SOON);
      await shop.db`DELETE FROM rate_counters`;
      const items = [{ productCode: goods.code, count, sum: count * goods.price }];
      const asked = await shop.ask<{ totals: { total: number; delivery: number; lift: number } }>(
        buyer,
        'POST',
        '/api/v1/order/delivery/calculate/',
        { city: 'pavlodar', items, delivery: { method: 'delivery', addressId, lift } },
      );
      expect(asked.status, JSON.stringify(asked.body)).toBe(200);
      const { totals } = asked.body.data;
      // What a page tells is the price of one vehicle; several smaller ones can only be cheaper.
      const load = { weightKg: 3 * count, count, sizeMm: { length: 400, width: 300, height: 100 } };
      const shown = findVehicleFor([load], told?.vehicles as Vehicle[]);
      expect(totals.delivery).toBeLessThanOrEqual(shown?.priceTenge ?? 0);
      expect(totals.lift).toBe(Math.max(rates.callOut, Math.ceil((3 * count * rates.unload) / 10) * 10));
      const [slot] = (
        await shop.ask<{ id: string; price: number; isFree: boolean }[]>(
          buyer,
          'GET',
          '/api/v1/order/slots/?zoneId=pavlodar:near&weight=10',
        )
      ).body.data.filter(({ isFree, price }) => isFree && price === 0);
      const held = await shop.ask<{ holdId: string }>(buyer, 'POST', '/api/v1/order/slots/hold/', {
        slotId: slot?.id,
      });
      expect(held.status, JSON.stringify(held.body)).toBe(200);
      const made = await shop.order(buyer, [{ goods, count }], {
        delivery: { method: 'delivery', addressId, lift },
        slotHoldId: held.body.data.holdId,
        payment: 'card_online',
        total: totals.total,
      });
      expect(made.status, JSON.stringify(made.body)).toBe(200);
      expect(made.body.data.total).toBe(totals.total);
    }),
    { numRuns: 5, endOnFailure: true },
  );
}, 60_000);
