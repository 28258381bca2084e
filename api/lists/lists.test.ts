import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { LIST_BOUNDS } from './lists.ts';

let shop: TestApp;
let tokens: { mine: string; other: string };
let codes: string[];
beforeAll(async () => {
  shop = await openTestApp();
  tokens = { mine: await shop.logIn('retail@sheber.test'), other: await shop.logIn('club@sheber.test') };
  codes = (await shop.db`SELECT code FROM products ORDER BY id LIMIT 600`).map(({ code }) => code);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db`DELETE FROM saved_products`;
});

type Asked = {
  method?: 'GET' | 'POST' | 'DELETE';
  payload?: object;
  token?: string | null;
  language?: string;
};
async function ask(url: string, { method = 'GET', payload, token = tokens.mine, language }: Asked = {}) {
  const response = await shop.app.inject({
    method,
    url,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(language ? { 'x-language-id': language } : {}),
    },
    ...(payload ? { payload } : {}),
  });
  return { status: response.statusCode, body: response.json() };
}

const LISTS = ['favorites', 'compare'] as const;
const path = (list: string, rest = '') => `/api/v2/products/${list}/${rest}`;
const add = (list: string, productsCode: unknown, token?: string) =>
  ask(path(list), { method: 'POST', payload: { productsCode }, ...(token ? { token } : {}) });
const codesOf = async (list: string, token?: string) =>
  (await ask(path(list, 'codes/'), token ? { token } : {})).body;

describe.each(LISTS)('%s', (list) => {
  test('keep the order in which they came, the newest first, each once', async () => {
    await add(list, [codes[1], codes[0]]);
    await add(list, codes[2]);
    const again = await add(list, [codes[0]]);
    expect(again.body).toMatchObject({ success: true, products: [codes[2], codes[1], codes[0]] });
    expect((await codesOf(list)).products).toEqual([codes[2], codes[1], codes[0]]);
  });

  test('take what was trimmed, empty or doubled as what it means', async () => {
    const { body } = await add(list, [` ${codes[0]} `, '', codes[0], '  ']);
    expect(body.products).toEqual([codes[0]]);
  });

  test('a repeated request changes nothing, not even the event id', async () => {
    const first = (await add(list, [codes[0]])).body;
    expect((await add(list, [codes[0]])).body).toEqual(first);
    const second = (await add(list, [codes[1]])).body;
    expect(second.eventId).not.toBe(first.eventId);
    expect((await codesOf(list)).eventId).toBe(second.eventId);
  });

  test('of others are invisible and untouched', async () => {
    await add(list, [codes[0]], tokens.other);
    await add(list, [codes[1]]);
    const removal = list === 'favorites' ? path(list, `?productsCode[]=${codes[0]}`) : path(list);
    await ask(removal, { method: 'DELETE', payload: { productsCode: [codes[0]] } });
    expect((await codesOf(list)).products).toEqual([codes[1]]);
    expect((await codesOf(list, tokens.other)).products).toEqual([codes[0]]);
  });

  test('need a login for everything', async () => {
    const rest = list === 'favorites' ? '' : 'list-by-user/';
    for (const asked of [
      ask(path(list, 'codes/'), { token: null }),
      ask(path(list, rest), { token: null }),
      ask(path(list), { method: 'POST', payload: { productsCode: [codes[0]] }, token: null }),
      ask(path(list, '?productsCode[]=x'), { method: 'DELETE', payload: {}, token: null }),
    ]) {
      expect(await asked).toMatchObject({ status: 401, body: { code: 'session.required' } });
    }
  });

  test('leave out what the shop does not know, and say so when nothing is left', async () => {
    expect((await add(list, ['no-such', codes[0]])).body.products).toEqual([codes[0]]);
    expect(await add(list, ['no-such'])).toMatchObject({ status: 404, body: { code: 'product.not_found' } });
  });

  test('never grow beyond their bound: the request is refused as a whole and told in words', async () => {
    const bound = LIST_BOUNDS[list];
    await shop.db`
      INSERT INTO saved_products (user_id, list, product_id)
      SELECT u.id, ${list}, p.id FROM users u, products p
      WHERE u.email = 'retail@sheber.test' AND p.code = ANY(${codes.slice(0, bound - 1)})`;
    const { status, body } = await add(list, [codes[bound], codes[bound + 1]]);
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'lists.full' });
    expect(body.message).toContain(String(bound));
    expect((await codesOf(list)).products).toHaveLength(bound - 1);
    expect((await add(list, [codes[bound]])).status).toBe(200);
  });

  test('twenty at once end with all of them', async () => {
    // Whoever is told to come again does.
    const insist = async (code: string): Promise<unknown> =>
      (await add(list, [code])).status === 503 && insist(code);
    await Promise.all(codes.slice(0, 20).map(insist));
    expect(new Set((await codesOf(list)).products)).toEqual(new Set(codes.slice(0, 20)));
  });

  test.each([[undefined], [null], [7], [{}], [[1]], ['x'.repeat(161)], [Array(201).fill('a')]])(
    'refuse %j as codes',
    async (productsCode) => {
      expect(await add(list, productsCode)).toMatchObject({
        status: 422,
        body: { code: 'request.invalid', errors: { productsCode: expect.any(Array) } },
      });
    },
  );
});

