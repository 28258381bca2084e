/** A week of hours with its load, and zones: seen, judged before they are drawn anew, drawn, taken back. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createChanges, undoChanges } from '#contract/office/changes.ts';
import {
  getSlotOrders,
  getSlotWeek,
  type SlotOrder,
  type SlotWeekDay,
} from '#contract/office/delivery-calendar.ts';
import { getZoneSheet, type OfficeZone, previewZones } from '#contract/office/delivery-zones.ts';
import { setOrderSlot } from '#contract/office/order-edit.ts';
import { splitDelivery } from '#contract/office/order-parts.ts';
import { fromSheet } from '#domain/office/zone-ring.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import { aFreeSlot, anOfficeOrder, aQuote, aSplit } from '#tests/office-orders.ts';
import { anOrderToPick } from '#tests/picking.ts';

let shop: TestApp;
let administrator: { id: number; cookie: string };
let picker: { id: number; cookie: string };
beforeAll(async () => {
  shop = await openTestOffice();
  await shop.app.ready();
  administrator = await aStaffSession(shop, { email: 'administrator@sheber.test', roles: ['administrator'] });
  picker = await aStaffSession(shop, { email: 'picker@sheber.test', roles: ['picker'] });
});
afterAll(() => shop.close());

const save = (items: readonly object[], who = administrator) =>
  askOffice(shop, createChanges, {
    cookie: who.cookie,
    body: { items, apply: true },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
const SOON = { timeout: 15_000, interval: 50 };

describe('the week', () => {
  const FROM = '2027-03-20';
  const week = async (): Promise<SlotWeekDay[]> =>
    (
      await askOffice(shop, getSlotWeek, {
        cookie: picker.cookie,
        query: { city: 'pavlodar', from: FROM },
      })
    ).json().data.days;

  test('has every span of seven days with what is taken of it; a closed day keeps what was taken', async () => {
    await shop.db`
      INSERT INTO delivery_slots (city_id, day, starts, taken_orders, taken_kg)
      SELECT id, '2027-03-22', '09:00', 4, 900 FROM cities WHERE code = 'pavlodar'`;
    const days = await week();
    expect(days.map(({ date }) => date)).toEqual(
      ['20', '21', '22', '23', '24', '25', '26'].map((day) => `2027-03-${day}`),
    );
    expect(days[2]?.spans).toMatchObject([
      { from: '09:00', to: '13:00', takenOrders: 4, takenKg: 900, capacityOrders: 30, isGone: false },
      { from: '13:00', takenOrders: 0 },
      { from: '17:00', takenOrders: 0 },
    ]);
    const [city] = await shop.db<{ id: number }[]>`SELECT id FROM cities WHERE code = 'pavlodar'`;
    const closed = { city_id: city?.id, day: '2027-03-22', is_closed: true, note: 'Наурыз' };
    const made = await save(
      Object.entries(closed).map(([field, to]) => ({
        subject: 'slot_day',
        id: null,
        newKey: 'a',
        field,
        from: null,
        to,
      })),
    );
    expect(made.statusCode).toBe(200);
    expect((await week())[2]).toMatchObject({
      said: { isOfCity: true, isClosed: true, note: 'Наурыз' },
      spans: [{ from: '09:00', takenOrders: 4, isGone: true }],
    });
  });

  test('of a city that is none is refused', async () => {
    const answer = await askOffice(shop, getSlotWeek, { cookie: picker.cookie, query: { city: 'atlantis' } });
    expect(answer.json().code).toBe('slot.unknown_city');
  });
});

describe('zones', () => {
  const sheet = async () =>
    (await askOffice(shop, getZoneSheet, { cookie: picker.cookie, query: { city: 'pavlodar' } })).json()
      .data as {
      city: { latitude: number; longitude: number };
      zones: OfficeZone[];
      stores: { name: string }[];
      deliveries: { east: number; north: number }[];
    };
  const ringTo = (id: number, from: unknown, to: unknown) => ({
    subject: 'delivery_zone',
    id,
    field: 'ring',
    from,
    to,
  });
  /** A square so many kilometres around the middle. */
  const square = (city: { latitude: number; longitude: number }, km: number) =>
    (
      [
        [-km, -km],
        [km, -km],
        [km, km],
        [-km, km],
      ] as const
    ).map(([east, north]) => fromSheet({ east, north }, city));
  const preview = (rings: readonly object[]) =>
    askOffice(shop, previewZones, { cookie: picker.cookie, body: { city: 'pavlodar', rings } });

  test('tell whom they would touch, are drawn, price the next order and are taken back', async () => {
    const { city, zones, stores } = await sheet();
    const near = zones.find(({ kind }) => kind === 'near');
    if (!near) throw new Error('a city without its first zone');
    expect(zones.map(({ kind }) => kind)).toEqual(['near', 'far']);
    expect(stores.length).toBeGreaterThan(0);
    // Two kilometres from the middle: in the first zone now, in the second by the new ring.
    const [longitude, latitude] = fromSheet({ east: 2, north: 0 }, city);
    const { order } = await anOrderToPick(shop, { isDelivery: true });
    await shop.db`
      UPDATE orders SET status = 'completed', delivery_sum = 1500, total_sum = total_sum + 1500, weight_kg = 20,
        address = address || jsonb_build_object('point', jsonb_build_object('latitude', ${latitude}::float8, 'longitude', ${longitude}::float8))
      WHERE id = ${order}`;
    expect((await sheet()).deliveries).toContainEqual({ east: 2, north: expect.closeTo(0, 5) });
    const smaller = square(city, 1);
    const touched = (await preview([{ id: near.id, ring: smaller }])).json().data;
    expect(touched).toMatchObject({ deliveries: 1, differenceTenge: 500 });
    expect((await preview([])).json().data).toMatchObject({ moves: [], deliveries: 0, differenceTenge: 0 });

    const saved = await save([ringTo(near.id, near.ring, smaller)]);
    expect(saved.json().data.items[0]).toMatchObject({ state: 'applied', name: 'Зона 1' });
    const drawn = async () =>
      (await shop.app.inject({ url: '/api/v1/delivery/zones/' }))
        .json()
        .data.find(({ id }: { id: string }) => id === 'pavlodar:near').ring.length;
    await expect.poll(drawn, SOON).toBe(5);
    await askOffice(shop, undoChanges, {
      cookie: administrator.cookie,
      params: { id: saved.json().data.id },
      body: { apply: true },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect((await sheet()).zones[0]?.ring).toEqual(near.ring);
  });

  test('that are none are refused, and whoever only reads draws nothing', async () => {
    const { city, zones } = await sheet();
    const { id, ring } = zones[0] ?? { id: 0, ring: [] };
    const [a, b, c, d] = square(city, 3);
    expect((await preview([{ id, ring: [a, c, b, d] }])).json().code).toBe('zone.crossed');
    expect((await save([ringTo(id, ring, [a, c, b, d])])).json().code).toBe('zone.crossed');
    expect((await save([ringTo(id, ring, square(city, 90))])).json().code).toBe('zone.far');
    expect((await save([ringTo(id, ring, square(city, 2))], picker)).statusCode).not.toBe(200);
    expect((await sheet()).zones[0]?.ring).toEqual(ring);
  });
});

