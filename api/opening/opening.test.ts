/** From an empty database to a placed order, by the calls that the office's screens and the storefront make; and what is refused on the way. */
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChanges, undoChanges } from '#contract/office/changes.ts';
import { getOfficeBrands } from '#contract/office/kept-brands.ts';
import { getDoor } from '#contract/office/office-auth.ts';
import { getOpening, makePreviewPass } from '#contract/office/opening.ts';
import { getPlaces } from '#contract/office/places.ts';
import { adjustStock } from '#contract/office/stock.ts';
import { getTree, takeStartingTree } from '#contract/office/tree.ts';
import { units } from '#domain/sale-units.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';

let shop: TestApp;
let owner: { id: number; cookie: string };
beforeAll(async () => {
  shop = await openTestOffice({}, { isEmpty: true });
  await shop.app.ready();
});
afterAll(() => shop.close());

const SOON = { timeout: 15_000, interval: 50 };
const save = async (items: readonly object[], who = owner) => {
  const answer = await askOffice(shop, createChanges, { cookie: who.cookie, body: { items, apply: true } });
  const { data, code } = answer.json();
  return { status: answer.statusCode, code, set: data, ids: data?.items.map(({ id }: { id: number }) => id) };
};
/** A new thing, or fields of one that is there. */
const make = (subject: string, values: object) =>
  save(
    Object.entries(values).map(([field, to]) => ({
      subject,
      id: null,
      newKey: 'new',
      field,
      from: null,
      to,
    })),
  );
const change = (subject: string, id: number, field: string, from: unknown, to: unknown) =>
  save([{ subject, id, field, from, to }]);
const undo = async (id: number) =>
  askOffice(shop, undoChanges, { cookie: owner.cookie, params: { id }, body: { apply: true } });
const read = async (call: Parameters<typeof askOffice>[1]) =>
  (await askOffice(shop, call, { cookie: owner.cookie })).json();
const obstacles = async (): Promise<string[]> =>
  (await read(getOpening)).data.rows
    .filter(({ isNeeded, isDone }: { isNeeded: boolean; isDone: boolean }) => isNeeded && !isDone)
    .map(({ step }: { step: string }) => step);
const get = async (url: string) => (await shop.app.inject({ url })).json();

test('whoever comes to an empty office is told that nobody works there', async () => {
  expect((await askOffice(shop, getDoor)).json()).toEqual({ data: { isUnstaffed: true } });
  owner = await aStaffSession(shop, { email: 'owner@example.kz', roles: ['administrator', 'pricing'] });
  expect((await askOffice(shop, getDoor)).json()).toEqual({ data: { isUnstaffed: false } });
});

test('an empty shop has the units that goods are sold in, and lacks all else', async () => {
  const rows = await shop.db<{ code: string; ru: string; kz: string }[]>`
    SELECT code, name_ru AS ru, name_kz AS kz FROM units`;
  expect(Object.fromEntries(rows.map(({ code, ru, kz }) => [code, { ru, kz }]))).toEqual(units);
  expect((await read(getOpening)).data.isOpen).toBe(false);
  expect(await obstacles()).toEqual([
    ...[
      'seller',
      'cities',
      'stores',
      'sections',
      'brands',
      'products',
      'prices',
      'stock',
      'receiving',
      'bank',
    ],
  ]);
  expect((await change('setting', 1, 'shop.is_open', false, true)).code).toBe('shop.not_ready');
});

test.each(['/api/v2/cities/', '/api/v1/stores/', '/api/v2/sections/', '/api/v1/brands/'])(
  'the storefront asks an empty shop for %s and gets none',
  async (url) => {
    expect((await get(url)).data).toEqual([]);
  },
);

