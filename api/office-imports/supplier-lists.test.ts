/** A supplier's price list: matched, told by a person once, known by the next list; what was chosen is taken, and taken back. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyChanges, createChanges, getChangeSet, undoChanges } from '#contract/office/changes.ts';
import {
  createImport,
  exportProducts,
  exportStock,
  getWrongRows,
  type ImportView,
  judgeImport,
} from '#contract/office/imports.ts';
import { findCandidates, getMatching, getSuppliers, tellPairs } from '#contract/office/suppliers.ts';
import { FILE_TEMPLATES } from '#domain/office/file-templates.ts';
import { toStockId } from '#domain/office/stock-thing.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import { listOffSale } from './suppliers.queries.ts';

let shop: TestApp;
let owner: string;
let pricing: string;
let cashier: string;
let product: { id: number; product_code: string; gtin: string; name_ru: string; price: number }[];
beforeAll(async () => {
  shop = await openTestOffice();
  owner = (await aStaffSession(shop, { email: 'owner@sheber.test', roles: ['administrator', 'pricing'] }))
    .cookie;
  pricing = (await aStaffSession(shop, { email: 'pricing@sheber.test', roles: ['pricing'] })).cookie;
  cashier = (await aStaffSession(shop, { email: 'till@sheber.test', roles: ['cashier'], stores: [2] }))
    .cookie;
  product = await shop.db`
    SELECT p.id, p.product_code, p.gtin, p.name_ru, r.price FROM products p JOIN product_prices r ON r.product_id = p.id
    WHERE p.active AND p.gtin IS NOT NULL AND r.price > 3000
      AND NOT EXISTS (SELECT FROM products o WHERE o.id <> p.id AND (o.gtin = p.gtin OR o.name_ru = p.name_ru))
    ORDER BY p.id LIMIT 8`;
});
afterAll(() => shop.close());

const takes = { cost: true, price: 'no', markup: 25, roundTo: 10, rounding: 'up', storeId: null };

async function send(rows: readonly string[], supplier: string, cookie = owner): Promise<ImportView> {
  const content = Buffer.from(rows.join('\n')).toString('base64');
  const answer = await askOffice(shop, createImport, { cookie, body: { name: 'list', content, supplier } });
  return answer.json().data;
}
async function judge({ id, columns }: ImportView, wanted: object = takes, cookie = owner) {
  const body = { mapping: columns.map(({ column }) => column), takes: wanted };
  const answer = await askOffice(shop, judgeImport, { cookie, params: { id }, body });
  return { status: answer.statusCode, code: answer.json().code, data: answer.json().data as ImportView };
}
const ask = async (id: number, of: string) =>
  (await askOffice(shop, getMatching, { cookie: owner, params: { id }, query: { of } })).json();
const tell = (id: number, pairs: object[]) =>
  askOffice(shop, tellPairs, { cookie: owner, params: { id }, body: { pairs } });
async function apply(id: number | null) {
  const params = { id: id ?? 0 };
  const { digest } = (await askOffice(shop, getChangeSet, { cookie: owner, params })).json().data;
  return askOffice(shop, applyChanges, { cookie: owner, params, body: { digest } });
}

test('a list is matched by barcode, by what a person said of it, and next month by itself', async () => {
  const [one, two, three] = product;
  const list = (cost: number) => [
    'Код;Наименование;Штрих-код;Цена',
    `S-1;Что-то;${one?.gtin};${cost}`,
    `S-2;${two?.name_ru.replaceAll(';', ' ')};;${cost}`,
    `S-3;Мы такого не возим;;${cost}`,
    'S-4;Неизвестно что;;договорная',
  ];
  const first = await send(list(500), 'ТОО «Поставщик»');
  expect(first.supplier?.name).toBe('ТОО «Поставщик»');
  expect(first.columns.map(({ column }) => column)).toEqual(['supplier_code', 'name', 'gtin', 'cost']);
  const judged = (await judge(first)).data;
  expect(judged.counts).toEqual({ same: 0, changed: 1, new: 0, wrong: 0, unmatched: 3, passed: 0, aside: 0 });
  // The search knows the name, and says how sure it is; nothing is taken on its word.
  const { items, meta } = await ask(first.id, 'unmatched');
  expect(meta.count).toBe(3);
  expect(items.map(({ n, code }: { n: number; code: string }) => [n, code])).toEqual([
    [3, 'S-2'],
    [4, 'S-3'],
    [5, 'S-4'],
  ]);
  expect(items[0].candidates[0]).toMatchObject({ id: two?.id, article: two?.product_code });
  expect(items[0].candidates[0].sureness).toBeGreaterThan(0.8);
  const q = three?.product_code ?? '';
  const other = (
    await askOffice(shop, findCandidates, { cookie: owner, params: { id: first.id }, query: { q } })
  ).json().items;
  expect(other[0]).toMatchObject({ id: three?.id, sureness: 1 });
  expect((await tell(first.id, [{ n: 3, product: 999_999_999 }])).json().code).toBe('import.unknown_product');
  expect((await tell(first.id, [{ n: 77, product: null }])).statusCode).toBe(404);
  await tell(first.id, [
    { n: 3, product: two?.id },
    { n: 4, product: null },
    { n: 5, product: three?.id },
  ]);
  expect((await ask(first.id, 'unmatched')).meta.count).toBe(0);
  const again = (await judge(first)).data;
  expect(again.counts).toEqual({ same: 0, changed: 2, new: 0, wrong: 1, unmatched: 0, passed: 1, aside: 0 });
  expect((await apply(again.changeSetId)).statusCode).toBe(200);
  const next = await send(list(600), 'тоо «поставщик»');
  expect((await judge(next)).data.counts).toMatchObject({ changed: 2, unmatched: 0, passed: 1 });
  // What was said by mistake is taken back; another supplier knows nothing of it.
  expect((await ask(next.id, 'told')).items[0]).toMatchObject({ n: 3, product: { id: two?.id } });
  await tell(next.id, [{ n: 3, product: 'forget' }]);
  expect((await judge(next)).data.counts).toMatchObject({ changed: 1, unmatched: 1 });
  const stranger = await send(list(600), 'ИП Другой');
  expect((await judge(stranger)).data.counts).toMatchObject({ changed: 1, unmatched: 3 });
  const { items: suppliers } = (await askOffice(shop, getSuppliers, { cookie: owner })).json();
  expect(suppliers).toMatchObject([
    { name: 'ИП Другой', pairs: 0 },
    { name: 'ТОО «Поставщик»', pairs: 2 },
  ]);
  const file = await askOffice(shop, getWrongRows, { cookie: owner, params: { id: stranger.id } });
  expect(file.body.split('\r\n').length).toBeGreaterThanOrEqual(4);
});

test('columns and what is taken are remembered per supplier', async () => {
  const [, , , four] = product;
  const list = ['Арт.;Сумма', `${four?.product_code};700`];
  const sent = await send(list, 'Склад');
  // Its articles are the shop's own.
  expect(sent.columns.map(({ column }) => column)).toEqual(['product_code', null]);
  expect((await judge(sent)).code).toBe('import.takes_nothing');
  const told = {
    ...sent,
    columns: sent.columns.map((column, at) => ({ ...column, column: at === 1 ? 'cost' : column.column })),
  };
  const chosen = { ...takes, price: 'markup', markup: 30 };
  const { data } = await judge(told, chosen);
  expect(data.counts).toMatchObject({ changed: 1 });
  const set = (
    await askOffice(shop, getChangeSet, { cookie: owner, params: { id: data.changeSetId ?? 0 } })
  ).json().data;
  expect(set.items.map(({ field, to }: { field: string; to: number }) => [field, to])).toEqual([
    ['cost', 700],
    ['price', 910],
  ]);
  const next = await send(list, 'Склад');
  expect(next.columns.map(({ column }) => column)).toEqual(['product_code', 'cost']);
  expect(next.takes).toMatchObject({ cost: true, price: 'markup', markup: 30 });
  expect((await send(list, 'Другой склад')).columns.map(({ column }) => column)).toEqual([
    'product_code',
    null,
  ]);
});

test('what the list counts stands on the shelves, with what orders hold, and is taken back', async () => {
  const [, , , , five] = product;
  const countNow = async () =>
    (
      await shop.db<{ count: number }[]>`
        SELECT count FROM stocks WHERE product_id = ${five?.id ?? 0} AND store_id = 1`
    )[0]?.count ?? 0;
  const before = await countNow();
  const sent = await send(['Наш артикул;Остаток', `${five?.product_code};${before + 7}`], 'Остатки');
  const wanted = { ...takes, cost: false, storeId: 1 };
  // Whoever sets prices counts no shelves.
  const theirs = await send(['Наш артикул;Остаток', `${five?.product_code};1`], 'Остатки', pricing);
  expect(theirs.mayTake).toMatchObject({ cost: true, stores: [] });
  expect((await judge(theirs, wanted, pricing)).code).toBe('import.wrong_mapping');
  const { data } = await judge(sent, wanted);
  expect(data.counts).toMatchObject({ changed: 1 });
  expect((await apply(data.changeSetId)).json().data.counts.applied).toBe(1);
  expect(await countNow()).toBe(before + 7);
  const params = { id: data.changeSetId ?? 0 };
  await askOffice(shop, undoChanges, { cookie: owner, params, body: {} });
  expect(await countNow()).toBe(before);
  const [adjusted] = await shop.db<{ times: number }[]>`
    SELECT count(*)::int AS times FROM stock_adjustments WHERE product_id = ${five?.id ?? 0} AND store_id = 1`;
  expect(adjusted?.times).toBe(2);
});

test('what is taken as a template comes back without a difference, and what was filled in is a change', async () => {
  await shop.db`UPDATE products SET name_kz = NULL, images = '{}' WHERE id = ${product[6]?.id ?? 0}`;
  const bytes = async (call: Parameters<typeof askOffice>[1], more: object) =>
    (await askOffice(shop, call, { cookie: owner, ...more })).rawPayload;
  const files = [
    await bytes(exportStock, { params: { store: 1 } }),
    ...(await Promise.all(
      Object.values(FILE_TEMPLATES).map(({ where, columns }) =>
        bytes(exportProducts, { query: { where, columns: columns.join(',') } }),
      ),
    )),
  ];
  for (const file of files) {
    const content = file.toString('base64');
    const sent = await askOffice(shop, createImport, { cookie: owner, body: { name: 'template', content } });
    const { data } = await judge(sent.json().data);
    expect([data.counts, data.wrong]).toEqual([
      { same: data.rows, changed: 0, new: 0, wrong: 0, aside: 0 },
      [],
    ]);
  }
  const [row] = await shop.db<{ id: number; name: string; count: number }[]>`
    SELECT product_id AS id, t.name_kz AS name, count FROM stocks s JOIN stores t ON t.id = s.store_id
    WHERE store_id = 1 AND count > 0 ORDER BY product_id LIMIT 1`;
  const lines = [`№ товара;Қалдық: ${row?.name}`, `${row?.id};${(row?.count ?? 0) + 3}`].join('\n');
  const content = Buffer.from(lines).toString('base64');
  const sent = await askOffice(shop, createImport, { cookie: owner, body: { name: 'count', content } });
  const { data } = await judge(sent.json().data);
  const set = await askOffice(shop, getChangeSet, { cookie: owner, params: { id: data.changeSetId ?? 0 } });
  expect(set.json().data.items).toMatchObject([
    { subject: 'stock', id: toStockId(row?.id ?? 0, 1), field: 'counted' },
  ]);
});

test('nobody counts the shelves of another store by a change', async () => {
  const change = (storeId: number) => ({
    subject: 'stock',
    id: toStockId(product[5]?.id ?? 0, storeId),
    field: 'counted',
    from: 0,
    to: 1_000_000,
  });
  const save = (storeId: number) =>
    askOffice(shop, createChanges, { cookie: cashier, body: { items: [change(storeId)], apply: false } });
  expect((await save(1)).statusCode).toBe(404);
  expect((await save(2)).statusCode).toBe(200);
});

test('goods that are hidden, ended or have no price are proposed too, marked as such; by their words, not by going through all', async () => {
  const [, , , , hidden, unpriced] = product;
  await shop.db`UPDATE products SET active = false WHERE id = ${hidden?.id ?? 0}`;
  await shop.db`DELETE FROM product_prices WHERE product_id = ${unpriced?.id ?? 0}`;
  const sent = await send(
    [
      'Код;Наименование;Цена',
      ...[hidden, unpriced].map((each) => `N;${each?.name_ru.replaceAll(';', ' ')};900`),
    ],
    'Скрытое',
  );
  await judge(sent);
  const { items } = await ask(sent.id, 'unmatched');
  for (const [at, meant] of [hidden, unpriced].entries()) {
    expect(items[at].candidates[0]).toMatchObject({ id: meant?.id, isOnSale: false, sureness: 1 });
    expect(items[at].candidates.length).toBeLessThanOrEqual(5);
  }
  const query = { q: hidden?.product_code ?? '' };
  const byCode = await askOffice(shop, findCandidates, { cookie: owner, params: { id: sent.id }, query });
  expect(byCode.json().items[0]).toMatchObject({ id: hidden?.id, isOnSale: false, sureness: 1 });
  const plan = await shop.db.begin(async (tx) => {
    await tx`SET LOCAL enable_seqscan = off`;
    const lines = await tx<{ 'QUERY PLAN': string }[]>`EXPLAIN ${listOffSale(tx, 'клей плиточный', 5)}`;
    return lines.map((line) => line['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain('products_off_words');
});
