/** Figures of the shop: sums that are true, costs for those alone who may know them, money that differs. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  getSalesFigures,
  getStockEnds,
  getSupplies,
  getWaitingHands,
  type SalesFigures,
  type StockEnd,
  setSupply,
  type WaitingHands,
} from '#contract/office/figures.ts';
import { getFeedFaults, getFeeds } from '#contract/office/kept-feeds.ts';
import { getPaymentDays, solvePaymentBreak } from '#contract/office/payment-days.ts';
import { exportReport, getReport, type Report } from '#contract/office/reports.ts';
import { REPORTS } from '#domain/office/report-table.ts';
import { shiftDay } from '#domain/office/sales-period.ts';
import { almatyDate } from '#domain/time.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import { aBreak } from '#tests/office-figure-examples.ts';
import { anOrder } from '#tests/stored-order.ts';
import { RANGE_LIMITS, readXlsx } from '../table-files/table-files.ts';

let shop: TestApp;
const cookies: Record<string, string> = {};
beforeAll(async () => {
  shop = await openTestOffice();
  for (const role of ['administrator', 'accountant', 'operator', 'marketing', 'cashier', 'content'] as const)
    cookies[role] = (await aStaffSession(shop, { email: `${role}@figures.test`, roles: [role] })).cookie;
  // The demo's own orders lie on days that a run may meet.
  await shop.db`UPDATE orders SET created_at = now() - interval '300 days'`;
});
afterAll(() => shop.close());

const as = (role: string, call: Parameters<typeof askOffice>[1], more: object = {}) =>
  askOffice(shop, call, { cookie: cookies[role] ?? '', ...more });
const dataOf = async <T>(asked: ReturnType<typeof as>): Promise<T> => (await asked).json().data as T;
const itemsOf = async <T>(asked: ReturnType<typeof as>): Promise<T[]> => (await asked).json().items as T[];
const today = almatyDate(new Date());

/** So many orders of one product that were made so many days ago, at noon. */
async function sell(daysAgo: number, { count = 1, price = 1000, status = 'completed' as const } = {}) {
  const [user] = await shop.db<{ id: number }[]>`SELECT min(id)::int AS id FROM users`;
  const id = await anOrder(shop.db, { userId: user?.id ?? 0, counts: [count], price, status });
  await shop.db`
    UPDATE orders SET created_at = ${new Date(`${shiftDay(today, -daysAgo)}T12:00:00+05:00`)} WHERE id = ${id}`;
  const [line] = await shop.db<{ productId: number }[]>`
    SELECT product_id AS "productId" FROM order_lines WHERE order_id = ${id}`;
  return { id, productId: line?.productId ?? 0 };
}

describe('sales', () => {
  const day = shiftDay(today, -60);
  const figures = (role: string, query: object = {}) =>
    dataOf<SalesFigures>(as(role, getSalesFigures, { query: { from: day, to: day, ...query } }));

  beforeAll(async () => {
    const first = await sell(60, { count: 2, price: 5000 });
    await sell(60, { count: 1, price: 3000 });
    const lost = await sell(60, { count: 1, price: 7000 });
    await shop.db`UPDATE orders SET status = 'cancelled' WHERE id = ${lost.id}`;
    await sell(67, { count: 1, price: 4000 });
    await shop.db`
      INSERT INTO product_costs (product_id, cost) VALUES (${first.productId}, 3000)
      ON CONFLICT (product_id) DO UPDATE SET cost = 3000`;
  });

  test('are held against the same weekday before; what was cancelled is told apart', async () => {
    const found = await figures('accountant');
    expect(found).toMatchObject({
      by: 'hour',
      beforeFrom: shiftDay(day, -7),
      orders: { now: 2, before: 1 },
      revenueTenge: { now: 13_000, before: 4000 },
      cancelled: { now: 1, before: 0 },
    });
    expect(found.points.find(({ at }) => at === '12')).toEqual({
      at: '12',
      orders: 2,
      revenueTenge: 13_000,
      ordersBefore: 1,
      revenueBeforeTenge: 4000,
    });
  });

  test('tell the margin to those alone who may know what goods cost', async () => {
    // 10 000 of two that cost 3 000 each; of the third order, and of the week before, nobody knows.
    expect((await figures('accountant')).margin).toEqual({ now: 40, before: null, knownPercent: 77 });
    expect((await figures('marketing')).margin).toBeNull();
  });

  test('are of one city where one is named', async () => {
    const { cities } = await figures('operator');
    expect(cities.length).toBeGreaterThan(1);
    expect((await figures('operator', { city: cities[0]?.code })).orders.now).toBe(2);
    expect((await figures('operator', { city: cities[1]?.code })).orders.now).toBe(0);
  });

  test('of a period that nobody could mean are refused', async () => {
    const answer = await as('operator', getSalesFigures, { query: { from: today, to: '2020-01-01' } });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'report.wrong_period']);
  });
});

