import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
  await shop.app.ready();
});
afterAll(() => shop.close());

const get = async (url: string, language = 'ru') => {
  const response = await shop.app.inject({ url, headers: { 'x-language-id': language } });
  return { status: response.statusCode, body: response.json() };
};
const calculate = async (body: object, language = 'ru') => {
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/promo/calculate/',
    headers: { 'x-language-id': language },
    payload: body,
  });
  return { status: response.statusCode, body: response.json() };
};
const goodsOf = async (leaf: string, count = 2) => {
  const rows = await shop.db<{ code: string; price: number }[]>`
    SELECT p.code, r.price FROM products p JOIN sections s ON s.id = p.section_id JOIN product_prices r ON r.product_id = p.id
    WHERE s.code = ${leaf} AND p.active AND r.discount_price IS NULL ORDER BY p.popularity DESC, p.id LIMIT ${count}`;
  return rows.map((row) => ({ productCode: row.code, price: row.price }));
};

interface Card {
  code: string;
  state: string;
  kind: string;
  isHere: boolean;
  endsAt?: string;
}

describe('the list of promotions', () => {
  test('names every kind, those that run first, then those to come, then the archive; codes are not in it', async () => {
    const { body } = await get('/api/v1/promo/');
    const cards: Card[] = body.data;
    expect(new Set(cards.map(({ kind }) => kind))).toEqual(
      new Set(['price', 'together', 'sum', 'club', 'delivery']),
    );
    const states = cards.map(({ state }) => state);
    expect(states).toEqual(states.toSorted((a, b) => 'rce'.indexOf(a[0] ?? '') - 'rce'.indexOf(b[0] ?? '')));
    expect(new Set(states)).toEqual(new Set(['running', 'coming', 'ended']));
    expect(cards.some(({ code }) => code.startsWith('promokod'))).toBe(false);
    expect(body.meta.total).toBe(cards.length);
  });

  test('shows of each promotion a product that it is about', async () => {
    const { body } = await get('/api/v1/promo/');
    const pictured: { code: string; picture?: { externalId: string } }[] = body.data;
    const sectionOf = async (code: string) => {
      const externalId = pictured.find((card) => card.code === code)?.picture?.externalId ?? '';
      const [row] = await shop.db<{ section: string }[]>`
        SELECT s.code AS section FROM products p JOIN sections s ON s.id = p.section_id
        WHERE p.external_id = ${externalId}`;
      return row?.section;
    };
    const ofGoods = body.data.filter(({ goods }: { goods?: number }) => goods !== undefined);
    expect(ofGoods.length).toBeGreaterThan(10);
    for (const { code, picture } of ofGoods) expect(picture?.externalId, code).toBeTruthy();
    const lamps = pictured.find(({ code }) => code.includes('lamp'));
    if (lamps) expect(await sectionOf(lamps.code)).toMatch(/lamp/);
  });

  test('is narrowed by kind and paged', async () => {
    const { body } = await get('/api/v1/promo/?kind=together&pageSize=2&page=2');
    expect(body.data).toHaveLength(2);
    expect(body.data.every(({ kind }: Card) => kind === 'together')).toBe(true);
    expect((await get('/api/v1/promo/?kind=magic')).status).toBe(422);
  });

  test('tells which ones are for other cities', async () => {
    const inCity = async (city: string) => {
      const { body } = await get(`/api/v1/promo/?city=${city}`);
      return body.data.find(({ code }: Card) => code === 'instrument-almaty-astana');
    };
    expect(await inCity('almaty')).toMatchObject({ isHere: true, cities: ['Астана', 'Алматы'] });
    expect(await inCity('pavlodar')).toMatchObject({ isHere: false });
  });
});

