/** What is printed of an order, goods as those find them who write one, and a delivery in several drives. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FoundGoods, findGoods } from '#contract/office/goods.ts';
import { stepOrder } from '#contract/office/order-acts.ts';
import { getOrderEdits } from '#contract/office/order-edit.ts';
import {
  getOfficeOrder,
  getOfficePaper,
  type OfficeOrder,
  printGathered,
  printOrder,
} from '#contract/office/order-page.ts';
import { deliverOrderPart, getPartHours, joinDelivery, splitDelivery } from '#contract/office/order-parts.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import { anOfficeOrder, aSplit } from '#tests/office-orders.ts';
import { listLetters } from '#tests/outbox.ts';
import { readPdfSize, readPdfText } from '#tests/pdf-text.ts';
import { anOrderToPick, aPickEvent } from '#tests/picking.ts';

let shop: TestApp;
let dana: { id: number; cookie: string };
beforeAll(async () => {
  shop = await openTestOffice({}, { hasOutbox: true });
  dana = await aStaffSession(shop, { email: 'dana@sheber.test', roles: ['operator'] });
});
afterAll(() => shop.close());

const open = async (id: number) =>
  (await askOffice(shop, getOfficeOrder, { cookie: dana.cookie, params: { id } })).json().data as OfficeOrder;

test('an order has its papers as PDF', async () => {
  const id = await anOfficeOrder(shop, { status: 'completed' });
  const { papers } = await open(id);
  expect(papers).toContain('waybill');
  const paper = await askOffice(shop, getOfficePaper, {
    cookie: dana.cookie,
    params: { id, type: 'waybill' },
  });
  expect([paper.statusCode, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

test('an order is printed for the stores: a pick list by the shelves, labels of the places it was packed into', async () => {
  const id = await anOfficeOrder(shop, { counts: [2, 1, 3], status: 'assembling' });
  const lines = await shop.db<{ line: number; productId: number; article: string; storeId: number }[]>`
    SELECT l.line::int AS line, l.product_id AS "productId", l.article, e.store_id::int AS "storeId"
    FROM order_lines l JOIN stock_entries e USING (order_id, line) WHERE order_id = ${id} ORDER BY line`;
  // The third stands nearest, the first behind it, the second nowhere.
  for (const [at, row] of [
    [2, '2'],
    [0, '10'],
  ] as const)
    await shop.db`
      INSERT INTO product_places (product_id, store_id, "row", place)
      VALUES (${lines[at]?.productId ?? 0}, ${lines[at]?.storeId ?? 0}, ${row}, '4')
      ON CONFLICT (product_id, store_id) DO UPDATE SET "row" = excluded."row", place = '4'`;
  const print = (kind: string) =>
    askOffice(shop, printOrder, { cookie: dana.cookie, params: { id, kind }, query: { lang: 'kz' } });
  expect((await open(id)).prints).toEqual(['pick']);
  const list = await print('pick');
  expect([list.statusCode, list.headers['content-type']]).toEqual([200, 'application/pdf']);
  const text = await readPdfText(list.rawPayload);
  const found = [2, 0, 1].map((at) => text.indexOf(lines[at]?.article ?? '-'));
  expect(found.every((place) => place >= 0)).toBe(true);
  expect(found).toEqual(found.toSorted((one, other) => one - other));
  expect(text.split(lines[0]?.article ?? '-')).toHaveLength(2);
  expect(text).toContain('2-қатар, 4-орын');
  expect((await print('labels')).json().code).toBe('order.document_not_found');
  await shop.db`
    INSERT INTO pick_lists (order_id, store_id, picker_id) VALUES (${id}, ${lines[0]?.storeId ?? 0}, ${dana.id})`;
  await shop.db`
    INSERT INTO order_places (order_id, store_id, n, kg, gate)
    VALUES (${id}, ${lines[0]?.storeId ?? 0}, 1, 12, 'B4'), (${id}, ${lines[0]?.storeId ?? 0}, 2, 5, '')`;
  const labels = await print('labels');
  const { pages, size } = await readPdfSize(labels.rawPayload);
  expect([pages, Math.round(size.width), Math.round(size.height)]).toEqual([2, 58, 40]);
  expect(await readPdfText(labels.rawPayload)).toMatch(/2 орыннан\s1-\s?орын/);
});

test('goods are found by article or words, with their price and where they stand', async () => {
  const id = await anOfficeOrder(shop);
  const [line] = await shop.db<{ article: string; code: string; name: string }[]>`
    SELECT article, product_code AS code, name_ru AS name FROM order_lines WHERE order_id = ${id}`;
  const find = async (q: string) =>
    (await askOffice(shop, findGoods, { cookie: dana.cookie, query: { q, city: 'pavlodar' } })).json()
      .items as FoundGoods[];
  const [found] = await find(line?.article ?? '');
  expect(found).toMatchObject({ productCode: line?.code, name: line?.name });
  expect(found?.price).toBeGreaterThan(0);
  expect(found?.stock[0]?.count).toBeGreaterThan(0);
  expect((await find('цемент')).length).toBeGreaterThan(1);
});

test('several orders are printed as one walk: an article once, with how much is whose; of one’s own stores alone', async () => {
  const ids = [
    await anOfficeOrder(shop, { counts: [2, 1], status: 'assembling' }),
    await anOfficeOrder(shop, { counts: [3], status: 'assembling' }),
  ];
  const [shared] = await shop.db<{ article: string }[]>`
    SELECT article FROM order_lines WHERE order_id = ${ids[1] ?? 0}`;
  const print = (cookie: string) =>
    askOffice(shop, printGathered, { cookie, query: { ids: ids.join(','), lang: 'ru' } });
  const text = await readPdfText((await print(dana.cookie)).rawPayload);
  expect(text).toContain('заказов 2');
  expect(text.split(shared?.article ?? '-')).toHaveLength(2);
  expect(text.replace(/\s+/g, ' ')).toMatch(/5 \S+ 1: 2 2: 3/);
  const elsewhere = await aStaffSession(shop, { email: 'far@sheber.test', roles: ['picker'], stores: [3] });
  expect((await print(elsewhere.cookie)).json().code).toBe('order.document_not_found');
});

test('what a picker did not find or found broken stands at its line, with what was photographed of it', async () => {
  const { store, order } = await anOrderToPick(shop, { counts: [3, 1], picker: dana.id });
  const events = [aPickEvent(1, 1, 'broken'), aPickEvent(1, 2, 'missing'), aPickEvent(2, 1)];
  for (const { id, line, kind, count } of events)
    await shop.db`
      INSERT INTO pick_events (id, order_id, store_id, line, kind, count, staff_id, at)
      VALUES (${id}, ${order}, ${store}, ${line}, ${kind}, ${count}, ${dana.id}, now())`;
  await shop.db`
    INSERT INTO pick_photos (event_id, order_id, store_id, photo, staff_id)
    VALUES (${events[0]?.id ?? ''}, ${order}, ${store}, 'x', ${dana.id})`;
  expect((await open(order)).lacks).toEqual([
    { line: 1, storeId: store, missing: 2, broken: 1, photos: [events[0]?.id] },
  ]);
});

describe('a delivery', () => {
  const ask = (call: Parameters<typeof askOffice>[1], params: object, body?: object) =>
    askOffice(shop, call, { cookie: dana.cookie, params: { ...params }, ...(body ? { body } : {}) });
  const hours = async () =>
    new Map(
      (
        await shop.db<{ hour: string; use: string }[]>`
          SELECT day || ' ' || starts AS hour, taken_orders || ' of ' || taken_kg || ' kg' AS use FROM delivery_slots`
      ).map(({ hour, use }) => [hour, use]),
    );
  const stored = (id: number) => shop.db`
    SELECT total_sum, weight_kg, (SELECT jsonb_agg(to_jsonb(l)) FROM order_lines l WHERE l.order_id = o.id) AS lines,
           (SELECT sum(count) FROM stock_entries e WHERE e.order_id = o.id) AS stock FROM orders o WHERE id = ${id}`;

  test('is split by counts: each drive has its hour, the buyer sees both, money and stock stay, and it is joined again', async () => {
    const { params, body } = await aSplit(shop);
    const [before, kept] = [await hours(), await stored(params.id)];
    expect((await ask(getPartHours, params)).json().data.length).toBeGreaterThan(0);
    expect((await ask(splitDelivery, params, body)).json().data).toEqual({ part: 2 });
    // The buyer is told by a letter, the history by a line.
    await shop.db`
      UPDATE users SET email_confirmed_at = now() WHERE id = (SELECT user_id FROM orders WHERE id = ${params.id})`;
    const order = await open(params.id);
    await shop.sendLetters();
    const isTold = (words: string) =>
      listLetters(shop.config.dataDir ?? '').some(
        ({ kind, html }) => kind === 'order-drives' && html.includes(order.number) && html.includes(words),
      );
    expect([isTold('Доставка 2'), order.ribbon[0]]).toMatchObject([true, { about: 'split' }]);
    const [part] = order.delivery.parts;
    expect(part).toMatchObject({ part: 2, items: [{ id: 1, count: 1 }], isDelivered: false });
    expect([order.canSplit, order.canJoin, order.canEdit]).toEqual([true, true, false]);
    expect((await ask(getOrderEdits, params)).json().code).toBe('order.cannot_change');
    expect(await stored(params.id)).toEqual(kept);
    // One drive more, and the kilograms are shared between the two.
    const at = `${part?.slot.date} ${part?.slot.from}`;
    const own = `${order.delivery.slot?.date} ${order.delivery.slot?.from}`;
    const kgOf = (use: Map<string, string>, hour: string) =>
      Number(/of (\d+)/.exec(use.get(hour) ?? 'of 0')?.[1]);
    const after = await hours();
    const moved = kgOf(after, at) - kgOf(before, at);
    expect(moved).toBeGreaterThan(0);
    expect(kgOf(before, own) - kgOf(after, own)).toBe(moved);
    // More than is left, or into an hour that it has, goes nowhere.
    const tooMany = { ...body, lines: [{ line: 1, count: 3 }] };
    expect((await ask(splitDelivery, params, tooMany)).json().code).toBe('order.cannot_split');
    expect((await ask(splitDelivery, params, body)).json().code).toBe('order.slot_unknown');
    await ask(joinDelivery, params);
    await shop.sendLetters();
    expect(isTold('весь заказ приедет сразу')).toBe(true);
    const joined = await open(params.id);
    expect([joined.delivery.parts, joined.ribbon[0]?.about]).toEqual([[], 'joined']);
    expect([(await hours()).get(own), kgOf(await hours(), at)]).toEqual([before.get(own), kgOf(before, at)]);
  });

  test('that is fetched from a store is not split, and the words say what to do instead, in both languages', async () => {
    const id = await anOfficeOrder(shop, { counts: [2] });
    const { slotId } = (await aSplit(shop)).body;
    const refused = await ask(splitDelivery, { id }, { slotId, lines: [{ line: 1, count: 1 }] });
    expect(refused.json()).toMatchObject({
      code: 'order.pickup_is_whole',
      message: expect.stringContaining('новым заказом'),
    });
  });

  test('in two drives is received with the last of them, and gives both hours back when it is cancelled', async () => {
    const step = (id: number, from: string, to: string) =>
      ask(stepOrder, { id }, { from, to, reason: 'refused' });
    const { params, body } = await aSplit(shop);
    const before = await hours();
    await ask(splitDelivery, params, body);
    await step(params.id, 'new', 'cancelled');
    const after = await hours();
    const { slot, parts } = (await open(params.id)).delivery;
    for (const hour of [slot, parts[0]?.slot])
      expect(Number.parseInt(after.get(`${hour?.date} ${hour?.from}`) ?? '', 10)).toBe(
        Number.parseInt(before.get(`${hour?.date} ${hour?.from}`) ?? '0', 10) - (hour === slot ? 1 : 0),
      );

    const other = await aSplit(shop);
    await ask(splitDelivery, other.params, other.body);
    const { id } = other.params;
    await shop.db`UPDATE orders SET status = 'delivering' WHERE id = ${id}`;
    const administrator = await aStaffSession(shop, { email: 'chief@sheber.test', roles: ['administrator'] });
    const receive = () =>
      askOffice(shop, stepOrder, {
        cookie: administrator.cookie,
        params: { id },
        body: { from: 'delivering', to: 'completed' },
      });
    expect((await receive()).json().code).toBe('order.parts_open');
    expect((await ask(deliverOrderPart, { id, part: 2 })).statusCode).toBe(200);
    expect((await ask(deliverOrderPart, { id, part: 2 })).json().code).toBe('order.wrong_step');
    expect((await receive()).statusCode).toBe(200);
  });
});
