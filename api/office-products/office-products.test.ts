/** Products as a subject of changes: texts, facts and prices, each by its own right, logged, shown in the shop, taken back. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Change, undoChanges } from '#contract/office/changes.ts';
import { PRODUCT_FIELD_NAMES, productFields } from '#contract/office/product-fields.ts';
import { getOfficeProduct } from '#contract/office/products.ts';
import type { StaffRole } from '#contract/office/rights.ts';
import { countFilled, type FilledFacts } from '#domain/office/filled.ts';
import type { TestApp } from '#tests/app.ts';
import { entriesOf, save, states } from '#tests/change-sets.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import { listProductValues, type ProductValues } from './product-values.queries.ts';

let shop: TestApp;
const cookies: Partial<Record<StaffRole, string>> = {};
const as = (role: StaffRole): string => cookies[role] ?? '';
beforeAll(async () => {
  shop = await openTestOffice();
  for (const role of ['catalogue', 'content', 'pricing', 'administrator'] as const)
    cookies[role] = (await aStaffSession(shop, { email: `${role}@sheber.test`, roles: [role] })).cookie;
});
afterAll(() => shop.close());

let turn = 0;
/** Goods that no other test has. */
async function aProduct(): Promise<ProductValues & { code: string }> {
  const [row] = await shop.db<{ id: number; code: string }[]>`
    SELECT id, code FROM products WHERE active ORDER BY id OFFSET ${++turn} LIMIT 1`;
  const [values] = await listProductValues(shop.db, [row?.id ?? 0]);
  if (!row || !values) throw new Error('no goods are left');
  return { ...values, code: row.code };
}
const valuesOf = async (id: number) => (await listProductValues(shop.db, [id]))[0];

const change = (id: number, field: string, from: unknown, to: unknown): Change =>
  ({ subject: 'product', id, field, from, to }) as Change;

test('every product of the demo has the shapes that its fields allow', async () => {
  const ids = (await shop.db<{ id: number }[]>`SELECT id FROM products`).map(({ id }) => id);
  const wrong = (await listProductValues(shop.db, ids)).flatMap((product) =>
    PRODUCT_FIELD_NAMES.filter((name) => !productFields[name].schema.safeParse(product[name]).success).map(
      (name) => `${product.id} ${name} ${JSON.stringify(product[name])}`,
    ),
  );
  expect(wrong.slice(0, 5)).toEqual([]);
});

test('texts, facts and lists of a product are saved, logged before and after, and taken back', async () => {
  const before = await aProduct();
  const wanted = {
    name_ru: 'Клей «Проба» =1+1; "25 кг"',
    name_kz: 'Желім «Сынақ», 25 кг',
    description_kz: 'Бірінші жол\nекінші жол',
    length_mm: 450,
    gtin: '2000000000015',
    badges: ['eco', 'heavy'],
    units: [{ unit: 'piece', ratio: 1, weight: 25.5 }],
    active: false,
  };
  const items = Object.entries(wanted).map(([field, to]) =>
    change(before.id, field, before[field as keyof typeof wanted], to),
  );
  const { data } = await save(shop, as('catalogue'), items);
  expect([data.state, ...new Set(states(data))]).toEqual(['applied', 'applied']);
  expect(await valuesOf(before.id)).toMatchObject(wanted);
  const [entry] = await entriesOf(shop, data.id);
  const [row] = await shop.db<{ before: object; after: object }[]>`
    SELECT before, after FROM row_changes WHERE log_id = ${entry?.id ?? 0} AND tbl = 'products'`;
  expect(Object.keys(row?.after ?? {}).sort()).toEqual(Object.keys(wanted).sort());
  expect(row?.before).toMatchObject({ name_ru: before.name_ru });
  await askOffice(shop, undoChanges, { cookie: as('catalogue'), params: { id: data.id }, body: {} });
  const { code: _code, ...rest } = before;
  expect(await valuesOf(before.id)).toEqual(rest);
});

