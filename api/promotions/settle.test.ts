import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCatalog } from '#api/catalog/catalog.ts';
import { type CatalogIndex, createCatalogIndex } from '#api/catalog-index/catalog-index.ts';
import { almatyDate } from '#domain/time.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { daysFromNow, insertPromotion } from '#tests/promotion-rows.ts';
import { createPromotions, settlePromotions } from './promotions.ts';

let database: TestDatabase;
let db: TestDatabase['db'];
let index: CatalogIndex;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
  index = createCatalogIndex(db, { databaseUrl: database.url });
});
afterAll(async () => {
  await index.close();
  await database.drop();
});

test('the tag of every product in every city is what the cart asks for one of it', async () => {
  const catalog = createCatalog(db, index, () => '');
  const promotions = createPromotions({ db, index, catalog });
  const rows = await db<{ code: string }[]>`SELECT code FROM products WHERE active ORDER BY id`;
  const codes = rows.map(({ code }) => code);
  for (const cityCode of ['pavlodar', 'almaty', 'astana']) {
    const reader = { language: 'ru', cityCode, viewer: null } as const;
    const tags = new Map(
      (await catalog.listProducts(codes, reader)).map((product) => [product.code, product]),
    );
    const { lines } = await promotions.priceCart({
      ...reader,
      card: null,
      lines: codes.map((productCode) => ({ productCode, count: 1 })),
    });
    const wrong = lines.filter(({ productCode, price }) => {
      const tag = tags.get(productCode);
      return price !== (tag?.discountPrice ?? tag?.price);
    });
    expect(lines).toHaveLength(codes.length);
    expect(wrong).toEqual([]);
  }
});

test('a city with a promotion of its own has prices of its own', async () => {
  const [row] = await db<{ cities: number; everywhere: number }[]>`
    SELECT count(DISTINCT city_id) FILTER (WHERE city_id <> 0)::int AS cities,
           count(*) FILTER (WHERE city_id = 0)::int AS everywhere FROM promotion_tags WHERE discount_price IS NOT NULL`;
  expect(row?.cities).toBe(2);
  expect(row?.everywhere).toBeGreaterThan(20);
});

describe('one promotion on one product', () => {
  let product: { id: number; code: string };
  beforeEach(async () => {
    await db`DELETE FROM promotions`;
    await settlePromotions(db, new Date(), true);
    const [row] = await db<(typeof product)[]>`
      SELECT p.id, p.code FROM products p JOIN product_prices r ON r.product_id = p.id
      WHERE p.active AND r.discount_price IS NULL ORDER BY p.id LIMIT 1`;
    product = row ?? product;
    await db`UPDATE product_prices SET price = 1000, regular_price = 1000, club_price = NULL WHERE product_id = ${product.id}`;
  });

  const setHistory = async (rows: [daysAgo: number, price: number][]) => {
    await db`DELETE FROM price_history WHERE product_id = ${product.id}`;
    for (const [daysAgo, price] of rows) {
      await db`INSERT INTO price_history (product_id, valid_from, price)
               VALUES (${product.id}, ${almatyDate(daysFromNow(-daysAgo))}, ${price})`;
    }
  };
  const percentSince = (daysAgo: number, percent = 20) =>
    insertPromotion(
      db,
      'one',
      { type: 'percent', percent },
      {
        scope: { products: [product.code] },
        starts_at: new Date(`${almatyDate(daysFromNow(-daysAgo))}T00:00:00+05:00`),
      },
    );
  const tagNow = async () => {
    await settlePromotions(db, new Date(), true);
    const [tag] = await db<{ price: number; regular: number | null }[]>`
      SELECT discount_price AS price, regular_price AS regular FROM promotion_tags WHERE product_id = ${product.id}`;
    return tag && [tag.price, tag.regular];
  };

  // The promotion began 5 days ago: the 30 days before it are those from 35 to 6 days ago.
  test.each<[string, [number, number][], number | null]>([
    ['the price that stood all the time', [[90, 1000]], 1000],
    [
      'a lower price on the first of the 30 days',
      [
        [90, 850],
        [34, 1000],
      ],
      850,
    ],
    [
      'not a lower price that ended the day before them',
      [
        [90, 850],
        [35, 1000],
      ],
      1000,
    ],
    [
      'a lower price on the last of the 30 days',
      [
        [90, 1000],
        [6, 880],
      ],
      880,
    ],
    [
      'not the price of the promotion itself',
      [
        [90, 1000],
        [5, 800],
      ],
      1000,
    ],
    ['never more than the price without the promotion', [[90, 1500]], 1000],
    [
      'nothing where the price was as low before',
      [
        [90, 1000],
        [20, 800],
        [19, 1000],
      ],
      null,
    ],
    ['nothing where nothing is known of before', [[5, 800]], null],
    ['what is known of a product younger than that', [[12, 950]], 950],
  ])('the struck-through price is %s', async (_words, history, struck) => {
    await setHistory(history);
    await percentSince(5);
    expect(await tagNow()).toEqual([800, struck]);
  });

  test('a lower price of a single hour counts as well', async () => {
    await setHistory([
      [90, 1000],
      [10, 1000],
    ]);
    await db`UPDATE price_history SET lowest = 870 WHERE product_id = ${product.id} AND valid_from = ${almatyDate(daysFromNow(-10))}`;
    await percentSince(5);
    expect(await tagNow()).toEqual([800, 870]);
  });

  test('begins and ends to the second, and the history keeps what was paid', async () => {
    await setHistory([[90, 1000]]);
    const begins = new Date('2026-11-20T00:00:00+05:00');
    const ends = new Date('2026-11-22T23:59:59+05:00');
    const fields = { scope: { products: [product.code] }, starts_at: begins, ends_at: ends };
    await insertPromotion(db, 'two', { type: 'percent', percent: 10 }, fields);
    const tagsAt = async (moment: number) => {
      await settlePromotions(db, new Date(moment));
      return (await db`SELECT FROM promotion_tags WHERE product_id = ${product.id}`).length;
    };
    expect(await tagsAt(begins.getTime() - 1)).toBe(0);
    expect(await tagsAt(begins.getTime())).toBe(1);
    expect(await tagsAt(ends.getTime() + 999)).toBe(1);
    expect(await tagsAt(ends.getTime() + 1000)).toBe(0);
    const history = await db`
      SELECT to_char(valid_from, 'YYYY-MM-DD') AS day, price FROM price_history
      WHERE product_id = ${product.id} AND valid_from > '2026-11-01' ORDER BY valid_from`;
    expect(history.map(({ day, price }) => [day, price])).toEqual([
      ['2026-11-20', 900],
      ['2026-11-23', 1000],
    ]);
  });

  test('does nothing when nothing is due, and one process at a time does it', async () => {
    await settlePromotions(db, new Date(), true);
    await settlePromotions(db, new Date(), true);
    expect(await settlePromotions(db)).toBe(false);
    await percentSince(1);
    const done = await Promise.all([settlePromotions(db), settlePromotions(db), settlePromotions(db)]);
    expect(done.filter(Boolean)).toHaveLength(1);
  });

  test('what needs a card, a code, a sum or a choice puts no price on the tag', async () => {
    const scope = { products: [product.code] };
    const ten = { type: 'percent', percent: 10 } as const;
    await insertPromotion(db, 'card', ten, { scope, needs_card: true });
    await insertPromotion(db, 'code', ten, { scope, promo_code: 'CODE1' });
    await insertPromotion(db, 'sum', ten, { scope, min_sum: 10 });
    await insertPromotion(db, 'group', ten, { scope, exclusive_group: 'a' });
    await insertPromotion(db, 'once', ten, { scope, per_user: 1 });
    await insertPromotion(db, 'trade', ten, { scope, audience: 'wholesale' });
    expect(await tagNow()).toBeUndefined();
  });

  test('a promotion that is over begins anew where it is told to', async () => {
    await insertPromotion(
      db,
      'again',
      { type: 'points_x', times: 2 },
      { starts_at: daysFromNow(-25), ends_at: daysFromNow(-21) },
    );
    await db`UPDATE promotions SET renew_days = 10`;
    await settlePromotions(db, new Date(), true);
    const [row] = await db<{ from: number; to: number }[]>`
      SELECT round(extract(epoch FROM starts_at - now()) / 86400)::int AS from,
             round(extract(epoch FROM ends_at - now()) / 86400)::int AS to FROM promotions`;
    expect(row).toEqual({ from: 5, to: 9 });
  });
});

