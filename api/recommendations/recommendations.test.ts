import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { product as productSchema } from '#contract/catalog.ts';
import { RECOMMENDATION_NAMES } from '#contract/recommendations.ts';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { listSubstitutes } from './recommendations.queries.ts';
import { refreshRecommendations } from './refresh.ts';

interface Card {
  id: number;
  code: string;
  sectionCode: string;
  price: number;
  active: boolean;
  onOrder: boolean;
  isOffline: boolean;
  balance: { city: string; count: number }[];
}

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
  await refreshRecommendations(shop.db, 0);
});
afterAll(() => shop.close());

const get = (name: string, query = '', headers: Record<string, string> = {}) =>
  shop.app.inject({ url: `/api/v1/recs/${name}/?${query}`, headers });
const list = async (name: string, query = ''): Promise<Card[]> => (await get(name, query)).json().products;

const canBeBoughtIn = (city: string) => (card: Card) =>
  card.active &&
  !card.onOrder &&
  !card.isOffline &&
  card.balance.some((balance) => balance.city === city && balance.count > 0);

/** Products of a section that stand in Pavlodar, the most popular first. */
const listOf = (section: string) => shop.db<{ id: number; code: string }[]>`
  SELECT DISTINCT p.id, p.code, p.popularity FROM products p JOIN sections c ON c.id = p.section_id
  JOIN stocks s ON s.product_id = p.id JOIN stores t ON t.id = s.store_id JOIN cities y ON y.id = t.city_id
  WHERE c.code = ${section} AND p.active AND NOT p.on_order AND NOT p.is_offline AND s.count > 0 AND y.code = 'pavlodar'
  ORDER BY p.popularity DESC, p.id`;

async function aProductOf(section: string): Promise<{ id: number; code: string }> {
  const [first] = await listOf(section);
  if (!first) throw new Error(`nothing of ${section} is on sale`);
  return first;
}

describe.each(RECOMMENDATION_NAMES)('%s', (name) => {
  test.each([
    ['pavlodar', 1],
    ['astana', 4],
  ])('in %s: full, nothing twice, everything can be bought there', async (city, cityId) => {
    const { code } = await aProductOf('laminat');
    for (const query of [`cityId=${cityId}`, `cityId=${cityId}&productCode=${code}&codes=${code}`]) {
      const cards = await list(name, query);
      expect(cards.length).toBeGreaterThan(11);
      expect(cards.length).toBeLessThanOrEqual(24);
      expect(new Set(cards.map((card) => card.id)).size).toBe(cards.length);
      expect(cards.filter((card) => !canBeBoughtIn(city)(card))).toEqual([]);
      if (query.includes('productCode')) expect(cards.map((card) => card.code)).not.toContain(code);
    }
  });

  test('has goods also for a city without stores, an unknown city, product, list and visitor', async () => {
    const [almaty] = await shop.db<{ id: number }[]>`SELECT id FROM cities WHERE code = 'almaty'`;
    for (const query of [
      `cityId=${almaty?.id}`,
      'cityId=9999',
      'productCode=no-such-thing',
      'codes=no-such-thing,nor-this',
      'uc=AAAAAAAAAAAAAAAAAAAAAA',
      'uc=%00<script>',
    ]) {
      const cards = await list(name, query);
      expect(cards.length, query).toBeGreaterThan(0);
      expect(cards.every((card) => card.active && card.balance.length > 0)).toBe(true);
    }
  });

  test('asked twice it says the same, in the contract’s shape, without a wholesale price', async () => {
    const query = `productCode=${(await aProductOf('keramogranit')).code}&cityId=1`;
    const { name: named, products } = (await get(name, query)).json();
    expect(named).toBe(name);
    for (const card of products) expect(productSchema.strict().safeParse(card).error).toBeUndefined();
    expect((await get(name, query)).payload).toBe((await get(name, query)).payload);
    expect(JSON.stringify(products)).not.toContain('wholesalePrice');
  });
});

test('an unknown name is 404', async () => {
  for (const name of ['nothing', 'constructor', 'MAIN_HITS']) {
    const response = await get(name);
    expect(response.statusCode).toBe(404);
    expect(response.json().code).toBe('recommendations.not_found');
  }
});

test('more than 60 products of a cart are refused', async () => {
  const codes = Array.from({ length: 61 }, (_, i) => `p${i}`).join(',');
  expect((await get('cart_with', `codes=${codes}`)).statusCode).toBe(422);
});

test('a buyer with a contract sees the wholesale price', async () => {
  const token = await shop.logIn('wholesale@sheber.test');
  const response = await get('main_hits', '', { authorization: `Bearer ${token}` });
  expect(response.payload).toContain('wholesalePrice');
});

