/** What was written out comes back without a difference: whatever goods hold, in every column that a file may change. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createImport, exportProducts, type ImportView, judgeImport } from '#contract/office/imports.ts';
import { PRODUCT_GRID } from '#domain/office/product-grid.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import { listWritable } from './import-columns.ts';

const ROLES = ['catalogue', 'pricing'] as const;

let shop: TestApp;
let cookie: string;
/** Among them are those of a group, hidden ones and some without a price. */
let ids: number[];
beforeAll(async () => {
  shop = await openTestOffice();
  cookie = (await aStaffSession(shop, { email: 'both@sheber.test', roles: ROLES })).cookie;
  const rows = await shop.db<{ id: number }[]>`SELECT id FROM products ORDER BY id LIMIT 8`;
  ids = rows.map(({ id }) => id);
});
afterAll(() => shop.close());

const letters = fc.constantFrom(
  ...'абвәғқңөұүһіЁё ABCxyz0123456789=+-@\'";,\t&#<>«»№²×—%_\\|'.split(''),
  '=1+1',
  '00123',
  '1e15',
  '&#1241;',
  "'=x",
);
const lineOf = (most: number) =>
  fc
    .array(letters, { minLength: 1, maxLength: 30 })
    .map((all) => all.join('').replaceAll('\t', ' ').slice(0, most).trim())
    .filter((text) => text !== '');
const text = fc
  .array(fc.oneof(letters, fc.constantFrom('\n', '\n\n')), { maxLength: 60 })
  .map((all) => all.join(''));
const size = fc.option(fc.integer({ min: 1, max: 100_000 }));
const tenge = fc.integer({ min: 1, max: 999_999_999 });

const facts = {
  name_ru: lineOf(200),
  name_kz: fc.option(lineOf(200)),
  description_ru: text,
  description_kz: fc.option(text),
  manufacturer_ru: lineOf(200),
  manufacturer_kz: lineOf(200),
  product_code: lineOf(40),
  active: fc.boolean(),
  on_order: fc.boolean(),
  is_offline: fc.boolean(),
  gtin: fc.option(fc.constantFrom('00012345', '4870000000012')),
  ntin: fc.option(lineOf(40)),
  country_code: fc.constantFrom('KZ', 'CN', 'TR'),
  length_mm: size,
  width_mm: size,
  height_mm: size,
  vat_percent: fc.integer({ min: 0, max: 30 }),
  warranty_months: fc.option(fc.integer({ min: 1, max: 600 })),
};
const prices = {
  price: tenge,
  discount_price: fc.option(tenge),
  club_price: fc.option(tenge),
  wholesale_price: fc.option(tenge),
};
const product = fc.record({
  ...facts,
  prices: fc.option(fc.record(prices)),
  cost: fc.option(tenge),
  variant_group: fc.option(fc.constantFrom('group-a', 'group-b')),
});
type Drawn = typeof product extends fc.Arbitrary<infer T> ? T : never;

/** As the tables would have it, by whoever filled them. */
async function store(drawn: readonly Drawn[]): Promise<void> {
  const rows = drawn.map((values, at) => ({ ...values, id: ids[at] }));
  const names = [...Object.keys(facts), 'variant_group'].map((name) => `${name} = n.${name}`).join(', ');
  await shop.db`
    UPDATE products p SET ${shop.db.unsafe(names)}
    FROM jsonb_populate_recordset(NULL::products, ${JSON.stringify(rows)}::text::jsonb) n WHERE p.id = n.id`;
  await shop.db`DELETE FROM product_prices WHERE product_id = ANY(${ids}::int[])`;
  await shop.db`DELETE FROM product_costs WHERE product_id = ANY(${ids}::int[])`;
  for (const { id = 0, prices: priced, cost } of rows) {
    if (priced)
      await shop.db`
        INSERT INTO product_prices (product_id, price, regular_price, discount_price, club_price, wholesale_price)
        VALUES (${id}, ${priced.price}, ${priced.price}, ${priced.discount_price}, ${priced.club_price},
                ${priced.wholesale_price})`;
    if (cost !== null) await shop.db`INSERT INTO product_costs VALUES (${id}, ${cost})`;
  }
}

async function comeBack(query: Record<string, string>, language: string) {
  const headers = { 'x-language-id': language };
  const file = await askOffice(shop, exportProducts, { cookie, query, headers });
  expect([file.statusCode, file.headers['content-disposition']]).toEqual([
    200,
    `attachment; filename="sheber-products.${query.format}"`,
  ]);
  const content = Buffer.from(file.rawPayload).toString('base64');
  const sent = await askOffice(shop, createImport, { cookie, body: { name: 'list', content } });
  const table = sent.json().data as ImportView;
  const mapping = table.columns.map(({ column }) => column);
  const judged = await askOffice(shop, judgeImport, { cookie, params: { id: table.id }, body: { mapping } });
  return { table, mapping, judged: judged.json().data as ImportView };
}

const writable = Object.keys(listWritable({ roles: [...ROLES], stores: [] }, { stores: null, only: null }));

test('random goods have every field that a file may change', () => {
  const drawn = [...Object.keys(facts), ...Object.keys(prices), 'cost'];
  // Section and brand are drawn by the range itself: they must be there.
  expect(writable.filter((name) => !drawn.includes(name))).toEqual(['section', 'brand']);
});

const ways = [
  { format: 'xlsx' },
  ...['utf-8', 'windows-1251'].flatMap((encoding) =>
    [';', ',', '\t'].map((delimiter) => ({ format: 'csv', encoding, delimiter })),
  ),
];

test.each(ways)('%o: what was written out comes back without a difference', async (way) => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(product, { minLength: ids.length, maxLength: ids.length }),
      fc.constantFrom('ru', 'kz'),
      fc.boolean(),
      async (drawn, language, hasAllColumns) => {
        await store(drawn);
        // All that the list can show, what nobody may write by a file included; or what an export has by itself.
        const columns = hasAllColumns ? { columns: Object.keys(PRODUCT_GRID.columns).join(',') } : {};
        const query = { ...way, order: 'section', where: 'filled:0..10', ...columns };
        const { table, mapping, judged } = await comeBack(query, language);
        if (hasAllColumns) expect(mapping).toEqual(expect.arrayContaining(writable));
        else expect(mapping).not.toContain(null);
        expect([judged.wrong, judged.counts]).toEqual([
          [],
          { same: table.rows, changed: 0, new: 0, wrong: 0, aside: 0 },
        ]);
      },
    ),
    { numRuns: 2 },
  );
});
