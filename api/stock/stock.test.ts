/** The stock of a store as its people keep it: counts, movements, shelves, and the books that explain every count. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  adjustStock,
  countStock,
  getStock,
  getStockMoves,
  getStockStores,
  type StockRow,
  setShelf,
  transferStock,
} from '#contract/office/stock.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import { anOrderToPick, aStockedProduct } from '#tests/picking.ts';

type Staff = Awaited<ReturnType<typeof aStaffSession>>;
let shop: TestApp;
let cashier: Staff;
let stranger: Staff;
let picker: Staff;
beforeAll(async () => {
  shop = await openTestOffice();
  cashier = await aStaffSession(shop, { email: 'cashier@sheber.test', roles: ['cashier'], stores: [1] });
  stranger = await aStaffSession(shop, { email: 'far@sheber.test', roles: ['cashier'], stores: [2] });
  picker = await aStaffSession(shop, { email: 'picker@sheber.test', roles: ['picker'], stores: [1] });
});
afterAll(() => shop.close());

const adjust = (who: Staff, body: object, store = 1, headers = {}) =>
  askOffice(shop, adjustStock, { cookie: who.cookie, params: { store }, body, headers });
const send = (who: Staff, body: object, store = 1) =>
  askOffice(shop, transferStock, { cookie: who.cookie, params: { store }, body });
const rowOf = async (productId: number, store = 1): Promise<StockRow> =>
  (
    await askOffice(shop, getStockMoves, {
      cookie: (store === 1 ? cashier : stranger).cookie,
      params: { store, product: productId },
    })
  ).json().data.stock;

/** I2: what stood there before all of it, by both ledgers, must be the same before and after. */
const initial = (productId: number) => shop.db<{ storeId: number; count: number }[]>`
  SELECT s.store_id AS "storeId", (s.count
    - coalesce((SELECT sum(e.count) FROM stock_entries e WHERE e.product_id = s.product_id AND e.store_id = s.store_id), 0)
    - coalesce((SELECT sum(a.delta) FROM stock_adjustments a WHERE a.product_id = s.product_id AND a.store_id = s.store_id), 0)
    )::int AS count
  FROM stocks s WHERE s.product_id = ${productId} AND s.store_id IN (1, 2) ORDER BY s.store_id`;

describe('a count', () => {
  test('is of the shelf: what orders hold and nobody has packed stands there too', async () => {
    const { order } = await anOrderToPick(shop, { counts: [3] });
    const [line] = await shop.db<{ productId: number }[]>`
      SELECT product_id AS "productId" FROM order_lines WHERE order_id = ${order}`;
    const productId = line?.productId ?? 0;
    const before = await rowOf(productId);
    expect(before.held).toBeGreaterThanOrEqual(3);
    const counted = before.free + before.held - 2;
    const after = (
      await adjust(cashier, { productId, kind: 'count', counted, reason: 'stock_taking' })
    ).json().data;
    expect(after).toMatchObject({ free: before.free - 2, held: before.held });
    const low = await adjust(cashier, {
      productId,
      kind: 'count',
      counted: before.held - 1,
      reason: 'check',
    });
    expect([low.statusCode, low.json().code]).toEqual([422, 'stock.below_held']);
    await shop.db`UPDATE orders SET status = 'ready' WHERE id = ${order}`;
    expect((await rowOf(productId)).held).toBe(before.held - 3);
  });

  test('that finds what is there is kept, and moves nothing', async () => {
    const { productId } = await aStockedProduct(shop);
    const { free, held } = await rowOf(productId);
    await adjust(cashier, { productId, kind: 'count', counted: free + held, reason: 'stock_taking' });
    const { data } = (
      await askOffice(shop, getStockMoves, {
        cookie: cashier.cookie,
        params: { store: 1, product: productId },
      })
    ).json();
    expect(data.moves[0]).toMatchObject({
      kind: 'count',
      delta: 0,
      counted: free + held,
      staff: { id: cashier.id },
    });
  });
});

describe('a movement', () => {
  test('is done once by its key, and with a reason of its kind', async () => {
    const { productId } = await aStockedProduct(shop);
    const { free } = await rowOf(productId);
    const body = { productId, kind: 'damage', count: 2, reason: 'broken', comment: 'упал поддон' };
    const key = { 'idempotency-key': crypto.randomUUID() };
    await adjust(cashier, body, 1, key);
    await adjust(cashier, body, 1, key);
    expect((await rowOf(productId)).free).toBe(free - 2);
    expect((await adjust(cashier, { ...body, reason: 'supply' })).json().code).toBe('stock.wrong_reason');
    await expect(shop.db`DELETE FROM stock_adjustments`).rejects.toThrow(/only ever added to/);
  });

  test('goes from store to store, never more than is free', async () => {
    const { productId } = await aStockedProduct(shop);
    const [here, there] = [await rowOf(productId), await rowOf(productId, 2)];
    expect((await send(cashier, { productId, to: 2, count: 4 })).json().data.free).toBe(here.free - 4);
    expect((await rowOf(productId, 2)).free).toBe(there.free + 4);
    expect((await send(cashier, { productId, to: 2, count: here.free })).json().code).toBe(
      'stock.below_held',
    );
    expect((await send(cashier, { productId, to: 1, count: 1 })).json().code).toBe('stock.same_store');
    expect((await send(cashier, { productId, to: 9999, count: 1 })).json().code).toBe('stock.not_found');
  });

  test('in another store, or without the right, is answered as in none', async () => {
    const { productId } = await aStockedProduct(shop);
    const body = { productId, kind: 'in', count: 1, reason: 'supply' };
    for (const refused of [
      await adjust(stranger, body),
      await adjust(picker, body),
      await adjust(cashier, body, 9999),
    ])
      expect([refused.statusCode, refused.json().code]).toEqual([404, 'stock.not_found']);
  });
});