describe('one promotion', () => {
  test('comes with its rules in the language asked for, and with the goods of a kit or the gift', async () => {
    const kit = await get('/api/v1/promo/vannaya-komplektom/', 'kz');
    expect(kit.body.data).toMatchObject({ title: 'Жуынатын бөлме жинағы', state: 'running' });
    expect(kit.body.data.parts).toHaveLength(3);
    expect(kit.body.data.rules[0]).toContain('Жинақ толығымен');
    const gift = await get('/api/v1/promo/germetik-v-podarok/');
    expect(gift.body.data.gift.sectionCode).toBe('pena-i-germetiki');
  });

  test('an ended one is kept; an unknown one and a code are 404', async () => {
    expect((await get('/api/v1/promo/dachnyy-sezon/')).body.data.state).toBe('ended');
    expect((await get('/api/v1/promo/nothing-such/')).body.code).toBe('promotion.not_found');
    expect((await get('/api/v1/promo/promokod-remont10/')).status).toBe(404);
  });

  test('its goods are a listing with filters, the same goods as in SQL', async () => {
    const { body } = await get('/api/v2/products/?promo=tri-lampy-po-tsene-dvuh&pageSize=96');
    const rows = await shop.db<{ code: string }[]>`
      SELECT p.code FROM products p JOIN sections s ON s.id = p.section_id WHERE s.code = 'svetodiodnye-lampy' AND p.active`;
    expect(body.items.map(({ code }: Card) => code).sort()).toEqual(rows.map(({ code }) => code).sort());
    expect(body.items.every((item: { badgesList: object }) => 'nplusone' in item.badgesList)).toBe(true);
    const facets: { code: string; values: { code: string; count: number }[] }[] = body.filters;
    const brand = facets.find(({ code }) => code === 'brand')?.values[0];
    const narrowed = await get(
      `/api/v2/products/?promo=tri-lampy-po-tsene-dvuh&filter[brand]=${brand?.code}&sort=price-asc`,
    );
    expect(narrowed.body.meta.total).toBe(brand?.count);
    expect(
      facets.some(({ code }) => !['price', 'inStock', 'brand', 'country', 'discount'].includes(code)),
    ).toBe(true);
  });

  test('goods of brand and section, of prices and of a pair are found as the engine would', async () => {
    const total = async (code: string) => (await get(`/api/v2/products/?promo=${code}`)).body.meta.total;
    const count = async (condition: string) => {
      const rows = await shop.db.unsafe(`SELECT FROM products p JOIN sections s ON s.id = p.section_id
        JOIN brands b ON b.id = p.brand_id WHERE p.active AND ${condition}`);
      return rows.length;
    };
    expect(await total('instrument-almaty-astana')).toBe(
      await count(`b.code = 'burkitex' AND s.code IN ('dreli-i-shurupoverty', 'perforatory')`),
    );
    expect(await total('laminat-s-podlozhkoy')).toBe(await count(`s.code IN ('laminat', 'podlozhka')`));
    expect(await total('tsena-nedeli')).toBe(8);
    expect(await total('dostavka-besplatno')).toBe(await count('true'));
    expect((await get('/api/v2/products/?promo=nothing-such')).status).toBe(404);
  });
});

describe('the calculation', () => {
  test('tells before, after, why, and what to add for the next step', async () => {
    const [lamp] = await goodsOf('svetodiodnye-lampy', 1);
    const two = await calculate({ items: [{ productCode: lamp?.productCode, count: 2 }] });
    expect(two.body.data).toMatchObject({ base: (lamp?.price ?? 0) * 2, saving: 0 });
    expect(two.body.data.next).toContainEqual(
      expect.objectContaining({
        promo: 'tri-lampy-po-tsene-dvuh',
        need: expect.objectContaining({ count: 1 }),
      }),
    );
    const three = await calculate({ items: [{ productCode: lamp?.productCode, count: 3 }] }, 'kz');
    expect(three.body.data).toMatchObject({
      saving: lamp?.price,
      total: (lamp?.price ?? 0) * 2,
    });
    expect(three.body.data.lines[0].discounts).toEqual([
      expect.objectContaining({ promotion: 'tri-lampy-po-tsene-dvuh', title: 'Екі шам бағасына үш шам' }),
    ]);
  });

  test('chooses the best of what cannot be combined and names the other way', async () => {
    const [laminate] = await goodsOf('laminat', 1);
    const { body } = await calculate({
      items: [{ productCode: laminate?.productCode, count: 40 }],
      promoIds: ['pyataya-pachka-laminata', 'laminat-na-vsyu-kvartiru'],
    });
    const { total, alternatives } = body.data;
    expect(alternatives).toHaveLength(1);
    expect(alternatives[0].total).toBeGreaterThanOrEqual(total);
    expect(alternatives[0].titles[0]).toContain('Ламинат');
  });

  test('only the chosen promotions count; with and without a card; a code is told of', async () => {
    const [tap] = await goodsOf('smesiteli', 1);
    const items = [{ productCode: tap?.productCode, count: 1 }];
    const none = await calculate({ items, promoIds: [] });
    expect(none.body.data.withoutCard).toBe(tap?.price);
    const all = await calculate({ items, card: true, promoCode: 'OLD2020' });
    expect(all.body.data.withCard).toBeLessThan(all.body.data.withoutCard);
    expect(all.body.data.total).toBe(all.body.data.withCard);
    expect(all.body.data.promoCode).toMatchObject({ isAccepted: false, message: 'Срок промокода истёк.' });
  });

  test('adds the same product up, names what it does not know, refuses nonsense', async () => {
    const [lamp] = await goodsOf('svetodiodnye-lampy', 1);
    const twice = { productCode: lamp?.productCode, count: 1 };
    const { body } = await calculate({ items: [twice, twice, { productCode: 'nobody', count: 1 }] });
    expect(body.data.lines).toHaveLength(1);
    expect(body.data.unknown).toEqual(['nobody']);
    expect((await calculate({ items: [{ ...twice, count: 0 }] })).status).toBe(422);
    expect((await calculate({ items: [] })).body.data).toMatchObject({ base: 0, total: 0, lines: [] });
  });
});