describe('goods that end', () => {
  let productId: number;
  const find = async () => {
    const { items } = (await as('operator', getStockEnds, { query: { limit: 200 } })).json() as {
      items: StockEnd[];
    };
    return items.find((item) => item.productId === productId);
  };

  beforeAll(async () => {
    for (const ago of [1, 2, 3, 4]) productId = (await sell(ago, { count: 4, price: 1500 })).productId;
    await shop.db`
      UPDATE stocks SET count = CASE WHEN store_id = 1 THEN 3 ELSE 0 END
      WHERE product_id = ${productId} AND store_id IN (SELECT id FROM stores WHERE city_id = 1)`;
    await shop.db`UPDATE product_prices SET price = 2000, discount_price = NULL WHERE product_id = ${productId}`;
  });

  test('are found with the day and what is lost', async () => {
    const found = await find();
    expect(found).toMatchObject({ count: 3, suppliedOn: null });
    // A usual day is told to a tenth, the loss by all of it.
    expect(Math.abs((found?.lostPerDayTenge ?? 0) - (found?.perDay ?? 0) * 2000)).toBeLessThan(100);
    expect((found?.endsOn ?? '') >= today).toBe(true);
  });

  test('are known to come once somebody says so, and no more once it is taken back', async () => {
    const day = shiftDay(today, 29);
    const say = (role: string, body: object) =>
      as(role, setSupply, { params: { store: 1 }, body: { productId, day, count: 500, ...body } });
    expect((await say('operator', {})).statusCode).toBe(404);
    expect((await say('cashier', { day: shiftDay(today, -1) })).json().code).toBe('supply.day_is_over');
    expect((await say('cashier', {})).statusCode).toBe(200);
    expect(await find()).toMatchObject({ suppliedOn: day });
    const supplies = async () =>
      ((await as('operator', getSupplies, { params: { product: productId } })).json() as { items: object[] })
        .items;
    expect(await supplies()).toMatchObject([{ storeId: 1, day, count: 500 }]);
    expect((await say('cashier', { count: 0 })).statusCode).toBe(200);
    expect(await supplies()).toEqual([]);
  });
});

test('what waits is counted of what the reader may see', async () => {
  const hands = async (role: string) =>
    (await itemsOf<WaitingHands>(as(role, getWaitingHands))).map(({ kind }) => kind);
  const { id } = await aBreak(shop);
  const made = await sell(0, { status: 'completed' });
  await shop.db`UPDATE orders SET status = 'new' WHERE id = ${made.id}`;
  expect(await hands('operator')).toContain('confirm');
  expect(await hands('operator')).toContain('breaks');
  expect(await hands('content')).toEqual([]);
  await shop.db`UPDATE payment_breaks SET solved_at = now() WHERE id = ${id}`;
});

describe('reports', () => {
  const find = (name: string, role = 'accountant', query: object = { period: 'month' }) =>
    dataOf<Report>(as(role, getReport, { params: { name }, query }));

  test.each(REPORTS)(
    '%s is a table whose rows have its columns, and a spreadsheet of the same',
    async (name) => {
      const report = await find(name);
      for (const row of report.rows) expect(row).toHaveLength(report.columns.length);
      const file = await as('accountant', exportReport, { params: { name }, query: { period: 'month' } });
      const rows = await readXlsx(file.rawPayload, RANGE_LIMITS);
      expect(rows).toHaveLength(1 + report.rows.length + (report.total === null ? 0 : 1));
    },
  );

  test('of sales sum up to what the figures say', async () => {
    const query = { from: shiftDay(today, -67), to: shiftDay(today, -60) };
    const { rows, total } = await find('sales', 'operator', query);
    expect(rows).toEqual([
      [query.from, 1, 4000, 4000, 0, 0],
      [query.to, 2, 13_000, 6500, 0, 1],
    ]);
    expect(total).toEqual([null, 3, 17_000, null, 0, 1]);
  });

  test('of margin are not there for those who may not know costs', async () => {
    const answer = await as('marketing', getReport, { params: { name: 'margin' } });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'report.not_found']);
    const query = { from: shiftDay(today, -60), to: shiftDay(today, -60) };
    const { rows } = await find('margin', 'accountant', query);
    expect(rows.map((row) => row.slice(1))).toEqual([[13_000, 10_000, 6000, 4000, 40]]);
  });
});

test('money that differs is explained once, in words that stay', async () => {
  const { id } = await aBreak(shop);
  const shown = async () =>
    (
      await dataOf<{ breaks: { id: number; solution: string | null }[] }>(as('accountant', getPaymentDays))
    ).breaks.filter((each) => each.id === id);
  expect(await shown()).toMatchObject([{ thereTenge: 12_000, solution: null, order: null }]);
  const solve = (role: string) =>
    as(role, solvePaymentBreak, { params: { id }, body: { solution: 'Проверка терминала' } });
  expect((await solve('operator')).statusCode).toBe(404);
  expect((await solve('accountant')).statusCode).toBe(200);
  expect((await solve('accountant')).json().code).toBe('payment.break_not_found');
  expect(await shown()).toMatchObject([{ solution: 'Проверка терминала' }]);
});

test('feeds tell their age and which goods lack what they need', async () => {
  await shop.db`UPDATE products SET gtin = NULL WHERE id = 3`;
  type Told = {
    feeds: { name: string; madeAt: string | null; faults: string[] }[];
    goods: number;
    faults: { fault: string; goods: number }[];
  };
  const { feeds, faults, goods } = await dataOf<Told>(as('administrator', getFeeds));
  expect(feeds.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['kaspi', 'google-kz', 'yandex-pavlodar']),
  );
  const without = faults.find(({ fault }) => fault === 'no_barcode')?.goods ?? 0;
  expect(without).toBeGreaterThan(0);
  expect(without).toBeLessThanOrEqual(goods);
  const { items } = (
    await as('administrator', getFeedFaults, { params: { fault: 'no_barcode' } })
  ).json() as {
    items: { id: number }[];
  };
  expect(items.map(({ id }) => id)).toContain(3);
});
