/** Files in: read, judged row by row, applied as changes. What is written out and comes back: round-trip.test.ts. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyChanges, getChangeSet, undoChanges } from '#contract/office/changes.ts';
import {
  createImport,
  getImport,
  getWrongRows,
  type ImportView,
  judgeImport,
} from '#contract/office/imports.ts';
import { encodeTable } from '#domain/office/table-text.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import { aSheet, aText, emptyRows, farCell } from '#tests/spreadsheet-bombs.ts';
import { judgeRows } from './judge-rows.ts';
import { setVerdicts } from './office-imports.queries.ts';

let shop: TestApp;
let catalogue: string;
let pricing: string;
let both: string;
beforeAll(async () => {
  shop = await openTestOffice();
  const come = async (email: string, ...roles: ('catalogue' | 'pricing')[]) =>
    (await aStaffSession(shop, { email: `${email}@sheber.test`, roles })).cookie;
  catalogue = await come('catalogue', 'catalogue');
  pricing = await come('pricing', 'pricing');
  both = await come('both', 'catalogue', 'pricing');
});
afterAll(() => shop.close());

async function send(bytes: Uint8Array | string, cookie = both) {
  const content = Buffer.from(bytes as string).toString('base64');
  const answer = await askOffice(shop, createImport, { cookie, body: { name: 'list', content } });
  const { data, code } = answer.json();
  return { status: answer.statusCode, data: data as ImportView, code };
}
async function judge(
  { id, columns }: ImportView,
  cookie = both,
  mapping = columns.map(({ column }) => column),
) {
  const answer = await askOffice(shop, judgeImport, { cookie, params: { id }, body: { mapping } });
  const { data, code } = answer.json();
  return { status: answer.statusCode, data: data as ImportView, code };
}
let turn = 0;
async function aProduct() {
  const [row] = await shop.db<
    { id: number; product_code: string; name_ru: string; gtin: string; price: number }[]
  >`
    SELECT p.id, p.product_code, p.name_ru, p.gtin, r.price FROM products p JOIN product_prices r ON r.product_id = p.id
    WHERE p.active AND r.price > 1000 ORDER BY p.id OFFSET ${++turn} LIMIT 1`;
  if (!row) throw new Error('no goods are left');
  return row;
}

test('a list as a stranger makes it: a title, blank rows, heads of two rows, sections between, blanks in numbers, KZ-1048', async () => {
  const [one, two] = [await aProduct(), await aProduct()];
  const csv = [
    'ТОО «Бояу әлемі», прайс-лист;;;;;',
    ';;;;;',
    'на 01.11.2026;;;;;',
    'Артикул;Наименование;Цена;;;Остаток',
    ';;розница;опт;;',
    ';Краски и лаки;;;;',
    `${one.product_code};"";"${(one.price + 1000).toLocaleString('ru')},00 тг";;;5`,
    ';;;;;',
    `${two.product_code};"";${two.price};;;7`,
  ].join('\r\n');
  const bytes = Buffer.from([...csv].flatMap((letter) => [...to1048(letter)]));
  const { data: read, status } = await send(bytes);
  expect(status).toBe(200);
  expect(read).toMatchObject({ encoding: 'kz-1048', rows: 3 });
  expect(read.columns.map(({ head }) => head)).toEqual([
    'Артикул',
    'Наименование',
    'Цена розница',
    'Цена опт',
    '',
    'Остаток',
  ]);
  const mapping = ['product_code', null, 'price', null, null, null];
  const { data } = await judge(read, both, mapping);
  // The section between is of no goods.
  expect(data.counts).toMatchObject({ changed: 1, same: 1, wrong: 0, aside: 1 });
  expect(data.wrong).toEqual([]);
});

/** What a Kazakh Windows has in the places of other letters, and windows-1251 for all else that stands here. */
function to1048(letter: string): Iterable<number> {
  const at = 'әөқң'.indexOf(letter);
  return at < 0 ? encodeTable(letter, 'windows-1251') : [[0xbc, 0xb4, 0x9d, 0xbe][at] ?? 0];
}

