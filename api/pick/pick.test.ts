/** Collecting in a store: who takes what, events that come late and twice, packing. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  getPickLabels,
  getPickList,
  getPickQueue,
  type PickCard,
  type PickList,
  packPickList,
  sendPickEvents,
  takePickList,
} from '#contract/office/pick.ts';
import {
  getPickPhoto,
  getPickSubstitutes,
  offerPickSubstitute,
  putPickPhoto,
} from '#contract/office/pick-lacks.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import { readPdfText } from '#tests/pdf-text.ts';
import { A_PHOTO, anOrderToPick, aPickEvent } from '#tests/picking.ts';

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

describe('what lacks', () => {
  test('is photographed; the photograph counts once and is read by those who read orders', async () => {
    const key = await anOrderToPick(shop, { counts: [2], picker: marat.id });
    const event = aPickEvent(1, 1, 'broken');
    const put = (who: Staff, photo = A_PHOTO) =>
      askOffice(shop, putPickPhoto, {
        cookie: who.cookie,
        params: { ...key, event: event.id },
        body: { photo },
      });
    // The event comes first.
    expect((await put(marat)).json().code).toBe('pick.not_found');
    await send(marat, key, [event]);
    expect((await put(marat, 'data:text/html;base64,PGI+')).json().code).toBe('order.photo_unreadable');
    expect([(await put(marat)).statusCode, (await put(dana)).statusCode]).toEqual([200, 200]);
    expect((await put(stranger)).statusCode).toBe(404);
    expect((await read(marat, key)).lines[0]?.photos).toEqual([event.id]);
    const seen = await askOffice(shop, getPickPhoto, {
      cookie: dana.cookie,
      params: { ...key, event: event.id },
    });
    expect([seen.headers['content-type'], seen.rawPayload.subarray(8, 12).toString()]).toEqual([
      'image/webp',
      'WEBP',
    ]);
  });

  test('is offered to the buyer in another shape at once; once they agree the new one is collected', async () => {
    const key = await anOrderToPick(shop, { counts: [2], picker: marat.id });
    const substitutes = async () =>
      (
        await askOffice(shop, getPickSubstitutes, { cookie: marat.cookie, params: { ...key, line: 1 } })
      ).json().items as { productCode: string; free: number }[];
    const offer = (productCode: string) =>
      askOffice(shop, offerPickSubstitute, {
        cookie: marat.cookie,
        params: { ...key, line: 1 },
        body: { productCode },
      });
    const [first] = await substitutes();
    expect(first?.free).toBeGreaterThanOrEqual(2);
    expect((await offer(first?.productCode ?? '')).json().code).toBe('pick.not_lacking');
    const before = await read(marat, key);
    const product = before.lines[0]?.productCode;
    await send(marat, key, [{ ...aPickEvent(1, 2, 'missing'), product }]);
    expect((await offer(first?.productCode ?? '')).statusCode).toBe(200);
    expect((await read(marat, key)).lines[0]?.offer?.state).toBe('waits');
    const [told] = await shop.db<{ id: number; productId: number; count: number }[]>`
      SELECT id, product_id AS "productId", count FROM order_replacements WHERE order_id = ${key.order}`;
    // What the buyer's word does, as the shop does it: see replacements.test.ts.
    await shop.db`
      UPDATE order_lines SET product_id = ${told?.productId ?? 0}, product_code = ${first?.productCode ?? ''}
      WHERE order_id = ${key.order}`;
    await shop.db`
      INSERT INTO stock_entries (order_id, line, store_id, kind, product_id, count)
      VALUES (${key.order}, 1, 1, 'sale', ${told?.productId ?? 0}, -2)`;
    await shop.db`UPDATE order_replacements SET status = 'accepted', decided_at = now(), replaced = '{}' WHERE id = ${told?.id ?? 0}`;
    expect((await read(marat, key)).lines).toMatchObject([
      { productCode: first?.productCode, wanted: 2, missing: 0, left: 2, offer: { state: 'accepted' } },
    ]);
    // A phone that was silent tells of what stood there before: it counts for nothing.
    await send(marat, key, [{ ...aPickEvent(1, 2), product }]);
    expect((await read(marat, key)).picked).toBe(0);
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

  test('gives a label of 58 × 40 mm to each place: as asked for before, as packed afterwards', async () => {
    const key = await anOrderToPick(shop, { picker: marat.id, isPicked: true });
    const labels = (query: Record<string, string> = {}) =>
      askOffice(shop, getPickLabels, { cookie: marat.cookie, params: key, query });
    expect((await labels()).json().code).toBe('pick.no_places');
    const before = await labels({ kg: '50,34', gate: 'В4' });
    expect([before.statusCode, before.headers['content-type']]).toEqual([200, 'application/pdf']);
    const pages = before.rawPayload.toString('latin1').match(/\/MediaBox \[0 0 164\.\d+ 113\.\d+\]/g);
    expect(pages).toHaveLength(2);
    const text = await readPdfText(before.rawPayload);
    for (const words of ['Место 1 из 2', 'Место 2 из 2', '50 кг', '34 кг', 'В4'])
      expect(text).toContain(words);
    await pack(marat, key, [{ kg: 84 }]);
    expect(await readPdfText((await labels({ kg: '1,2,3' })).rawPayload)).toContain('Место 1 из 1');
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