let storeId: number;
test('a city is taken from the list and a store is made in it: the city has zones and is the one that visitors get', async () => {
  const { known } = (await read(getPlaces)).data;
  expect(known).toHaveLength(24);
  const city = await make('city', { code: 'almaty' });
  expect(city.status).toBe(200);
  const facts = {
    ...{ city_id: city.ids[0], name_ru: 'Магазин на Абая', name_kz: 'Абайдағы дүкен' },
    ...{ address_ru: 'пр. Абая, 1', address_kz: 'Абай даңғылы, 1', latitude: 43.24, longitude: 76.95 },
  };
  expect((await make('store', { name_ru: 'Половина' })).code).toBe('store.unfinished');
  const made = await make('store', { ...facts, phone: '+77272000000', hours_1: '09:00–20:00' });
  storeId = made.ids[0];
  expect(await obstacles()).not.toContain('receiving');
  await expect
    .poll(async () => (await get('/api/v1/stores/')).data, SOON)
    .toMatchObject([
      {
        code: 'magazin-na-abaya',
        hasPickup: true,
        phones: ['+77272000000'],
        hours: [{ from: '09:00' }, null, null, null, null, null, null],
      },
    ]);
  expect((await get('/api/v1/delivery/zones/')).data.map(({ id }: { id: string }) => id)).toEqual([
    'almaty:near',
    'almaty:far',
  ]);
  await expect
    .poll(async () => (await get('/api/v2/cities/')).data, SOON)
    .toMatchObject([{ code: 'almaty', local: true }]);
  expect((await change('city', city.ids[0], 'is_active', true, false)).code).toBe('city.has_stores');
  // Made by mistake and taken back: it is gone for visitors, and comes back with the next undo.
  const second = await make('store', { ...facts, name_ru: 'Лишний', name_kz: 'Артық' });
  await undo(second.set.id);
  const off = (await read(getPlaces)).data.stores.find(({ id }: { id: number }) => id === second.ids[0]);
  expect(off).toMatchObject({ is_active: false, code: 'lishniy' });
});

let leaf: number;
test('departments are taken by one press, taken back and taken again; own sections stand beside them', async () => {
  const take = () =>
    askOffice(shop, takeStartingTree, { cookie: owner.cookie, body: { codes: ['kraski', 'plitka'] } });
  const tree = async () =>
    (await read(getTree)).items as { id: number; code: string; parentId: number | null; nameKz: string }[];
  const taken = (await take()).json().data;
  const sections = await tree();
  const paints = sections.find(({ code }) => code === 'kraski');
  expect(sections.filter(({ parentId }) => parentId === null).map(({ code }) => code)).toEqual([
    'kraski',
    'plitka',
  ]);
  expect(sections.filter(({ parentId }) => parentId === paints?.id).length).toBeGreaterThan(3);
  expect((await take()).json().code).toBe('tree.nothing_new');
  await undo(taken.id);
  expect(await tree()).toEqual([]);
  expect((await take()).statusCode).toBe(200);
  expect((await tree()).length).toBe(sections.length);

  const own = await make('section', { name_ru: 'Лаки', name_kz: 'Лактар', parent_id: paints?.id });
  leaf = own.ids[0];
  const [row] = await shop.db`SELECT code, level, rgt - lft AS width FROM sections WHERE id = ${leaf}`;
  expect(row).toEqual({ code: 'laki', level: 2, width: 1 });
  const deep = await make('section', { name_ru: 'Яхтные', name_kz: 'Яхталық', parent_id: leaf });
  expect((await make('section', { name_ru: 'Ещё', name_kz: 'Тағы', parent_id: deep.ids[0] })).code).toBe(
    'tree.too_deep',
  );
  expect((await change('section', leaf, 'parent_id', paints?.id, deep.ids[0])).code).toBe('tree.misplaced');
  expect((await change('section', leaf, 'is_active', true, false)).code).toBe('tree.in_use');
  expect((await change('section', deep.ids[0], 'parent_id', leaf, null)).status).toBe(200);
  expect((await tree()).at(-1)?.id).toBe(deep.ids[0]);
});

let brandId: number;
test('brands are made and renamed, none twice', async () => {
  brandId = (await make('brand', { name: 'Жаңа Бояу', description_ru: 'Краски' })).ids[0];
  expect((await make('brand', { name: 'жаңа бояу' })).code).toBe('brand.taken');
  await change('brand', brandId, 'name', 'Жаңа Бояу', 'Жаңа Лак');
  expect((await read(getOfficeBrands)).items).toMatchObject([
    { id: brandId, code: 'zhana-boyau', name: 'Жаңа Лак', products: 0, is_active: true },
  ]);
});

