import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SetCalculation, SetCard, SetItem } from '#contract/sets.ts';
import { openTestApp, type TestApp } from '#tests/app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const get = async (url: string, headers: Record<string, string> = {}) => {
  const response = await shop.app.inject({ url, headers });
  return { status: response.statusCode, body: response.json(), text: response.body };
};
const calculate = async (path: string, payload: object, headers: Record<string, string> = {}) => {
  const response = await shop.app.inject({
    method: 'POST',
    url: `/api/v1/sets/${path}/calculate/`,
    payload,
    headers,
  });
  return { status: response.statusCode, body: response.json() };
};
const itemsOf = (groups: { items: SetItem[] }[]): SetItem[] => groups.flatMap(({ items }) => items);

describe('the demo', () => {
  test('has at least thirty sets over the three modes, whole in both languages', async () => {
    const counts: Record<string, number> = {};
    for (const mode of ['kits', 'collections', 'interiors']) {
      for (const language of ['ru', 'kz']) {
        const { body } = await get(`/api/v1/sets/${mode}/?pageSize=96`, { 'x-language-id': language });
        counts[mode] = body.meta.total;
        expect(body.items).toHaveLength(body.meta.total);
        for (const set of body.items as SetCard[]) {
          expect(set.price).toBeGreaterThan(0);
          expect(set.name).not.toBe('');
          expect(set.itemCount).toBeGreaterThan(1);
        }
      }
    }
    expect(counts.kits).toBeGreaterThanOrEqual(12);
    expect(counts.collections).toBeGreaterThanOrEqual(12);
    expect(counts.interiors).toBeGreaterThanOrEqual(6);
  });

  test('every item of a room has its mark on the picture', async () => {
    const { body } = await get('/api/v1/sets/interiors/svetlaya-vannaya/');
    const marks = body.data.images[0].hotspots;
    expect(marks.map(({ item }: { item: number }) => item)).toEqual(
      itemsOf(body.data.groups).map(({ id }) => id),
    );
    for (const { x, y } of marks) {
      expect(x).toBeGreaterThan(2);
      expect(x).toBeLessThan(98);
      expect(y).toBeGreaterThan(2);
      expect(y).toBeLessThan(98);
    }
  });

  test('each set has a picture of its own shape', async () => {
    const { body } = await get('/api/v1/sets/interiors/');
    const response = await shop.app.inject(body.items[0].images[0].url.replace('lg_896', 'sm_224'));
    expect(response.statusCode).toBe(200);
    const { default: sharp } = await import('sharp');
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 224, height: 168 });
    const kit = (await get('/api/v1/sets/kits/')).body.items[0].images[0];
    expect((await shop.app.inject(kit.url)).statusCode).toBe(200);
  });
});