test('alike are goods of the same section, the nearest in properties and price first', async () => {
  const { code } = await aProductOf('keramogranit');
  const cards = await list('product_similar', `productCode=${code}`);
  expect(new Set(cards.slice(0, 8).map((card) => card.sectionCode))).toEqual(new Set(['keramogranit']));
  const [subject] = (await shop.app.inject(`/api/v2/products/by-codes/?codes=${code}`)).json().items;
  const distance = (card: Card) => Math.abs(Math.log(card.price / subject.price));
  const mean = (some: Card[]) => some.reduce((sum, card) => sum + distance(card), 0) / some.length;
  const sameSection = cards.filter((card) => card.sectionCode === 'keramogranit');
  expect(mean(sameSection.slice(0, 4))).toBeLessThan(mean(sameSection.slice(-4)));
});

test('the article finds the product as well as the code of its address', async () => {
  const { id, code } = await aProductOf('laminat');
  const [row] = await shop.db<
    { article: string }[]
  >`SELECT product_code AS article FROM products WHERE id = ${id}`;
  expect(await list('product_with', `productCode=${row?.article}`)).toEqual(
    await list('product_with', `productCode=${code}`),
  );
});

describe('with tiles', () => {
  const needs = ['plitochnyy-kley', 'zatirka', 'sistemy-ukladki-plitki', 'gruntovka'];

  test('come glue, grout, crosses and primer', async () => {
    const cards = await list('product_with', `productCode=${(await aProductOf('plitka-dlya-vannoy')).code}`);
    expect(new Set(cards.map((card) => card.sectionCode))).toEqual(
      expect.toSatisfy((sections: Set<string>) => needs.every((section) => sections.has(section))),
    );
  });

  test('a cart is completed with what it lacks', async () => {
    const inCart = [await aProductOf('plitka-dlya-vannoy'), await aProductOf('plitochnyy-kley')];
    const codes = inCart.map(({ code }) => code);
    const cards = await list('cart_with', `codes[]=${codes.join('&codes[]=')}`);
    expect(cards.map((card) => card.code)).not.toEqual(expect.arrayContaining([codes[0]]));
    expect(cards.map((card) => card.code)).not.toEqual(expect.arrayContaining([codes[1]]));
    expect(cards.map((card) => card.sectionCode)).toContain('zatirka');
  });
});

