import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '#contract/order.ts';
import { type BoughtLine, sumShares, toBoughtLines } from '#domain/orders/order-returns.ts';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { anOrder } from '#tests/stored-order.ts';
import { transaction } from '../database.ts';
import { decideOnReturnByOperator, listReturnPhotos, moveByOperator, returnRecords } from './order-life.ts';

let shop: TestApp;
let token: string;
let userId: number;
beforeAll(async () => {
  shop = await openTestApp();
  token = await shop.logIn('club@sheber.test');
  const [user] = await shop.db<{ id: number }[]>`SELECT id FROM users WHERE email = 'club@sheber.test'`;
  userId = Number(user?.id);
});
afterAll(() => shop.close());

const inject = (method: 'GET' | 'POST', url: string, payload?: object, as = token) =>
  shop.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${as}` },
    ...(payload ? { payload } : {}),
  });
const bring = async (id: number, more: object = {}) => {
  const response = await inject('POST', `/api/v1/orders/${id}/return/`, {
    items: [{ id: 1, count: 1 }],
    reason: 'not_needed',
    ...more,
  });
  return {
    status: response.statusCode,
    body: response.json() as { code?: string; data?: { returnId: number } },
  };
};
const show = async (id: number) => (await inject('GET', `/api/v1/orders/${id}/`)).json().data as Order;
const decide = (id: number, isAccepted = true, isSellable?: boolean) =>
  decideOnReturnByOperator(shop.db, String(id), {
    isAccepted,
    comment: '',
    ...(isSellable === undefined ? {} : { isSellable }),
  });

/** As if it had just been handed over, its points booked. */
async function received(counts: number[], more: object = {}): Promise<number> {
  const id = await anOrder(shop.db, { userId, status: 'ready', counts, pointsEarned: 10, ...more });
  await moveByOperator(shop.db, String(id), { to: 'completed', comment: '' });
  return id;
}
const pointsOf = async (key: string) => {
  const rows = await shop.db<{ points: number }[]>`
    SELECT points FROM loyalty_entries WHERE operation_key LIKE ${key} ORDER BY id`;
  return rows.map(({ points }) => points);
};
const stockOf = async (id: number, line: number) => {
  const [row] = await shop.db<{ count: number }[]>`
    SELECT s.count FROM stocks s JOIN stock_entries e USING (product_id, store_id)
    WHERE e.order_id = ${id} AND e.line = ${line} AND e.kind = 'sale'`;
  return row?.count ?? -1;
};
const aPhoto = async (format: 'png' | 'jpeg') => {
  const picture = sharp({ create: { width: 40, height: 20, channels: 3, background: 'tan' } });
  const bytes = await picture
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .toFormat(format)
    .toBuffer();
  return `data:image/${format};base64,${bytes.toString('base64')}`;
};

test('goods come back in parts: money, stock and points of each part are its share, and add up to the whole', async () => {
  const id = await received([3, 1]);
  const before = [await stockOf(id, 1), await stockOf(id, 2)];
  expect(await pointsOf(`order:${id}:earn`)).toEqual([10]);

  expect((await bring(id)).status).toBe(200);
  expect((await show(id)).status).toBe('return_requested');
  await decide(id);
  let order = await show(id);
  expect(order).toMatchObject({ status: 'partially_returned', canReturn: true });
  expect(order.returns).toMatchObject([{ status: 'accepted', refund: 1000, items: [{ id: 1, count: 1 }] }]);
  expect(order.items.map(({ returnedCount }) => returnedCount)).toEqual([1, 0]);
  expect(await stockOf(id, 1)).toBe((before[0] ?? 0) + 1);

  await bring(id, {
    items: [
      { id: 1, count: 2 },
      { id: 2, count: 1 },
    ],
  });
  await decide(id);
  order = await show(id);
  expect(order.status).toBe('returned');
  expect(order.returns.map(({ refund }) => refund)).toEqual([1000, 3000]);
  expect([await stockOf(id, 1), await stockOf(id, 2)]).toEqual([(before[0] ?? 0) + 3, (before[1] ?? 0) + 1]);
  const taken = await pointsOf(`order:${id}:earn:return:%`);
  expect(taken.reduce((sum, points) => sum + points, 0)).toBe(-10);
  const [ledger] = await shop.db<{ sum: number }[]>`
    SELECT sum(count)::int FROM stock_entries WHERE order_id = ${id}`;
  expect(ledger?.sum).toBe(0);
});

test('a decision made twice at the same moment is booked once', async () => {
  const id = await received([2]);
  const before = await stockOf(id, 1);
  await bring(id);
  const tries = await Promise.allSettled([decide(id), decide(id), decide(id)]);
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await stockOf(id, 1)).toBe(before + 1);
  expect(await pointsOf(`order:${id}:earn:return:%`)).toEqual([-5]);
});

test('what is at fault does not go back on sale, and needs a picture that is one', async () => {
  const id = await received([2]);
  const before = await stockOf(id, 1);
  expect((await bring(id, { reason: 'defect' })).body.code).toBe('order.photo_needed');
  const text = `data:image/png;base64,${Buffer.from('<svg onload=alert(1)>').toString('base64')}`;
  expect((await bring(id, { reason: 'defect', photos: [text] })).body.code).toBe('order.photo_unreadable');
  const photos = [await aPhoto('png'), await aPhoto('jpeg')];
  expect((await bring(id, { reason: 'defect', photos })).status).toBe(200);
  await decide(id);
  expect(await stockOf(id, 1)).toBe(before);

  const [address = ''] = (await show(id)).returns[0]?.photos ?? [];
  const picture = await inject('GET', address);
  expect(picture.headers['content-type']).toBe('image/webp');
  const { format, exif } = await sharp(picture.rawPayload).metadata();
  expect([format, exif]).toEqual(['webp', undefined]);
  const stranger = await inject('GET', address, undefined, await shop.logIn('retail@sheber.test'));
  expect(stranger.statusCode).toBe(404);
  expect((await shop.app.inject(address)).statusCode).toBe(401);
  const kept = (await listReturnPhotos(shop.db, String(id))).photos.map(({ picture: each }) => each);
  expect(kept).toHaveLength(2);
  expect(kept[0]?.equals(picture.rawPayload)).toBe(true);
});

test('more than was bought, another’s line, an unreceived or too old order and a second request are refused', async () => {
  const id = await received([2]);
  expect((await bring(id, { items: [{ id: 1, count: 3 }] })).body.code).toBe('order.return_too_many');
  expect(
    (
      await bring(id, {
        items: [
          { id: 1, count: 1 },
          { id: 1, count: 2 },
        ],
      })
    ).body.code,
  ).toBe('order.return_too_many');
  expect((await bring(id, { items: [{ id: 7, count: 1 }] })).body.code).toBe('order.return_too_many');
  const answers = await Promise.all([bring(id), bring(id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const ready = await anOrder(shop.db, { userId, status: 'ready' });
  expect((await bring(ready)).body.code).toBe('order.cannot_return');
  const old = await received([1]);
  await shop.db`UPDATE orders SET completed_at = now() - interval '16 days' WHERE id = ${old}`;
  expect((await bring(old)).body.code).toBe('order.cannot_return');
});

test('a declined return leaves the order received, and its points as they were', async () => {
  const id = await received([2]);
  await bring(id);
  await decide(id, false);
  expect(await show(id)).toMatchObject({
    status: 'completed',
    returns: [{ status: 'declined', refund: null }],
  });
  expect(await pointsOf(`order:${id}:%`)).toEqual([10]);
});

test('who is forgotten takes words and pictures along, and the order stays', async () => {
  const id = await received([2]);
  await bring(id, { comment: 'Царапина у края', photos: [await aPhoto('jpeg')] });
  expect(JSON.stringify(await returnRecords.list(shop.db, userId))).toContain('Царапина');
  await transaction(shop.db, (tx) => returnRecords.forget(tx, userId));
  expect(JSON.stringify(await returnRecords.list(shop.db, userId))).not.toContain('Царапина');
  const photos = await shop.db`
    SELECT FROM order_return_photos p JOIN order_returns r ON r.id = p.return_id WHERE r.order_id = ${id}`;
  expect(photos).toHaveLength(0);
  expect((await show(id)).items).toHaveLength(1);
});

test('money goes back the way it came, and no other way is taken', async () => {
  for (const [payment, ways] of [
    ['cash_on_receipt', ['cash', 'account']],
    ['card_on_receipt', ['card']],
    ['kaspi_pay', ['card']],
    ['invoice', ['account']],
  ] as const) {
    await shop.db`DELETE FROM rate_counters`;
    const paymentStatus = payment === 'kaspi_pay' || payment === 'invoice' ? 'paid' : 'none';
    const id = await received([1], { payment, paymentStatus });
    expect((await show(id)).refundWays).toEqual(ways);
    const other = payment === 'card_on_receipt' || payment === 'kaspi_pay' ? 'cash' : 'card';
    expect(await bring(id, { refundTo: other })).toMatchObject({
      status: 422,
      body: { code: 'order.refund_way' },
    });
    expect((await bring(id)).status).toBe(200);
    const [row] = await shop.db`SELECT refund_to FROM order_returns WHERE order_id = ${id}`;
    expect(row?.refund_to).toBe(ways[0]);
  }
});

test('what the form shows for any part is what goes back for it', async () => {
  for (let round = 0; round < 6; round++) {
    await shop.db`DELETE FROM rate_counters`;
    const counts = [1 + (round % 3), 2 + ((round * 5) % 4)];
    const id = await received(counts, { price: 997 + round * 131 });
    // Points and a discount on the first line, as an order of the checkout has them.
    await shop.db`
      UPDATE order_lines SET sum = sum - 101, discounts = '[{"reason":"points","code":null,"amount":101,
        "title":{"ru":"Баллы","kz":"Балл"}}]' WHERE order_id = ${id} AND line = 1`;
    await shop.db`
      UPDATE orders SET points_spent = 101, total_sum = total_sum - 101 WHERE id = ${id}`;
    for (const part of [{ 1: 1, 2: 1 }, { 2: (counts[1] as number) - 1 }]) {
      const order = await show(id);
      const bought = toBoughtLines(order.items, { pointsSpent: order.totals.points, pointsEarned: 0 });
      const items = Object.entries(part).map(([line, count]) => ({ id: Number(line), count }));
      const shown = sumShares(
        items.map(({ id: line, count }) => ({ line: bought[line - 1] as BoughtLine, count })),
      );
      expect((await bring(id, { items })).status).toBe(200);
      const { refund } = await decide(id);
      expect(refund).toBe(shown.paidTenge);
      const [stored] = await shop.db`
        SELECT refund_sum, points_back FROM order_returns WHERE order_id = ${id} ORDER BY id DESC LIMIT 1`;
      expect(stored).toMatchObject({ refund_sum: shown.paidTenge, points_back: shown.spentPoints });
    }
    const [money] = await shop.db`
      SELECT coalesce(sum(r.amount), 0)::int AS back FROM refunds r JOIN payments p ON p.id = r.payment_id
      WHERE p.order_id = ${id}`;
    const [returned] = await shop.db`
      SELECT sum(refund_sum)::int AS back FROM order_returns WHERE order_id = ${id}`;
    expect(money?.back).toBe(returned?.back);
  }
});

