import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { createVisitorMarks } from '../http/visitor-mark.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

let visitors = 0;
/** Each from an address of its own: the limit has its own test. */
const ask = async (path: string, query: Record<string, string>, headers: Record<string, string> = {}) => {
  const remoteAddress = `10.0.${(visitors >> 8) & 255}.${visitors++ & 255}`;
  const url = `/api/v2/search/${path}?${new URLSearchParams(query)}`;
  const response = await shop.app.inject({ url, headers, remoteAddress });
  return { status: response.statusCode, body: response.json() };
};
const search = async (q: string, more: Record<string, string> = {}, headers = {}) =>
  (await ask('', { q, ...more }, headers)).body;
const suggest = async (q: string, headers = {}) => (await ask('suggest/', { q }, headers)).body.data;
const sectionsOf = (body: { items: { sectionCode: string }[] }) => body.items.map((item) => item.sectionCode);

describe('a search', () => {
  test('finds goods by their name, with filters, sections and their counts', async () => {
    const body = await search('ламинат');
    expect(new Set(sectionsOf(body).slice(0, 10))).toEqual(new Set(['laminat']));
    expect(body.filters.map((facet: { code: string }) => facet.code)).toContain('floor_class');
    expect(body.sections[0].code).toBe('laminat');
    const counts = body.sections.map((section: { count: number }) => section.count);
    expect(counts.reduce((sum: number, count: number) => sum + count)).toBe(body.meta.total);
    expect(body.corrected).toBeUndefined();
    expect(body.instead).toBeUndefined();
  });

  test('offers no two filters of one name, but for a chosen one', async () => {
    const namesOf = (body: { filters: { name: string }[] }) => body.filters.map((facet) => facet.name);
    const names = namesOf(await search('ламинат'));
    expect(names).toHaveLength(new Set(names).size);
    const chosen = await search('ламинат', { 'filter[under_warm]': 'yes' });
    expect(chosen.filters.map((facet: { code: string }) => facet.code)).toContain('under_warm');
    expect(namesOf(chosen)).toHaveLength(new Set(namesOf(chosen)).size);
  });

  test('puts what a thing is before what only mentions it', async () => {
    expect(new Set(sectionsOf(await search('обои')).slice(0, 5))).not.toContain('kley-dlya-oboev');
    expect(sectionsOf(await search('клей для обоев'))[0]).toBe('kley-dlya-oboev');
  });

  test('filters narrow it as they do a section, and the counts foretell by how much', async () => {
    const all = await search('ламинат');
    const brand = all.filters.find((facet: { code: string }) => facet.code === 'brand').values[0];
    const narrowed = await search('ламинат', { 'filter[brand]': brand.code });
    expect(narrowed.meta.total).toBe(brand.count);
    expect(narrowed.meta.total).toBeLessThan(all.meta.total);
  });

  test('sections narrow it, an unknown section is refused', async () => {
    const all = await search('краска');
    const section = all.sections[1];
    const narrowed = await search('краска', { sectionCode: section.code });
    expect(new Set(sectionsOf(narrowed))).toEqual(new Set([section.code]));
    expect(narrowed.meta.total).toBe(section.count);
    expect((await ask('', { q: 'краска', sectionCode: 'nowhere' })).status).toBe(404);
  });

  test('other orders hold for what was found', async () => {
    const { items } = await search('ламинат', { sort: 'price-asc', pageSize: '96' });
    const prices = items.map(
      (item: { price: number; discountPrice?: number }) => item.discountPrice ?? item.price,
    );
    expect(prices).toEqual([...prices].sort((a: number, b: number) => a - b));
  });

  test('pages follow each other without gap or repeat, the same every time', async () => {
    const first = await search('плитка', { pageSize: '5' });
    const second = await search('плитка', { pageSize: '5', page: '2' });
    const both = await search('плитка', { pageSize: '10' });
    expect([...first.items, ...second.items]).toEqual(both.items);
    expect(await search('плитка', { pageSize: '5' })).toEqual(first);
  });

  test('says what it has corrected, and leaves it when told so', async () => {
    const body = await search('kfvbyfn');
    expect(body.corrected).toEqual({ query: 'ламинат', literal: 'kfvbyfn' });
    expect(sectionsOf(body)[0]).toBe('laminat');
    const literal = await search('kfvbyfn', { exact: '1' });
    expect(literal.corrected).toBeUndefined();
    expect(literal.meta.total).toBe(0);
    expect(literal.instead.queries).toContain('ламинат');
  });

  test('offers something else when there is nothing', async () => {
    const body = await search('ъъъъъъ');
    expect(body.meta.total).toBe(0);
    expect(body.instead.sections.length).toBeGreaterThan(0);
    expect(body.instead.products.length).toBeGreaterThan(0);
    expect((await search('')).meta.total).toBe(0);
  });

  test('an article, a barcode and the accounting number find their product first', async () => {
    const [row] = await shop.db<{ productCode: string; gtin: string; externalId: string }[]>`
      SELECT product_code AS "productCode", gtin, external_id AS "externalId" FROM products
      WHERE active AND gtin IS NOT NULL ORDER BY id LIMIT 1`;
    for (const code of [row?.productCode, `артикул ${row?.productCode}`, row?.gtin, row?.externalId]) {
      const { items, meta } = await search(code ?? '');
      expect([code, items[0]?.productCode, meta.isPartial]).toEqual([code, row?.productCode, false]);
      const suggested = (await suggest(code ?? '')).products;
      expect([code, suggested[0]?.productCode]).toEqual([code, row?.productCode]);
    }
    const start = row?.productCode.slice(0, 5) ?? '';
    const codes = (await search(start)).items.map((item: { productCode: string }) => item.productCode);
    expect(codes.length).toBeGreaterThan(0);
    expect(codes[0].startsWith(start)).toBe(true);
  });

  test('goods of the very size come first, and the answer says how many they are', async () => {
    const [row] = await shop.db<{ name: string }[]>`
      SELECT name_ru AS name FROM products WHERE active AND name_ru LIKE 'Саморез%×%' ORDER BY id LIMIT 1`;
    const size = row?.name.match(/[\d,]+×[\d,]+(?= мм)/)?.[0] ?? '';
    const { items, meta } = await search(`саморез ${size.replace('×', 'х')}`, { pageSize: '96' });
    const isExact = items.map(({ name }: { name: string }) => name.includes(` ${size} мм`));
    expect(meta.exactSize).toBe(isExact.filter(Boolean).length);
    expect(isExact.lastIndexOf(true)).toBe(meta.exactSize - 1);
    expect(meta.total).toBeGreaterThan(meta.exactSize);
    expect((await search('саморез')).meta.exactSize).toBeUndefined();
  });

  test('names sections in the reader’s language', async () => {
    const body = await search('есік', {}, { 'x-language-id': 'kz' });
    expect(body.sections[0].name).toMatch(/есіктер/);
  });

  test('a wholesale price is seen by a contract alone', async () => {
    expect(JSON.stringify(await search('ламинат'))).not.toContain('wholesale');
  });

  test('follows the range: new words are found without a restart', async () => {
    await search('ламинат');
    await shop.db`
      UPDATE products SET name_ru = 'Хрустофон ' || name_ru
      WHERE id = (SELECT min(id) FROM products WHERE active)`;
    await vi.waitFor(async () => expect((await search('хрустофоны')).meta.total).toBe(1), {
      timeout: 15_000,
    });
  });

  test('follows the synonyms', async () => {
    await shop.db`INSERT INTO search_synonyms (words, means) VALUES ('{дрындулет}', '{ламинат}')`;
    await vi.waitFor(async () => expect(sectionsOf(await search('дрындулет'))[0]).toBe('laminat'), {
      timeout: 15_000,
    });
  });

  test('explains itself when asked, and only where it may', async () => {
    const body = await search('шурик', { debug: '1' });
    expect(body.debug.terms[0]).toMatchObject({ text: 'шурик', how: 'known' });
    expect(body.debug.scores[0].score).toBeGreaterThan(body.debug.scores.at(-1).score);
    expect((await search('шурик')).debug).toBeUndefined();
  });
});