describe('listings', () => {
  test('unknown modes, sections, named choices and sets are 404 in the reader’s language', async () => {
    const cases = [
      ['/api/v1/sets/palaces/', 'set.not_found'],
      ['/api/v1/sets/kits/?sectionCode=plitka', 'section.not_found'],
      ['/api/v1/sets/kits/?sectionCode=pol&staticFilter=nothing', 'static_filter.not_found'],
      ['/api/v1/sets/kits/?staticFilter=po-ploshchadi', 'static_filter.not_found'],
      ['/api/v1/sets/kits/no-such-set/', 'set.not_found'],
      ['/api/v1/sets/interiors/styazhka/', 'set.not_found'],
    ];
    for (const [url = '', code] of cases) {
      const { status, body } = await get(url, { 'x-language-id': 'kz' });
      expect([status, body.code]).toEqual([404, code]);
      expect(body.message).toMatch(/жоқ/);
    }
  });

  test('a count is what the listing holds with that value chosen, whatever else is', async () => {
    const base = '/api/v1/sets/collections/?inStock=0';
    const whole = (await get(base)).body;
    expect(whole.meta.total).toBeGreaterThan(10);
    for (const first of ['', '&filter[style]=modern', '&priceTo=150000']) {
      const narrowed = (await get(base + first)).body;
      for (const facet of narrowed.filters) {
        if (facet.kind !== 'list') continue;
        for (const value of facet.values) {
          const query =
            facet.code === 'style' ? base + first.replace('&filter[style]=modern', '') : base + first;
          const { body } = await get(`${query}&filter[${facet.code}]=${value.code}`);
          expect([facet.code, value.code, body.meta.total]).toEqual([facet.code, value.code, value.count]);
        }
      }
    }
  });

  test('the price holds within its bounds and orders the list', async () => {
    const { body } = await get('/api/v1/sets/kits/?sort=price-asc&pageSize=96');
    const prices = body.items.map(({ price }: SetCard) => price);
    expect(prices).toEqual(prices.toSorted((a: number, b: number) => a - b));
    const middle = prices[Math.floor(prices.length / 2)];
    const cheap = (await get(`/api/v1/sets/kits/?priceTo=${middle}&pageSize=96`)).body.items as SetCard[];
    expect(cheap.length).toBeGreaterThan(0);
    expect(cheap.every(({ price }) => price <= middle)).toBe(true);
  });

  test('a named choice has its own words and keeps its filter; what is unknown is told', async () => {
    const { body } = await get(
      '/api/v1/sets/kits/?sectionCode=pol&staticFilter=po-ploshchadi&filter[taste]=sweet',
      {
        'x-language-id': 'kz',
      },
    );
    expect(body.place.staticFilter).toMatchObject({
      title: 'Ауданы бойынша еден жинақтары',
      filter: { scale: ['area'] },
    });
    expect(body.meta.ignored).toEqual(['taste']);
    expect(body.items.every(({ param }: SetCard) => param?.code === 'area')).toBe(true);
    expect(body.items.every(({ sectionCode }: SetCard) => sectionCode === 'pol')).toBe(true);
  });

  test('only what stands in the city is left by «in stock»', async () => {
    const { body } = await get('/api/v1/sets/kits/?inStock=1&city=astana&pageSize=96');
    for (const { balance } of body.items as SetCard[]) {
      expect(balance.some(({ city, count }) => city === 'astana' && count > 0)).toBe(true);
    }
    const nowhere = await get('/api/v1/sets/kits/?inStock=1&city=aktau');
    expect(nowhere.body.meta.total).toBe(0);
  });
});

