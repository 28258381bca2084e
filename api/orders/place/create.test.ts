import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import type { OrderChanged } from '#contract/orders.ts';
import { type Buyer, type Goods, type OrderShop, openOrderShop, orderBody } from '#tests/orders.ts';
import { transaction } from '../../database.ts';
import { findOrder, listHistory } from '../orders.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

const count = async (table: 'orders' | 'order_requests' | 'stock_entries' | 'order_exports') => {
  const [row] = await shop.db.unsafe<{ n: number }[]>(`SELECT count(*)::int AS n FROM ${table}`);
  return row?.n ?? 0;
};
const written = () =>
  Promise.all((['orders', 'order_requests', 'stock_entries', 'order_exports'] as const).map(count));

const putInCart = (buyer: Buyer, items: readonly { goods: Goods; count: number }[]) =>
  shop.ask<never>(buyer, 'POST', '/api/v1/cart/', {
    items: items.map(({ goods, count: wished }) => ({ productCode: goods.code, count: wished })),
  });

describe('an order that can be made', () => {
  test('is whole: lines, ledger, history, export, answer; and leaves the cart', async () => {
    const buyer = await shop.buyer();
    const [one, two, other] = [
      await shop.goods(5),
      await shop.goods(3, { price: 2500 }),
      await shop.goods(9),
    ];
    await putInCart(buyer, [
      { goods: one, count: 2 },
      { goods: two, count: 4 },
      { goods: other, count: 1 },
    ]);
    const before = (await shop.ask<never>(buyer, 'GET', '/api/v1/cart/')).body as unknown as Cart;
    const { status, body } = await shop.order(buyer, [
      { goods: one, count: 2 },
      { goods: two, count: 1 },
    ]);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toMatchObject({ total: 4500, payment: { status: 'none', payUntil: null } });
    expect(body.data.number).toMatch(/^P-\d{6}-\d{5}$/);
    const order = await findOrder(shop.db, body.data.orderId);
    expect(order).toMatchObject({
      userId: buyer.id,
      status: 'new',
      totalSum: 4500,
      method: 'pickup',
      storeId: 1,
      recipient: { firstName: 'Айгерим', phone: '+77051234567' },
      lines: [
        { productCode: one.code, count: 2, sum: 2000, vatSum: 276 },
        { productCode: two.code, count: 1, sum: 2500, vatSum: 345 },
      ],
    });
    expect(order?.vatSum).toBe(276 + 345);
    expect(order?.pickupCode).toMatch(/^\d{4}$/);
    expect(order?.promisedOn).toMatch(/^\d{4}-/);
    expect([await shop.stockOf(one), await shop.stockOf(two)]).toEqual([3, 2]);
    expect(await listHistory(shop.db, body.data.orderId)).toMatchObject([{ status: 'new', actor: 'buyer' }]);
    const cart = (await shop.ask<never>(buyer, 'GET', '/api/v1/cart/')).body as unknown as Cart;
    // Two of the second line were put in beyond what was ordered (3 were there): they stay.
    expect(cart.items.map(({ product, count: left }) => [product.code, left])).toEqual([
      [two.code, 2],
      [other.code, 1],
    ]);
    expect(cart.eventId).not.toBe(before.eventId);
  });

  test('is answered again to the same key, and refused to another body under it', async () => {
    const buyer = await shop.buyer();
    const goods = await shop.goods(5);
    const key = randomUUID();
    const first = await shop.order(buyer, [{ goods, count: 1 }], {}, key);
    const again = await shop.order(buyer, [{ goods, count: 1 }], {}, key);
    expect(again).toEqual(first);
    expect(await shop.stockOf(goods)).toBe(4);
    const other = await shop.order(buyer, [{ goods, count: 2 }], {}, key);
    expect(other).toMatchObject({ status: 422, body: { code: 'request.key_reused' } });
    // The key is the buyer's own: somebody else's is another one.
    expect((await shop.order(await shop.buyer(), [{ goods, count: 1 }], {}, key)).body.data.orderId).not.toBe(
      first.body.data.orderId,
    );
  });

  test('sent ten times at once is made once', async () => {
    const buyer = await shop.buyer();
    const goods = await shop.goods(1);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => shop.order(buyer, [{ goods, count: 1 }], {}, key)),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.data?.orderId}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await shop.stockOf(goods)).toBe(0);
  });

  test('takes goods from other stores of the city and other cities when the chosen one has too few', async () => {
    const buyer = await shop.buyer();
    const goods = await shop.goods(2);
    await shop.db`
      INSERT INTO stocks (product_id, store_id, count) VALUES (${goods.id}, 2, 2), (${goods.id}, 6, 9)
      ON CONFLICT (product_id, store_id) DO UPDATE SET count = excluded.count`;
    const { body } = await shop.order(buyer, [{ goods, count: 5 }]);
    const entries = await shop.db`
      SELECT store_id AS store, count FROM stock_entries WHERE order_id = ${body.data.orderId} ORDER BY store_id`;
    expect([...entries]).toEqual([
      { store: 1, count: -2 },
      { store: 2, count: -2 },
      { store: 6, count: -1 },
    ]);
  });
});

