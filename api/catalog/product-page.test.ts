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

/** Three paints that nobody else has, as one group: two bases of nine litres and one of one. */
async function aGroup(): Promise<string[]> {
  const rows = await shop.db<{ id: number; code: string }[]>`
    UPDATE products SET variant_group = 'own', value_ids = '{}', active = true
    WHERE id IN (SELECT id FROM products WHERE active AND variant_group IS NULL ORDER BY id DESC LIMIT 3) RETURNING id, code`;
  const told = [
    ['A', '9 л'],
    ['C', '9 л'],
    ['A', '1 л'],
  ];
  for (const [at, { id }] of rows.entries()) {
    const [base, volume] = told[at] ?? [];
    await shop.db`
      UPDATE products SET characteristics = ${shop.db.json([
        { name: 'База', value: base ?? '' },
        { name: 'Объём', value: volume ?? '' },
      ])} WHERE id = ${id}`;
    await shop.db`UPDATE product_prices SET price = ${1000 * (at + 1)}, regular_price = ${1000 * (at + 1)}, discount_price = NULL
                  WHERE product_id = ${id}`;
  }
  return rows.map(({ code }) => code);
}

test('the others of a group come as a choice, each with its own price and stock; cards tell how many there are', async () => {
  const codes = await aGroup();
  const [first = '', second = '', third = ''] = codes;
  const { variants, otherVariants } = await read(first, 'pavlodar');
  expect(otherVariants).toBe(2);
  expect(variants?.axes.map(({ name, options }) => [name, ...options.map((option) => option.name)])).toEqual([
    ['База', 'A', 'C'],
    ['Объём', '1 л', '9 л'],
  ]);
  const items = new Map(variants?.items.map((item) => [item.code, item]));
  expect([...items.keys()].sort()).toEqual([...codes].sort());
  expect(items.get(second)).toMatchObject({ price: 2000, values: { 'told:База': 'C', 'told:Объём': '9 л' } });
  expect(items.get(second)?.balance).toEqual((await read(second, 'pavlodar')).balance);

  const cards = await shop.app.inject({ url: `/api/v2/products/by-codes/?codes=${codes.join(',')}` });
  expect(cards.json().items.map((item: ProductDetails) => item.otherVariants)).toEqual([2, 2, 2]);

  await shop.db`UPDATE products SET active = false WHERE code = ${third}`;
  expect((await read(first, 'pavlodar')).variants?.items).toHaveLength(2);
  expect((await read(third, 'pavlodar')).variants?.items).toHaveLength(3);
});

test('the demo’s groups are told apart by characteristics, in the reader’s language', async () => {
  const [row] = await shop.db<{ code: string }[]>`
    SELECT p.code FROM products p JOIN sections s ON s.id = p.section_id
    WHERE p.active AND p.variant_group <> 'own' AND s.code = 'kraska-dlya-sten-i-potolkov'
      AND (SELECT count(*) FROM products v WHERE v.variant_group = p.variant_group AND v.active) > 1 LIMIT 1`;
  const { variants } = await read(row?.code ?? '', 'pavlodar', 'kz');
  const volume = variants?.axes.find(({ code }) => code === 'volume_l');
  expect(volume).toMatchObject({ name: 'Көлемі', unit: 'л' });
  expect(
    variants?.items.every(({ values }) => volume?.options.some(({ code }) => code === values.volume_l)),
  ).toBe(true);
});
