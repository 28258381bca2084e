import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { totalStock } from '#domain/availability.ts';
import { type CartShop, countsOf, openCartShop } from '#tests/cart.ts';

let shop: CartShop;
beforeAll(async () => {
  shop = await openCartShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db`DELETE FROM carts`;
});
const ask: CartShop['ask'] = (...asked) => shop.ask(...asked);
const write: CartShop['write'] = (...asked) => shop.write(...asked);
const read: CartShop['read'] = (...asked) => shop.read(...asked);
const sold: CartShop['sold'] = (at) => shop.sold(at);

describe('writing', () => {
  test('counts are absolute, zero removes, others stay, and the answer is the whole cart', async () => {
    const [one, two] = [sold(0).code, sold(1).code];
    await write([
      [one, 3],
      [two, 1],
    ]);
    const changed = await write([[one, 5]]);
    expect(changed.status).toBe(200);
    expect(countsOf(changed.body)).toEqual({ [one]: 5, [two]: 1 });
    expect(countsOf((await write([[one, 0]])).body)).toEqual({ [two]: 1 });
    expect(countsOf((await read()).body)).toEqual({ [two]: 1 });
  });

  test('every write has an event id of its own, and reading changes none', async () => {
    expect((await read()).body.eventId).toBe('0');
    const first = await write([[sold().code, 1]]);
    const second = await write([[sold().code, 2]]);
    expect(second.body.eventId).not.toBe(first.body.eventId);
    expect((await read()).body.eventId).toBe(second.body.eventId);
  });

  test('a write based on a state that is gone is refused and changes nothing', async () => {
    const first = await write([[sold().code, 1]]);
    const late = { eventId: first.body.eventId };
    expect((await write([[sold().code, 7]], late)).status).toBe(200);
    const refused = await write([[sold().code, 2]], late, { headers: { 'x-language-id': 'kz' } });
    expect(refused).toMatchObject({ status: 409, body: { code: 'cart.overtaken' } });
    expect(refused.body.message).toContain('Себет');
    expect(countsOf((await read()).body)).toEqual({ [sold().code]: 7 });
  });

  test('a count above the stock of all cities is lowered and said so', async () => {
    const stock = totalStock(sold().balance);
    const { body } = await write([[sold().code, stock + 14]]);
    expect(countsOf(body)).toEqual({ [sold().code]: stock });
    expect(body.adjusted).toEqual([
      {
        productCode: sold().code,
        name: sold().name,
        wished: stock + 14,
        count: stock,
        reason: 'over_stock',
      },
    ]);
  });

  test('an unknown product is left out and said so, the others go in', async () => {
    const { body } = await write([
      ['no-such-thing', 2],
      [sold().code, 2],
    ]);
    expect(countsOf(body)).toEqual({ [sold().code]: 2 });
    expect(body.adjusted).toMatchObject([{ productCode: 'no-such-thing', reason: 'unknown', count: 0 }]);
  });

  test('fifty writes at once leave whole counts of one of them each', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        write([
          [sold(0).code, 1 + (at % 9)],
          [sold(1).code, 1 + (at % 9)],
        ]),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(new Set(answers.map(({ body }) => body.eventId)).size).toBe(50);
    const { body } = await read();
    expect(countsOf(body)[sold(0).code]).toBe(countsOf(body)[sold(1).code]);
  });

  test('a cart holds two hundred lines and no more', async () => {
    const codes = await shop.db<{ code: string }[]>`
      SELECT code FROM products WHERE active ORDER BY id LIMIT 201`;
    const all = codes.map(({ code }): [string, number] => [code, 1]);
    expect((await write(all)).status).toBe(422);
    await write(all.slice(0, 200));
    const { body } = await write(all.slice(200));
    expect(body.items).toHaveLength(200);
    expect(body.adjusted).toMatchObject([{ reason: 'full', count: 0 }]);
  });

  test('a request repeated with its key is done once', async () => {
    const headers = { 'idempotency-key': 'press-1' };
    const first = await write([[sold().code, 1]], {}, { headers });
    await write([[sold().code, 4]]);
    const again = await write([[sold().code, 1]], {}, { headers });
    expect(again.body.eventId).toBe(first.body.eventId);
    expect(countsOf((await read()).body)).toEqual({ [sold().code]: 4 });
    expect((await write([[sold().code, 9]], {}, { headers })).body.code).toBe('request.key_reused');
  });

  test.each([
    [{ items: [{ productCode: 'a', count: -1 }] }],
    [{ items: [{ productCode: 'a', count: 1.5 }] }],
    [{ items: [{ productCode: 'a', count: '3' }] }],
    [{ items: [{ productCode: '', count: 1 }] }],
    [{ items: 'a' }],
    [{}],
    [{ items: [], proBonus: -1 }],
    [{ items: [], promoCode: 'x'.repeat(101) }],
  ])('%j is refused in words', async (payload) => {
    const { status, body } = await ask('POST', '/api/v1/cart/', payload);
    expect(status).toBe(422);
    expect(body.message).toBeTruthy();
  });
});