describe('many buyers at one moment', () => {
  test('the last unit and fifty buyers: one order, forty-nine clear refusals', async () => {
    const goods = await shop.goods(1);
    const buyers = await Promise.all(Array.from({ length: 50 }, () => shop.buyer()));
    const answers = await Promise.all(buyers.map((buyer) => shop.order(buyer, [{ goods, count: 1 }])));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    for (const { status, body } of refused) {
      expect({ status, code: body.code }).toEqual({ status: 409, code: 'order.out_of_stock' });
      const { changes } = body.data as unknown as OrderChanged;
      expect(changes).toMatchObject([{ kind: 'gone', productCode: goods.code }]);
    }
    expect(refused).toHaveLength(49);
    expect(await shop.stockOf(goods)).toBe(0);
  });

  test('fifty buyers of fifty different products: fifty orders with fifty numbers', async () => {
    const pairs = await Promise.all(
      Array.from({ length: 50 }, async () => ({ buyer: await shop.buyer(), goods: await shop.goods(1) })),
    );
    const answers = await Promise.all(
      pairs.map(({ buyer, goods }) => shop.order(buyer, [{ goods, count: 1 }])),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
    expect(new Set(answers.map(({ body }) => body.data.number)).size).toBe(50);
  });

  test('the same goods in two orders of a cart: nobody waits in a circle', async () => {
    const all = await Promise.all(Array.from({ length: 4 }, () => shop.goods(500)));
    const buyers = await Promise.all(Array.from({ length: 40 }, () => shop.buyer()));
    const before = await countDeadlocks();
    const answers = await Promise.all(
      buyers.map((buyer, at) => {
        const items = all.map((goods) => ({ goods, count: 1 }));
        return shop.order(buyer, at % 2 === 0 ? items : items.toReversed());
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await Promise.all(all.map(shop.stockOf))).toEqual([460, 460, 460, 460]);
    // One that PostgreSQL ended would have been tried again, and be a 200 all the same.
    expect(await countDeadlocks()).toBe(before);
  });
});

test('an order that PostgreSQL sacrificed to another transaction is made all the same', async () => {
  const buyer = await shop.buyer();
  const [first, second] = [await shop.goods(5), await shop.goods(5)].toSorted(
    (one, other) => one.id - other.id,
  );
  if (!first || !second) throw new Error('there are goods');
  const deadlocks = await countDeadlocks();
  let ordering: ReturnType<OrderShop['order']> | undefined;
  let isOver = false;
  // Somebody without manners: holds the second row and then wants the first, which the order holds by then. On a slow
  // machine it may be the one who is sacrificed, and tries again; the order is sent once all the same.
  await transaction(shop.db, async (tx) => {
    const [own] = await tx<{ pid: number }[]>`
      SELECT pg_backend_pid() AS pid FROM stocks WHERE product_id = ${second.id} FOR UPDATE`;
    ordering ??= shop
      .order(buyer, [
        { goods: first, count: 1 },
        { goods: second, count: 1 },
      ])
      .finally(() => {
        isOver = true;
      });
    await expect
      .poll(async () => isOver || (await waitingFor(own?.pid ?? 0)) > 0, { interval: 5 })
      .toBe(true);
    await tx`SELECT FROM stocks WHERE product_id = ${first.id} FOR UPDATE`;
  });
  expect(await ordering).toMatchObject({ status: 200 });
  expect([await shop.stockOf(first), await shop.stockOf(second)]).toEqual([4, 4]);
  expect(await countDeadlocks()).toBeGreaterThan(deadlocks);
});

/** How many wait for what this one holds; others in the same cluster wait for others. */
const waitingFor = async (pid: number) =>
  (
    await shop.db`SELECT FROM pg_stat_activity WHERE datname = current_database() AND ${pid} = ANY (pg_blocking_pids(pid))`
  ).length;

async function countDeadlocks(): Promise<number> {
  // A backend tells its figures when it finds the time, or when it is told to: each has one question at a time.
  await Promise.all(
    Array.from(
      { length: shop.db.options.max },
      () => shop.db`SELECT pg_stat_force_next_flush(), pg_sleep(0.1)`,
    ),
  );
  const [told] = await shop.db<{ deadlocks: number }[]>`
    SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()`;
  return told?.deadlocks ?? 0;
}

describe('an order that cannot be made', () => {
  const refuse = async (more: object, status: number, code: string) => {
    const goods = await shop.goods(5);
    const before = await written();
    const answer = await shop.order(await shop.buyer(), [{ goods, count: 1 }], more);
    expect(answer).toMatchObject({ status, body: { code } });
    expect(await written()).toEqual(before);
    expect(await shop.stockOf(goods)).toBe(5);
  };
  test.each([
    ['the offer is not accepted', { agreement: false }, 422, 'order.agreement_needed'],
    [
      'the store is in another city',
      { delivery: { method: 'pickup', storeId: 6 } },
      422,
      'order.store_unknown',
    ],
    [
      'the address is nobody’s',
      { delivery: { method: 'delivery', addressId: 99_999_999 } },
      404,
      'address.not_found',
    ],
    ['the organisation is another’s', { organizationId: 1 }, 404, 'organization.not_found'],
    ['an invoice without an organisation', { payment: 'invoice' }, 409, 'order.payment_not_allowed'],
    ['credit without a contract', { payment: 'deferred' }, 409, 'order.payment_not_allowed'],
    [
      'a product that is not there',
      { items: [{ productCode: 'never-was', count: 1 }] },
      409,
      'order.out_of_stock',
    ],
    ['a wrong phone', { recipient: { firstName: 'Айгерим', phone: '+7 705 123' } }, 422, 'request.invalid'],
  ])('%s', (_name, more, status, code) => refuse(more, status, code));

  test('without a key nothing is even looked at', async () => {
    const goods = await shop.goods(5);
    const answer = await shop.ask(
      await shop.buyer(),
      'POST',
      '/api/v1/orders/',
      orderBody([{ goods, count: 1 }]),
    );
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.key_required' } });
  });

  test('the eleventh in a minute waits; a repeat of a known one does not', async () => {
    const buyer = await shop.buyer();
    const goods = await shop.goods(50);
    const key = randomUUID();
    const first = await shop.order(buyer, [{ goods, count: 1 }], {}, key);
    for (let more = 0; more < 9; more += 1) await shop.order(buyer, [{ goods, count: 1 }]);
    expect((await shop.order(buyer, [{ goods, count: 1 }])).status).toBe(429);
    expect(await shop.order(buyer, [{ goods, count: 1 }], {}, key)).toEqual(first);
  });
});
