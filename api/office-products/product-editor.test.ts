/** What the editor of a product tells and does beside its fields. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { bulkChange } from '#contract/office/bulk.ts';
import { type Change, undoChanges } from '#contract/office/changes.ts';
import { lookAtProduct } from '#contract/office/look.ts';
import { getPriceStory, type PriceStory } from '#contract/office/price-story.ts';
import { getOfficeProduct, getProductAsOf, type OfficeProduct } from '#contract/office/products.ts';
import type { StaffRole } from '#contract/office/rights.ts';
import { getVariantGroup } from '#contract/office/variant-group.ts';
import type { TestApp } from '#tests/app.ts';
import { save, states } from '#tests/change-sets.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import { listProductValues, type ProductValues } from './product-values.queries.ts';

let shop: TestApp;
const cookies: Partial<Record<StaffRole, string>> = {};
const as = (role: StaffRole): string => cookies[role] ?? '';
beforeAll(async () => {
  shop = await openTestOffice();
  for (const role of ['catalogue', 'content', 'pricing'] as const)
    cookies[role] = (await aStaffSession(shop, { email: `${role}@sheber.test`, roles: [role] })).cookie;
});
afterAll(() => shop.close());

const WAIT = { timeout: 15_000, interval: 100 };

let turn = 0;
/** Goods that no other test has. */
async function aProduct(): Promise<ProductValues & { code: string }> {
  const [row] = await shop.db<{ id: number; code: string }[]>`
    SELECT id, code FROM products WHERE active ORDER BY id OFFSET ${200 + ++turn} LIMIT 1`;
  const [values] = await listProductValues(shop.db, [row?.id ?? 0]);
  if (!row || !values) throw new Error('no goods are left');
  return { ...values, code: row.code };
}
const change = (id: number, field: string, from: unknown, to: unknown): Change =>
  ({ subject: 'product', id, field, from, to }) as Change;

const read = async (id: number): Promise<OfficeProduct> =>
  (await askOffice(shop, getOfficeProduct, { cookie: as('catalogue'), params: { id } })).json().data;

describe('why it costs so much', () => {
  const ask = (id: number, query: Record<string, string | number>) =>
    askOffice(shop, getPriceStory, { cookie: as('pricing'), params: { id }, query });
  const paid = ({ steps }: PriceStory) => steps.at(-1)?.sum;

  test('the last step is what the shop charges, for goods under promotions, by city, card and count', async () => {
    const goods = await shop.db<{ id: number; code: string }[]>`
      SELECT DISTINCT p.id, p.code FROM promotion_tags t JOIN products p ON p.id = t.product_id
      WHERE p.active ORDER BY p.id LIMIT 6`;
    expect(goods.length).toBeGreaterThan(3);
    for (const { id, code } of goods)
      for (const [city, buyer, count] of [
        ['almaty', 'visitor', 1],
        ['astana', 'visitor', 3],
        ['almaty', 'club', 2],
      ] as const) {
        const calculated = await shop.app.inject({
          method: 'POST',
          url: '/api/v1/promo/calculate/',
          payload: { city, items: [{ productCode: code, count }], card: buyer === 'club' },
        });
        const { data } = (await ask(id, { city, buyer, count })).json();
        expect([code, city, buyer, paid(data)]).toEqual([
          code,
          city,
          buyer,
          calculated.json().data.lines[0].sum,
        ]);
      }
  });

  test('a contract begins from its own price, and says which of its steps are not reached', async () => {
    const [row] = await shop.db<{ id: number; price: number; wholesale: number }[]>`
      SELECT p.id, r.price, r.wholesale_price AS wholesale FROM products p JOIN product_prices r ON r.product_id = p.id
      WHERE p.active AND r.wholesale_price < r.price AND r.discount_price IS NULL
        AND NOT EXISTS (SELECT FROM promotion_tags t WHERE t.product_id = p.id)
        AND EXISTS (SELECT FROM wholesale_tiers t WHERE t.product_id = p.id AND t.from_count > 1) ORDER BY p.id LIMIT 1`;
    const { data } = (await ask(row?.id ?? 0, { city: 'almaty', buyer: 'wholesale' })).json();
    expect(data.steps.slice(0, 2)).toEqual([
      { kind: 'shelf', title: null, amount: 0, sum: row?.price },
      {
        kind: 'contract',
        title: null,
        amount: (row?.price ?? 0) - (row?.wholesale ?? 0),
        sum: row?.wholesale,
      },
    ]);
    expect(data.passed.map(({ kind, why }: PriceStory['passed'][number]) => `${kind} ${why}`)).toContain(
      'tier needs_count',
    );
  });

  test('what has no price has no story, and who may not read prices hears of neither', async () => {
    const [row] = await shop.db<{ id: number }[]>`SELECT max(id) AS id FROM products`;
    const id = row?.id ?? 0;
    await shop.db`DELETE FROM product_prices WHERE product_id = ${id}`;
    expect((await ask(id, { city: 'almaty' })).json().code).toBe('product.no_price');
    const content = { cookie: as('content'), params: { id: 1 }, query: { city: 'almaty' } };
    expect((await askOffice(shop, getPriceStory, content)).statusCode).toBe(404);
  });
});