describe('removal', () => {
  test('of favourites takes codes from the query in all three spellings', async () => {
    for (const query of [
      `productsCode[]=${codes[0]}&productsCode[]=${codes[1]}`,
      `productsCode=${codes[0]}&productsCode=${codes[1]}`,
      `productsCode=${codes[0]},${codes[1]}`,
    ]) {
      await add('favorites', codes.slice(0, 3));
      const { body } = await ask(path('favorites', `?${query}`), { method: 'DELETE' });
      expect(body).toMatchObject({ success: true, products: [codes[2]] });
    }
  });

  test('from the comparison takes codes and sections from the body, those below a section included', async () => {
    const rows = await shop.db`
      SELECT p.code, s.code AS section, root.code AS root FROM products p JOIN sections s ON s.id = p.section_id
      JOIN sections root ON root.lft <= s.lft AND root.rgt >= s.rgt AND root.parent_id IS NULL
      WHERE s.code IN ('laminat', 'linoleum', 'perforatory') ORDER BY p.id`;
    const of = (section: string) => rows.filter((row) => row.section === section).map(({ code }) => code);
    const [laminate, linoleum, drills] = ['laminat', 'linoleum', 'perforatory'].map((each) =>
      of(each).slice(0, 2),
    );
    const all = [...(laminate ?? []), ...(linoleum ?? []), ...(drills ?? [])];
    expect(all).toHaveLength(6);
    const remove = (payload: object) => ask(path('compare'), { method: 'DELETE', payload });
    await add('compare', all);
    expect(
      (await remove({ productsCode: [laminate?.[0]], sectionsCode: ['perforatory'] })).body.products,
    ).toEqual([laminate?.[1], ...(linoleum ?? [])]);
    const root = rows.find(({ section }) => section === 'laminat')?.root;
    expect((await remove({ sectionsCode: [root] })).body.products).toEqual([]);
    expect((await remove({})).body).toMatchObject({ success: true, products: [] });
  });
});

describe('the page of favourites', () => {
  test('has products, sections with counts and pages; sections narrow it', async () => {
    const of = async (section: string, most: number) =>
      (
        await shop.db`
          SELECT p.code FROM products p JOIN sections s ON s.id = p.section_id
          WHERE s.code = ${section} ORDER BY p.id LIMIT ${most}`
      ).map(({ code }) => code);
    const floors = [...(await of('laminat', 15)), ...(await of('linoleum', 12))];
    const [drill] = await of('perforatory', 1);
    await add('favorites', [drill, ...floors]);
    const { body } = await ask(path('favorites', '?cityCode=astana&page=1'), { language: 'kz' });
    expect(body.items).toHaveLength(24);
    expect(body.items[0].code).toBe(drill);
    expect(body.meta).toEqual({ page: 1, pageSize: 24, total: 28 });
    expect(body.sections).toEqual([
      { code: 'perforatory', name: 'Перфораторлар', count: 1 },
      { code: 'laminat', name: 'Ламинат', count: 15 },
      { code: 'linoleum', name: 'Линолеум', count: 12 },
    ]);
    const narrowed = (await ask(path('favorites', '?sectionsCode[]=perforatory&sectionsCode[]=no-such')))
      .body;
    expect(narrowed.items.map(({ code }: { code: string }) => code)).toEqual([drill]);
    expect(narrowed.sections).toHaveLength(3);
    const root = (await ask(path('favorites', '?sectionsCode=napolnye-pokrytiya'))).body;
    expect(root.meta.total).toBe(27);
    const second = (await ask(path('favorites', '?page=2'))).body;
    expect(second.items).toHaveLength(4);
  });

  test.each([
    ['price-asc', (one: Item, other: Item) => one.shown - other.shown],
    ['price-desc', (one: Item, other: Item) => other.shown - one.shown],
    ['name', (one: Item, other: Item) => one.name.localeCompare(other.name, 'ru')],
  ])('is ordered by %s', async (sort, order) => {
    await add('favorites', codes.slice(0, 20));
    const { items } = (await ask(path('favorites', `?sort=${sort}`))).body;
    const shown = items.map((item: Item) => ({ ...item, shown: item.discountPrice ?? item.price }));
    expect(shown).toEqual(shown.toSorted(order));
    expect((await ask(path('favorites', '?sort=magic'))).status).toBe(422);
  });

  test('is the same for the codes of a browser, in any session', async () => {
    await add('favorites', codes.slice(0, 5));
    const own = (await ask(path('favorites'))).body;
    const query = codes
      .slice(0, 5)
      .map((code) => `productsCode[]=${code}`)
      .join('&');
    const { body } = await ask(path('favorites', `list-by-codes/?${query}`), { token: null });
    expect(body).toEqual(own);
  });

  type Item = { name: string; price: number; discountPrice?: number; shown: number };
});

