/** Goods that come back: whole, in part, declined; sold again or not. Money that goes back by hand, or is told of. Above the limits by the yes of another. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decideApproval } from '#contract/office/approvals.ts';
import { refundOrder, tellOfMoney } from '#contract/office/order-edit.ts';
import { getOfficeOrder, type OfficeOrder } from '#contract/office/order-page.ts';
import {
  decideReturn,
  getOfficeReturnPhoto,
  getReturn,
  getReturns,
  type OfficeReturn,
  quoteReturn,
  type ReturnRow,
} from '#contract/office/returns.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import { anOfficeOrder, aReturn } from '#tests/office-orders.ts';

let shop: TestApp;
let cashier: { id: number; cookie: string };
let dana: { id: number; cookie: string };
let accountant: { id: number; cookie: string };
beforeAll(async () => {
  shop = await openTestOffice();
  cashier = await aStaffSession(shop, { email: 'cashier@sheber.test', roles: ['cashier'], stores: [1] });
  dana = await aStaffSession(shop, { email: 'dana@sheber.test', roles: ['operator'] });
  accountant = await aStaffSession(shop, { email: 'accountant@sheber.test', roles: ['accountant'] });
});
afterAll(() => shop.close());

const open = async (id: number, { cookie } = cashier) =>
  (await askOffice(shop, getReturn, { cookie, params: { id } })).json().data as OfficeReturn;
const decide = (id: number, body: object, { cookie } = cashier) =>
  askOffice(shop, decideReturn, { cookie, params: { id }, body });
const stockOf = async (orderId: number) =>
  Number(
    (
      await shop.db`
        SELECT s.count FROM stocks s JOIN order_lines l ON l.product_id = s.product_id AND l.line = 1
        WHERE l.order_id = ${orderId} AND s.store_id = 1`
    )[0]?.count,
  );
const all = (count: number, isSellable = true) => [{ id: 1, count, isSellable }];

test('wait in a list, the oldest first, for those of their store', async () => {
  const [first, second] = [await aReturn(shop), await aReturn(shop)];
  const list = async ({ cookie }: { cookie: string }) =>
    (await askOffice(shop, getReturns, { cookie })).json().items as ReturnRow[];
  const ids = (await list(cashier)).map(({ id }) => id);
  expect(ids.indexOf(first)).toBeLessThan(ids.indexOf(second));
  expect((await list(cashier)).at(-1)).toMatchObject({
    status: 'requested',
    wait: { level: 'calm' },
    photos: 1,
  });
  const other = await aStaffSession(shop, { email: 'other@sheber.test', roles: ['cashier'], stores: [2] });
  expect((await list(other)).some(({ id }) => id === first)).toBe(false);
  expect((await askOffice(shop, getReturn, { cookie: other.cookie, params: { id: first } })).statusCode).toBe(
    404,
  );
});

test('show what they are about, their pictures and what would go back', async () => {
  const id = await aReturn(shop, { counts: [4] });
  expect(await open(id)).toMatchObject({
    lines: [{ id: 1, count: 4, bought: 4, accepted: null }],
    whole: { refund: 4000, pointsBack: 0 },
    day: 0,
    daysMost: 14,
    canDecide: true,
    photos: [1],
  });
  const photo = await askOffice(shop, getOfficeReturnPhoto, {
    cookie: cashier.cookie,
    params: { id, photo: 1 },
  });
  expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/webp']);
  const auditor = await aStaffSession(shop, { email: 'auditor@sheber.test', roles: ['auditor'] });
  expect((await open(id, auditor)).canDecide).toBe(false);
});

test('taken in part: the money of that part goes back, what can be sold goes into the stock', async () => {
  const id = await aReturn(shop, { counts: [4] });
  const { orderId } = await open(id);
  const before = await stockOf(orderId);
  const lines = all(3);
  const quote = await askOffice(shop, quoteReturn, {
    cookie: cashier.cookie,
    params: { id },
    body: { lines },
  });
  expect(quote.json().data).toEqual({ refund: 3000, pointsBack: 0, pointsTaken: 0 });
  expect((await decide(id, { decision: 'accept', lines, refund: 4000 })).json().code).toBe('return.moved');
  const done = await decide(id, { decision: 'accept', lines, refund: 3000, comment: 'Одна пачка вскрыта' });
  expect(done.json().data).toEqual({ refund: 3000, offBill: 0 });
  expect(await open(id)).toMatchObject({
    status: 'accepted',
    orderStatus: 'partially_returned',
    refund: 3000,
    lines: [{ count: 4, accepted: 3, isSellable: true }],
    whole: null,
    canDecide: false,
  });
  expect(await stockOf(orderId)).toBe(before + 3);
  expect((await decide(id, { decision: 'accept', lines, refund: 3000 })).json().code).toBe('return.decided');
  const [entry] =
    await shop.db`SELECT "right", words FROM office_log WHERE subject = 'return' AND subject_id = ${id}`;
  expect(entry).toEqual({ right: 'returns.decide', words: { decision: 'accept', refund: 3000 } });
});

test('what cannot be sold again stays out of the stock', async () => {
  const id = await aReturn(shop, { counts: [2] });
  const { orderId } = await open(id);
  const before = await stockOf(orderId);
  await decide(id, { decision: 'accept', lines: all(2, false), refund: 2000 });
  expect([(await open(id)).orderStatus, await stockOf(orderId)]).toEqual(['returned', before]);
});

test('never more than was asked for, and never nothing', async () => {
  const id = await aReturn(shop, { counts: [2] });
  const ask = async (count: number) =>
    (await decide(id, { decision: 'accept', lines: all(count), refund: 1 })).json().code;
  expect([await ask(3), await ask(0)]).toEqual(['order.return_too_many', 'return.nothing_taken']);
});

test('declined in words that the buyer reads', async () => {
  const id = await aReturn(shop);
  expect((await decide(id, { decision: 'decline' })).statusCode).toBe(422);
  await decide(id, { decision: 'decline', comment: 'Товар был в использовании' });
  expect(await open(id)).toMatchObject({
    status: 'declined',
    decision: 'Товар был в использовании',
    orderStatus: 'completed',
  });
});

test('above the limit they are decided by another', async () => {
  const id = await aReturn(shop, { counts: [2], price: 80_000 });
  const asked = await decide(id, { decision: 'accept', lines: all(2), refund: 160_000 });
  expect([asked.statusCode, asked.json().code]).toEqual([202, 'office.needs_approval']);
  expect((await open(id)).status).toBe('requested');
  const accountant = await aStaffSession(shop, { email: 'accountant@sheber.test', roles: ['accountant'] });
  const { id: approval, digest } = asked.json().data;
  const said = await askOffice(shop, decideApproval, {
    cookie: accountant.cookie,
    params: { id: approval },
    body: { decision: 'approve', digest },
  });
  expect(said.statusCode).toBe(200);
  expect(await open(id)).toMatchObject({ status: 'accepted', refund: 160_000, orderStatus: 'returned' });
});

describe('money', () => {
  const page = async (id: number, { cookie } = dana) =>
    (await askOffice(shop, getOfficeOrder, { cookie, params: { id } })).json().data as OfficeOrder;
  const ask = (
    call: typeof refundOrder | typeof tellOfMoney,
    id: number,
    body: object,
    { cookie }: { cookie: string },
  ) => askOffice(shop, call, { cookie, params: { id }, body });
  const paid = { payment: 'card_on_receipt', paymentStatus: 'paid' } as const;
  const refund = (id: number, sum: number, who = dana) =>
    ask(refundOrder, id, { sum, reason: 'скол на плитке' }, who);

  test('goes back in parts, and never more of it than came', async () => {
    const id = await anOfficeOrder(shop, { counts: [3], ...paid });
    expect((await refund(id, 1000)).statusCode).toBe(200);
    expect((await refund(id, 2001)).json().code).toBe('refund.above_paid');
    expect((await refund(id, 2000)).statusCode).toBe(200);
    const order = await page(id);
    expect(order).toMatchObject({ money: { paid: 3000, left: 0 }, canRefund: false });
    expect(order.ribbon.filter(({ kind }) => kind === 'refund')).toMatchObject([
      { sum: 2000, staff: { id: dana.id } },
      { sum: 1000, staff: { id: dana.id } },
    ]);
    expect((await refund(await anOfficeOrder(shop), 1)).json().code).toBe('refund.above_paid');
  });

  test('that no machine reports is told of by the bookkeeper, once: it came, and it has left again', async () => {
    const id = await anOfficeOrder(shop, { payment: 'kaspi_pay', paymentStatus: 'pending' });
    const tell = (what: string, who = accountant) =>
      ask(tellOfMoney, id, { what, paper: 'выписка 114' }, who);
    const may = async (who = accountant) => (await page(id, who)).toldMoney;
    expect([await may(dana), await may()]).toEqual([[], ['came']]);
    expect((await tell('came', dana)).statusCode).not.toBe(200);
    expect((await tell('came')).statusCode).toBe(200);
    expect((await tell('came')).json().code).toBe('order.money_not_awaited');
    const { total } = (await page(id)).totals;
    expect(await page(id)).toMatchObject({
      paymentStatus: 'paid',
      money: { paid: total, tenders: [{ method: 'kaspi_pay', sum: total }] },
      receipts: [{ type: 'sale', sum: total }],
    });
    await refund(id, 100);
    await shop.settleMoney();
    expect(await may()).toEqual(['left']);
    expect((await tell('not_given')).json().code).toBe('order.money_not_awaited');
    expect((await tell('left')).statusCode).toBe(200);
    expect((await page(id)).money).toMatchObject({ refunded: 100, left: total - 100 });
    const told = await shop.db`
      SELECT words FROM office_log WHERE call = 'tellOfMoney' AND subject_id = ${id} AND words IS NOT NULL ORDER BY id`;
    expect(told.map(({ words }) => words)).toMatchObject([
      { what: 'came', paper: 'выписка 114' },
      { what: 'left' },
    ]);
  });

  test('whose refund is in doubt for an hour is asked for again', async () => {
    const id = await anOfficeOrder(shop, { ...paid });
    await refund(id, 100);
    await shop.db`
      UPDATE refunds SET status = 'waiting', first_tried_at = now() - interval '2 hours', due_at = now() + interval '1 day'
      WHERE payment_id IN (SELECT id FROM payments WHERE order_id = ${id})`;
    expect((await page(id, accountant)).toldMoney).toEqual(['left', 'not_given']);
    expect((await ask(tellOfMoney, id, { what: 'not_given' }, accountant)).statusCode).toBe(200);
    await shop.settleMoney();
    expect(await page(id, accountant)).toMatchObject({ toldMoney: [], money: { refunded: 100 } });
  });

  test('needs a fresh code', async () => {
    const stale = await aStaffSession(shop, {
      email: 'stale@sheber.test',
      roles: ['operator'],
      isFresh: false,
    });
    const id = await anOfficeOrder(shop, { ...paid });
    expect((await refund(id, 1, stale)).json().code).toBe('office.fresh_needed');
  });

  test('above the limit goes back by the yes of another, for what was shown, once', async () => {
    const id = await anOfficeOrder(shop, { counts: [3], price: 60_000, ...paid });
    const asked = await refund(id, 150_000);
    expect([asked.statusCode, asked.json().code]).toEqual([202, 'office.needs_approval']);
    const approval = asked.json().data;
    expect(approval).toMatchObject({
      right: 'refunds',
      why: { code: 'refund' },
      lines: [{ field: 'money_left', from: 180_000, to: 30_000 }, { field: 'refund_reason' }],
    });
    expect((await page(id)).money.left).toBe(180_000);
    const decide = (digest: string, { cookie } = accountant) =>
      askOffice(shop, decideApproval, {
        cookie,
        params: { id: approval.id },
        body: { decision: 'approve', digest },
      });
    expect((await decide(approval.digest, dana)).statusCode).not.toBe(200);
    // Some of it has gone back meanwhile: what was seen is no more.
    await refund(id, 10_000);
    const moved = await decide(approval.digest);
    expect(moved.json().code).toBe('approval.moved');
    expect((await decide(moved.json().data.digest)).statusCode).toBe(200);
    expect((await page(id)).money.left).toBe(20_000);
    expect((await decide(moved.json().data.digest)).json().code).toBe('approval.over');
  });

  test('of one person within a day is added up', async () => {
    const erlan = await aStaffSession(shop, { email: 'erlan@sheber.test', roles: ['operator'] });
    for (const count of [1, 2, 3]) {
      const id = await anOfficeOrder(shop, { counts: [1], price: 100_000, ...paid });
      expect([count, (await refund(id, 100_000, erlan)).statusCode]).toEqual([count, 200]);
    }
    const id = await anOfficeOrder(shop, { counts: [1], price: 100_000, ...paid });
    expect((await refund(id, 1, erlan)).json().data.why.code).toBe('refund_day');
    expect((await refund(id, 1)).statusCode).toBe(200);
  });
});