describe('facts decide', () => {
  beforeEach(async () => {
    await shop.db`TRUNCATE purchases, product_views, recommended_pairs, recommended_sections, popular_products`;
    // What the process keeps for a minute is gone with a new version of the catalogue.
    await forgetKept();
  });

  async function forgetKept(): Promise<void> {
    await shop.app.close();
    const { buildApp } = await import('../app.ts');
    shop.app = (await buildApp({ config: shop.config, db: shop.db })).app;
  }

  async function buy(products: { id: number }[], times: number, daysAgo = 1): Promise<void> {
    for (let i = 0; i < times; i++) {
      const [basket] = await shop.db<{ id: number }[]>`SELECT nextval('basket_ids') AS id`;
      for (const { id } of products) {
        await shop.db`
          INSERT INTO purchases (basket_id, product_id, city_id, count, bought_at)
          VALUES (${basket?.id ?? 0}, ${id}, 1, 1, now() - make_interval(days => ${daysAgo}))`;
      }
    }
  }

  test('without a single fact the trade’s knowledge serves: underlay and skirting with laminate', async () => {
    const cards = await list('product_with', `productCode=${(await aProductOf('laminat')).code}`);
    expect(cards.slice(0, 2).map((card) => card.sectionCode)).toEqual(['podlozhka', 'plintus-napolnyy']);
  });

  test('after what the work needs goes what was bought with it more often than chance', async () => {
    const [laminate, bulb, hose, bag] = await Promise.all(
      ['laminat', 'svetodiodnye-lampy', 'polivochnye-shlangi', 'tsement'].map(aProductOf),
    );
    if (!laminate || !bulb || !hose || !bag) throw new Error('the range is too small');
    await buy([laminate, hose, bag], 4);
    await buy([laminate, bulb], 1);
    await buy([bag], 30);
    await refreshRecommendations(shop.db, 0);
    const cards = await list('product_with', `productCode=${laminate.code}`);
    const companions = await shop.app.inject({ url: `/api/v1/products/${laminate.code}/companions/` });
    const needed: string[] = companions.json().data.map(({ product }: { product: Card }) => product.code);
    expect(needed.length).toBeGreaterThan(0);
    const codes = cards.map((card) => card.code);
    expect(codes.slice(0, needed.length).toSorted()).toEqual(needed.toSorted());
    expect(codes[needed.length]).toBe(hose.code);
    expect(codes.filter((code) => code === hose.code)).toHaveLength(1);
    const [pairs] = await shop.db<{ found: number[] }[]>`
      SELECT array_agg(with_product_id) AS found FROM recommended_pairs WHERE product_id = ${laminate.id}`;
    expect(pairs?.found, 'one common basket is chance').not.toContain(bulb.id);
  });

  test('popular is what is bought lately in this city, and old sales fade', async () => {
    const [fresh, faded] = await listOf('kovrolin');
    if (!fresh || !faded) throw new Error('the range is too small');
    await buy([faded], 5, 170);
    await buy([fresh], 3, 1);
    await refreshRecommendations(shop.db, 0);
    expect((await list('main_hits', 'cityId=1')).slice(0, 2).map((card) => card.code)).toEqual([
      fresh.code,
      faded.code,
    ]);
    expect((await list('main_hits', 'cityId=4'))[0]?.code).not.toBe(fresh.code);
  });

  test('what is sold out in the city since the refresh is not offered there', async () => {
    const first = await aProductOf('kovrolin');
    await buy([first], 5);
    await refreshRecommendations(shop.db, 0);
    expect((await list('main_hits', 'cityId=1'))[0]?.code).toBe(first.code);
    await shop.db`UPDATE stocks SET count = 0 WHERE product_id = ${first.id}`;
    await forgetKept();
    expect((await list('main_hits', 'cityId=1')).map((card) => card.code)).not.toContain(first.code);
  });

  test('a city with little is offered all it has first, and only then what stands elsewhere', async () => {
    const kept = (await listOf('laminat')).slice(0, 3);
    await shop.db`
      UPDATE stocks SET count = 0 WHERE NOT product_id = ANY(${kept.map(({ id }) => id)}::int[])
        AND store_id IN (SELECT t.id FROM stores t WHERE t.city_id = 2)`;
    await shop.db`
      UPDATE stocks SET count = 5 WHERE product_id = ANY(${kept.map(({ id }) => id)}::int[])
        AND store_id IN (SELECT t.id FROM stores t WHERE t.city_id = 2)`;
    await refreshRecommendations(shop.db, 0);
    await forgetKept();
    const [here] = await shop.db<{ count: number }[]>`
      SELECT count(DISTINCT s.product_id)::int AS count FROM stocks s JOIN stores t ON t.id = s.store_id
      WHERE t.city_id = 2 AND s.count > 0`;
    expect(here?.count).toBeGreaterThan(0);
    for (const name of RECOMMENDATION_NAMES) {
      const cards = await list(name, 'cityId=2');
      const flags = cards.map(canBeBoughtIn('ekibastuz'));
      expect(flags.filter(Boolean), name).toHaveLength(here?.count ?? 0);
      expect(flags.lastIndexOf(true), name).toBe((here?.count ?? 0) - 1);
      expect(cards.length, name).toBeGreaterThan(11);
    }
  });
});

test('for many goods at once each gets something of its own section that can be had, the own city before others', async () => {
  const gone = await shop.db<{ code: string; sectionId: number }[]>`
    SELECT code, section_id AS "sectionId" FROM products WHERE active ORDER BY popularity DESC, id LIMIT 40`;
  const codes = gone.map(({ code }) => code);
  const stores = await shop.db<{ id: number }[]>`
    SELECT t.id::int FROM stores t JOIN cities c ON c.id = t.city_id WHERE c.code = 'pavlodar'`;
  const ids = stores.map(({ id }) => id);
  const found = await listSubstitutes(shop.db, codes, ids);
  expect(found.length).toBeGreaterThan(35);
  expect(new Set(found.map(({ code }) => code)).size).toBe(found.length);
  for (const { code, substitute } of found) {
    expect(codes).not.toContain(substitute);
    const [there] = await shop.db<{ sectionId: number; here: number; onceHere: number }[]>`
      SELECT p.section_id AS "sectionId",
             (SELECT count(*)::int FROM stocks s WHERE s.product_id = p.id AND s.count > 0
                AND s.store_id = ANY(${ids}::int[])) AS here,
             (SELECT count(*)::int FROM products o JOIN stocks s ON s.product_id = o.id
              WHERE o.section_id = p.section_id AND o.active AND NOT o.on_order AND NOT o.is_offline AND s.count > 0
                AND s.store_id = ANY(${ids}::int[]) AND NOT o.code = ANY(${codes})) AS "onceHere"
      FROM products p WHERE p.code = ${substitute} AND p.active AND NOT p.on_order AND NOT p.is_offline`;
    expect(there?.sectionId).toBe(gone.find((each) => each.code === code)?.sectionId);
    expect((there?.here ?? 0) > 0).toBe((there?.onceHere ?? 0) > 0);
  }
});
