/** Collecting in a store: who takes what, events that come late and twice, packing. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  getPickList,
  getPickQueue,
  type PickCard,
  type PickList,
  packPickList,
  sendPickEvents,
  takePickList,
} from '#contract/office/pick.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import { anOrderToPick, aPickEvent } from '#tests/picking.ts';

type Staff = Awaited<ReturnType<typeof aStaffSession>>;
type Key = { store: number; order: number };

let shop: TestApp;
let marat: Staff;
let dana: Staff;
let stranger: Staff;
beforeAll(async () => {
  shop = await openTestOffice();
  marat = await aStaffSession(shop, { email: 'marat@sheber.test', roles: ['picker'], stores: [1] });
  dana = await aStaffSession(shop, { email: 'dana@sheber.test', roles: ['picker'], stores: [1] });
  stranger = await aStaffSession(shop, { email: 'stranger@sheber.test', roles: ['picker'], stores: [2] });
});
afterAll(() => shop.close());

const take = (who: Staff, params: Key, body: object = {}) =>
  askOffice(shop, takePickList, { cookie: who.cookie, params, body });
const send = (who: Staff, params: Key, events: readonly object[]) =>
  askOffice(shop, sendPickEvents, { cookie: who.cookie, params, body: { events } });
const pack = (who: Staff, params: Key, places: readonly object[] = [{ kg: 3 }]) =>
  askOffice(shop, packPickList, { cookie: who.cookie, params, body: { places } });
const read = async (who: Staff, params: Key): Promise<PickList> =>
  (await askOffice(shop, getPickList, { cookie: who.cookie, params })).json().data;
const statusOf = async ({ order }: Key): Promise<string> =>
  (await shop.db<{ status: string }[]>`SELECT status FROM orders WHERE id = ${order}`)[0]?.status ?? '';

describe('the queue', () => {
  const queue = async (who: Staff): Promise<PickCard[]> =>
    (await askOffice(shop, getPickQueue, { cookie: who.cookie })).json().data.lists;

  test('shows what one’s own stores have to collect, and nothing of others', async () => {
    const { store, order } = await anOrderToPick(shop, { counts: [2, 3] });
    const card = (await queue(marat)).find(({ orderId }) => orderId === order);
    expect(card).toMatchObject({
      storeId: store,
      state: 'free',
      lines: 2,
      wanted: 5,
      picked: 0,
      weightKg: 5,
    });
    expect((await queue(stranger)).find(({ orderId }) => orderId === order)).toBeUndefined();
  });

  test('has the most urgent first, and nothing that nobody has confirmed', async () => {
    const later = await anOrderToPick(shop);
    const sooner = await anOrderToPick(shop);
    const fresh = await anOrderToPick(shop, { status: 'new' });
    await shop.db`UPDATE orders SET promised_from = '18:00' WHERE id = ${later.order}`;
    await shop.db`UPDATE orders SET promised_from = '10:00' WHERE id = ${sooner.order}`;
    const ids = (await queue(marat)).map(({ orderId }) => orderId);
    expect(ids.indexOf(sooner.order)).toBeLessThan(ids.indexOf(later.order));
    expect(ids).not.toContain(fresh.order);
  });
});

describe('taking', () => {
  test('makes the order one that is being collected; the buyer sees it', async () => {
    const key = await anOrderToPick(shop);
    expect((await take(marat, key)).json().data).toMatchObject({ state: 'taken', isMine: true });
    expect(await statusOf(key)).toBe('assembling');
  });

  test('of two who press at once one has it, and the other hears who', async () => {
    const key = await anOrderToPick(shop);
    const answers = await Promise.all([take(marat, key), take(dana, key)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused).toMatchObject({ code: 'pick.taken', message: 'Заказ уже собирает Проба.' });
    const [steps] = await shop.db`
      SELECT count(*)::int AS count FROM order_history WHERE order_id = ${key.order} AND status = 'assembling'`;
    expect(steps).toEqual({ count: 1 });
  });

  test('again by the same one changes nothing; another takes over when they say so', async () => {
    const key = await anOrderToPick(shop);
    await take(marat, key);
    expect((await take(marat, key)).statusCode).toBe(200);
    expect((await take(dana, key, { isTakeover: true })).json().data.picker).toMatchObject({ id: dana.id });
  });

  test('of another store’s list is answered as of a missing one', async () => {
    const key = await anOrderToPick(shop);
    const other = await take(stranger, key);
    const missing = await take(stranger, { store: 2, order: 999_999_999 });
    expect([other.statusCode, other.json().code]).toEqual([404, 'pick.not_found']);
    expect({ ...missing.json(), requestId: '' }).toEqual({ ...other.json(), requestId: '' });
    // The store is theirs, the list is not.
    expect((await take(stranger, { ...key, store: 2 })).statusCode).toBe(404);
  });

  test('of what is cancelled or packed is refused', async () => {
    const key = await anOrderToPick(shop);
    await shop.db`UPDATE orders SET status = 'cancelled' WHERE id = ${key.order}`;
    expect((await take(marat, key)).json().code).toBe('pick.over');
  });
});

describe('events', () => {
  test('sent twice, in pieces and in another order count once (O8)', async () => {
    const key = await anOrderToPick(shop, { counts: [4, 1], picker: marat.id });
    const events = [aPickEvent(1, 1, 'scan'), aPickEvent(1, 3), aPickEvent(2, 1, 'missing')];
    await Promise.all([send(marat, key, events.slice(1)), send(marat, key, events.toReversed())]);
    const answer = await send(marat, key, [...events, ...events]);
    expect(answer.json().data).toMatchObject({ wanted: 5, picked: 4, isDone: true, isShort: true });
    const [stored] =
      await shop.db`SELECT count(*)::int AS count FROM pick_events WHERE order_id = ${key.order}`;
    expect(stored).toEqual({ count: 3 });
  });

  test('known ones leave no entry in the log', async () => {
    const key = await anOrderToPick(shop, { picker: marat.id });
    const events = [aPickEvent(1, 1)];
    await send(marat, key, events);
    const entries = () =>
      shop.db`SELECT id FROM office_log WHERE call = 'sendPickEvents' AND subject_id = ${key.order}`;
    expect(await entries()).toHaveLength(1);
    expect((await send(marat, key, events)).statusCode).toBe(200);
    expect(await entries()).toHaveLength(1);
  });

  test('of a phone that was silent are taken after another has taken over, and after the order was cancelled', async () => {
    const key = await anOrderToPick(shop, { counts: [2], picker: marat.id });
    await take(dana, key, { isTakeover: true });
    await send(dana, key, [aPickEvent(1, 2)]);
    expect((await send(marat, key, [aPickEvent(1, 1)])).json().data).toMatchObject({
      isOver: true,
      picked: 2,
    });
    await shop.db`UPDATE orders SET status = 'cancelled' WHERE id = ${key.order}`;
    expect((await send(marat, key, [aPickEvent(1, -1)])).json().data).toMatchObject({ state: 'stopped' });
  });

  test('are refused for a list that nobody has taken, and never changed afterwards', async () => {
    const key = await anOrderToPick(shop);
    expect((await send(marat, key, [aPickEvent(1, 1)])).json().code).toBe('pick.not_taken');
    await expect(shop.db`UPDATE pick_events SET count = 1`).rejects.toThrow(/only ever added to/);
  });

  test.each([
    ['no count', { count: 0 }],
    ['a kind that is none', { kind: 'lost' }],
    ['an id of no phone', { id: '1' }],
  ])('with %s are refused at the door', async (_words, wrong) => {
    const key = await anOrderToPick(shop, { picker: marat.id });
    expect((await send(marat, key, [{ ...aPickEvent(1, 1), ...wrong }])).statusCode).toBe(422);
  });
});

describe('packing', () => {
  test('makes a pickup ready, with its places', async () => {
    const key = await anOrderToPick(shop, { picker: marat.id, isPicked: true });
    const answer = await pack(marat, key, [{ kg: 50, gate: 'В4' }, { kg: 34 }]);
    expect(answer.json().data).toMatchObject({
      state: 'packed',
      places: [{ n: 1, kg: 50, gate: 'В4' }, { n: 2 }],
    });
    expect(await statusOf(key)).toBe('ready');
    expect((await pack(marat, key)).json().code).toBe('pick.over');
  });

  test('leaves a delivery as it is: a car takes it on', async () => {
    const key = await anOrderToPick(shop, { picker: marat.id, isPicked: true, isDelivery: true });
    expect((await pack(marat, key)).json().data).toMatchObject({ state: 'packed' });
    expect(await statusOf(key)).toBe('assembling');
  });

  test('waits until everything is taken or told of', async () => {
    const key = await anOrderToPick(shop, { counts: [2], picker: marat.id });
    await send(marat, key, [aPickEvent(1, 1)]);
    expect((await pack(marat, key)).json().code).toBe('pick.unfinished');
    await send(marat, key, [aPickEvent(1, 1, 'broken')]);
    expect((await pack(marat, key, [])).json().code).toBe('pick.no_places');
    expect((await pack(marat, key)).statusCode).toBe(200);
  });

  test('the store that hands over closes last: what others give is packed first', async () => {
    const key = await anOrderToPick(shop, { counts: [2], picker: marat.id, isPicked: true });
    const [goods] = await shop.db<{ productId: number }[]>`
      SELECT product_id AS "productId" FROM order_lines WHERE order_id = ${key.order}`;
    await shop.db`UPDATE order_lines SET count = 3, sum = 3000 WHERE order_id = ${key.order}`;
    await shop.db`
      INSERT INTO stock_entries (order_id, line, store_id, kind, product_id, count)
      VALUES (${key.order}, 1, 2, 'sale', ${goods?.productId ?? 0}, -1)`;
    expect((await pack(marat, key)).json().code).toBe('pick.others_open');
    const there = { ...key, store: 2 };
    expect((await read(stranger, there)).lines).toMatchObject([{ wanted: 1 }]);
    await take(stranger, there);
    await send(stranger, there, [aPickEvent(1, 1)]);
    expect((await pack(stranger, there)).statusCode).toBe(200);
    expect(await statusOf(key)).toBe('assembling');
    expect((await pack(marat, key)).statusCode).toBe(200);
    expect(await statusOf(key)).toBe('ready');
  });
});