describe('one set', () => {
  test('counts grow with the parameter, in whole packs', async () => {
    const small = (await get('/api/v1/sets/kits/pol-iz-laminata/?param=10')).body.data;
    const large = (await get('/api/v1/sets/kits/pol-iz-laminata/?param=33')).body.data;
    const [laminate] = itemsOf(small.groups);
    const product = small.products.find(({ code }: { code: string }) => code === laminate?.productCode);
    const { ratio } = product.units[1];
    expect(laminate?.count).toBe(Math.ceil((10 * 1.07) / ratio));
    expect(itemsOf(large.groups)[0]?.count).toBe(Math.ceil((33 * 1.07) / ratio));
    expect(large.calculation.total).toBeGreaterThan(small.calculation.total);
    expect(small.calculation.param).toBe(10);
  });

  test('the sum is that of its lines and the one a cart of the same goods has', async () => {
    const { data } = (await get('/api/v1/sets/kits/dushevaya-zona/')).body;
    const calculation: SetCalculation = data.calculation;
    const items = calculation.lines.map(({ productCode, count }) => ({ productCode, count }));
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/v1/cart/calculate/',
      payload: { items },
    });
    expect(calculation.total).toBe(response.json().totals.total);
    expect(calculation.total).toBe(data.price);
    // A set price of its own: cheaper than its parts, and said why.
    expect(data.saving).toBeGreaterThan(0);
    expect(calculation.discounts.some(({ promotionId }) => promotionId === 'nabor-dushevaya-zona')).toBe(
      true,
    );
  });

  test('optional items can be left out, required ones cannot, alternatives take their place', async () => {
    const path = 'kits/pol-iz-laminata';
    const { data } = (await get(`/api/v1/sets/${path}/`)).body;
    const items = itemsOf(data.groups);
    const required = items.find((item) => item.required && item.alternatives.length > 0);
    const optional = items.find((item) => !item.required && item.isTaken);
    const whole = (await calculate(path, {})).body.data as SetCalculation;
    const less = (await calculate(path, { choices: [{ item: optional?.id, productCode: null }] })).body
      .data as SetCalculation;
    expect(less.lines).toHaveLength(whole.lines.length - 1);
    expect(less.total).toBeLessThan(whole.total);
    const [other] = required?.alternatives ?? [];
    const swapped = (await calculate(path, { choices: [{ item: required?.id, productCode: other }] })).body
      .data;
    expect(swapped.lines.find((line: { item: number }) => line.item === required?.id).productCode).toBe(
      other,
    );
    const refused = await calculate(path, { choices: [{ item: required?.id, productCode: null }] });
    expect([refused.status, refused.body.code]).toEqual([422, 'set.item_required']);
  });

  test('strangers, unknown items and sizes out of bounds are refused with words', async () => {
    const path = 'kits/pol-iz-laminata';
    const [row] = await shop.db<{ code: string }[]>`
      SELECT p.code FROM products p JOIN sections s ON s.id = p.section_id WHERE s.code = 'kotly' LIMIT 1`;
    const item = itemsOf((await get(`/api/v1/sets/${path}/`)).body.data.groups)[0]?.id;
    for (const [payload, code] of [
      [{ choices: [{ item, productCode: row?.code }] }, 'set.choice_unknown'],
      [{ choices: [{ item: 99, productCode: null }] }, 'set.choice_unknown'],
      [{ param: 9000 }, 'set.param_range'],
      [{ param: 'ten' }, 'request.invalid'],
    ] as const) {
      const { status, body } = await calculate(path, payload);
      expect([status, body.code]).toEqual([422, code]);
      expect(body.message).not.toMatch(/[{}]/);
    }
  });

  test('what a city lacks is told and an analogue offered that it has', async () => {
    const path = 'interiors/domashnyaya-masterskaya';
    const before = (await get(`/api/v1/sets/${path}/?city=pavlodar`)).body.data;
    const drill = itemsOf(before.groups)[2];
    await shop.db`
      DELETE FROM stocks USING products p, stores t, cities c
      WHERE p.id = product_id AND t.id = store_id AND c.id = t.city_id AND p.code = ${drill?.productCode ?? ''}
        AND c.code = 'pavlodar'`;
    await expect
      .poll(async () => (await get(`/api/v1/sets/${path}/?city=pavlodar`)).body.data.calculation.wholeSets, {
        timeout: 15_000,
      })
      .toBe(0);
    const { data } = (await get(`/api/v1/sets/${path}/?city=pavlodar`)).body;
    const { analogue } = itemsOf(data.groups)[2] ?? {};
    const offered = data.products.find(({ code }: { code: string }) => code === analogue);
    expect(analogue).not.toBe(drill?.productCode);
    expect(
      offered.balance.some(
        ({ city, count }: { city: string; count: number }) => city === 'pavlodar' && count > 0,
      ),
    ).toBe(true);
    const chosen = await calculate(path, {
      city: 'pavlodar',
      choices: [{ item: drill?.id, productCode: analogue }],
    });
    expect(chosen.body.data.lines.find((line: { item: number }) => line.item === drill?.id)).toMatchObject({
      productCode: analogue,
      standing: 'here',
    });
  });

  test('a wholesale price is there for a contract and nowhere for anyone else', async () => {
    const url = '/api/v1/sets/kits/styazhka/';
    const visitor = await get(url);
    expect(visitor.text).not.toContain('wholesalePrice');
    const token = await shop.logIn('wholesale@sheber.test');
    const trader = await get(url, { authorization: `Bearer ${token}` });
    expect(trader.text).toContain('wholesalePrice');
    expect(trader.body.data.calculation.total).toBeLessThan(visitor.body.data.calculation.total);
    const listed = await get('/api/v1/sets/kits/?pageSize=96', { authorization: `Bearer ${token}` });
    expect(listed.body.items.find(({ code }: SetCard) => code === 'styazhka').price).toBe(
      trader.body.data.price,
    );
  });
});

test('a product knows the sets it belongs to, in the reader’s language', async () => {
  const { data } = (await get('/api/v1/sets/kits/instrument-novosela/')).body;
  const code = itemsOf(data.groups)[0]?.productCode;
  const product = (await get(`/api/v2/products/${code}/`, { 'x-language-id': 'kz' })).body.data;
  expect(product.sets).toContainEqual({
    mode: 'kits',
    code: 'instrument-novosela',
    name: 'Жаңа қоныстанушының құралдары',
    image: { id: data.images[0].id, version: data.images[0].version },
  });
});

test('a set whose product is gone says so and goes on', async () => {
  const { data } = (await get('/api/v1/sets/collections/esikhan-dveri/')).body;
  const [gone] = itemsOf(data.groups);
  await shop.db`UPDATE products SET active = false WHERE code = ${gone?.productCode ?? ''}`;
  await expect
    .poll(
      async () => {
        const { body } = await get('/api/v1/sets/collections/esikhan-dveri/');
        return body.data.calculation.lines.find((line: { item: number }) => line.item === gone?.id)?.standing;
      },
      { timeout: 15_000 },
    )
    .toBe('gone');
});