describe('taking out', () => {
  test.each(['items[]=A&items[]=B', 'items=A&items=B', 'items=A,B'])('%s', async (query) => {
    const [one, two, three] = [sold(0).code, sold(1).code, sold(2).code];
    await write([
      [one, 1],
      [two, 2],
      [three, 3],
    ]);
    const { body } = await ask(
      'DELETE',
      `/api/v1/cart/?city=astana&${query.replaceAll('A', one).replaceAll('B', two)}`,
    );
    expect(countsOf(body)).toEqual({ [three]: 3 });
  });

  test('without a name nothing is taken out', async () => {
    await write([[sold().code, 1]]);
    expect((await ask('DELETE', '/api/v1/cart/')).status).toBe(422);
    expect((await read()).body.items).toHaveLength(1);
  });
});

describe('who may', () => {
  test('without a login there is no stored cart', async () => {
    expect((await read('', { token: null })).status).toBe(401);
    expect((await write([], {}, { token: null })).status).toBe(401);
    expect((await ask('DELETE', '/api/v1/cart/?items=a', undefined, { token: null })).status).toBe(401);
  });

  test('nobody sees the cart of another', async () => {
    await write([[sold().code, 3]]);
    const other = await shop.logIn('club@sheber.test');
    expect((await read('', { token: other })).body.items).toEqual([]);
  });

  test('wholesale prices are for contracts alone', async () => {
    const items = [{ productCode: sold().code, count: 2 }];
    const visitor = await ask('POST', '/api/v1/cart/calculate/', { items }, { token: null });
    expect(visitor.body.items[0]?.product.wholesalePrice).toBeUndefined();
    const wholesale = await shop.logIn('wholesale@sheber.test');
    const { body } = await write([[sold().code, 2]], {}, { token: wholesale });
    const [line] = body.items;
    expect(line?.product.wholesalePrice).toBeGreaterThan(0);
    expect(line?.price).toBeLessThan(visitor.body.items[0]?.price ?? 0);
  });
});

describe('the cart collected before the login', () => {
  test('is merged by the larger count, whatever lies there, and merging twice changes nothing', async () => {
    const [one, two, three] = [sold(0).code, sold(1).code, sold(2).code];
    await write([
      [one, 3],
      [two, 2],
    ]);
    const local: [string, number][] = [
      [one, 2],
      [two, 9],
      [three, 1],
    ];
    const expected = { [one]: 3, [two]: 9, [three]: 1 };
    expect(countsOf((await write(local, { registrationBefore: true })).body)).toEqual(expected);
    expect(countsOf((await write(local, { registrationBefore: true })).body)).toEqual(expected);
  });

  test('keeps a count above the stock and marks it', async () => {
    const stock = totalStock(sold().balance);
    const { body } = await write([[sold().code, stock + 5]], { registrationBefore: true });
    expect(body).toMatchObject({ isOverLimit: true, items: [{ count: stock + 5, stock, isOver: true }] });
  });
});
