import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Order, OrderCard } from '#contract/order.ts';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { anOrder } from '#tests/stored-order.ts';
import { endExpiredOrders } from './expiry.ts';

let shop: TestApp;
let token: string;
let userId: number;
beforeAll(async () => {
  shop = await openTestApp();
  token = await shop.logIn('retail@sheber.test');
  const [user] = await shop.db<{ id: number }[]>`SELECT id FROM users WHERE email = 'retail@sheber.test'`;
  userId = Number(user?.id);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db`UPDATE orders SET user_id = (SELECT id FROM users WHERE email = 'org@sheber.test')`;
});

async function ask<T>(method: 'GET' | 'POST', url: string, payload?: object, language = 'ru') {
  const response = await shop.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}`, 'x-language-id': language },
    ...(payload ? { payload } : {}),
  });
  return { status: response.statusCode, body: response.json() as T & { code?: string } };
}
type Cards = { data: OrderCard[]; meta: { total: number; eventId: string } };
type One = { data: Order; meta: { eventId: string } };
const list = (query = '') => ask<Cards>('GET', `/api/v1/orders/${query}`);
const show = (id: number, language?: string) => ask<One>('GET', `/api/v1/orders/${id}/`, undefined, language);
const cancel = (id: number) =>
  ask<One>('POST', `/api/v1/orders/${id}/cancel/`, { reason: 'too_long', comment: 'Нужно сегодня' });

/** What of the first line's product is left in the store it was taken from. */
async function stockOf(id: number): Promise<number> {
  const [row] = await shop.db<{ count: number }[]>`
    SELECT s.count FROM stocks s JOIN stock_entries e USING (product_id, store_id)
    WHERE e.order_id = ${id} AND e.line = 1 AND e.kind = 'sale'`;
  return row?.count ?? -1;
}

describe('the list', () => {
  test('is one’s own, the newest first, by pages, states, days and words', async () => {
    const ids: number[] = [];
    for (const status of ['completed', 'cancelled', 'new'] as const)
      ids.push(await anOrder(shop.db, { userId, status, counts: [2, 1] }));
    await shop.db`UPDATE orders SET created_at = '2026-03-08T19:30:00Z' WHERE id = ${ids[0] ?? 0}`;
    const all = await list();
    expect(all.body.data.map(({ id }) => id)).toEqual([ids[2], ids[1], ids[0]]);
    expect(all.body.meta).toMatchObject({ page: 1, pageSize: 10, total: 3 });
    const [first] = all.body.data;
    expect(first).toMatchObject({ lines: 2, total: 3000, status: 'new', canRepeat: true, canPay: false });
    expect(first?.items).toHaveLength(2);

    const idsOf = async (query: string) => (await list(query)).body.data.map(({ id }) => id);
    expect(await idsOf('?status=active')).toEqual([ids[2]]);
    expect(await idsOf('?status=done')).toEqual([ids[1], ids[0]]);
    expect(await idsOf('?status=cancelled')).toEqual([ids[1]]);
    // In Kazakhstan it was already the ninth.
    expect(await idsOf('?dateFrom=2026-03-09&dateTo=2026-03-09')).toEqual([ids[0]]);
    expect(await idsOf('?dateTo=2026-03-08')).toEqual([]);
    expect(await idsOf('?page=2&pageSize=2')).toEqual([ids[0]]);
    expect(await idsOf(`?q=${encodeURIComponent((first?.number ?? '').replace('T', 'т'))}`)).toEqual([
      ids[2],
    ]);
    const word = (first?.items[1]?.name ?? '').slice(0, 12).toUpperCase();
    expect(await idsOf(`?q=${encodeURIComponent(word)}`)).toContain(ids[2]);
    expect(await idsOf('?q=%25')).toEqual([]);
    expect((await list('?status=lost')).status).toBe(422);
  });
});

describe('one order', () => {
  test('tells its way, its goods in the reader’s language, and what can be done with it', async () => {
    const id = await anOrder(shop.db, { userId, status: 'ready', pointsEarned: 20 });
    const { status, body } = await show(id, 'kz');
    expect(status).toBe(200);
    const order = body.data;
    expect(order.delivery.pickupCode).toBe('4821');
    expect(order.delivery.store?.address).not.toBe('');
    expect(order.items[0]?.unit).toBe('дана');
    expect(order.statusHistory.map((step) => [step.status, step.by])).toEqual([['new', 'buyer']]);
    expect(order).toMatchObject({ cancelWay: 'cancel', canReturn: false, canRepeat: true, returns: [] });
    const days = (Date.parse(order.delivery.keptUntil ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBeGreaterThanOrEqual(2);
    expect(body.meta.eventId).toBe((await list()).body.meta.eventId);
  });

  test('the code of the counter is told only when there is something to fetch', async () => {
    const id = await anOrder(shop.db, { userId, status: 'assembling' });
    expect((await show(id)).body.data.delivery).toMatchObject({ pickupCode: null, keptUntil: null });
  });
});

describe('a cancellation', () => {
  test('is done at once, with its reason, and gives the goods back', async () => {
    const id = await anOrder(shop.db, { userId, counts: [3] });
    const taken = await stockOf(id);
    const { status, body } = await cancel(id);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ status: 'cancelled', cancelReason: 'too_long', cancelWay: null });
    expect(body.data.statusHistory.at(-1)).toMatchObject({
      status: 'cancelled',
      by: 'buyer',
      comment: 'Нужно сегодня',
    });
    expect(await stockOf(id)).toBe(taken + 3);
  });

  test('asked for several times at the same moment it happens once, and everybody gets what they wanted', async () => {
    const id = await anOrder(shop.db, { userId, counts: [3] });
    const taken = await stockOf(id);
    const answers = await Promise.all(Array.from({ length: 6 }, () => cancel(id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await stockOf(id)).toBe(taken + 3);
    const steps = await shop.db`SELECT FROM order_history WHERE order_id = ${id} AND status = 'cancelled'`;
    expect(steps).toHaveLength(1);
  });

  test('and the end of the time to pay at the same moment end the order once', async () => {
    const ids: number[] = [];
    for (let each = 0; each < 4; each += 1)
      ids.push(await anOrder(shop.db, { userId, payment: 'card_online', paymentStatus: 'pending' }));
    await shop.db`UPDATE orders SET pay_until = now() - interval '1 minute' WHERE id = ANY(${ids})`;
    const taken = await stockOf(ids[0] ?? 0);
    await Promise.all([...ids.map(cancel), endExpiredOrders(shop.db), endExpiredOrders(shop.db)]);
    expect(await stockOf(ids[0] ?? 0)).toBe(taken + 8);
    for (const id of ids) {
      const { data } = (await show(id)).body;
      expect(data).toMatchObject({ status: 'cancelled', paymentStatus: 'expired', canPay: false });
      expect(data.statusHistory.filter(({ status }) => status === 'cancelled')).toHaveLength(1);
    }
  });

  test('of an order that is being collected is a request, told once', async () => {
    const id = await anOrder(shop.db, { userId, status: 'assembling' });
    const taken = await stockOf(id);
    const { body } = await cancel(id);
    expect(body.data).toMatchObject({ status: 'assembling', isCancelRequested: true, cancelWay: null });
    await cancel(id);
    expect(
      (await show(id)).body.data.statusHistory.filter(({ status }) => status === 'assembling'),
    ).toHaveLength(1);
    expect(await stockOf(id)).toBe(taken);
  });

  test('of what is on the road or received is refused, with a reason that is none of the list too', async () => {
    const id = await anOrder(shop.db, { userId, status: 'delivering', isDelivery: true });
    expect(await cancel(id)).toMatchObject({ status: 409, body: { code: 'order.cannot_cancel' } });
    const wrong = await ask('POST', `/api/v1/orders/${id}/cancel/`, { reason: 'no_stock' });
    expect(wrong.status).toBe(422);
  });

  test('of a paid order begins to give the money back', async () => {
    const id = await anOrder(shop.db, { userId, payment: 'card_online', paymentStatus: 'paid' });
    expect((await cancel(id)).body.data.paymentStatus).toMatch(/^refund/);
  });
});

describe('a repeat', () => {
  type Repeated = {
    data: {
      cart: { items: { product: { code: string }; count: number }[] };
      report: {
        added: { productCode: string; count: number }[];
        fewer: { productCode: string; wanted: number; count: number }[];
        gone: { productCode: string; analogueCode?: string }[];
        analogues: { code: string; sectionCode: string }[];
      };
    };
  };
  const repeat = (id: number) => ask<Repeated>('POST', `/api/v1/orders/${id}/repeat/`);

  test('puts everything into the cart and says of every line what became of it', async () => {
    await shop.db`DELETE FROM carts`;
    const id = await anOrder(shop.db, { userId, counts: [2, 2, 2] });
    const lines = await shop.db<{ code: string; productId: number }[]>`
      SELECT product_code AS code, product_id AS "productId" FROM order_lines WHERE order_id = ${id} ORDER BY line`;
    const [whole, scarce, gone] = lines;
    if (!whole || !scarce || !gone) throw new Error('three lines were ordered');
    await shop.db`UPDATE products SET active = false WHERE id = ${gone.productId}`;
    const kept = await shop.db`SELECT store_id, count FROM stocks WHERE product_id = ${scarce.productId}`;
    await shop.db`UPDATE stocks SET count = 0 WHERE product_id = ${scarce.productId}`;
    await shop.db`
      UPDATE stocks SET count = 1 WHERE product_id = ${scarce.productId} AND store_id = ${kept[0]?.store_id ?? 0}`;
    await expect
      .poll(async () => (await repeat(id)).body.data.report, { timeout: 10_000 })
      .toMatchObject({
        added: [{ productCode: whole.code, count: 2 }],
        fewer: [{ productCode: scarce.code, wanted: 2, count: 1 }],
        gone: [{ productCode: gone.code }],
      });
    const { report, cart } = (await repeat(id)).body.data;
    // Twice is once: counts are absolute.
    expect(cart.items.map(({ product, count }) => [product.code, count])).toEqual([
      [whole.code, 2],
      [scarce.code, 1],
    ]);
    const [missing] = report.gone;
    const analogue = report.analogues.find(({ code }) => code === missing?.analogueCode);
    const [section] = await shop.db<{ code: string }[]>`
      SELECT s.code FROM products p JOIN sections s ON s.id = p.section_id WHERE p.id = ${gone.productId}`;
    expect(analogue?.sectionCode).toBe(section?.code);
    await shop.db`UPDATE products SET active = true WHERE id = ${gone.productId}`;
  });
});
