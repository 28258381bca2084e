import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { product as productSchema } from '#contract/catalog.ts';
import type { Facet } from '#contract/listing.ts';
import { openTestApp, type TestApp } from '#tests/app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const get = async (query: string, headers: Record<string, string> = {}) => {
  const response = await shop.app.inject({ url: `/api/v2/products/?${query}`, headers });
  return { status: response.statusCode, body: response.json() };
};
const facetOf = (body: { filters: Facet[] }, code: string) =>
  body.filters.find((facet) => facet.code === code);
const codesOf = (body: { items: { code: string }[] }) => body.items.map((item) => item.code);

describe('a listing', () => {
  test('has a page of cards, the filters of its section in order, and the total', async () => {
    const { status, body } = await get('sectionCode=laminat');
    expect(status).toBe(200);
    for (const item of body.items) expect(productSchema.strict().safeParse(item).error).toBeUndefined();
    expect(body.items.every((item: { sectionCode: string }) => item.sectionCode === 'laminat')).toBe(true);
    const codes = body.filters.map((facet: Facet) => facet.code);
    expect(codes.slice(0, 3)).toEqual(['price', 'inStock', 'brand']);
    expect(codes.indexOf('floor_class')).toBeLessThan(codes.indexOf('floor_bevel'));
    expect(body.meta).toMatchObject({ page: 1, pageSize: 24, ignored: [] });
    const [row] = await shop.db<{ count: number }[]>`
      SELECT count(*)::int AS count FROM products p JOIN sections s ON s.id = p.section_id
      WHERE s.code = 'laminat' AND p.active`;
    expect(body.meta.total).toBe(row?.count);
  });

  test('values of one filter widen the listing, another filter narrows it', async () => {
    const all = (await get('sectionCode=laminat')).body;
    const [a, b] = facetOf(all, 'floor_class')?.values ?? [];
    const one = (await get(`sectionCode=laminat&filter[floor_class][]=${a?.code}`)).body;
    expect(one.meta.total).toBe(a?.count);
    const both = (await get(`sectionCode=laminat&filter[floor_class]=${a?.code},${b?.code}`)).body;
    expect(both.meta.total).toBe((a?.count ?? 0) + (b?.count ?? 0));
    // The count of the other value stays what choosing it besides would add.
    expect(facetOf(one, 'floor_class')?.values.find((value) => value.code === b?.code)?.count).toBe(b?.count);
    const brand = facetOf(one, 'brand')?.values[0];
    const narrowed = (
      await get(`sectionCode=laminat&filter[floor_class][]=${a?.code}&filter[brand][]=${brand?.code}`)
    ).body;
    expect(narrowed.meta.total).toBe(brand?.count);
    expect(facetOf(narrowed, 'brand')?.values.find((value) => value.isChosen)?.code).toBe(brand?.code);
  });

  test('says how many cost what, whatever part of the price is chosen', async () => {
    const all = (await get('sectionCode=laminat')).body;
    const price = facetOf(all, 'price');
    expect(price?.histogram).toHaveLength(24);
    expect(price?.histogram?.reduce((sum, count) => sum + count, 0)).toBe(all.meta.total);
    expect(price?.histogram?.[0]).toBeGreaterThan(0);
    expect(price?.histogram?.at(-1)).toBeGreaterThan(0);
    const cheap = (await get(`sectionCode=laminat&priceTo=${price?.range?.min}`)).body;
    expect(facetOf(cheap, 'price')?.histogram).toEqual(price?.histogram);
  });

  test('what it does not know is left out and named', async () => {
    const known = (await get('sectionCode=laminat')).body;
    const { status, body } = await get(
      'sectionCode=laminat&filter[nothing][]=1&filter[floor_class][]=99&filter[brand][]=nobody&filter[__proto__][]=1&storeId=32000&filter[floor_bevel][from]=2',
    );
    expect(status).toBe(200);
    expect(new Set(body.meta.ignored)).toEqual(
      new Set(['brand=nobody', 'floor_bevel', 'floor_class=99', 'nothing', 'storeId']),
    );
    expect(body.meta.total).toBe(known.meta.total);
  });

  test.each([
    ['sectionCode=nowhere', 'section.not_found'],
    ['brandCode=nobody', 'brand.not_found'],
    ['sectionCode=laminat&staticFilter=nothing', 'static_filter.not_found'],
    ['staticFilter=nothing', 'static_filter.not_found'],
  ])('%s is 404', async (query, code) => {
    const { status, body } = await get(query);
    expect({ status, code: body.code }).toEqual({ status: 404, code });
  });

  test.each([
    'pageSize=97',
    'page=0',
    'page=10001',
    'priceFrom=-1',
    'sort=cheapest',
    'inStock=yes',
    `filter[a]=${'1,'.repeat(70)}`,
    Array.from({ length: 33 }, (_, i) => `filter[p${i}]=1`).join('&'),
    'filter[a][from]=x',
  ])('%s is refused at the edge', async (query) => {
    expect((await get(query)).status).toBe(422);
  });

  test('pages follow each other without gap or repeat, and beyond the last there is nothing', async () => {
    const { body } = await get('sectionCode=napolnye-pokrytiya&pageSize=96');
    const seen: string[] = [];
    for (let page = 1; seen.length < body.meta.total; page++) {
      const part = (await get(`sectionCode=napolnye-pokrytiya&pageSize=96&sort=price-asc&page=${page}`)).body;
      expect(part.items.length).toBeGreaterThan(0);
      seen.push(...codesOf(part));
    }
    expect(new Set(seen).size).toBe(body.meta.total);
    const beyond = (await get('sectionCode=napolnye-pokrytiya&page=9999')).body;
    expect(beyond).toMatchObject({ items: [], meta: { total: body.meta.total, page: 9999 } });
  });

  test('the whole range and a brand are listings too', async () => {
    const brand = (await get('')).body.filters.find((facet: Facet) => facet.code === 'brand').values[0];
    const { body } = await get(`brandCode=${brand.code}`);
    expect(body.meta.total).toBe(brand.count);
    expect(facetOf(body, 'brand')).toBeUndefined();
    expect(body.filters.length).toBeLessThanOrEqual(20);
  });
});

