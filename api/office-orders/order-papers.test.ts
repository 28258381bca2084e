/** What is printed of an order, and goods as those find them who write one. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FoundGoods, findGoods } from '#contract/office/goods.ts';
import {
  getOfficeOrder,
  getOfficePaper,
  type OfficeOrder,
  printGathered,
  printOrder,
} from '#contract/office/order-page.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import { anOfficeOrder } from '#tests/office-orders.ts';
import { readPdfSize, readPdfText } from '#tests/pdf-text.ts';

let shop: TestApp;
let dana: { id: number; cookie: string };
beforeAll(async () => {
  shop = await openTestOffice();
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
