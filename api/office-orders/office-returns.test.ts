/** Goods that come back: whole, in part, declined; sold again or not; above the limits by the yes of another. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideApproval } from '#contract/office/approvals.ts';
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
import { aReturn } from '#tests/office-orders.ts';

let shop: TestApp;
let cashier: { id: number; cookie: string };
beforeAll(async () => {
  shop = await openTestOffice();
  cashier = await aStaffSession(shop, { email: 'cashier@sheber.test', roles: ['cashier'], stores: [1] });
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