test('every count is explained by both ledgers, whatever staff say at once (I2), and none falls below zero', async () => {
  const { productId } = await aStockedProduct(shop);
  await adjust(stranger, { productId, kind: 'in', count: 5, reason: 'supply' }, 2);
  const before = [...(await initial(productId))];
  const word = fc.oneof(
    fc.record({ kind: fc.constant('count'), counted: fc.nat(60), reason: fc.constant('check') }),
    fc.record({
      kind: fc.constant('in'),
      count: fc.integer({ min: 1, max: 9 }),
      reason: fc.constant('found'),
    }),
    fc.record({
      kind: fc.constant('out'),
      count: fc.integer({ min: 1, max: 40 }),
      reason: fc.constant('lost'),
    }),
    fc.record({ to: fc.constant(2), count: fc.integer({ min: 1, max: 40 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(word, { minLength: 2, maxLength: 6 }), async (words) => {
      await Promise.all(
        words.map((said) =>
          'to' in said ? send(cashier, { productId, ...said }) : adjust(cashier, { productId, ...said }),
        ),
      );
      expect([...(await initial(productId))]).toEqual(before);
      const [low] = await shop.db`SELECT count(*)::int AS count FROM stocks WHERE count < 0`;
      expect(low).toEqual({ count: 0 });
    }),
    { numRuns: 8 },
  );
});

test('a store shows what it has by article, page by page, and finds by article and by words', async () => {
  const ask = async (
    query: Record<string, string>,
  ): Promise<{ items: StockRow[]; meta: { next: string | null } }> =>
    (await askOffice(shop, getStock, { cookie: picker.cookie, params: { store: 1 }, query })).json();
  const first = await ask({});
  const second = await ask({ after: first.meta.next ?? '' });
  const ids = [...first.items, ...second.items].map(({ productId }) => productId);
  expect([first.items.length, new Set(ids).size]).toEqual([50, 100]);
  const one = first.items[0];
  expect((await ask({ q: one?.article ?? '' })).items.map(({ productId }) => productId)).toContain(
    one?.productId,
  );
  expect((await ask({ q: '%_' })).items).toEqual([]);
});

test('a round of stock-taking writes what it may, tells what orders hold more of, and counts once', async () => {
  const { order } = await anOrderToPick(shop, { counts: [3, 2] });
  const [sold, other] = (
    await shop.db<{ productId: number }[]>`
      SELECT product_id AS "productId" FROM order_lines WHERE order_id = ${order} ORDER BY line`
  ).map(({ productId }) => productId);
  if (sold === undefined || other === undefined) throw new Error('an order of two lines');
  const before = await rowOf(other);
  const items = [
    { productId: other, counted: before.free + before.held + 4 },
    { productId: sold, counted: 0 },
  ];
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const count = (who: Staff, store = 1) =>
    askOffice(shop, countStock, { cookie: who.cookie, params: { store }, body: { items }, headers });
  for (const answer of [await count(cashier), await count(cashier)])
    expect(answer.json().data).toMatchObject({
      written: [{ productId: other, free: before.free + 4 }],
      short: [{ productId: sold }],
    });
  expect(await rowOf(other)).toMatchObject({ free: before.free + 4, held: before.held });
  expect((await count(stranger)).statusCode).toBe(404);
});

test('what 1C counts is not counted here: it is told, the rest of a round is written', async () => {
  const [told, own] = (
    await shop.db<{ id: number }[]>`
      SELECT product_id AS id FROM stocks WHERE store_id = 1 AND count > 50 ORDER BY product_id LIMIT 2`
  ).map(({ id }) => id);
  if (told === undefined || own === undefined) throw new Error('two products');
  const [{ id: account } = { id: 0 }] = await shop.db<{ id: number }[]>`
    INSERT INTO exchange_accounts (login, password_hash) VALUES ('books', 'nobody') RETURNING id`;
  await shop.db`INSERT INTO stock_told (product_id, warehouse, store_id, count, told_at, package_id)
    VALUES (${told}, 'w1', 1, 5, now(), 1)`;
  expect((await rowOf(told)).isOfOneC).toBe(true);
  const refused = await adjust(cashier, { productId: told, kind: 'in', count: 1, reason: 'found' });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'stock.of_one_c']);
  expect((await send(cashier, { productId: told, to: 2, count: 1 })).json().code).toBe('stock.of_one_c');
  const items = [told, own].map((productId) => ({ productId, counted: 7 }));
  const round = await askOffice(shop, countStock, {
    cookie: cashier.cookie,
    params: { store: 1 },
    body: { items },
  });
  expect(round.json().data).toMatchObject({
    ofOneC: [{ productId: told }],
    written: [{ productId: own }],
    short: [],
  });
  await shop.db`UPDATE exchange_accounts SET is_active = false WHERE id = ${account}`;
  expect((await rowOf(told)).isOfOneC).toBe(false);
});

test('a shelf is set and taken away; the stores that one sees are one’s own', async () => {
  const { productId } = await aStockedProduct(shop);
  const set = (shelf: object | null) =>
    askOffice(shop, setShelf, {
      cookie: cashier.cookie,
      params: { store: 1, product: productId },
      body: { shelf },
    });
  expect((await set({ row: '3', place: '12' })).json().data.shelf).toEqual({ row: '3', place: '12' });
  expect((await rowOf(productId)).shelf).toEqual({ row: '3', place: '12' });
  expect((await set(null)).json().data.shelf).toBeNull();
  const { data } = (await askOffice(shop, getStockStores, { cookie: cashier.cookie })).json();
  expect(data.own.map(({ id }: { id: number }) => id)).toEqual([1]);
  expect(data.all.length).toBeGreaterThan(1);
});