test('each city tells what a visitor there is told', async () => {
  const [row] = await shop.db<{ id: number; code: string; city: number }[]>`
    SELECT p.id, p.code, t.city_id AS city FROM products p JOIN stocks s ON s.product_id = p.id
    JOIN stores t ON t.id = s.store_id
    WHERE p.active AND NOT p.on_order AND NOT p.is_offline AND s.count > 0 ORDER BY p.id LIMIT 1`;
  await shop.db`
    UPDATE stocks s SET count = 0 FROM stores t
    WHERE t.id = s.store_id AND s.product_id = ${row?.id ?? 0} AND t.city_id <> ${row?.city ?? 0}`;
  const { cities } = await read(row?.id ?? 0);
  const shown = (await shop.app.inject(`/api/v2/products/${row?.code}/?city=almaty`)).json().data;
  for (const { code, count, state, days } of cities) {
    const here = shown.balance.find(({ city }: { city: string }) => city === code)?.count ?? 0;
    expect([code, count, state, days]).toEqual(
      here > 0 ? [code, here, 'here', null] : [code, 0, 'later', expect.any(Number)],
    );
  }
  await shop.db`UPDATE products SET active = false WHERE id = ${row?.id ?? 0}`;
  expect(new Set((await read(row?.id ?? 0)).cities.map(({ state }) => state))).toEqual(new Set(['hidden']));
});

