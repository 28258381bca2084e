import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { connect, transaction } from '#api/database.ts';
import { placeInPeriod, toPeriod } from '#domain/promotions/period.ts';
import {
  type Cart,
  type LineFacts,
  type Promotion,
  preparePromotions,
  priceCart,
} from '#domain/promotions/promotions.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { insertPromotion } from '#tests/promotion-rows.ts';
import { type Book, keepBook } from './book.ts';
import { settlePromotions } from './promotions.ts';

let database: TestDatabase;
let book: Book;
let lines: LineFacts[];
beforeAll(async () => {
  database = await openTestDatabase();
  book = await keepBook(database.db, { onChange: () => undefined }, () => undefined).read();
  const rows = await database.db<(Omit<LineFacts, 'sections'> & { section: string })[]>`
    SELECT p.code AS "productCode", (1 + p.id % 7) AS count, r.price, r.discount_price AS "discountPrice",
           r.club_price AS "clubPrice", s.code AS section, b.code AS brand, p.vat_percent AS "vatPercent"
    FROM products p JOIN product_prices r ON r.product_id = p.id JOIN sections s ON s.id = p.section_id
    JOIN brands b ON b.id = p.brand_id WHERE p.active ORDER BY p.id`;
  lines = rows.map(({ section, ...line }) => ({ ...line, sections: [section] }));
});
afterAll(() => database.drop());

test('the demo has a promotion of every mechanic, and all of them make sense', async () => {
  const [row] = await database.db<{ count: number }[]>`SELECT count(*)::int AS count FROM promotions`;
  expect(book.rows).toHaveLength(row?.count ?? 0);
  expect(new Set(book.rows.map(({ mechanic }) => mechanic.type)).size).toBe(12);
  const named = book.rows.flatMap(({ titleRu, titleKz, leadRu, leadKz }) => [
    titleRu,
    titleKz,
    leadRu,
    leadKz,
  ]);
  expect(named.every((words) => words.length > 5)).toBe(true);
});

test('a browser that is sent the promotions as JSON comes to the same answer as the server', () => {
  const promotions = book.prepared.all.map(({ promotion }) => promotion);
  const sent = JSON.parse(JSON.stringify(promotions)) as Promotion[];
  const inBrowser = preparePromotions(sent);
  for (let first = 0; first < lines.length; first += 25) {
    for (const card of [null, { kind: 'club', balance: 3000, percent: 2 } as const]) {
      const cart: Cart = {
        lines: lines.slice(first, first + 25),
        city: first % 2 ? 'almaty' : 'pavlodar',
        visitor: { type: 'retail', isNew: true, card },
        now: new Date(),
        code: 'REMONT10',
        proBonus: 500,
      };
      expect(priceCart(inBrowser, cart)).toEqual(priceCart(book.prepared, cart));
    }
  }
});

test('a process whose clock is wrong settles and sells by the clock of the database', async () => {
  // As the work beside the requests has it: settling takes its time.
  const db = connect({ databaseUrl: database.url, workers: 1 }, { max: 1, statementTimeoutMs: 60_000 });
  onTestFinished(() => db.end({ timeout: 1 }));
  const tags = () => db`SELECT * FROM promotion_tags ORDER BY product_id, city_id`;
  const before = await tags();
  const trueNow = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: trueNow + 400 * 86_400_000 });
  await settlePromotions(db, null, true);
  expect(await tags()).toEqual(before);
  const elsewhere = await keepBook(db, { onChange: () => undefined }, () => undefined).read();
  for (const { now } of [book, elsewhere]) expect(Math.abs(now().getTime() - trueNow)).toBeLessThan(60_000);
  vi.useRealTimers();
});

test('a promotion whose commit comes after that of a later one is not missed; one that is stopped is over at once', async () => {
  const { db } = database;
  let tell: () => void = () => undefined;
  const kept = keepBook(db, { onChange: (listener) => (tell = listener) }, () => undefined);
  await insertPromotion(db, 'slow', { type: 'percent', percent: 5 }, {});
  const title = async () => (await kept.read()).byCode.get('slow')?.titleRu;
  const slow = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const saving = transaction(db, async (tx) => {
    await tx`UPDATE promotions SET title_ru = 'Новое имя' WHERE code = 'slow'`;
    begun.resolve();
    await slow.promise;
  });
  await begun.promise;
  await insertPromotion(db, 'quick', { type: 'percent', percent: 5 }, {});
  tell();
  expect(await title()).not.toBe('Новое имя');
  slow.resolve();
  await saving;
  tell();
  expect(await title()).toBe('Новое имя');

  await db`UPDATE promotions SET state = 'stopped', stopped_at = now() WHERE code = 'slow'`;
  const { byCode, now } = await kept.readNewest();
  const { startsAt = null, endsAt = null } = byCode.get('slow') ?? {};
  expect(placeInPeriod(toPeriod(startsAt, endsAt), now())).toBe(1);
});
