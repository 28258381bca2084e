/** The differences of a table: page by page, by field, by article and by name in either language, each with its row of the file. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyChanges, getChangeSet } from '#contract/office/changes.ts';
import { type Difference, getDifferences } from '#contract/office/import-differences.ts';
import { createImport, type ImportView, judgeImport } from '#contract/office/imports.ts';
import { toStockId } from '#domain/office/stock-thing.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';

let shop: TestApp;
let cookie: string;
let other: string;
/** Counts the shelves of all stores. */
let counts: string;
beforeAll(async () => {
  shop = await openTestOffice();
  const roles = ['catalogue', 'pricing'] as const;
  ({ cookie } = await aStaffSession(shop, { email: 'differences@sheber.test', roles: [...roles] }));
  ({ cookie: other } = await aStaffSession(shop, { email: 'nobody@sheber.test', roles: [...roles] }));
  ({ cookie: counts } = await aStaffSession(shop, {
    email: 'shelves@sheber.test',
    roles: ['administrator', 'catalogue'],
  }));
});
afterAll(() => shop.close());

async function send(lines: readonly string[], as = cookie): Promise<ImportView> {
  const content = Buffer.from(lines.join('\n')).toString('base64');
  const sent = await askOffice(shop, createImport, { cookie: as, body: { name: 'list', content } });
  const { id, columns } = sent.json().data as ImportView;
  const mapping = columns.map(({ column }) => column);
  return (await askOffice(shop, judgeImport, { cookie: as, params: { id }, body: { mapping } })).json().data;
}

interface Page {
  items: Difference[];
  meta: { next: number | null; fields: { subject: string; field: string; count: number }[] };
}
const ask = (id: number, query: Record<string, string | number> = {}, as = cookie) =>
  askOffice(shop, getDifferences, { cookie: as, params: { id }, query });
const read = async (id: number, query: Record<string, string | number> = {}, as = cookie): Promise<Page> =>
  (await ask(id, query, as)).json();
const linesOf = ({ items }: Page) => items.map(({ row, field }) => [row?.line, field]);

const listGoods = (offset: number, limit: number) => shop.db<{ id: number; code: string; price: number }[]>`
  SELECT p.id, p.product_code AS code, r.price FROM products p JOIN product_prices r ON r.product_id = p.id
  WHERE p.active AND r.price > 1000 ORDER BY p.id OFFSET ${offset} LIMIT ${limit}`;

test('are narrowed by field, by article and by words of either name; each says its row', async () => {
  const [one, two, three] = await listGoods(0, 3);
  if (!one || !two || !three) throw new Error('the demo has too few goods');
  await shop.db`UPDATE products SET name_ru = 'Пробный клей', name_kz = 'Сынақ желімі' WHERE id = ${two.id}`;
  const { id, changeSetId } = await send([
    'Артикул;Цена;Гарантия, мес.',
    `${one.code};${one.price + 1};101`,
    ';;',
    `${two.code};${two.price + 1};`,
    `${three.code};${three.price};103`,
  ]);
  const all = await read(id);
  const whole = [
    [2, 'price'],
    [2, 'warranty_months'],
    [4, 'price'],
    [5, 'warranty_months'],
  ];
  // An empty cell takes a guarantee away where there was one.
  const seen = linesOf(all).filter(([line, field]) => line !== 4 || field === 'price');
  expect(seen).toEqual(whole);
  expect(all.meta.fields.map(({ field }) => field)).toEqual(['price', 'warranty_months']);
  expect(all.meta.fields[0]?.count).toBe(2);
  expect(all.items[0]).toMatchObject({ from: one.price, to: one.price + 1, state: 'pending' });

  expect(linesOf(await read(id, { field: 'product.price' }))).toEqual([
    [2, 'price'],
    [4, 'price'],
  ]);
  for (const q of ['ПРОБНЫЙ', 'сынақ ЖЕЛІМІ', two.code, two.code.slice(0, -1)])
    expect(linesOf(await read(id, { field: 'product.price', q })), q).toContainEqual([4, 'price']);
  expect(linesOf(await read(id, { field: 'product.price', q: 'сынақ' }))).toEqual([[4, 'price']]);
  expect((await read(id, { q: '%' })).items).toEqual([]);
  expect((await ask(id, { field: 'price' })).statusCode).toBe(422);
  expect((await ask(id, {}, other)).statusCode).toBe(404);

  const params = { id: changeSetId ?? 0 };
  const { digest } = (await askOffice(shop, getChangeSet, { cookie, params })).json().data;
  await askOffice(shop, applyChanges, { cookie, params, body: { digest } });
  const after = await read(id, { field: 'product.price' });
  expect(after.items.map(({ state, row }) => [state, row?.line])).toEqual([
    ['applied', 2],
    ['applied', 4],
  ]);
});