test('an hour tells its orders and parts of orders; whoever may moves one to another hour', async () => {
  const operator = await aStaffSession(shop, { email: 'operator@sheber.test', roles: ['operator'] });
  const elsewhere = await aStaffSession(shop, { email: 'far@sheber.test', roles: ['picker'], stores: [3] });
  const { params, body } = await aSplit(shop);
  const id = await anOfficeOrder(shop, { isDelivery: true });
  const slotId = await aFreeSlot(shop, id);
  await askOffice(shop, splitDelivery, { cookie: operator.cookie, params, body });
  const listAt = async (who: { cookie: string }, date: string, from: string) =>
    (
      await askOffice(shop, getSlotOrders, { cookie: who.cookie, query: { city: 'pavlodar', date, from } })
    ).json().items as SlotOrder[];
  const [own] = await shop.db<{ date: string; from: string }[]>`
    SELECT slot_day::text AS date, slot_from AS from FROM orders WHERE id = ${id}`;
  const { date = '', from = '' } = own ?? {};
  const here = await listAt(operator, date, from);
  expect(here.find((each) => each.id === id)).toMatchObject({ part: null, canMove: true, status: 'new' });
  // The first drive of an order in two: it is joined before it is moved.
  expect(here.find((each) => each.id === params.id)).toMatchObject({ part: null, canMove: false });
  expect((await listAt(picker, date, from)).every(({ canMove }) => !canMove)).toBe(true);
  expect(await listAt(elsewhere, date, from)).toEqual([]);
  const [, day = '', hour = ''] = body.slotId.split('_');
  expect(await listAt(operator, day, `${hour}:00`)).toContainEqual(
    expect.objectContaining({ id: params.id, part: 2, canMove: false }),
  );
  await askOffice(shop, setOrderSlot, {
    cookie: operator.cookie,
    params: { id },
    body: await aQuote(shop, id, { slotId }),
  });
  expect((await listAt(operator, date, from)).map((each) => each.id)).not.toContain(id);
});
