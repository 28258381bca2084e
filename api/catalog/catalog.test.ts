import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productDetails, product as productSchema, type Section } from '#contract/catalog.ts';
import { openTestApp, type TestApp } from '#tests/app.ts';

let shop: TestApp;
let codes: string[];
beforeAll(async () => {
  shop = await openTestApp();
  const rows = await shop.db<{ code: string }[]>`SELECT code FROM products ORDER BY id LIMIT 40`;
  codes = rows.map((row) => row.code);
});
afterAll(() => shop.close());

const get = async (url: string, headers: Record<string, string> = {}) => {
  const response = await shop.app.inject({ url, headers });
  return { status: response.statusCode, body: response.json() };
};

/** `f.klass=33` of a page is `filter[klass]=33` of the call. */
const toApiQuery = (search: string) =>
  search.replace(/\bf\.(\w+)(?:\.(from|to))?=/g, (_all, code: string, bound?: string) =>
    bound === undefined ? `filter[${code}]=` : `filter[${code}][${bound}]=`,
  );

describe('sections', () => {
  test('all fourteen roots come with their leaves, and counts add up to the products on sale', async () => {
    const { body } = await get('/api/v2/sections/');
    expect(body.data).toHaveLength(14);
    const leaves = body.data.flatMap((root: { children: unknown[] }) => root.children);
    expect(leaves).toHaveLength(97);
    const [row] = await shop.db<
      { count: number }[]
    >`SELECT count(*)::int AS count FROM products WHERE active`;
    expect(body.data.reduce((sum: number, root: { count: number }) => sum + root.count, 0)).toBe(row?.count);
  });

  test('the last level of the tree has its choices of filters, in the reader’s language', async () => {
    const leafOf = async (language: string) => {
      const { body } = await get('/api/v2/sections/', { 'x-language-id': language });
      const leaves = body.data.flatMap((root: { children: { code: string }[] }) => root.children);
      return leaves.find(({ code }: { code: string }) => code === 'laminat');
    };
    expect((await leafOf('ru')).selections).toContainEqual({ code: '33-klass', name: '33 класс' });
    expect((await leafOf('kz')).selections).toContainEqual({ code: '33-klass', name: '33-класс' });
    expect((await get('/api/v2/sections/')).body.data[0]).not.toHaveProperty('selections');
  });

  test('every leaf is divided by something: pages written for it, or what its goods differ by', async () => {
    const leavesIn = async (language: string): Promise<Section[]> => {
      const { body } = await get('/api/v2/sections/', { 'x-language-id': language });
      return body.data.flatMap((root: Section) => root.children);
    };
    const [ru, kz] = await Promise.all([leavesIn('ru'), leavesIn('kz')]);
    expect(ru.filter(({ selections = [] }) => selections.length < 2).map(({ code }) => code)).toEqual([]);
    for (const [at, leaf] of ru.entries()) {
      const { code, count, selections = [] } = leaf;
      expect(new Set(selections.map(({ name }) => name)).size, code).toBe(selections.length);
      expect(
        kz[at]?.selections?.map((each) => each.code),
        code,
      ).toEqual(selections.map((each) => each.code));
      for (const { search, name } of selections) {
        if (search === undefined) continue;
        const chosen = await get(`/api/v2/products/?sectionCode=${code}&pageSize=1&${toApiQuery(search)}`);
        expect(chosen.body.meta.total, `${code} ${name}`).toBeGreaterThan(1);
        expect(chosen.body.meta.total, `${code} ${name}`).toBeLessThan(count);
      }
    }
  }, 60_000);

  test('names follow the language', async () => {
    const ru = await get('/api/v2/sections/laminat/');
    const kz = await get('/api/v2/sections/plitka/', { 'x-language-id': 'kz' });
    expect(ru.body.data.breadcrumbs.map((step: { name: string }) => step.name)).toEqual([
      'Напольные покрытия',
      'Ламинат',
    ]);
    expect(kz.body.data.section.name).toBe('Плитка және керамогранит');
    expect(kz.body.data.seoText).not.toBe('');
  });

  test('an unknown section is 404 with words', async () => {
    const { status, body } = await get('/api/v2/sections/nothing-here/', { 'x-language-id': 'kz' });
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'section.not_found', message: 'Мұндай бөлім жоқ.' });
  });

  test('the path without the trailing slash is answered the same', async () => {
    expect((await get('/api/v2/sections')).body).toEqual((await get('/api/v2/sections/')).body);
  });
});

