import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProductDetails } from '#contract/catalog.ts';
import { openTestApp, type TestApp } from '#tests/app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

async function aProductInAstanaOnly(): Promise<string> {
  const [row] = await shop.db<
    { id: number; code: string }[]
  >`SELECT id, code FROM products WHERE active LIMIT 1`;
  if (!row) throw new Error('the demo range is empty');
  await shop.db`DELETE FROM stocks WHERE product_id = ${row.id}`;
  await shop.db`
    INSERT INTO stocks (product_id, store_id, count)
    SELECT ${row.id}, t.id, 7 FROM stores t JOIN cities c ON c.id = t.city_id WHERE c.code = 'astana' ORDER BY t.id LIMIT 1`;
  return row.code;
}

async function read(code: string, city: string, language = 'ru'): Promise<ProductDetails> {
  const response = await shop.app.inject({
    url: `/api/v2/products/${code}/?city=${city}`,
    headers: { 'x-language-id': language },
  });
  return response.json().data;
}

test('all stores of the city are told even when empty, then those elsewhere with the days on the way', async () => {
  const code = await aProductInAstanaOnly();
  const here = await read(code, 'pavlodar');
  const own = here.stores.filter(({ city }) => city === 'pavlodar');
  expect(own.length).toBeGreaterThan(1);
  expect(here.stores.slice(0, own.length)).toEqual(own);
  for (const store of own) expect(store).toMatchObject({ count: 0, transferDays: 0 });
  expect(here.stores.slice(own.length)).toMatchObject([
    { city: 'astana', cityName: 'Астана', count: 7, transferDays: 4, hasPickup: true },
  ]);
  expect(here.stores[0]?.hours).toHaveLength(7);
});

test('a city without stores sees only where it can come from, in its own language', async () => {
  const code = await aProductInAstanaOnly();
  const { stores } = await read(code, 'ust-kamenogorsk', 'kz');
  const far = stores.at(-1);
  expect(far).toMatchObject({ city: 'astana', count: 7 });
  expect(far?.transferDays).toBeGreaterThan(4);
  expect((await read(code, 'aktau')).stores).toMatchObject([{ city: 'astana' }]);
});

test('the price’s changes come with the one that was valid before the time, the oldest first', async () => {
  const [row] = await shop.db<
    { id: number; code: string }[]
  >`SELECT id, code FROM products WHERE active OFFSET 3 LIMIT 1`;
  if (!row) throw new Error('the demo range is empty');
  await shop.db`DELETE FROM price_history WHERE product_id = ${row.id}`;
  await shop.db`
    INSERT INTO price_history (product_id, valid_from, price)
    SELECT ${row.id}, current_date - days, price
    FROM (VALUES (400, 100), (200, 110), (50, 130), (2, 120)) v (days, price)`;
  const { priceHistory } = await read(row.code, 'pavlodar');
  expect(priceHistory.map(({ price }) => price)).toEqual([110, 130, 120]);
  expect(priceHistory[0]?.from).toMatch(/^\d{4}-\d\d-\d\d$/);
});