test('a price list is read, judged, applied and taken back', async () => {
  const [one, two, three] = [await aProduct(), await aProduct(), await aProduct()];
  const csv = [
    'Артикул;Наименование;Розничная цена;Примечание',
    `${one.product_code};${one.name_ru.replaceAll('"', '')};${one.price + 10},00;x`,
    `${two.product_code};;${two.price};`,
    `нет такого;Клей;100;`,
    `${three.product_code};;дорого;`,
    `${one.product_code};;1;`,
    ';;5;',
  ].join('\r\n');
  const { data } = await send(csv, pricing);
  expect(data).toMatchObject({
    rows: 6,
    format: 'csv',
    encoding: 'utf-8',
    delimiter: ';',
    changeSetId: null,
  });
  // Whoever sets prices names no goods.
  expect(data.columns.map(({ column }) => column)).toEqual(['product_code', null, 'price', null]);
  const judged = (await judge(data, pricing)).data;
  expect(judged.counts).toEqual({ same: 1, changed: 1, new: 0, wrong: 4, aside: 0 });
  expect(judged.wrong.map(({ n, why, column, cell }) => [n, why.code, column, cell])).toEqual([
    [4, 'unknown', 'product_code', 'нет такого'],
    [5, 'cell', 'price', 'дорого'],
    [6, 'twice', 'product_code', one.product_code],
    [7, 'no_key', 'product_code', ''],
  ]);
  const file = await askOffice(shop, getWrongRows, { cookie: pricing, params: { id: data.id } });
  expect(file.headers['content-disposition']).toContain(`sheber-wrong-rows-${data.id}.csv`);
  const told = file.body.split('\r\n');
  expect(told[0]?.endsWith('Примечание;Причина')).toBe(true);
  expect(told[1]).toBe('нет такого;Клей;100;;Такого товара нет.');
  const id = judged.changeSetId ?? 0;
  const priceNow = async () =>
    (await shop.db<{ price: number }[]>`SELECT price FROM product_prices WHERE product_id = ${one.id}`)[0]
      ?.price;
  const draft = (await askOffice(shop, getChangeSet, { cookie: pricing, params: { id } })).json().data;
  expect(draft).toMatchObject({
    kind: 'import',
    state: 'draft',
    items: [{ field: 'price', to: one.price + 10 }],
  });
  expect(await priceNow()).toBe(one.price);
  const body = { digest: draft.digest };
  expect((await askOffice(shop, applyChanges, { cookie: pricing, params: { id }, body })).statusCode).toBe(
    200,
  );
  expect(await priceNow()).toBe(one.price + 10);
  await askOffice(shop, undoChanges, { cookie: pricing, params: { id }, body: {} });
  expect(await priceNow()).toBe(one.price);
});

test('what was told of columns holds for the next file with the same heads', async () => {
  const { id, name_ru, price } = await aProduct();
  const csv = (sum: number) => `Ключ\tСумма\n${id}\t${sum}\n`;
  const first = await send(csv(price));
  expect(first.data.columns.map(({ column }) => column)).toEqual([null, null]);
  expect((await judge(first.data)).code).toBe('import.no_key');
  expect((await judge(first.data, both, ['id', 'price'])).data.counts).toEqual({
    same: 1,
    changed: 0,
    new: 0,
    wrong: 0,
    aside: 0,
  });
  const next = await send(csv(price + 1));
  expect(next.data).toMatchObject({ delimiter: '\t', columns: [{ column: 'id' }, { column: 'price' }] });
  expect((await judge(next.data)).data.counts).toMatchObject({ changed: 1 });
  expect(name_ru).not.toBe('');
});

test('a file of texts leaves the prices of the next one of its make alone', async () => {
  const { product_code: code, price } = await aProduct();
  const list = `Артикул;Цена;Гарантия, мес.\n${code};${price + 5};77`;
  const first = await send(list, catalogue);
  expect(first.data.columns.map(({ column }) => column)).toEqual(['product_code', null, 'warranty_months']);
  await judge(first.data, catalogue, ['product_code', null, null]);
  const next = await send(list, pricing);
  expect(next.data.columns.map(({ column }) => column)).toEqual(['product_code', 'price', null]);
  // What was left out by one who could have loaded it stays so.
  const again = await send(list, both);
  expect(again.data.columns.map(({ column }) => column)).toEqual(['product_code', 'price', null]);
});

test('a piece of a file that is in no statistics yet is found by its rows, not by going through the file', async () => {
  const list = (rows: number) => `id;price\n${'1;5\n'.repeat(rows)}`;
  await send(list(4000), pricing);
  await shop.db`ANALYZE import_rows`;
  const { data } = await send(list(4000), pricing);
  const judged = Array.from({ length: 500 }, (_, at) => ({ n: at + 1000, verdict: 'same' as const }));
  const rows = judged.map((row) => ({ ...row, why: null, column: null, productId: null }));
  const read = await shop.db.begin(async (tx) => {
    await setVerdicts(tx, data.id, rows);
    const [counted] = await tx<{ read: number }[]>`
      SELECT idx_tup_fetch::int AS read FROM pg_stat_xact_user_tables WHERE relname = 'import_rows'`;
    return counted?.read;
  });
  expect(read).toBeLessThan(1100);
});

describe('who may not change a column by hand may not by file', () => {
  test.each([
    ['catalogue', ['id', 'price']],
    ['pricing', ['id', 'name_ru']],
    ['both', ['id', 'id']],
    ['both', ['id', 'filled']],
    ['both', ['id']],
  ] as const)('%s: %j', async (who, mapping) => {
    const cookie = { catalogue, pricing, both }[who];
    const { data } = await send('a;b\n1;2', cookie);
    expect((await judge(data, cookie, [...mapping])).code).toBe('import.wrong_mapping');
  });

  test("another's file is not there", async () => {
    const { data } = await send('id;price\n1;2', catalogue);
    expect((await judge(data, pricing)).status).toBe(404);
  });
});