describe('each field by its right', () => {
  test.each([
    ['content', 'name_kz', 'Жаңа атау', 200],
    ['content', 'active', false, 404],
    ['content', 'price', 100, 404],
    ['catalogue', 'active', false, 200],
    ['catalogue', 'price', 100, 404],
    ['pricing', 'name_ru', 'Имя', 404],
    ['pricing', 'club_price', 90, 200],
    ['administrator', 'price', 100, 404],
  ] as const)('%s sets %s: %s → %s', async (role, field, to, status) => {
    const product = await aProduct();
    const from = product[field];
    const value = field === 'club_price' ? Math.round(Number(product.price) * 0.97) : to;
    const steady = field === 'club_price' && from !== null ? change(product.id, field, from, from) : null;
    expect((await save(shop, as(role), [steady ?? change(product.id, field, from, value)])).status).toBe(
      status,
    );
  });
});

test.each([
  ['name_ru', ''],
  ['name_ru', ' пробел'],
  ['gtin', '12'],
  ['country_code', 'Kaz'],
  ['length_mm', 0],
  ['units', []],
  ['vat_percent', 99],
])('%s may not become %j', async (field, to) => {
  const product = await aProduct();
  const { data } = await save(shop, as('catalogue'), [
    change(product.id, field, product[field as 'gtin'], to),
  ]);
  expect(states(data)).toEqual(['wrong invalid']);
});

test.each([
  ['section_id', 1, 'product.wrong_section'],
  ['brand_id', 999_999, 'product.unknown_brand'],
  ['value_ids', [999_999_999], 'product.unknown_value'],
  ['units', [{ unit: 'parsec', ratio: 1 }], 'product.unknown_unit'],
  ['relations', [{ kind: 'analogue', id: 999_999_999 }], 'product.unknown_related'],
])('what %s names must be there', async (field, to, code) => {
  const product = await aProduct();
  const answer = await save(shop, as('catalogue'), [
    change(product.id, field, product[field as 'units'], to),
  ]);
  expect([answer.status, answer.code]).toEqual([422, code]);
});

describe('a new product', () => {
  const fresh = (values: Record<string, unknown>) =>
    Object.entries(values).map(
      ([field, to]) => ({ subject: 'product', id: null, newKey: 'one', field, from: null, to }) as Change,
    );
  const aHome = async () => {
    const { section_id, brand_id } = await aProduct();
    return { section_id, brand_id };
  };

  test('gets a free number and an address, is off, and comes into the shop with its first price', async () => {
    const made = await save(shop, as('catalogue'), fresh({ name_ru: 'Шуруп 4×40', ...(await aHome()) }));
    const id = made.data.items[0]?.id ?? 0;
    const [row] = await shop.db<{ code: string; active: boolean; has_price: boolean }[]>`
      SELECT p.code, p.active, o.has_price FROM products p JOIN product_office o ON o.product_id = p.id WHERE p.id = ${id}`;
    expect(row).toEqual({ code: `shurup-4x40-${id}`, active: false, has_price: false });
    await save(shop, as('catalogue'), [change(id, 'active', false, true)]);
    expect((await save(shop, as('pricing'), [change(id, 'price', null, 250)])).status).toBe(200);
    const [after] = await shop.db`SELECT has_price FROM product_office WHERE product_id = ${id}`;
    expect(after?.has_price).toBe(true);
    const [told] = await shop.db`
      SELECT kind FROM catalog_changes WHERE product_id = ${id} AND kind = 'structure' ORDER BY seq DESC LIMIT 1`;
    expect(told?.kind).toBe('structure');
  });

  test('without a section it is refused; a club price alone is no price', async () => {
    const home = await aHome();
    const bare = await save(shop, as('catalogue'), fresh({ name_ru: 'Шуруп', brand_id: home.brand_id }));
    expect([bare.status, bare.code]).toEqual([422, 'product.unfinished']);
    const made = await save(shop, as('catalogue'), fresh({ name_ru: 'Дюбель', ...home }));
    const id = made.data.items[0]?.id ?? 0;
    const club = await save(shop, as('pricing'), [change(id, 'club_price', null, 90)]);
    expect([club.status, club.code]).toEqual([422, 'product.no_price']);
  });
});

