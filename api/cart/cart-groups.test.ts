/** Carts that are written at one moment: written together, answered each for itself. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import type { Buyer, Goods } from '#tests/orders.ts';
import { openWorksShop, type WorksShop } from '#tests/works-shop.ts';

let bench: WorksShop;
beforeAll(async () => {
  bench = await openWorksShop();
});
afterAll(() => bench.shop.close());

const manyBuyers = (count: number) => Promise.all(Array.from({ length: count }, () => bench.shop.buyer()));
const put = (buyer: Buyer, items: [Goods, number][], more: object = {}) =>
  bench.askCart(buyer, 'POST', {
    city: 'pavlodar',
    items: items.map(([{ code }, count]) => ({ productCode: code, count })),
    ...more,
  });
const read = async (buyer: Buyer) => (await bench.askCart(buyer, 'GET')).cart;
const countsOf = ({ items }: Cart) => items.map(({ product, count }) => [product.code, count]);
const transactionsOf = async (buyers: readonly Buyer[]) => {
  const [row] = await bench.shop.db<{ count: number }[]>`
    SELECT count(DISTINCT xmin::text)::int AS count FROM carts WHERE user_id = ANY(${buyers.map(({ id }) => id)}::bigint[])`;
  return row?.count ?? 0;
};

test('twenty carts of one moment are written in fewer transactions, each with its own lines in their order', async () => {
  const goods = await Promise.all(Array.from({ length: 4 }, () => bench.shop.goods(50)));
  const buyers = await manyBuyers(20);
  const wanted = buyers.map((_, at) =>
    [0, 1, 2].map((step): [Goods, number] => [goods[(at + step) % 4] as Goods, (at % 7) + step + 1]),
  );
  const answers = await Promise.all(buyers.map((buyer, at) => put(buyer, wanted[at] ?? [])));
  const lines = wanted.map((items) => items.map(([{ code }, count]) => [code, count]));
  expect(answers.map(({ cart }) => countsOf(cart))).toEqual(lines);
  expect(await transactionsOf(buyers)).toBeLessThan(20);
  const carts = await Promise.all(buyers.map(read));
  expect(carts.map(countsOf)).toEqual(lines);
  expect(carts.map(({ eventId }) => eventId)).toEqual(answers.map(({ cart }) => cart.eventId));
  expect(new Set(carts.map(({ eventId }) => eventId)).size).toBe(20);
});

test('in one moment one takes away, one changes, one adds work: nobody meets the lines of another', async () => {
  const [one, two] = [await bench.shop.goods(50), await bench.shop.goods(50)];
  const paint = bench.paintOf('a');
  const buyers = await manyBuyers(4);
  const [first, second, third, fourth] = buyers as [Buyer, Buyer, Buyer, Buyer];
  const both: [Goods, number][] = [
    [one, 2],
    [two, 3],
  ];
  await Promise.all([first, second, fourth].map((buyer) => put(buyer, both)));
  const [, , tinted] = await Promise.all([
    put(first, [[one, 0]]),
    put(second, [[two, 7]]),
    bench.put(third, paint, 2, [bench.tint(paint, 'sand-2a', 2)]),
    put(fourth, [
      [one, 0],
      [two, 0],
    ]),
  ]);
  const found = [];
  for (const buyer of buyers) found.push(countsOf(await read(buyer)));
  expect(found).toEqual([
    [[two.code, 3]],
    [
      [one.code, 2],
      [two.code, 7],
    ],
    [[paint.code, 2]],
    [],
  ]);
  expect(tinted?.cart.works.items).toMatchObject([{ detail: 'sand-2a', count: 2 }]);
  expect((await read(third)).works.items).toMatchObject([{ detail: 'sand-2a', count: 2 }]);
});

test('who is based on a state that is gone is refused alone, and nothing of theirs changes', async () => {
  const goods = await bench.shop.goods(50);
  const buyers = await manyBuyers(6);
  const before = await Promise.all(buyers.map((buyer) => put(buyer, [[goods, 1]])));
  const answers = await Promise.all(
    buyers.map((buyer, at) =>
      put(buyer, [[goods, 5]], { eventId: at === 2 ? 'gone' : before[at]?.cart.eventId }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 409, 200, 200, 200]);
  expect(answers[2]?.cart.code).toBe('cart.overtaken');
  const left = await read(buyers[2] as Buyer);
  expect([countsOf(left), left.eventId]).toEqual([[[goods.code, 1]], before[2]?.cart.eventId]);
});

test('what PostgreSQL refuses to one is refused to that one alone', async () => {
  const [bad, good] = [await bench.shop.goods(50), await bench.shop.goods(50)];
  const buyers = await manyBuyers(5);
  const { db } = bench.shop;
  await db.unsafe(`
    CREATE FUNCTION refuse_bad() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF NEW.product_code = '${bad.code}' THEN RAISE EXCEPTION 'not this one' USING ERRCODE = '23514'; END IF;
      RETURN NEW; END $$;
    CREATE TRIGGER refuse_bad BEFORE INSERT ON cart_items FOR EACH ROW EXECUTE FUNCTION refuse_bad()`);
  try {
    const answers = await Promise.all(buyers.map((buyer, at) => put(buyer, [[at === 1 ? bad : good, 2]])));
    expect(answers.map(({ status }) => status)).toEqual([200, 500, 200, 200, 200]);
    expect(countsOf(await read(buyers[1] as Buyer))).toEqual([]);
  } finally {
    await db.unsafe('DROP TRIGGER refuse_bad ON cart_items; DROP FUNCTION refuse_bad()');
  }
});

test('a cart that somebody holds keeps nobody who comes after from theirs', async () => {
  const goods = await bench.shop.goods(50);
  const [held, free] = (await manyBuyers(2)) as [Buyer, Buyer];
  await put(held, [[goods, 1]]);
  const done: string[] = [];
  await bench.shop.db.begin(async (tx) => {
    await tx`SELECT FROM carts WHERE user_id = ${held.id} FOR UPDATE`;
    void put(held, [[goods, 2]]).then(() => done.push('held'));
    await new Promise((wake) => setTimeout(wake, 200));
    expect((await put(free, [[goods, 2]])).status).toBe(200);
    done.push('free');
  });
  await expect.poll(() => done).toEqual(['free', 'held']);
});