test.each([
  ['an empty file', ' ', 'import.empty'],
  ['a head alone', 'id;price', 'import.empty'],
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), 'import.unreadable'],
  ['a ZIP that is none', 'PK nothing', 'import.unreadable'],
  ['a cell in the last place of a sheet', farCell(), 'import.too_large'],
  ['a million empty rows', emptyRows(), 'import.too_large'],
  ['a thousand columns', 'x;'.repeat(1000), 'import.too_large'],
])('%s is refused in words', async (_title, bytes, code) => {
  const answer = await send(bytes);
  expect([answer.status, answer.code]).toEqual([422, code]);
});

test('an article that is nobody’s yet makes a product, switched off; taking it back leaves it so', async () => {
  const [leaf] = await shop.db<{ name: string; id: number }[]>`
    SELECT id, name_ru AS name FROM sections s WHERE rgt = lft + 1
      AND NOT EXISTS (SELECT FROM sections o WHERE o.id <> s.id AND o.name_ru = s.name_ru) ORDER BY lft LIMIT 1`;
  const [brand] = await shop.db<
    { name: string; id: number }[]
  >`SELECT id, name FROM brands ORDER BY id LIMIT 1`;
  const csv = [
    'Артикул;Название;Раздел;Бренд;Цена;Продаётся',
    `N-501;Клей «Новый»;${leaf?.name};${brand?.name};1 200;да`,
    `N-502;Без раздела;;${brand?.name};100;нет`,
    `N-501;Ещё раз;${leaf?.name};${brand?.name};5;нет`,
  ].join('\n');
  const { data } = await judge((await send(csv)).data);
  expect(data.counts).toEqual({ same: 0, changed: 0, new: 1, wrong: 2, aside: 0 });
  expect(data.wrong.map(({ n, why }) => [n, why.code])).toEqual([
    [3, 'unfinished'],
    [4, 'twice'],
  ]);
  const params = { id: data.changeSetId ?? 0 };
  const { digest } = (await askOffice(shop, getChangeSet, { cookie: both, params })).json().data;
  const applied = await askOffice(shop, applyChanges, { cookie: both, params, body: { digest } });
  expect(applied.json().data.counts.wrong).toBe(0);
  const find = () => shop.db`
    SELECT section_id, brand_id, name_ru, active, r.price FROM products p JOIN product_prices r ON r.product_id = p.id
    WHERE product_code = 'N-501'`;
  const made = { section_id: leaf?.id, brand_id: brand?.id, name_ru: 'Клей «Новый»', price: 1200 };
  expect(await find()).toEqual([{ ...made, active: true }]);
  await askOffice(shop, undoChanges, { cookie: both, params, body: {} });
  expect(await find()).toEqual([{ ...made, active: false }]);
});

test('many rows are compared by a task, with the rights that their author has by then', async () => {
  const { id, price } = await aProduct();
  const lines = Array.from({ length: 5000 }, (_, at) => `${900_000 + at};1`);
  const { data } = await send(['id;price', `${id};${price + 1}`, ...lines].join('\n'));
  const asked = await judge(data);
  expect([asked.status, asked.data.isJudging, asked.data.counts]).toEqual([202, true, null]);
  const run = () =>
    shop.jobs.find(({ name }) => name === 'imports')?.run(shop.db, new AbortController().signal);
  await run();
  const look = async () =>
    (await askOffice(shop, getImport, { cookie: both, params: { id: data.id } })).json().data as ImportView;
  expect(await look()).toMatchObject({
    isJudging: false,
    counts: { same: 0, changed: 1, new: 0, wrong: 5000 },
    changeSetId: expect.any(Number),
  });
  // In pieces so short that whoever asks for a page meanwhile hardly waits.
  const pieces: number[] = [];
  const rows = { importId: data.id, mapping: ['id', 'price'], key: 'id' as const, columns: {} };
  const told = { ...rows, mayMake: false, language: 'ru' as const };
  await judgeRows(shop.db, told, async (count) => pieces.push(count));
  expect(pieces.reduce((sum, count) => sum + count, 0)).toBe(5001);
  expect(Math.max(...pieces)).toBeLessThanOrEqual(500);
  await judge(data);
  await shop.db`DELETE FROM staff_roles WHERE staff_id = (SELECT created_by FROM imports WHERE id = ${data.id})`;
  await run();
  await shop.db`
    INSERT INTO staff_roles SELECT created_by, r FROM imports, unnest('{catalogue,pricing}'::text[]) r WHERE id = ${data.id}`;
  expect(await look()).toMatchObject({ isJudging: false, counts: { changed: 1 } });
});

test('a sheet is read like a text', async () => {
  const { id, price } = await aProduct();
  const cells = `<row r="1">${aText('A1', '№ товара')}${aText('B1', 'Цена, ₸')}</row><row r="2"><c r="A2"><v>${id}</v></c><c r="B2"><v>${price}</v></c></row>`;
  const { data } = await send(aSheet(cells));
  expect(data.format).toBe('xlsx');
  expect((await judge(data)).data.counts).toEqual({ same: 1, changed: 0, new: 0, wrong: 0, aside: 0 });
});
