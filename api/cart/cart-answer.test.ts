import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CartShop, openCartShop } from '#tests/cart.ts';

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

test('a line tells its price, its sum, its reasons and where it stands', async () => {
  const product = sold();
  const inAstana = product.balance.find(({ city }) => city === 'astana')?.count ?? 0;
  const { body } = await write([[product.code, 20]], { city: 'astana' });
  const [line] = body.items;
  if (!line) throw new Error('the line is there');
  const off = line.discounts.reduce((sum, { amount }) => sum + amount, 0);
  expect(line.regularPrice * 20 - off).toBeGreaterThanOrEqual(line.sum);
  expect(line.availability.today).toBe(Math.min(20, inAstana));
  expect(line.availability.today + line.availability.later).toBe(20);
  if (line.availability.later > 0) expect(line.availability.laterDate).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(body.totals.total).toBe(line.sum);
  expect(body.totals.base - body.totals.discount - body.totals.points).toBe(body.totals.total);
  expect(body.is1CRecalc).toBe(true);
  const weight = product.units.find(({ base }) => base)?.weight ?? 1;
  expect(body.weightKg).toBe(Math.ceil(20 * weight - 1e-6));
  expect(body.delivery?.cost).toBeGreaterThan(0);
});

test('what is no longer sold stays in sight, outside the sum; what is gone keeps its name', async () => {
  const [one, two] = [sold(3), sold(4)];
  await write([
    [one.code, 2],
    [two.code, 3],
  ]);
  await shop.db`UPDATE products SET active = false WHERE code = ${one.code}`;
  await shop.db`UPDATE cart_items SET product_code = 'gone-for-good' WHERE product_code = ${two.code}`;
  await expect
    .poll(async () => (await read()).body.items.find(({ product }) => product.code === one.code)?.isSold)
    .toBe(false);
  const { body } = await read();
  expect(body.items).toMatchObject([{ count: 2, sum: 0, isOver: false }]);
  expect(body.missing).toEqual([{ productCode: 'gone-for-good', count: 3, name: two.name }]);
  expect(body.totals.total).toBe(0);
  expect((await write([['gone-for-good', 0]])).body.missing).toEqual([]);
  await shop.db`UPDATE products SET active = true WHERE code = ${one.code}`;
});

test('a price that has changed since it was put in is told', async () => {
  const product = sold(5);
  await write([[product.code, 1]]);
  await shop.db`UPDATE cart_items SET added_price = added_price + 280`;
  const [line] = (await read()).body.items;
  expect(line?.addedPrice).toBeGreaterThan(280);
});

test('a code counts, and one that does not is told in words of the reader', async () => {
  const items = [{ productCode: sold().code, count: 10 }];
  const good = await ask('POST', '/api/v1/cart/calculate/', { items, promoCode: 'remont10' });
  expect(good.body.promoCode).toMatchObject({ code: 'REMONT10' });
  const bad = await ask(
    'POST',
    '/api/v1/cart/calculate/',
    { items, promoCode: 'OLD2020' },
    { headers: { 'x-language-id': 'kz' } },
  );
  expect(bad.status).toBe(200);
  expect(bad.body.promoCode?.error).toBeTruthy();
  expect(bad.body.totals.total).toBeGreaterThan(0);
});

test('a guest is priced and nothing is stored', async () => {
  const items = [
    { productCode: sold().code, count: 2 },
    { productCode: 'never-was', count: 1 },
  ];
  const { body } = await ask('POST', '/api/v1/cart/calculate/', { items }, { token: null });
  expect(body).toMatchObject({ eventId: null, missing: [{ productCode: 'never-was', count: 1 }] });
  const [stored] = await shop.db<{ n: number }[]>`SELECT count(*)::int AS n FROM carts`;
  expect(stored?.n).toBe(0);
});

test('who buys by contract is told the least sum of an order and what is missing to it', async () => {
  const token = await shop.logIn('wholesale@sheber.test');
  const items = [{ productCode: sold().code, count: 1 }];
  const { body } = await ask('POST', '/api/v1/cart/calculate/', { items }, { token });
  expect(body.minOrder).toEqual({ sum: 50_000, missing: 50_000 - body.totals.total });
  const more = await ask(
    'POST',
    '/api/v1/cart/calculate/',
    { items: [{ ...items[0], count: 20 }] },
    { token },
  );
  expect(more.body.minOrder).toEqual({ sum: 50_000, missing: Math.max(0, 50_000 - more.body.totals.total) });
  const retail = await ask('POST', '/api/v1/cart/calculate/', { items });
  expect(retail.body.minOrder).toBeNull();
});