describe('products', () => {
  test('by codes, in the order asked for, unknown ones left out, in all three ways to write a list', async () => {
    const [a, b, c] = codes;
    const expected = [c, a, b];
    for (const query of [
      `codes[]=${c}&codes[]=${a}&codes[]=unknown-one&codes[]=${b}`,
      `codes=${c}&codes=${a}&codes=${b}`,
      `codes=${c},${a},,${b},${a}`,
    ]) {
      const { body } = await get(`/api/v2/products/by-codes/?${query}`);
      expect(body.items.map((item: { code: string }) => item.code)).toEqual(expected);
    }
  });

  test('more codes than allowed, or none at all, are refused at the edge', async () => {
    const many = Array.from({ length: 61 }, (_, i) => `codes[]=p${i}`).join('&');
    expect((await get(`/api/v2/products/by-codes/?${many}`)).status).toBe(422);
    const none = await get('/api/v2/products/by-codes/');
    expect(none.status).toBe(422);
    expect(none.body.errors.codes).toEqual(['Заполните это поле.']);
  });

  test('a card has exactly the fields of the contract', async () => {
    const { body } = await get(`/api/v2/products/by-codes/?codes=${codes.join(',')}`);
    expect(body.items).toHaveLength(codes.length);
    for (const item of body.items) expect(productSchema.strict().safeParse(item).error).toBeUndefined();
  });

  test('a page has everything: properties, stores, path, law', async () => {
    const { status, body } = await get(`/api/v2/products/${codes[0]}/?city=astana`);
    expect(status).toBe(200);
    expect(productDetails.strict().safeParse(body.data).error).toBeUndefined();
    expect(body.data.properties.length).toBeGreaterThan(3);
    expect(body.data.breadcrumbs).toHaveLength(2);
    expect(body.data.vatPercent).toBe(16);
  });

  test('an unknown product is 404', async () => {
    expect((await get('/api/v2/products/no-such-thing/')).body.code).toBe('product.not_found');
  });

  test('a missing Kazakh name shows the Russian one with a mark', async () => {
    const code = codes[1] ?? '';
    await shop.db`UPDATE products SET name_kz = NULL WHERE code = ${code}`;
    const kz = await get(`/api/v2/products/${code}/`, { 'x-language-id': 'kz' });
    const ru = await get(`/api/v2/products/${code}/`);
    expect(kz.body.data).toMatchObject({ name: ru.body.data.name, isNameFallback: true });
    expect(ru.body.data.isNameFallback).toBeUndefined();
  });

  test('the wholesale price is there for a contract and absent for everyone else', async () => {
    const rows = await shop.db<{ code: string }[]>`
      SELECT code FROM products JOIN product_prices ON product_id = id WHERE wholesale_price IS NOT NULL LIMIT 5`;
    const url = `/api/v2/products/by-codes/?codes=${rows.map((row) => row.code).join(',')}`;
    const asRetail = { authorization: `Bearer ${await shop.logIn('retail@sheber.test')}` };
    for (const headers of [{}, asRetail]) {
      expect(JSON.stringify((await get(url, headers)).body)).not.toContain('wholesalePrice');
    }
    for (const email of ['wholesale@sheber.test', 'org@sheber.test']) {
      const { body } = await get(url, { authorization: `Bearer ${await shop.logIn(email)}` });
      for (const item of body.items) expect(item.wholesalePrice).toBeLessThan(item.price);
    }
  });

  test('an unknown or missing city means the default one', async () => {
    const [row] = await shop.db<{ code: string }[]>`
      SELECT p.code FROM products p JOIN stocks s ON s.product_id = p.id JOIN stores t ON t.id = s.store_id
      JOIN cities c ON c.id = t.city_id WHERE c.code = 'pavlodar' GROUP BY p.code HAVING sum(s.count) BETWEEN 1 AND 5 LIMIT 1`;
    const url = `/api/v2/products/${row?.code}/`;
    const here = (await get(`${url}?city=pavlodar`)).body.data;
    expect(here.badgesList.last).toBe('Осталось мало');
    expect((await get(url)).body.data).toEqual(here);
    expect((await get(`${url}?city=atlantis`)).body.data).toEqual(here);
  });
});