describe('a look at the page', () => {
  const reader = (city: string) => ({ language: 'kz', cityCode: city, viewer: null }) as const;

  test('shows what is drafted and switched off as it will be, and writes nothing of it', async () => {
    const [row] = await shop.db<{ id: number; name: string | null; price: number }[]>`
      SELECT p.id, p.name_kz AS name, r.price FROM products p JOIN product_prices r ON r.product_id = p.id
      WHERE p.active ORDER BY p.id DESC LIMIT 1`;
    const id = row?.id ?? 0;
    await shop.db`UPDATE products SET active = false WHERE id = ${id}`;
    const of = { subject: 'product', id };
    const drafted = await save(
      shop,
      as('catalogue'),
      [{ ...of, field: 'name_kz', from: row?.name ?? null, to: 'Сыналатын тауар' }],
      { apply: false },
    );
    const asked = { city: 'astana', language: 'kz', buyer: 'wholesale', changeSet: drafted.data.id };
    const { data } = (
      await askOffice(shop, lookAtProduct, { cookie: as('catalogue'), params: { id }, body: asked })
    ).json();
    const address = new URL(data.address);
    expect(address.pathname).toMatch(/^\/kz\/p\//);
    const look = shop.looks.readPass(address.searchParams.get('look'));
    if (!look) throw new Error('the pass is none');
    expect(look).toMatchObject({ productId: id, city: 'astana', buyer: 'wholesale' });
    expect(shop.looks.viewerOf(look)).toMatchObject({ wholesaleContract: 'organization' });
    const shown = await shop.looks.getProduct(look, reader('astana'));
    expect([shown.active, shown.name]).toEqual([true, 'Сыналатын тауар']);
    expect((await read(id)).values).toMatchObject({ active: false, name_kz: row?.name ?? null });
    // Whoever may not read a draft does not look through it, and a pass that somebody has written is none.
    const priced = await save(
      shop,
      as('pricing'),
      [{ ...of, field: 'price', from: row?.price ?? 0, to: (row?.price ?? 0) + 1 }],
      { apply: false },
    );
    const body = { ...asked, changeSet: priced.data.id };
    const other = { cookie: as('content'), params: { id }, body };
    expect((await askOffice(shop, lookAtProduct, other)).statusCode).toBe(404);
    const [told = '', signature = ''] = (address.searchParams.get('look') ?? '').split('.');
    const forged = Buffer.from(JSON.stringify({ ...look, changeSet: 999 })).toString('base64url');
    expect([shop.looks.readPass(`${forged}.${signature}`), shop.looks.readPass(told)]).toEqual([null, null]);
  });
});

test('what staff name stands first in the shelves of the page, while it can be bought', async () => {
  const [own, analogue, companion] = [await aProduct(), await aProduct(), await aProduct()];
  for (const { id } of [own, analogue, companion])
    await shop.db`
      WITH kept AS (UPDATE products SET on_order = false, is_offline = false WHERE id = ${id})
      INSERT INTO stocks (product_id, store_id, count) SELECT ${id}, min(id), 9 FROM stores
      ON CONFLICT (product_id, store_id) DO UPDATE SET count = 9`;
  const named = [
    { kind: 'analogue', id: analogue.id },
    { kind: 'companion', id: companion.id },
  ];
  const { data } = await save(shop, as('catalogue'), [change(own.id, 'relations', own.relations, named)]);
  expect(states(data)).toEqual(['applied']);
  expect((await read(own.id)).related.map(({ id }) => id).sort()).toEqual([analogue.id, companion.id].sort());
  const ask = async (path: string) => (await shop.app.inject(`${path}city=almaty`)).json();
  // The shop follows its tables within a moment.
  await vi.waitFor(async () => {
    const similar = await ask(`/api/v1/recs/product_similar/?productCode=${own.code}&`);
    expect(similar.products[0].code).toBe(analogue.code);
    const taken = await ask(`/api/v1/products/${own.code}/companions/?`);
    expect(taken.data[0]).toMatchObject({ product: { code: companion.code }, perOwn: 0, once: 1 });
  }, WAIT);
  await shop.db`UPDATE products SET active = false WHERE id = ANY(${[analogue.id, companion.id]}::int[])`;
  await vi.waitFor(async () => {
    const left = await ask(`/api/v1/products/${own.code}/companions/?`);
    expect(left.data.map(({ product }: { product: { code: string } }) => product.code)).not.toContain(
      companion.code,
    );
  }, WAIT);
});

test('a product as it was at a moment: each field as it stood before it was first written since', async () => {
  const { id, name_kz: before, gtin } = await aProduct();
  const write = async (field: string, from: unknown, to: unknown) =>
    (await save(shop, as('catalogue'), [change(id, field, from, to)])).data.id;
  const at = new Date().toISOString();
  await write('name_kz', before, 'Бірінші атау');
  await write('name_kz', 'Бірінші атау', 'Екінші атау');
  await write('gtin', gtin, '2000000000022');
  const back = await write('gtin', '2000000000022', gtin);
  const ask = async (moment: string, role: StaffRole = 'catalogue') =>
    (
      await askOffice(shop, getProductAsOf, { cookie: as(role), params: { id }, query: { at: moment } })
    ).json().data.fields;
  // What was taken back is what it was.
  expect(await ask(at)).toEqual([{ field: 'name_kz', was: before, now: 'Екінші атау' }]);
  const [row] = await shop.db<{ at: Date }[]>`SELECT applied_at AS at FROM change_sets WHERE id = ${back}`;
  const between = new Date((row?.at.getTime() ?? 0) - 1).toISOString();
  expect(await ask(between)).toEqual([{ field: 'gtin', was: '2000000000022', now: gtin }]);
  expect(await ask(new Date(Date.now() + 60_000).toISOString())).toEqual([]);
});

test('goods become variants by changes, in an order and by properties of one’s choice', async () => {
  const goods = await shop.db<{ id: number; code: string }[]>`
    SELECT id, code FROM products WHERE active AND variant_group IS NULL AND exchange_digest IS NULL
    ORDER BY id DESC OFFSET 40 LIMIT 2`;
  const [one, other] = goods.map(({ id }) => id) as [number, number];
  const items = [one, other].flatMap((id, at) => [
    change(id, 'variant_group', null, 'own-test'),
    change(id, 'variant_position', null, 2 - at),
  ]);
  const { data } = await save(shop, as('catalogue'), items);
  expect([...new Set(states(data))]).toEqual(['applied']);
  const ask = async (id: number) =>
    (await askOffice(shop, getVariantGroup, { cookie: as('catalogue'), params: { id } })).json().data;
  expect((await ask(one)).members.map(({ id }: { id: number }) => id)).toEqual([other, one]);
  const page = (await shop.app.inject(`/api/v2/products/${goods[0]?.code}/?city=almaty`)).json().data;
  expect(page.variants.items.map(({ code }: { code: string }) => code)).toEqual([
    goods[1]?.code,
    goods[0]?.code,
  ]);
  await askOffice(shop, undoChanges, { cookie: as('catalogue'), params: { id: data.id }, body: {} });
  expect((await ask(one)).members).toHaveLength(1);
  expect(
    (await askOffice(shop, getVariantGroup, { cookie: as('catalogue'), params: { id: 999_999_999 } }))
      .statusCode,
  ).toBe(404);
});

test('what 1C groups is locked: the group itself, by hand, in bulk and for whoever opens it; order and properties stay the shop’s', async () => {
  const [row] = await shop.db<{ id: number; group: string }[]>`
    SELECT id, variant_group AS "group" FROM products WHERE active AND variant_group IS NOT NULL ORDER BY id LIMIT 1`;
  const { id = 0, group = '' } = row ?? {};
  await shop.db`UPDATE products SET exchange_digest = 'x' WHERE id = ${id}`;
  await shop.db`INSERT INTO exchange_accounts (login, password_hash) VALUES ('groups', 'nobody')`;
  const open = async () =>
    (await askOffice(shop, getOfficeProduct, { cookie: as('catalogue'), params: { id } })).json().data.owned;
  expect(await open()).toContain('variant_group');
  expect(await open()).not.toContain('variant_position');
  const { data } = await save(shop, as('catalogue'), [
    change(id, 'variant_group', group, 'by-hand'),
    change(id, 'variant_position', null, 3),
    change(id, 'variant_axes', null, ['kind']),
  ]);
  expect(states(data)).toEqual(['held one_c', 'applied', 'applied']);
  const away = await save(shop, as('catalogue'), [change(id, 'variant_group', group, null)]);
  expect(states(away.data)).toEqual(['held one_c']);
  const bulk = await askOffice(shop, bulkChange, {
    cookie: as('catalogue'),
    body: { of: { ids: [id] }, edit: { kind: 'set', field: 'variant_group', to: 'many' } },
  });
  expect(bulk.json().data.items).toMatchObject([{ state: 'held', why: { code: 'one_c' } }]);
  const [kept] =
    await shop.db`SELECT variant_group AS "group", variant_position AS place FROM products WHERE id = ${id}`;
  expect(kept).toEqual({ group, place: 3 });
  // Goods that 1C never told of are grouped by hand while it exchanges; once nobody does, all of them are.
  const own = await save(shop, as('catalogue'), [change(id + 1, 'variant_position', null, 9)]);
  expect(states(own.data)[0]).not.toBe('held one_c');
  await shop.db`UPDATE exchange_accounts SET is_active = false WHERE login = 'groups'`;
  const freed = await save(shop, as('catalogue'), [change(id, 'variant_group', group, 'by-hand')]);
  expect(states(freed.data)).toEqual(['applied']);
});
