/** Orders that come at one moment: made together, answered each for itself. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Buyer, type Goods, type OrderShop, openOrderShop } from '#tests/orders.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

const manyBuyers = (count: number) => Promise.all(Array.from({ length: count }, () => shop.buyer()));
let last = 0;
/** For a phone of their own, as people order. */
const order = (buyer: Buyer, goods: Goods, more: object = {}, key = randomUUID()) =>
  shop.order(
    buyer,
    [{ goods, count: 1 }],
    { recipient: { firstName: 'Айгерим', phone: `+7 705 400-${String(++last).padStart(4, '0')}` }, ...more },
    key,
  );
const transactionsOf = async (orderIds: readonly number[]) => {
  const [row] = await shop.db<{ count: number }[]>`
    SELECT count(DISTINCT xmin::text)::int AS count FROM orders WHERE id = ANY(${orderIds as number[]}::bigint[])`;
  return row?.count ?? 0;
};

test('twenty buyers of one product at one moment are written in fewer transactions than there are orders', async () => {
  const goods = await shop.goods(20);
  const buyers = await manyBuyers(20);
  const answers = await Promise.all(buyers.map((buyer) => order(buyer, goods)));
  expect(answers.map(({ status }) => status)).toEqual(buyers.map(() => 200));
  const ids = answers.map(({ body }) => body.data.orderId);
  expect(new Set(ids).size).toBe(20);
  expect(await transactionsOf(ids)).toBeLessThan(20);
  const owners = await shop.db<{ userId: number }[]>`
    SELECT user_id AS "userId" FROM orders WHERE id = ANY(${ids}::bigint[]) ORDER BY array_position(${ids}::bigint[], id)`;
  expect(owners.map(({ userId }) => Number(userId))).toEqual(buyers.map(({ id }) => id));
  expect(await shop.stockOf(goods)).toBe(0);
});

test('what is gone for one of a group is refused to that one alone', async () => {
  const [few, many] = [await shop.goods(3), await shop.goods(50)];
  const answers = await Promise.all(
    (await manyBuyers(16)).map((buyer, at) => order(buyer, at % 2 ? few : many)),
  );
  const statuses = (isFew: boolean) =>
    answers.filter((_, at) => (at % 2 === 1) === isFew).map(({ status }) => status);
  expect(statuses(false)).toEqual(Array(8).fill(200));
  expect(statuses(true).toSorted()).toEqual([200, 200, 200, 409, 409, 409, 409, 409]);
  expect([await shop.stockOf(few), await shop.stockOf(many)]).toEqual([0, 42]);
});

test('a price that changed for one of a group changes nothing for the others, and nobody pays another one', async () => {
  const [kept, dearer] = [await shop.goods(9), await shop.goods(9)];
  await shop.db`UPDATE product_prices SET price = 1100 WHERE product_id = ${dearer.id}`;
  const answers = await Promise.all(
    (await manyBuyers(6)).map((buyer, at) => order(buyer, at === 2 ? dearer : kept)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 409, 200, 200, 200]);
  expect(answers[2]?.body.code).toBe('order.cart_changed');
  expect(await shop.stockOf(dearer)).toBe(9);
});

test('one key in a crowd makes one order, and everybody is told of theirs', async () => {
  const goods = await shop.goods(30);
  const buyers = await manyBuyers(5);
  const [twice] = buyers;
  if (!twice) throw new Error('there are buyers');
  const key = randomUUID();
  const recipient = { firstName: 'Айгерим', phone: '+7 705 500-00-01' };
  const asked = [
    ...buyers.map((buyer) => order(buyer, goods)),
    ...[1, 2, 3].map(() => order(twice, goods, { recipient }, key)),
  ];
  const answers = await Promise.all(asked);
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(new Set(answers.slice(5).map(({ body }) => body.data.orderId)).size).toBe(1);
  expect(await shop.stockOf(goods)).toBe(30 - 6);
});

test('what one of a group waits for is waited for by that one alone', async () => {
  const [held, free] = [await shop.goods(5), await shop.goods(50)];
  const buyers = await manyBuyers(6);
  const outcome = shop.db.begin(async (tx) => {
    await tx`SELECT FROM stocks WHERE product_id = ${held.id} FOR UPDATE`;
    const asked = buyers.map((buyer, at) => order(buyer, at === 0 ? held : free));
    const answers = await Promise.all(asked.slice(1));
    return { answers, first: asked[0] };
  });
  const { answers, first } = await outcome;
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
  expect([200, 503]).toContain((await first)?.status);
  expect(await shop.stockOf(free)).toBe(45);
});

test('a group that waits for somebody who holds its goods holds up nobody who comes after', async () => {
  const [held, free] = [await shop.goods(3), await shop.goods(3)];
  const [first, second] = await manyBuyers(2);
  if (!first || !second) throw new Error('there are buyers');
  const done: string[] = [];
  await shop.db.begin(async (tx) => {
    await tx`SELECT FROM stocks WHERE product_id = ${held.id} FOR UPDATE`;
    void order(first, held).then(() => done.push('held'));
    await new Promise((wake) => setTimeout(wake, 200));
    expect((await order(second, free)).status).toBe(200);
    done.push('free');
  });
  await expect.poll(() => done).toEqual(['free', 'held']);
  expect(await shop.stockOf(held)).toBe(2);
});