describe('filters', () => {
  const ownCodes = ['price', 'inStock', 'brand', 'country', 'discount'];

  test('a leaf has all of its own in its order; above leaves only what a fifth of the products carry', async () => {
    const leaf = (await get('sectionCode=kotly')).body.filters.map((facet: Facet) => facet.code);
    const rows = await shop.db<{ code: string }[]>`
      SELECT q.code FROM section_properties sp JOIN properties q ON q.id = sp.property_id
      JOIN sections s ON s.id = sp.section_id WHERE s.code = 'kotly' AND sp.is_filter ORDER BY sp.position`;
    const properties = leaf.filter((code: string) => !ownCodes.includes(code));
    expect(properties).toEqual(rows.map((row) => row.code).filter((code) => properties.includes(code)));
    expect(properties.length).toBeGreaterThan(5);

    for (const root of ['napolnye-pokrytiya', 'kraski', 'instrumenty-i-krepezh']) {
      const carried = await shop.db<{ code: string }[]>`
        WITH p AS (SELECT p.id, p.value_ids FROM products p JOIN sections s ON s.id = p.section_id
                   JOIN sections root ON root.id = s.parent_id WHERE p.active AND root.code = ${root})
        SELECT q.code FROM p JOIN property_values v ON v.id = ANY(p.value_ids) JOIN properties q ON q.id = v.property_id
        GROUP BY q.code HAVING count(DISTINCT p.id) >= 0.2 * (SELECT count(*) FROM p)`;
      const codes = (await get(`sectionCode=${root}`)).body.filters.map((facet: Facet) => facet.code);
      expect(codes.length).toBeLessThanOrEqual(20);
      expect(codes.filter((code: string) => !ownCodes.includes(code)).sort()).toEqual(
        carried.map((row) => row.code).sort(),
      );
    }
    // Too rare for the root, yet chosen: it stays.
    const pile = facetOf((await get('sectionCode=kovrolin')).body, 'carpet_pile')?.values[0];
    expect(facetOf((await get('sectionCode=napolnye-pokrytiya')).body, 'carpet_pile')).toBeUndefined();
    const rare = (await get(`sectionCode=napolnye-pokrytiya&filter[carpet_pile]=${pile?.code}`)).body;
    expect(rare.meta).toMatchObject({ ignored: [], total: pile?.count });
    expect(facetOf(rare, 'carpet_pile')?.values[0]).toMatchObject({ code: pile?.code, isChosen: true });
  });

  test('numbers stand by number, other values by count; of very many sixty stay, and the chosen one', async () => {
    const { body } = await get('sectionCode=laminat');
    const numbers =
      facetOf(body, 'thickness_mm')?.values.map((value) => Number(value.name.replace(',', '.'))) ?? [];
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    const counts = facetOf(body, 'brand')?.values.map((value) => value.count) ?? [];
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    const size = facetOf((await get('')).body, 'brand');
    expect(size?.values.length).toBeLessThanOrEqual(60);
  });

  test('the count of a value is the total of the listing with it chosen in place of its neighbours', async () => {
    const choice =
      'sectionCode=napolnye-pokrytiya&priceTo=20000&filter[floor_tone]=dark,light&filter[brand]=parkentra,edilwood';
    const { body } = await get(choice);
    let compared = 0;
    for (const facet of body.filters as Facet[]) {
      if (facet.kind !== 'list') continue;
      const others = new URLSearchParams(choice);
      others.delete(`filter[${facet.code}]`);
      for (const { code, count } of facet.values.slice(0, 4)) {
        const { meta } = (await get(`${others}&filter[${facet.code}]=${code}&pageSize=1`)).body;
        expect([facet.code, code, meta.total]).toEqual([facet.code, code, count]);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(15);
  });

  test('a value that finds nothing is left out unless it is chosen', async () => {
    const { body } = await get('sectionCode=laminat&filter[floor_class]=34&priceTo=1');
    expect(body.meta.total).toBe(0);
    expect(facetOf(body, 'floor_class')?.values).toMatchObject([{ code: '34', count: 0, isChosen: true }]);
    expect(facetOf(body, 'floor_tone')).toBeUndefined();
    expect(facetOf(body, 'price')?.range).toMatchObject({ to: 1 });
  });
});

describe('static filters', () => {
  test('each finds something, has words in both languages and is linked from its section', async () => {
    const rows = await shop.db<{ section: string; code: string; choice: Record<string, string[]> }[]>`
      SELECT s.code AS section, f.code, f.choice FROM static_filters f JOIN sections s ON s.id = f.section_id`;
    expect(rows.length).toBeGreaterThanOrEqual(40);
    for (const { section, code, choice } of rows) {
      const { body } = await get(`sectionCode=${section}&staticFilter=${code}&pageSize=1`);
      expect([section, code, body.meta.total > 0, body.meta.ignored]).toEqual([section, code, true, []]);
      const filter = Object.entries(choice).map(([name, values]) => `filter[${name}]=${values.join(',')}`);
      const same = (await get(`sectionCode=${section}&${filter.join('&')}&pageSize=1`)).body;
      expect(body.meta.total).toBe(same.meta.total);
      for (const language of ['ru', 'kz']) {
        const url = `/api/v2/sections/${section}/?staticFilter=${code}`;
        const answer = await shop.app.inject({ url, headers: { 'x-language-id': language } });
        const { staticFilter, staticFilters } = answer.json().data;
        expect(staticFilters.map((each: { code: string }) => each.code)).toContain(code);
        expect(staticFilter).toMatchObject({ code, filter: choice });
        expect([staticFilter.title, staticFilter.description, staticFilter.seoText]).not.toContain('');
      }
    }
  });

  test('what is chosen besides narrows it; of the same property the values add up', async () => {
    const fixed = (await get('sectionCode=laminat&staticFilter=33-klass')).body;
    const more = (await get('sectionCode=laminat&staticFilter=33-klass&filter[floor_class][]=34')).body;
    expect(more.meta.total).toBeGreaterThan(fixed.meta.total);
    const tone = facetOf(fixed, 'floor_tone')?.values[0];
    const less = (await get(`sectionCode=laminat&staticFilter=33-klass&filter[floor_tone]=${tone?.code}`))
      .body;
    expect(less.meta.total).toBe(tone?.count);
  });

  test('a static filter of another section is 404, also at the section', async () => {
    expect((await get('sectionCode=kotly&staticFilter=33-klass')).status).toBe(404);
    const section = await shop.app.inject({ url: '/api/v2/sections/kotly/?staticFilter=33-klass' });
    expect([section.statusCode, section.json().code]).toEqual([404, 'static_filter.not_found']);
  });
});

describe('prices by contract', () => {
  test('bounds and order are retail for everyone but a contract', async () => {
    const query = 'sectionCode=laminat&sort=price-asc&pageSize=96';
    const anonymous = (await get(query)).body;
    const prices = anonymous.items.map(
      (item: { price: number; discountPrice?: number }) => item.discountPrice ?? item.price,
    );
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect(facetOf(anonymous, 'price')?.range).toEqual({ min: prices[0], max: prices.at(-1) });
    const asRetail = { authorization: `Bearer ${await shop.logIn('retail@sheber.test')}` };
    expect((await get(query, asRetail)).body).toEqual(anonymous);
    const asContract = { authorization: `Bearer ${await shop.logIn('wholesale@sheber.test')}` };
    const contract = (await get(query, asContract)).body;
    expect(facetOf(contract, 'price')?.range?.min).toBeLessThan(prices[0]);
    expect(JSON.stringify(anonymous)).not.toContain('wholesale');
  });
});
