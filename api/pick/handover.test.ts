/** Handing over in a store: by the buyer's code, with the money that is still to be paid. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findHandover, handOver, quoteHandover, type WaitingOrder } from '#contract/office/handover.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import { anOrderToPick } from '#tests/picking.ts';

type Staff = Awaited<ReturnType<typeof aStaffSession>>;
let shop: TestApp;
let cashier: Staff;
let stranger: Staff;
beforeAll(async () => {
  shop = await openTestOffice();
  await shop.db`DELETE FROM promotions`;
  cashier = await aStaffSession(shop, { email: 'cashier@sheber.test', roles: ['cashier'], stores: [1] });
  stranger = await aStaffSession(shop, { email: 'far@sheber.test', roles: ['cashier'], stores: [2] });
});
afterAll(() => shop.close());

const aReady = (wish: object = {}) =>
  anOrderToPick(shop, { status: 'ready', counts: [2], price: 1000, ...wish });
const find = async (who: Staff, q: string): Promise<WaitingOrder[]> =>
  (await askOffice(shop, findHandover, { cookie: who.cookie, body: { q } })).json().items;
const give = (who: Staff, order: number, body: object, headers = {}) =>
  askOffice(shop, handOver, { cookie: who.cookie, params: { order }, body, headers });

test('an order is found by its code, its number or the phone, in one’s own stores alone', async () => {
  const { order } = await aReady();
  await shop.db`UPDATE orders SET pickup_code = '7310' WHERE id = ${order}`;
  const [found] = await find(cashier, '7310');
  expect(found).toMatchObject({ orderId: order, dueTenge: 2000, totalTenge: 2000, whyNot: null });
  expect(found?.recipient).toEqual({ name: 'Айгерим', phone: '+7 7** *** ** 99' });
  expect(await find(cashier, found?.number.toLowerCase() ?? '')).toHaveLength(1);
  expect((await find(cashier, '8 700 000 00 99')).map(({ orderId }) => orderId)).toContain(order);
  expect(await find(stranger, '7310')).toEqual([]);
  expect((await give(stranger, order, { code: '7310', takenTenge: 2000 })).json().code).toBe(
    'handover.not_found',
  );
});

test('the right code and the right sum complete the order, and its money is booked once', async () => {
  const { order } = await aReady();
  expect((await give(cashier, order, { code: '0000', takenTenge: 2000 })).json().code).toBe(
    'handover.wrong_code',
  );
  const wrong = (await give(cashier, order, { code: '4821', takenTenge: 1999 })).json();
  expect(wrong).toMatchObject({
    code: 'handover.wrong_sum',
    message: 'К оплате теперь 2000 ₸. Проверьте сумму ещё раз.',
  });
  const key = { 'idempotency-key': crypto.randomUUID() };
  const body = { code: '4821', takenTenge: 2000 };
  const [first, again] = [await give(cashier, order, body, key), await give(cashier, order, body, key)];
  expect([first.statusCode, again.json()]).toEqual([200, first.json()]);
  expect((await give(cashier, order, body)).json().code).toBe('handover.over');
  const [stored] = await shop.db`
    SELECT status, payment_status, (SELECT sum(amount)::int FROM payments p WHERE p.order_id = o.id AND p.status = 'paid') AS paid
    FROM orders o WHERE id = ${order}`;
  expect(stored).toEqual({ status: 'completed', payment_status: 'paid', paid: 2000 });
});

test('of two who hand over at once one does', async () => {
  const { order } = await aReady();
  const body = { code: '4821', takenTenge: 2000 };
  const answers = await Promise.all([give(cashier, order, body), give(cashier, order, body)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
});

test('what was paid ahead is handed over without money, what should have been stays here', async () => {
  const paid = await aReady({ payment: 'card_online', paymentStatus: 'paid' });
  expect((await give(cashier, paid.order, { code: null, takenTenge: 0 })).statusCode).toBe(200);
  const unpaid = await aReady({ payment: 'card_online', paymentStatus: 'pending' });
  expect((await find(cashier, '4821')).find(({ orderId }) => orderId === unpaid.order)?.whyNot).toBe(
    'not_paid',
  );
  expect((await give(cashier, unpaid.order, { code: '4821', takenTenge: 0 })).json().code).toBe(
    'order.not_paid',
  );
});

test('whoever fetches it may leave some: quoted, paid for what is taken, the rest is on the shelf again', async () => {
  const { order } = await aReady({ counts: [3, 1] });
  const goods = await shop.db<{ id: number }[]>`
    SELECT product_id AS id FROM order_lines WHERE order_id = ${order}`;
  const stock = async () =>
    (
      await shop.db<{ count: number }[]>`
        SELECT sum(count)::int AS count FROM stocks
        WHERE store_id = 1 AND product_id = ANY(${goods.map(({ id }) => id)}::int[])`
    )[0]?.count ?? 0;
  const quote = (items: object[]) =>
    askOffice(shop, quoteHandover, { cookie: cashier.cookie, params: { order }, body: { items } });
  const items = [
    { id: 1, count: 2 },
    { id: 2, count: 0 },
  ];
  const before = await stock();
  const [found] = (await find(cashier, '')).filter(({ orderId }) => orderId === order);
  expect([found?.canLessen, found?.dueTenge]).toEqual([true, 4000]);
  const { revision, dueTenge } = (await quote(items)).json().data;
  expect(dueTenge).toBe(2000);
  expect(await stock()).toBe(before);
  // More than there is, nothing at all and all of it are no part.
  for (const wrong of [
    [{ id: 1, count: 4 }],
    [
      { id: 1, count: 0 },
      { id: 2, count: 0 },
    ],
    [{ id: 1, count: 3 }],
  ])
    expect((await quote(wrong)).json().code).toBe('order.cannot_change');
  const less = { items, revision };
  expect((await give(cashier, order, { code: '0000', takenTenge: 2000, less })).json().code).toBe(
    'handover.wrong_code',
  );
  expect((await give(cashier, order, { code: '4821', takenTenge: 4000, less })).json().code).toBe(
    'order.changed_meanwhile',
  );
  expect(await stock()).toBe(before);
  expect((await give(cashier, order, { code: '4821', takenTenge: 2000, less })).json().data).toMatchObject({
    takenTenge: 2000,
  });
  expect(await stock()).toBe(before + 2);
  const [stored] = await shop.db`
    SELECT status, total_sum AS total, payment_status AS paid,
           (SELECT jsonb_agg(count ORDER BY line) FROM order_lines l WHERE l.order_id = o.id) AS counts,
           (SELECT sum(amount)::int FROM payments p WHERE p.order_id = o.id AND p.status = 'paid') AS sum
    FROM orders o WHERE id = ${order}`;
  expect(stored).toEqual({ status: 'completed', total: 2000, paid: 'paid', counts: [2], sum: 2000 });
});

test('of what was paid ahead nothing is left at the desk: that is a return', async () => {
  const { order } = await aReady({ payment: 'card_online', paymentStatus: 'paid' });
  const [found] = (await find(cashier, '')).filter(({ orderId }) => orderId === order);
  expect(found?.canLessen).toBe(false);
  const quoted = await askOffice(shop, quoteHandover, {
    cookie: cashier.cookie,
    params: { order },
    body: { items: [{ id: 1, count: 1 }] },
  });
  expect(quoted.json().code).toBe('order.cannot_change');
});
