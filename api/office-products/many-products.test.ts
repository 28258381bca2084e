/** One edit for many products, what the shop pays for them, what was done to each, and what 1C keeps of them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bulkChange } from '#contract/office/bulk.ts';
import { applyChanges, type Change, getChangeSet, undoChanges } from '#contract/office/changes.ts';
import { getRows } from '#contract/office/grid.ts';
import { getPriceEffect } from '#contract/office/price-effect.ts';
import { getOfficeProduct, getProductChoices, getProductHistory } from '#contract/office/products.ts';
import type { StaffRole } from '#contract/office/rights.ts';
import type { TestApp } from '#tests/app.ts';
import { save, states } from '#tests/change-sets.ts';
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

describe('many products at once', () => {
  const ask = (role: StaffRole, body: object) => askOffice(shop, bulkChange, { cookie: as(role), body });

  test('prices move by percent and are rounded, as a draft that is applied and taken back', async () => {
    const before = [await aProduct(), await aProduct()];
    const edit = { kind: 'move', field: 'price', by: 'percent', amount: 4, roundTo: 10, rounding: 'up' };
    const made = await ask('pricing', { of: { ids: before.map(({ id }) => id) }, edit });
    const { id, digest, items, state, kind } = made.json().data;
    expect([made.statusCode, state, kind, items.length]).toEqual([200, 'draft', 'prices', 2]);
    expect(await valuesOf(before[0]?.id ?? 0)).toMatchObject({ price: before[0]?.price });
    const applied = await askOffice(shop, applyChanges, {
      cookie: as('pricing'),
      params: { id },
      body: { digest },
    });
    expect(applied.json().data.counts.applied).toBe(2);
    for (const { id: product, price } of before) {
      const now = Number((await valuesOf(product))?.price);
      expect([now % 10, now >= Number(price) * 1.04, now < Number(price) * 1.04 + 10]).toEqual([
        0,
        true,
        true,
      ]);
    }
    await askOffice(shop, undoChanges, { cookie: as('pricing'), params: { id }, body: {} });
    expect(await valuesOf(before[1]?.id ?? 0)).toMatchObject({ price: before[1]?.price });
  });

  test('a condition is frozen into the products that it leaves, and what is so already is left out', async () => {
    const { id, section_id: section } = await aProduct();
    const edit = { kind: 'set', field: 'warranty_months', to: 99 };
    const first = await save(shop, as('catalogue'), [
      change(id, 'warranty_months', (await valuesOf(id))?.warranty_months, 99),
    ]);
    expect(states(first.data)).toEqual(['applied']);
    const made = (await ask('catalogue', { of: { where: `section:${section}` }, edit })).json().data;
    const [counted] = await shop.db<{ count: number }[]>`
      SELECT count(*)::int AS count FROM products WHERE section_id = ${section as number} AND warranty_months IS DISTINCT FROM 99`;
    expect(made.counts.pending).toBe(counted?.count);
    const again = await ask('catalogue', { of: { ids: [id] }, edit });
    expect(again.json().code).toBe('products.nothing');
  });

  test('what a task writes may take longer than a request waits', async () => {
    // The log is written by whatever connection writes: it can tell how long that one waits.
    await shop.db.unsafe(`
      CREATE TABLE trial_timeouts (ms text);
      CREATE FUNCTION note_timeout() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN INSERT INTO trial_timeouts VALUES (current_setting('statement_timeout')); RETURN NULL; END $$;
      CREATE TRIGGER trial AFTER UPDATE ON products FOR EACH STATEMENT EXECUTE FUNCTION note_timeout()`);
    const ids = (await shop.db<{ id: number }[]>`SELECT id FROM products ORDER BY id DESC`).map(
      ({ id }) => id,
    );
    const numbers = ['vat_percent', 'warranty_months', 'length_mm', 'width_mm', 'height_mm'] as const;
    const items = (await listProductValues(shop.db, ids))
      .flatMap((values) => numbers.map((field) => change(values.id, field, values[field], 23)))
      .slice(0, 2001);
    expect(items).toHaveLength(2001);
    const { status, data } = await save(shop, as('catalogue'), items);
    expect([status, data.state]).toEqual([202, 'running']);
    await shop.jobs.find(({ name }) => name === 'changes')?.run(shop.db, new AbortController().signal);
    const done = await askOffice(shop, getChangeSet, { cookie: as('catalogue'), params: { id: data.id } });
    const { state, counts } = done.json().data;
    expect([state, counts]).toEqual([
      'applied',
      expect.objectContaining({ applied: expect.any(Number), wrong: 0, pending: 0 }),
    ]);
    expect(await shop.db`SELECT DISTINCT ms FROM trial_timeouts`).toEqual([{ ms: '2min' }]);
    await shop.db`DROP TRIGGER trial ON products`;
  });

  test('whoever changes prices alone changes nothing else by it, nor others prices', async () => {
    const of = { ids: [(await aProduct()).id] };
    const flag = { kind: 'set', field: 'active', to: false };
    const price = { kind: 'set', field: 'price', to: 100 };
    expect((await ask('pricing', { of, edit: flag })).json().code).toBe('changes.not_found');
    expect((await ask('catalogue', { of, edit: price })).json().code).toBe('changes.not_found');
    const bad = await ask('catalogue', { of: { where: 'kz:maybe' }, edit: flag });
    expect([bad.statusCode, bad.json().code]).toEqual([422, 'grid.wrong_query']);
  });
});

test('what a product costs is told to few, changes by their right, and gives the margin of the list', async () => {
  const { id, price } = await aProduct();
  const cost = Math.round(Number(price) * 0.8);
  const set = (role: StaffRole, from: unknown, to: unknown) =>
    save(shop, as(role), [change(id, 'cost', from, to)]);
  expect((await set('catalogue', null, cost)).code).toBe('changes.not_found');
  expect(states((await set('pricing', null, cost)).data)).toEqual(['applied']);
  const query = { where: `q:${(await valuesOf(id))?.product_code}`, columns: 'cost,margin' };
  const read = (role: StaffRole) =>
    askOffice(shop, getRows, { cookie: as(role), params: { subject: 'products' }, query });
  const { values } = (await read('catalogue')).json().items[0];
  expect(values.cost).toBe(cost);
  expect(values.margin).toBeCloseTo((1 - cost / Number(price)) * 100, 1);
  expect((await read('content')).json().code).toBe('grid.wrong_query');
  const edit = { kind: 'move', field: 'price', by: 'markup', amount: 30, roundTo: 1, rounding: 'nearest' };
  const body = { of: { ids: [id] }, edit };
  const made = (await askOffice(shop, bulkChange, { cookie: as('pricing'), body })).json().data;
  expect(made.items).toMatchObject([{ from: price, to: Math.round((cost * 130) / 100) }]);
  expect(states((await set('pricing', cost, null)).data)).toEqual(['applied']);
  expect(await shop.db`SELECT FROM product_costs WHERE product_id = ${id}`).toHaveLength(0);
});

test('the history tells each field that was written, and prices to those who may read them', async () => {
  const { id, name_ru: name, price } = await aProduct();
  await save(shop, as('catalogue'), [change(id, 'name_ru', name, 'Клей «История»')]);
  await save(shop, as('pricing'), [change(id, 'price', price, Number(price) + 1)]);
  const read = async (role: StaffRole) =>
    (await askOffice(shop, getProductHistory, { cookie: as(role), params: { id } }))
      .json()
      .items.filter(({ field }: { field: string }) => field === 'price' || field === 'name_ru');
  expect(await read('pricing')).toMatchObject([
    { field: 'price', from: price, to: Number(price) + 1 },
    { field: 'name_ru', from: name, to: 'Клей «История»', staff: { name: 'Проба' } },
  ]);
  expect((await read('content')).map(({ field }: { field: string }) => field)).toEqual(['name_ru']);
});

test('what a product can be given is told: leaves, brands, units', async () => {
  const { sections, brands, units } = (
    await askOffice(shop, getProductChoices, { cookie: as('content') })
  ).json().data;
  expect(sections[0]).toMatchObject({ level: 0, isLeaf: false });
  expect(sections.some(({ isLeaf }: { isLeaf: boolean }) => isLeaf)).toBe(true);
  expect([brands.length > 0, units.length > 0]).toEqual([true, true]);
});

test('before prices are applied it is told what they would bring', async () => {
  const one = await aProduct();
  const other = await aProduct();
  await save(shop, as('pricing'), [change(one.id, 'cost', null, Math.round(Number(one.price) / 2))]);
  const edit = { kind: 'move', field: 'price', by: 'percent', amount: 50, roundTo: 1, rounding: 'nearest' };
  const body = { of: { ids: [one.id, other.id] }, edit };
  const { id } = (await askOffice(shop, bulkChange, { cookie: as('pricing'), body })).json().data;
  const read = (role: StaffRole) => askOffice(shop, getPriceEffect, { cookie: as(role), params: { id } });
  const effect = (await read('pricing')).json().data;
  expect(effect).toMatchObject({ up: 2, down: 0, belowCost: 0, needsApproval: true });
  expect(effect.margin.known).toBe(1);
  expect(effect.margin.after).toBeGreaterThan(effect.margin.before);
  expect((await read('content')).statusCode).toBe(404);
});

test('what 1C keeps is shown as kept and not written by hand, until nobody exchanges any more', async () => {
  const product = await aProduct();
  const { id } = product;
  await shop.db`UPDATE products SET exchange_digest = '\\x01' WHERE id = ${id}`;
  await shop.db`INSERT INTO external_ids (kind, external_id, role, their_name, is_mapped)
    VALUES ('price_type', 'retail', 'price', 'Розничная', true)`;
  await shop.db`INSERT INTO exchange_accounts (login, password_hash) VALUES ('books', 'nobody')`;
  const opened = () => askOffice(shop, getOfficeProduct, { cookie: as('pricing'), params: { id } });
  const { owned } = (await opened()).json().data;
  expect(owned).toEqual(expect.arrayContaining(['name_ru', 'units', 'price']));
  expect(owned).not.toContain('wholesale_price');
  const { data } = await save(shop, as('catalogue'), [
    change(id, 'name_ru', product.name_ru, 'Набрано рукой'),
    change(id, 'name_kz', product.name_kz, 'Қолмен жазылған'),
  ]);
  expect(states(data)).toEqual(['held one_c', 'applied']);
  const priced = await save(shop, as('pricing'), [
    change(id, 'price', product.price, Number(product.price) + 1),
  ]);
  expect(states(priced.data)).toEqual(['held one_c']);
  const { name_ru, price, name_kz } = (await valuesOf(id)) ?? {};
  expect([name_ru, price, name_kz]).toEqual([product.name_ru, product.price, 'Қолмен жазылған']);
  await shop.db`UPDATE exchange_accounts SET is_active = false`;
  expect((await opened()).json().data.owned).toEqual([]);
});