describe('the comparison', () => {
  type Row = {
    code: string;
    name: string;
    value: string;
    isDifferent: boolean;
    isBest: boolean;
    number: number;
  };
  type Compared = { code: string; sectionCode: string; compareProperty: Row[] };

  async function compare(query = '') {
    const { body } = await ask(path('compare', `list-by-user/?cityCode=pavlodar${query}`));
    return body as { items: Compared[]; sections: { code: string; count: number }[]; sectionCode: string };
  }

  beforeEach(async () => {
    const rows = await shop.db`
      (SELECT p.code FROM products p JOIN sections s ON s.id = p.section_id WHERE s.code = 'laminat' ORDER BY p.id LIMIT 4)
      UNION ALL
      (SELECT p.code FROM products p JOIN sections s ON s.id = p.section_id WHERE s.code = 'perforatory' ORDER BY p.id LIMIT 2)`;
    await add(
      'compare',
      rows.map(({ code }) => code),
    );
  });

  test('shows the section that was asked for, or that of the newest product', async () => {
    const first = await compare('&sectionCode=&compareByFilters=');
    expect(first.sectionCode).toBe('laminat');
    expect(first.sections.map(({ code, count }) => [code, count])).toEqual([
      ['laminat', 4],
      ['perforatory', 2],
    ]);
    const drills = await compare('&sectionCode=perforatory');
    expect(drills.items.map(({ sectionCode }) => sectionCode)).toEqual(['perforatory', 'perforatory']);
    expect((await compare('&sectionCode=no-such')).sectionCode).toBe('laminat');
  });

  test('lays the same rows side by side and tells which differ', async () => {
    const { items } = await compare();
    const [first] = items;
    expect(first?.compareProperty.length).toBeGreaterThan(5);
    for (const item of items)
      expect(item.compareProperty.map(({ code }) => code)).toEqual(
        first?.compareProperty.map(({ code }) => code),
      );
    first?.compareProperty.forEach((row, place) => {
      const values = new Set(items.map((item) => item.compareProperty[place]?.value));
      expect(row.isDifferent, row.code).toBe(values.size > 1);
    });
  });

  test('marks the best value only where a direction is known', async () => {
    const { items } = await compare('&sectionCode=perforatory');
    const row = (code: string) =>
      items.map((item) => item.compareProperty.find((property) => property.code === code));
    const energy = row('tool_energy_j');
    const most = Math.max(...energy.map((cell) => cell?.number ?? 0));
    const isEven = new Set(energy.map((cell) => cell?.number)).size === 1;
    expect(energy.map((cell) => cell?.isBest)).toEqual(
      energy.map((cell) => !isEven && cell?.number === most),
    );
    expect(row('brand').some((cell) => cell?.isBest)).toBe(false);
  });

  test('by filters leaves what no filter of the section asks', async () => {
    const all = (await compare()).items[0]?.compareProperty.map(({ code }) => code) ?? [];
    const filters =
      (await compare('&compareByFilters=1')).items[0]?.compareProperty.map(({ code }) => code) ?? [];
    expect(filters.length).toBeLessThan(all.length);
    expect(filters).not.toContain('brand');
    expect(all).toEqual(expect.arrayContaining(filters));
  });

  test('of a browser’s codes is the same table; of nothing an empty one', async () => {
    const { products } = await codesOf('compare');
    const { body } = await ask(path('compare', `list-by-codes/?productsCode=${products.join()}`), {
      token: null,
    });
    expect(body).toEqual(await compare());
    await shop.db`DELETE FROM saved_products`;
    expect(await compare()).toEqual({ items: [], sections: [], sectionCode: null });
  });
});