test('goods of a deferred order lower its bill: what is not paid falls away, what was paid goes back', async () => {
  const [contract] = await shop.db<{ id: number }[]>`
    INSERT INTO wholesale_contracts (user_id, number, min_order_sum, credit_limit, deferral_days)
    VALUES (${userId}, 'Т-возврат', 0, 1000000, 14) RETURNING id`;
  const billed = async (counts: number[], paid = 0) => {
    await shop.db`DELETE FROM rate_counters`;
    const id = await received(counts, { payment: 'deferred' });
    await shop.db`
      INSERT INTO wholesale_bills (contract_id, number, issued_on, due_on, sum, paid)
      SELECT ${contract?.id ?? 0}, number, now(), now() + interval '14 days', total_sum, ${paid} FROM orders WHERE id = ${id}`;
    return id;
  };
  const billOf = async (id: number) => {
    const [bill] = await shop.db<{ sum: number; paid: number }[]>`
      SELECT b.sum, b.paid FROM wholesale_bills b JOIN orders o ON o.number = b.number WHERE o.id = ${id}`;
    return bill ?? null;
  };
  const unpaid = await billed([3]);
  await bring(unpaid);
  expect(await decide(unpaid)).toMatchObject({ refund: 1000, offBill: 1000 });
  expect(await billOf(unpaid)).toEqual({ sum: 2000, paid: 0 });
  await bring(unpaid, { items: [{ id: 1, count: 2 }] });
  await decide(unpaid);
  expect(await billOf(unpaid)).toBeNull();

  // Of three thousand two and a half are paid: five hundred fall away, five hundred are owed to the buyer.
  const partly = await billed([3], 2500);
  await bring(partly);
  expect(await decide(partly)).toMatchObject({ refund: 1000, offBill: 500 });
  expect(await billOf(partly)).toEqual({ sum: 2500, paid: 2500 });
  await shop.db`UPDATE wholesale_contracts SET revoked_at = now() WHERE id = ${contract?.id ?? 0}`;
});