let productCode: string;
test('the first product is made, priced, switched on and counted; then its section takes no others below it', async () => {
  const made = await make('product', {
    ...{
      name_ru: 'Лак яхтный 1 л',
      name_kz: 'Яхта лагы 1 л',
      section_id: leaf,
      brand_id: brandId,
      price: 4500,
    },
  });
  const id = made.ids[0];
  expect(await obstacles()).toEqual(['seller', 'prices', 'stock', 'bank']);
  await change('product', id, 'active', false, true);
  expect(await obstacles()).toEqual(['seller', 'stock', 'bank']);
  const stocked = await askOffice(shop, adjustStock, {
    cookie: owner.cookie,
    params: { store: storeId },
    body: { productId: id, kind: 'in', count: 5, reason: 'supply' },
  });
  expect(stocked.statusCode).toBe(200);
  expect((await make('section', { name_ru: 'Под', name_kz: 'Асты', parent_id: leaf })).code).toBe(
    'tree.has_goods',
  );
  expect((await change('brand', brandId, 'is_active', true, false)).code).toBe('brand.in_use');
  expect((await change('store', storeId, 'is_active', true, false)).code).toBe('store.in_use');
  [{ code: productCode } = { code: '' }] = await shop.db<{ code: string }[]>`SELECT code FROM products`;
  // Only what something lies in is offered to visitors.
  await expect
    .poll(async () => (await get('/api/v2/sections/')).data.map(({ code }: { code: string }) => code), SOON)
    .toEqual(['kraski']);
  expect((await get('/api/v1/brands/')).data).toMatchObject([{ name: 'Жаңа Лак', count: 1 }]);
  // Nobody has weighed it.
  expect((await get(`/api/v2/products/${productCode}/`)).data).toMatchObject({
    units: [{ weight: 0 }],
    price: 4500,
  });
});

async function order(): Promise<{ status: number; body: { code?: string; data?: { number: string } } }> {
  const token = randomBytes(32).toString('base64url');
  const [user] = await shop.db<{ id: number }[]>`
    INSERT INTO users (email, password_hash, first_name) VALUES (${`${randomUUID()}@example.kz`}, 'none', 'Айгерим') RETURNING id`;
  await shop.db`
    INSERT INTO sessions (token_hash, user_id, expires_at) VALUES (sha256(${token}), ${user?.id ?? 0}, now() + interval '1 hour')`;
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/orders/',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': token },
    payload: {
      city: 'almaty',
      items: [{ productCode, count: 1, sum: 4500 }],
      delivery: { method: 'pickup', storeId },
      recipient: { firstName: 'Айгерим', lastName: 'Сейткали', phone: '+7 705 123-45-67' },
      payment: 'card_on_receipt',
      total: 4500,
      agreement: true,
    },
  });
  return { status: response.statusCode, body: response.json() };
}

test('a shop that is not open takes no order; once its seller is told it opens, and the first order is placed', async () => {
  expect((await order()).body.code).toBe('shop.not_open');
  const pass = await askOffice(shop, makePreviewPass, { cookie: owner.cookie });
  const { address } = pass.json().data;
  expect(shop.opening.isPass(new URL(address).searchParams.get('pass') ?? '')).toBe(true);
  expect(shop.opening.isPass(`${Math.floor(Date.now() / 1000) + 60}.${'A'.repeat(43)}`)).toBe(false);
  expect(shop.opening.isOpen()).toBe(false);

  const { settings } = (
    await askOffice(
      shop,
      { method: 'GET', path: '/office/api/v1/settings/', requiresKey: false },
      { cookie: owner.cookie },
    )
  ).json().data;
  const was = (key: string) => settings.find((each: { key: string }) => each.key === key).value;
  const seller = {
    'seller.name': { ru: 'ТОО «Первый магазин»', kz: '«Бірінші дүкен» ЖШС' },
    'seller.bin': '990240001237',
    'seller.address': { ru: 'г. Алматы, пр. Абая, 1', kz: 'Алматы қ., Абай даңғылы, 1' },
    'seller.phone': '+7 (727) 200-00-00',
    // Who takes no invoices needs no bank.
    'payments.invoice': false,
  };
  const told = await save(
    Object.entries(seller).map(([field, to]) => ({ subject: 'setting', id: 1, field, from: was(field), to })),
  );
  expect(told.set.counts).toMatchObject({ applied: 5 });
  expect(await obstacles()).toEqual([]);
  expect((await change('setting', 1, 'shop.is_open', false, true)).status).toBe(200);
  await expect.poll(() => shop.opening.isOpen(), SOON).toBe(true);
  const placed = await order();
  expect(placed).toMatchObject({ status: 200, body: { data: { number: expect.any(String) } } });
});
