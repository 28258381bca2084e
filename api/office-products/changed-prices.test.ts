/** Prices as a subject of changes: what is struck through, and when another must agree. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Change } from '#contract/office/changes.ts';
import type { TestApp } from '#tests/app.ts';
import { save, states } from '#tests/change-sets.ts';
import { aStaffSession, openTestOffice } from '#tests/office.ts';
import { insertOrder } from '#tests/order-rows.ts';

let shop: TestApp;
let cookie = '';
beforeAll(async () => {
  shop = await openTestOffice();
  ({ cookie } = await aStaffSession(shop, { email: 'pricing@sheber.test', roles: ['pricing'] }));
});
afterAll(() => shop.close());

const change = (id: number, field: string, from: unknown, to: unknown): Change =>
  ({ subject: 'product', id, field, from, to }) as Change;

const storedPrice = async (id: number) => {
  const [row] = await shop.db<{ price: number; regular_price: number; discount_price: number | null }[]>`
    SELECT price, regular_price, discount_price FROM product_prices WHERE product_id = ${id}`;
  return row;
};
let turn = 0;
/** Goods that no other test has. */
async function aPlainProduct(): Promise<{ id: number }> {
  const [product] = await shop.db<{ id: number }[]>`
    UPDATE product_prices SET price = 1000, regular_price = 1000, discount_price = NULL, club_price = NULL
    WHERE product_id = (SELECT id FROM products WHERE active ORDER BY id OFFSET ${++turn} LIMIT 1) RETURNING product_id AS id`;
  if (!product) throw new Error('no goods are left');
  await shop.db`DELETE FROM price_history WHERE product_id = ${product.id}`;
  return product;
}
const setPrice = (id: number, from: number, to: number) =>
  save(shop, cookie, [change(id, 'price', from, to)]);

test('a price that is raised strikes nothing through', async () => {
  const { id } = await aPlainProduct();
  expect((await setPrice(id, 1000, 1200)).data.state).toBe('applied');
  expect(await storedPrice(id)).toMatchObject({ price: 1200, regular_price: 1200 });
});

test('a price that is lowered strikes what it was, and no more than the lowest of 30 days', async () => {
  const { id } = await aPlainProduct();
  await setPrice(id, 1000, 900);
  expect(await storedPrice(id)).toMatchObject({ price: 900, regular_price: 1000 });
  const other = await aPlainProduct();
  await shop.db`INSERT INTO price_history (product_id, valid_from, price)
                VALUES (${other.id}, current_date - 20, 950), (${other.id}, current_date - 2, 1000)`;
  await setPrice(other.id, 1000, 900);
  expect(await storedPrice(other.id)).toMatchObject({ price: 900, regular_price: 950 });
});

test('further than the limit another must agree, and nothing is written until then', async () => {
  const { id } = await aPlainProduct();
  const asked = await setPrice(id, 1000, 1301);
  expect([asked.status, asked.code]).toEqual([202, 'office.needs_approval']);
  expect(await storedPrice(id)).toMatchObject({ price: 1000 });
  expect((await setPrice(id, 1000, 1300)).status).toBe(200);
});

test('goods that bring much of the takings another must agree on, however little they move', async () => {
  const [sold, unsold] = [await aPlainProduct(), await aPlainProduct()];
  const [user] = await shop.db<{ id: number }[]>`SELECT id FROM users LIMIT 1`;
  const order = () =>
    insertOrder(shop.db, {
      userId: user?.id ?? 0,
      lines: [{ productId: sold.id, count: 50, price: 1000 }],
    });
  for (let made = 0; made < 100; made += 1) await order();
  const asked = await setPrice(sold.id, 1000, 1100);
  expect([asked.status, asked.code]).toEqual([202, 'office.needs_approval']);
  expect(await shop.db`SELECT why FROM approvals ORDER BY id DESC LIMIT 1`).toEqual([
    { why: 'price_revenue' },
  ]);
  expect((await setPrice(unsold.id, 1000, 1100)).status).toBe(200);
  await shop.db`UPDATE orders SET created_at = now() - interval '31 days'`;
  expect((await setPrice(sold.id, 1000, 1100)).status).toBe(200);
});

test('two who set different prices of one product are both served, of one and the same collide', async () => {
  const { id } = await aPlainProduct();
  await save(shop, cookie, [change(id, 'club_price', null, 950)]);
  expect(states((await setPrice(id, 1000, 1100)).data)).toEqual(['applied']);
  expect(states((await setPrice(id, 1000, 1150)).data)).toEqual(['conflict collides']);
});