test('what is not there yet is found by its cells', async () => {
  const [place] = await shop.db<{ section: string; brand: string }[]>`
    SELECT s.name_ru AS section, (SELECT name FROM brands ORDER BY id LIMIT 1) AS brand FROM sections s
    WHERE rgt = lft + 1 AND NOT EXISTS (SELECT FROM sections o WHERE o.id <> s.id AND o.name_ru = s.name_ru) ORDER BY lft LIMIT 1`;
  const { id } = await send([
    'Артикул;Название;Раздел;Бренд',
    `D-901;Клей невиданный;${place?.section};${place?.brand}`,
    `D-902;Лак;${place?.section};${place?.brand}`,
  ]);
  const lines = async (q: string) => new Set(linesOf(await read(id, { q })).map(([line]) => line));
  expect(await lines('невиданный КЛЕЙ')).toEqual(new Set([2]));
  expect(await lines('d-902')).toEqual(new Set([3]));
  expect(await lines('нет такого')).toEqual(new Set());
});

test('of shelves are those of their goods: found by their article and names, each shelf with its row', async () => {
  const [one, two, three] = await listGoods(300, 3);
  const [here, there] = await shop.db<{ id: number; name: string }[]>`
    SELECT id::int, name_ru AS name FROM stores WHERE is_active ORDER BY id LIMIT 2`;
  if (!one || !two || !three || !here || !there) throw new Error('the demo has too few goods or stores');
  await shop.db`UPDATE products SET name_ru = 'Полочный грунт', name_kz = 'Сөрелік топырақ' WHERE id = ${two.id}`;
  const listShelves = () => shop.db<{ product: number; store: number; count: number }[]>`
    SELECT product_id AS product, store_id::int AS store, count FROM stocks
    WHERE product_id IN ${shop.db([one.id, two.id, three.id])}`;
  const shelves = await listShelves();
  const countOf = (product: number, store: number, of = shelves) =>
    of.find((each) => each.product === product && each.store === store)?.count ?? 0;
  const { id, changeSetId } = await send(
    [
      `Артикул;Остаток: ${here.name};Остаток: ${there.name};Гарантия, мес.`,
      `${three.code};${countOf(three.id, here.id)};${countOf(three.id, there.id)};107`,
      `${one.code};${countOf(one.id, here.id) + 5};${countOf(one.id, there.id)};`,
      `${two.code};${countOf(two.id, here.id) + 6};${countOf(two.id, there.id) + 7};`,
    ],
    counts,
  );
  const field = 'stock.counted';
  const told = await read(id, { field }, counts);
  const seen = ({ items }: Page) => items.map(({ row, subject, id, to }) => [row?.line, subject, id, to]);
  const ofTwo = [
    [4, 'stock', toStockId(two.id, here.id), countOf(two.id, here.id) + 6],
    [4, 'stock', toStockId(two.id, there.id), countOf(two.id, there.id) + 7],
  ];
  expect(seen(told)).toEqual([
    [3, 'stock', toStockId(one.id, here.id), countOf(one.id, here.id) + 5],
    ...ofTwo,
  ]);
  expect(told.meta.fields).toContainEqual({ subject: 'stock', field: 'counted', count: 3 });
  for (const q of ['полочный', 'сөрелік ТОПЫРАҚ', two.code])
    expect(seen(await read(id, { field, q }, counts)), q).toEqual(ofTwo);
  expect(seen(await read(id, { field, q: three.code }, counts))).toEqual([]);

  const params = { id: changeSetId ?? 0 };
  const { digest } = (await askOffice(shop, getChangeSet, { cookie: counts, params })).json().data;
  await askOffice(shop, applyChanges, { cookie: counts, params, body: { digest } });
  const after = await read(id, { field }, counts);
  expect(after.items.map(({ state, row }) => [state, row?.line])).toEqual([
    ['applied', 3],
    ['applied', 4],
    ['applied', 4],
  ]);
  expect(countOf(two.id, there.id, await listShelves())).toBe(countOf(two.id, there.id) + 7);
});

test('come in pages that together are all of them, each once', async () => {
  const goods = await listGoods(10, 230);
  const { id, counts } = await send([
    'Артикул;Цена',
    ...goods.map(({ code, price }) => `${code};${price + 10}`),
  ]);
  expect(counts?.changed).toBe(230);
  const numbers: number[] = [];
  for (let after: number | null = 0; after !== null; ) {
    const { items, meta }: Page = await read(id, { after });
    expect(items.length).toBeLessThanOrEqual(100);
    numbers.push(...items.map(({ row }) => row?.line ?? 0));
    after = meta.next;
  }
  expect(numbers).toEqual(goods.map((_good, at) => at + 2));
});

test('of a table that was not judged there are none', async () => {
  const content = Buffer.from('id;price\n1;1').toString('base64');
  const sent = await askOffice(shop, createImport, { cookie, body: { name: 'list', content } });
  expect(await read(sent.json().data.id)).toEqual({ items: [], meta: { next: null, fields: [] } });
});
