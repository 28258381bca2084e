/** Uses of promotions, asked for several carts at one moment. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { listUses } from './promotions.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.drop());

test('carts of one moment are each told their own uses, visitors none, and everybody those of all', async () => {
  const { db } = database;
  const promotions = await db<{ code: string }[]>`SELECT code FROM promotions ORDER BY code LIMIT 2`;
  const [first = '', second = ''] = promotions.map(({ code }) => code);
  const users = await db<{ id: number }[]>`SELECT id FROM users ORDER BY id LIMIT 2`;
  const [one = 0, two = 0] = users.map(({ id }) => Number(id));
  await db`DELETE FROM promotion_redemptions`;
  for (const [code, order, user] of [
    [first, 'a', one],
    [first, 'b', one],
    [first, 'c', two],
    [second, 'd', two],
  ] as const)
    await db`INSERT INTO promotion_redemptions (promotion_code, order_id, user_id) VALUES (${code}, ${order}, ${user})`;
  await db`DELETE FROM promotion_uses`;
  await db`INSERT INTO promotion_uses VALUES (${first}, 3), (${second}, 1)`;
  const told = await Promise.all([
    listUses(db, [first, second], one),
    listUses(db, [first], two),
    listUses(db, [first, second], null),
    listUses(db, [second], two),
  ]);
  const counts = told.map((rows) =>
    rows
      .map(({ code, byUser, inAll }) => [code, byUser, inAll])
      .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  );
  expect(counts).toEqual([
    [
      [first, 2, 3],
      [second, 0, 1],
    ],
    [[first, 1, 3]],
    [
      [first, 0, 3],
      [second, 0, 1],
    ],
    [[second, 1, 1]],
  ]);
});