describe('the editor', () => {
  const open = async (id: number, role: StaffRole) =>
    (await askOffice(shop, getOfficeProduct, { cookie: as(role), params: { id } })).json();

  test('shows all fields, what is lacking, why it is not seen and who changed it', async () => {
    const product = await aProduct();
    await save(shop, as('catalogue'), [
      change(product.id, 'active', true, false),
      change(product.id, 'name_kz', product.name_kz, null),
    ]);
    const { data } = await open(product.id, 'catalogue');
    expect(Object.keys(data.values)).toEqual(PRODUCT_FIELD_NAMES);
    expect(data).toMatchObject({ id: product.id, code: product.code, values: { name_ru: product.name_ru } });
    expect(data.missing).toContain('name_kz');
    expect(data.visibility[0]).toMatchObject({ code: 'off', gravity: 'hidden' });
    expect(data.changedBy).toMatchObject({ name: 'Проба' });
  });

  test('tells prices to those who may read them', async () => {
    const { id } = await aProduct();
    expect((await open(id, 'content')).data.values).not.toHaveProperty('price');
    expect((await open(id, 'pricing')).data.values).toHaveProperty('price');
  });
});

describe('what the lists are filtered by', () => {
  const officeRow = async (id: number) => {
    const [row] = await shop.db<{ has_kz: boolean; pictures: number; filled: number; changed_at: Date }[]>`
      SELECT has_kz, pictures, filled, changed_at FROM product_office WHERE product_id = ${id}`;
    if (!row) throw new Error('no row');
    return row;
  };

  test('every product has its row, counted as the rule counts', async () => {
    const rows = await shop.db<({ filled: number; has_price: boolean; priced: boolean } & FilledFacts)[]>`
      SELECT p.*, o.filled, o.has_price, r.price IS NOT NULL AS priced FROM products p
      LEFT JOIN product_office o ON o.product_id = p.id LEFT JOIN product_prices r ON r.product_id = p.id`;
    expect(rows.length).toBeGreaterThan(1000);
    expect(rows.filter((row) => row.filled !== countFilled(row)).length).toBe(0);
    expect(rows.filter((row) => row.has_price !== row.priced).length).toBe(0);
    expect(new Set(rows.map(({ filled }) => filled)).size).toBeGreaterThan(1);
  });

  test('it follows a change, and popularity is none', async () => {
    const product = await aProduct();
    const before = await officeRow(product.id);
    await shop.db`UPDATE products SET popularity = popularity + 1, term_ids = '{1}' WHERE id = ${product.id}`;
    expect(await officeRow(product.id)).toEqual(before);
    await shop.db`UPDATE products SET name_kz = NULL, images = '{}' WHERE id = ${product.id}`;
    const after = await officeRow(product.id);
    expect(after).toMatchObject({ has_kz: false, pictures: 0 });
    expect(after.changed_at.getTime()).toBeGreaterThan(before.changed_at.getTime());
  });

  test('no column of a product is forgotten by what tells a change', async () => {
    const columns = await shop.db<{ name: string }[]>`
      SELECT attname AS name FROM pg_attribute WHERE attrelid = 'products'::regclass AND attnum > 0 AND NOT attisdropped`;
    const [source] = await shop.db<{ text: string }[]>`
      SELECT prosrc AS text FROM pg_proc WHERE proname = 'renew_product_office'`;
    const untold = columns.filter(({ name }) => !source?.text.includes(`n.${name}`)).map(({ name }) => name);
    // What the exchange notes for itself nobody would look for among changes.
    const byExchange = [
      'absent_since',
      'characteristics',
      'exchange_catalog',
      'exchange_digest',
      'exchange_version',
    ];
    expect(untold.sort()).toEqual([...byExchange, 'id', 'popularity', 'term_ids'].sort());
  });

  test('numbers of new things pass over those that a load has brought', async () => {
    const [row] = await shop.db<{ one: number; two: number; newest: number }[]>`
      SELECT max(id) AS newest, take_id('brands_ids', 'brands') AS one, take_id('brands_ids', 'brands') AS two FROM brands`;
    expect(row?.one).toBeGreaterThan(row?.newest ?? 0);
    expect(row?.two).toBeGreaterThan(row?.one ?? 0);
  });
});
