import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { connect, type Database, isDatabaseDown, transaction } from '../database.ts';

let shop: TestDatabase;
beforeAll(async () => {
  shop = await openTestDatabase();
  await shop.db`CREATE TABLE boxes (id int PRIMARY KEY, count int NOT NULL)`;
});
afterAll(() => shop.drop());
beforeEach(async () => {
  await shop.db`TRUNCATE boxes`;
  await shop.db`INSERT INTO boxes VALUES (1, 10)`;
});

/** Asks on a connection of its own, which PostgreSQL closes while the question waits for a lock. */
async function closeUnder<T>(ask: (asking: Database) => Promise<T>): Promise<T> {
  const asking = connect({ databaseUrl: shop.url, workers: 2 }, { max: 1, name: 'asking' });
  onTestFinished(() => asking.end({ timeout: 1 }));
  const [before] = await asking<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
  const pid = before?.pid ?? 0;
  const { answer } = await transaction(shop.db, async (tx) => {
    await tx`LOCK TABLE boxes IN ACCESS EXCLUSIVE MODE`;
    const asked = ask(asking);
    asked.catch(() => {});
    const findWaiting = () =>
      shop.db`SELECT FROM pg_stat_activity WHERE pid = ${pid} AND wait_event_type = 'Lock'`;
    await expect.poll(findWaiting).toHaveLength(1);
    await shop.db`SELECT pg_terminate_backend(${pid})`;
    await expect.poll(findWaiting).toHaveLength(0);
    return { answer: asked };
  });
  return answer;
}

describe('where PostgreSQL closed the connection under a question', () => {
  test('a read is asked anew', async () => {
    const rows = await closeUnder(async (asking) => asking`SELECT count FROM boxes WHERE id = ${1}`);
    expect(rows).toEqual([{ count: 10 }]);
  });

  test.each([
    ['a write', (asking: Database) => asking`UPDATE boxes SET count = count + 1`],
    ['a write within a read', (asking: Database) => asking`WITH u AS (UPDATE boxes SET count = 0) SELECT 1`],
    ['a read that locks', (asking: Database) => asking`SELECT count FROM boxes FOR UPDATE`],
    ['a transaction', (asking: Database) => transaction(asking, (tx) => tx`SELECT count FROM boxes`)],
  ])('%s is not', async (_name, ask) => {
    const failure = await closeUnder(async (asking): Promise<unknown> => ask(asking)).catch(
      (error: unknown) => error,
    );
    expect(isDatabaseDown(failure)).toBe(true);
    expect(await shop.db`SELECT count FROM boxes`).toEqual([{ count: 10 }]);
  });
});
