import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database, transaction } from '#api/database.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { insertPromotion } from '#tests/promotion-rows.ts';
import { giveBackCode, redeemCode } from './promotions.ts';

let database: TestDatabase;
let db: Database;
/** As another worker of the shop would have. */
let others: Database;
let userIds: number[];
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
  others = connect({ databaseUrl: database.url, workers: 1 }, { max: 4, name: 'sheber-test' });
  userIds = (await db<{ id: number }[]>`SELECT id::int FROM users ORDER BY id`).map(({ id }) => id);
});
afterAll(async () => {
  await others.end({ timeout: 2 });
  await database.drop();
});

const aCode = (code: string, fields: Parameters<typeof insertPromotion>[3]) =>
  insertPromotion(db, code, { type: 'percent', percent: 10 }, { promo_code: code.toUpperCase(), ...fields });

const redeem = (pool: Database, code: string, orderId: string, userId: number | null = null) =>
  transaction(pool, (tx) => redeemCode(tx, { promotionCodes: [code], orderId, userId }));

const usesOf = async (code: string) => {
  const [row] = await db<{ used: number }[]>`SELECT used FROM promotion_uses WHERE promotion_code = ${code}`;
  return row?.used ?? 0;
};

test('of 200 parallel redemptions of a code with 50 uses left exactly 50 succeed', {
  timeout: 60_000,
}, async () => {
  await aCode('fifty', { total_uses: 70 });
  for (let number = 0; number < 20; number += 1) await redeem(db, 'fifty', `before-${number}`);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 200 }, (_, number) => redeem(number % 2 ? db : others, 'fifty', `order-${number}`)),
  );
  const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(outcomes.length - failed.length).toBe(50);
  expect(new Set(failed.map(({ reason }) => reason.code))).toEqual(new Set(['promo_code.used_up']));
  expect(await usesOf('fifty')).toBe(70);
});

test('a user who orders in several tabs at once uses a code once', async () => {
  await aCode('once', { per_user: 1 });
  const [first = 0, second = 0] = userIds;
  const outcomes = await Promise.allSettled([
    ...Array.from({ length: 20 }, (_, number) =>
      redeem(number % 2 ? db : others, 'once', `tab-${number}`, first),
    ),
    redeem(db, 'once', 'of-another', second),
  ]);
  const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(failed).toHaveLength(19);
  expect(new Set(failed.map(({ reason }) => reason.code))).toEqual(new Set(['promo_code.already_used']));
  expect(outcomes.at(-1)?.status).toBe('fulfilled');
});

test('a repeat for the same order takes no second use, and giving back twice gives one back', async () => {
  await aCode('same', { total_uses: 1 });
  await Promise.all([redeem(db, 'same', 'one'), redeem(others, 'same', 'one'), redeem(db, 'same', 'one')]);
  expect(await usesOf('same')).toBe(1);
  await expect(redeem(db, 'same', 'two')).rejects.toMatchObject({ code: 'promo_code.used_up' });
  await Promise.all([
    transaction(db, (tx) => giveBackCode(tx, { orderId: 'one' })),
    transaction(others, (tx) => giveBackCode(tx, { orderId: 'one' })),
  ]);
  expect(await usesOf('same')).toBe(0);
  await redeem(db, 'same', 'two');
  expect(await usesOf('same')).toBe(1);
});

test('an order that is rolled back has used nothing', async () => {
  await aCode('rolled', { total_uses: 1 });
  const failing = transaction(db, async (tx) => {
    await redeemCode(tx, { promotionCodes: ['rolled'], orderId: 'lost', userId: null });
    throw new Error('no stock');
  });
  await expect(failing).rejects.toThrow('no stock');
  expect(await usesOf('rolled')).toBe(0);
  await redeem(db, 'rolled', 'next');
});

test('orders that use the same two promotions in different order do not lock each other', async () => {
  await aCode('left', {});
  await aCode('right', {});
  const both = (pool: Database, codes: string[], orderId: string) =>
    transaction(pool, (tx) => redeemCode(tx, { promotionCodes: codes, orderId, userId: null }));
  await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      number % 2
        ? both(db, ['left', 'right'], `a-${number}`)
        : both(others, ['right', 'left'], `b-${number}`),
    ),
  );
  expect([await usesOf('left'), await usesOf('right')]).toEqual([20, 20]);
});
