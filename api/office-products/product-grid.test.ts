/** The list of products: windows by key that together are the whole list, whatever it is filtered and ordered by. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countRows, type GridRow, getFences, getRows } from '#contract/office/grid.ts';
import { FENCE_EVERY } from '#domain/office/grid.ts';
import {
  PRODUCT_GRID,
  PRODUCT_VIEWS,
  type ProductColumn,
  type ProductOrder,
} from '#domain/office/product-grid.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import { pickFences } from './product-fences.queries.ts';
import { pickOrdered } from './product-grid.queries.ts';

let shop: TestApp;
let cookie: string;
let content: string;
beforeAll(async () => {
  shop = await openTestOffice();
  ({ cookie } = await aStaffSession(shop, { email: 'auditor@sheber.test', roles: ['auditor'] }));
  ({ cookie: content } = await aStaffSession(shop, { email: 'content@sheber.test', roles: ['content'] }));
  // Some of everything that a list can be asked for.
  await shop.db`UPDATE products SET name_kz = NULL WHERE id % 7 = 0`;
  await shop.db`UPDATE products SET images = '{}', ntin = NULL WHERE id % 11 = 0`;
  await shop.db`UPDATE products SET active = false WHERE id % 13 = 0`;
  await shop.db`DELETE FROM product_prices WHERE product_id % 17 = 0`;
  await shop.db`UPDATE products SET popularity = 5 WHERE id % 3 = 0`;
  await shop.db`
    INSERT INTO product_costs SELECT product_id, greatest(1, price + (product_id % 5 - 2) * 10) FROM product_prices
    WHERE product_id % 4 > 0`;
});
afterAll(() => shop.close());

type Query = Record<string, string | number>;
async function rows(
  query: Query,
  as = cookie,
): Promise<{ items: GridRow[]; next: string | null; status: number }> {
  const answer = await askOffice(shop, getRows, { cookie: as, params: { subject: 'products' }, query });
  const { items, meta } = answer.json();
  return { items, next: meta?.next ?? null, status: answer.statusCode };
}
const count = async (where: string): Promise<number> =>
  (await askOffice(shop, countRows, { cookie, params: { subject: 'products' }, query: { where } })).json()
    .data.count;

async function walk(query: Query): Promise<GridRow[]> {
  const all: GridRow[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const { items, next } = await rows({ ...query, ...(after ? { after } : {}) });
    all.push(...items);
    after = next;
  }
  return all;
}

const orders = (Object.keys(PRODUCT_GRID.orders) as ProductOrder[]).flatMap((order) => [order, `-${order}`]);
const COLUMN_OF: Partial<Record<string, ProductColumn>> = {
  price: 'price',
  popularity: 'popularity',
  filled: 'filled',
  code: 'product_code',
  changed: 'changed_at',
};

test.each(orders)('by %s: windows of any size are the whole list, each row once, in order', async (order) => {
  const column = COLUMN_OF[order.replace('-', '')];
  const all = await walk({ order, limit: 500, columns: column ?? 'name_ru' });
  expect(all.length).toBe(await count(''));
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  const ids = all.map(({ id }) => id);
  expect((await walk({ order, limit: 173, columns: 'gtin' })).map(({ id }) => id)).toEqual(ids);
  if (column) {
    const keys = all.map(({ values }) => values[column] ?? null).filter((key) => key !== null);
    const sorted = keys.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
    expect(keys).toEqual(order.startsWith('-') ? sorted.toReversed() : sorted);
  }
  const answer = await askOffice(shop, getFences, {
    cookie,
    params: { subject: 'products' },
    query: { order },
  });
  const { fences } = answer.json().data;
  expect(fences).toEqual(all.filter((_row, at) => (at + 1) % FENCE_EVERY === 0).map(({ mark }) => mark));
});

describe('filters', () => {
  const holds: Record<string, (values: GridRow['values']) => boolean> = {
    'kz:no': ({ name_kz, name_ru }) => name_kz === null || name_kz === name_ru,
    'pictures:no': ({ pictures }) => pictures === 0,
    'ntin:no': ({ ntin }) => ntin === null,
    'priced:no': ({ price }) => price === null,
    'visible:no': ({ active, price }) => active === false || price === null,
    'gain:no': ({ price, cost }) => price !== null && cost !== null && Number(price) < Number(cost),
    'costed:yes': ({ cost }) => cost !== null,
    'active:yes': ({ active }) => active === true,
    'price:1000..5000': ({ price }) => Number(price) >= 1000 && Number(price) <= 5000,
    'filled:0..8': ({ filled }) => Number(filled) <= 8,
    'changed:..1': () => true,
  };
  const columns = 'name_ru,name_kz,pictures,ntin,price,cost,active,filled';

  test('every view is among them', () => {
    const views = PRODUCT_VIEWS.map(({ where }) => where).filter((where) => where !== '');
    expect(views.filter((where) => !(where in holds))).toEqual([]);
  });

  test('any of them together leave those of which all hold, and their count', async () => {
    const all = await walk({ limit: 500, columns });
    await fc.assert(
      fc.asyncProperty(
        fc.subarray(Object.keys(holds), { maxLength: 3 }).filter((chosen) => {
          const names = chosen.map((where) => where.split(':')[0]);
          return new Set(names).size === names.length;
        }),
        fc.constantFrom(...orders),
        async (chosen, order) => {
          const where = chosen.join(';');
          const wanted = all.filter(({ values }) => chosen.every((each) => holds[each]?.(values)));
          const found = await walk({ where, order, limit: 400, columns });
          expect(new Set(found.map(({ id }) => id))).toEqual(new Set(wanted.map(({ id }) => id)));
          expect(await count(where)).toBe(wanted.length);
        },
      ),
      { numRuns: 20 },
    );
  });

  test('a section has the goods of all below it', async () => {
    const [root] = await shop.db<{ id: number; goods: number }[]>`
      SELECT s.id, count(p.id)::int AS goods FROM sections s JOIN sections b ON b.lft BETWEEN s.lft AND s.rgt
      JOIN products p ON p.section_id = b.id WHERE s.parent_id IS NULL GROUP BY s.id ORDER BY s.id LIMIT 1`;
    expect(await count(`section:${root?.id}`)).toBe(root?.goods);
  });

  test.each(orders)('two sections and a brand by %s stand in the order of the whole list', async (order) => {
    const sections = await shop.db<{ id: number }[]>`
      SELECT s.id FROM sections s JOIN sections b ON b.lft BETWEEN s.lft AND s.rgt JOIN products p ON p.section_id = b.id
      GROUP BY s.id, s.lft ORDER BY s.lft LIMIT 3`;
    const [brand] = await shop.db<{ id: number }[]>`
      SELECT brand_id AS id FROM products WHERE section_id = ${sections.at(-1)?.id ?? 0} LIMIT 1`;
    const whole = await walk({ order, limit: 500, columns: 'name_ru' });
    // One stands below the other: no row comes twice.
    for (const where of [
      `section:${sections.map(({ id }) => id).join(',')}`,
      `section:${sections[0]?.id};kz:yes`,
      `brand:${brand?.id}`,
    ]) {
      const some = (await walk({ order, where, limit: 7, columns: 'name_ru' })).map(({ id }) => id);
      expect(some).toHaveLength(await count(where));
      expect(some).toEqual(whole.map(({ id }) => id).filter((id) => some.includes(id)));
    }
  });

  test('a section by name is taken from an index of both, each of its sections by itself', async () => {
    const conditions = [{ kind: 'ids' as const, filter: 'section', ids: [1] }];
    const window = { conditions, after: { key: 'м', id: 50 }, limit: 100 };
    const lines = await shop.db.begin(async (tx) => {
      for (const way of ['seqscan', 'bitmapscan', 'hashjoin', 'mergejoin'])
        await tx.unsafe(`SET LOCAL enable_${way} = off`);
      return tx<{ 'QUERY PLAN': string }[]>`
        EXPLAIN ${pickOrdered(tx, { ...window, order: { order: 'name', isDescending: false } })}`;
    });
    const plan = lines.map((line) => line['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/product_office_section_name/);
    expect(plan).toMatch(/Index Cond: \(\(section_id = below.id\) AND \(ROW\(/);
  });

  test('words of a name, the beginning of an article and a barcode find', async () => {
    const [known] = await shop.db<{ id: number; name: string; code: string; gtin: string }[]>`
      SELECT id, name_ru AS name, product_code AS code, gtin FROM products WHERE gtin IS NOT NULL ORDER BY id LIMIT 1`;
    const finds = async (text: string) =>
      (await walk({ where: `q:${encodeURIComponent(text)}`, limit: 500 })).map(({ id }) => id);
    const [first = '', second = ''] = known?.name.split(' ') ?? [];
    expect(await finds(`${second.toUpperCase()} ${first.toLowerCase()}`)).toContain(known?.id);
    expect(await finds(known?.code.slice(0, 5) ?? '')).toContain(known?.id);
    expect(await finds(known?.gtin ?? '')).toEqual([known?.id]);
    expect(await finds('%')).toEqual(
      (
        await shop.db<
          { id: number }[]
        >`SELECT id FROM products WHERE name_ru || coalesce(name_kz, '') LIKE '%!%%' ESCAPE '!'
                                       ORDER BY popularity DESC, id DESC`
      ).map(({ id }) => id),
    );
  });
});

describe('Kazakh names', () => {
  const put = async (ru: string, kz: string | null) => {
    const [row] = await shop.db<{ id: number }[]>`
      UPDATE products SET name_ru = ${ru}, name_kz = ${kz}
      WHERE id = (SELECT id FROM products WHERE name_ru NOT ILIKE '%проба%' ORDER BY id LIMIT 1) RETURNING id`;
    return row?.id ?? 0;
  };
  const list = async (query: Query) =>
    (await walk({ limit: 500, columns: 'name_kz', ...query })).map(({ id }) => id);

  test('find goods as Russian ones do, in any letters, and together with them', async () => {
    const id = await put('Проба клея Ёж', 'Өрнекті-Сынақ ҚАБЫРҒА желімі');
    for (const words of ['өрнекті-сынақ', 'Қабырға ЖЕЛІМІ', 'еж ӨРНЕКТІ-СЫН', 'ПРОБА клея', 'ЁЖ'])
      expect(await list({ where: `q:${encodeURIComponent(words)}` }), words).toContain(id);
    expect(await count(`q:${encodeURIComponent('өрнекті-сынақ')}`)).toBe(1);
    await shop.db`UPDATE products SET name_kz = NULL WHERE id = ${id}`;
    expect(await count(`q:${encodeURIComponent('өрнекті-сынақ')}`)).toBe(0);
  });

  test('order the list by the letters of the language; what has none stands by its Russian name', async () => {
    const ids = [
      await put('Проба я', 'Аааа'),
      await put('Проба а', 'Әааа'),
      await put('Бааа проба', null),
      await put('Проба в', 'Қааа'),
      await put('Проба б', 'Лааа'),
    ];
    const where = `q:${encodeURIComponent('проба')}`;
    expect((await list({ where, order: 'name_kz' })).filter((id) => ids.includes(id))).toEqual(ids);
    expect((await list({ where, order: '-name_kz' })).filter((id) => ids.includes(id))).toEqual(
      ids.toReversed(),
    );
  });
});

test('a section is named in the language of whoever reads', async () => {
  const [first] = await shop.db<{ id: number; ru: string; kz: string }[]>`
    SELECT s.id, s.name_ru AS ru, s.name_kz AS kz FROM sections s JOIN products p ON p.section_id = s.id
    WHERE s.name_ru <> s.name_kz ORDER BY s.id LIMIT 1`;
  const query = { where: `section:${first?.id}`, columns: 'section' };
  for (const language of ['kz', 'ru'] as const) {
    const asked = { cookie, params: { subject: 'products' }, query, headers: { 'x-language-id': language } };
    expect((await askOffice(shop, getRows, asked)).json().items[0]?.values.section).toBe(first?.[language]);
  }
});

describe('who may not read prices', () => {
  test.each([{ columns: 'price' }, { order: 'price' }, { where: 'price:1..5' }])(
    'hears nothing of them by %o',
    async (query) => {
      expect((await rows(query, content)).status).toBe(422);
      expect((await rows(query)).status).toBe(200);
    },
  );

  test('has the usual columns without them', async () => {
    const { items } = await rows({ limit: 1 }, content);
    expect(Object.keys(items[0]?.values ?? {})).not.toContain('price');
    expect(Object.keys((await rows({ limit: 1 })).items[0]?.values ?? {})).toEqual([
      ...PRODUCT_GRID.usualColumns,
    ]);
  });
});

test.each([
  { where: 'nothing:yes' },
  { order: 'constructor' },
  { columns: 'password' },
  { columns: 'id"; DROP TABLE products' },
  { order: 'price', after: '1.x' },
  { order: 'name', after: '1' },
  { after: 'x' },
  { limit: 501 },
])('%o is refused', async (query) => {
  expect((await rows(query)).status).toBe(422);
});

test.each(Object.keys(PRODUCT_GRID.orders) as ProductOrder[])(
  'a window after a jump in the order «%s» begins at its place in an index, and goes through nothing before it',
  async (name) => {
    const key = ['name', 'name_kz', 'code'].includes(name) ? 'м' : '5';
    const window = { conditions: [], after: { key, id: 50 }, limit: 100 };
    for (const isDescending of [false, true]) {
      const lines = await shop.db.begin(async (tx) => {
        // A range as small as this is sorted whole unless that is forbidden.
        for (const way of ['seqscan', 'bitmapscan', 'sort', 'hashjoin', 'mergejoin'])
          await tx.unsafe(`SET LOCAL enable_${way} = off`);
        return tx<
          { 'QUERY PLAN': string }[]
        >`EXPLAIN ${pickOrdered(tx, { ...window, order: { order: name, isDescending } })}`;
      });
      const plan = lines.map((line) => line['QUERY PLAN']).join('\n');
      expect(plan).toMatch(/Index Cond: \(ROW\(/);
      expect(plan).not.toMatch(/Filter: \(ROW\(/);
    }
  },
);

test.each(orders)('fences by %s step through an index of one table', async (name) => {
  const order = { order: name.replace('-', ''), isDescending: name.startsWith('-') };
  const lines = await shop.db.begin(async (tx) => {
    for (const way of ['seqscan', 'bitmapscan', 'sort']) await tx.unsafe(`SET LOCAL enable_${way} = off`);
    return tx<{ 'QUERY PLAN': string }[]>`EXPLAIN ${pickFences(tx, order, FENCE_EVERY)}`;
  });
  const plan = lines.map((line) => line['QUERY PLAN']).join('\n');
  const scans = [...plan.matchAll(/Index Only Scan (?:Backward )?using (\w+) on/g)].map(([, index]) => index);
  expect(scans).toHaveLength(2);
  expect(new Set(scans).size).toBe(1);
  expect(plan).toMatch(/Index Cond: \(ROW\(/);
});