describe('suggestions', () => {
  test('queries are in the reader’s language; in the other one only where that is what is typed', async () => {
    const isKazakh = (query: string) => /[әғқңөұүһі]/u.test(query);
    for (const typed of ['ламинат', 'ламин', 'краска', 'фанера']) {
      const { queries } = await suggest(typed);
      expect(queries.length, typed).toBeGreaterThan(0);
      expect(queries.filter(isKazakh), typed).toEqual([]);
    }
    const kazakh = { 'x-language-id': 'kz' };
    expect((await suggest('тұсқа', kazakh)).queries.some(isKazakh)).toBe(true);
    expect((await suggest('тұсқа')).queries.some(isKazakh)).toBe(true);
  });

  test('complete what is being typed', async () => {
    const found = await suggest('лам');
    expect(found.queries[0]).toMatch(/^лам/);
    expect(found.sections.map((section: { code: string }) => section.code)).toContain('laminat');
    expect(found.sections.find(({ code }: { code: string }) => code === 'laminat').parent).toBe(
      'Напольные покрытия',
    );
    expect(found.products).toHaveLength(4);
    const all = (await search('лам')).meta.total;
    if (found.total !== undefined) expect(found.total).toBe(all);
    expect((await suggest('temirqol дрель')).total).toBe((await search('temirqol дрель')).meta.total);
    expect((await suggest('temir')).brands[0]).toMatchObject({ code: 'temirqol', count: expect.any(Number) });
    expect((await suggest('темир')).brands[0]).toMatchObject({ code: 'temirqol' });
  });

  test('know the wrong layout and Kazakh', async () => {
    expect((await suggest('kfvbyf')).sections[0].code).toBe('laminat');
    const kazakh = await suggest('тұсқа', { 'x-language-id': 'kz' });
    expect(kazakh.queries[0]).toMatch(/тұсқағаз/);
  });

  test('complete the last word as the found goods spell it', async () => {
    const { queries } = await suggest('ламинат ду');
    expect(queries).toContain('ламинат дуб');
    expect(queries.length).toBeLessThanOrEqual(6);
    expect((await suggest('ламинат дуб')).queries).not.toContain('ламинат дуб');
  });

  test('of an empty field are what sells best: queries that find, and sections', async () => {
    for (const language of ['ru', 'kz']) {
      const popular = await suggest('  ', { 'x-language-id': language });
      expect(popular).toMatchObject({ brands: [], products: [], total: 0 });
      expect(popular.sections).toHaveLength(8);
      expect(popular.queries.length).toBeGreaterThan(3);
      for (const query of popular.queries) expect((await suggest(query)).products, query).not.toEqual([]);
    }
  });
});

test('the sixty-first search of a minute from one browser is refused, and says for how long', async () => {
  const fourSecondsAgo = createVisitorMarks(shop.config.secretKey ?? '', () => Date.now() - 4000);
  const cookie = (fourSecondsAgo.cookieFor({ headers: {} }) ?? '').split(';')[0] ?? '';
  const inject = (headers: Record<string, string> = { cookie }) =>
    shop.app.inject({ url: '/api/v2/search/?q=x&pageSize=1', remoteAddress: '10.9.9.9', headers });
  const statuses: number[] = [];
  for (let time = 0; time < 61; time++) statuses.push((await inject()).statusCode);
  expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
  const refused = await inject();
  expect([statuses[60], refused.statusCode, refused.json().code]).toEqual([429, 429, 'request.too_many']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await inject({})).statusCode, 'a neighbour at the same address').toBe(200);
  const [counter] = await shop.db<
    { hits: number }[]
  >`SELECT hits FROM rate_counters WHERE key LIKE 'search:%' ORDER BY hits DESC LIMIT 1`;
  expect(counter?.hits).toBe(60);
});