describe('the shop’s own struck-through prices', () => {
  const settleOwn = async (
    prices: { price: number; regular: number; discount: number | null },
    history: [number, number][],
  ) => {
    await db`DELETE FROM promotions`;
    await settlePromotions(db, new Date(), true);
    const [product] = await db<
      { id: number }[]
    >`SELECT id FROM products WHERE active ORDER BY id DESC LIMIT 1`;
    const id = product?.id ?? 0;
    await db`UPDATE product_prices SET price = ${prices.price}, regular_price = ${prices.regular},
             discount_price = ${prices.discount}, wholesale_price = NULL, club_price = NULL WHERE product_id = ${id}`;
    await db`DELETE FROM price_history WHERE product_id = ${id}`;
    for (const [daysAgo, price] of history) {
      await db`INSERT INTO price_history (product_id, valid_from, price)
               VALUES (${id}, ${almatyDate(daysFromNow(-daysAgo))}, ${price})`;
    }
    await settlePromotions(db, new Date(), true);
    const [row] = await db<
      { regular: number }[]
    >`SELECT regular_price AS regular FROM product_prices WHERE product_id = ${id}`;
    return row?.regular;
  };

  test('a discount is counted from the lowest of the 30 days before it', async () => {
    expect(
      await settleOwn({ price: 1000, regular: 1000, discount: 800 }, [
        [60, 1000],
        [3, 800],
      ]),
    ).toBe(1000);
    expect(
      await settleOwn({ price: 1000, regular: 1000, discount: 800 }, [
        [60, 900],
        [10, 1000],
        [3, 800],
      ]),
    ).toBe(900);
    expect(
      await settleOwn({ price: 1000, regular: 1000, discount: 800 }, [
        [60, 750],
        [10, 1000],
        [3, 800],
      ]),
    ).toBe(800);
  });

  test('a price lowered for good is struck through for 30 days', async () => {
    expect(
      await settleOwn({ price: 900, regular: 1200, discount: null }, [
        [90, 1100],
        [29, 900],
      ]),
    ).toBe(1100);
    expect(
      await settleOwn({ price: 900, regular: 1200, discount: null }, [
        [90, 1100],
        [30, 900],
      ]),
    ).toBe(900);
  });

  test('a price nobody ever paid is not struck through', async () => {
    expect(await settleOwn({ price: 900, regular: 1200, discount: null }, [[5, 900]])).toBe(900);
  });
});

test('the hits are the most bought three percent of each leaf', async () => {
  const wrong = await db`
    SELECT s.code FROM sections s JOIN products p ON p.section_id = s.id AND p.active
    LEFT JOIN hit_products h ON h.product_id = p.id GROUP BY s.id, s.code
    HAVING count(h.product_id) > ceil(count(*) * 0.03)`;
  expect(wrong).toEqual([]);
  expect((await db`SELECT FROM hit_products`).length).toBeGreaterThan(30);
});
