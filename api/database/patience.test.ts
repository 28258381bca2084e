import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmptyDatabase } from '#tests/database.ts';
import {
  connect,
  type Database,
  isDatabaseDown,
  transaction,
  withoutPatience,
  withPatience,
} from '../database.ts';

let db: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await openEmptyDatabase();
  db = connect({ databaseUrl: database.url, workers: 2 });
  await db`CREATE TABLE boxes (id int)`;
  drop = () => database.drop();
});
afterAll(async () => {
  await db.end({ timeout: 1 });
  await drop();
});

const fails = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (isDatabaseDown(error) ? 'as if the database were away' : error),
  );
const AWAY = 'as if the database were away';

test('slow answers add up: the question that is waited for too long fails, and so does every further one', async () => {
  let answered = 0;
  const outcomes: unknown[] = [];
  await withPatience(async () => {
    for (let at = 0; at < 9; at += 1) {
      outcomes.push(await fails(db`SELECT pg_sleep(0.1)`));
      if (outcomes.at(-1) === 'done') answered += 1;
    }
  }, 350);
  expect(answered).toBeGreaterThan(0);
  expect(answered).toBeLessThan(4);
  expect(new Set(outcomes.slice(answered))).toEqual(new Set([AWAY]));
  // The connections that were busy with it are good for others.
  expect(await Promise.all(Array.from({ length: 9 }, () => fails(db`SELECT 1`)))).not.toContain(AWAY);
});

test('time that is not spent waiting for the database does not count', async () => {
  const work = withPatience(async () => {
    await db`SELECT 1`;
    await sleep(400);
    return db`SELECT 1`;
  }, 300);
  expect(await fails(work)).toBe('done');
});

test('a transaction whose time is up leaves nothing behind, and none is begun after that', async () => {
  await withPatience(async () => {
    const writing = transaction(db, async (tx) => {
      await tx`INSERT INTO boxes VALUES (1)`;
      for (;;) await tx`SELECT pg_sleep(0.1)`;
    });
    expect(await fails(writing)).toBe(AWAY);
    expect(await fails(transaction(db, (tx) => tx`INSERT INTO boxes VALUES (2)`))).toBe(AWAY);
  }, 250);
  expect(await db`SELECT FROM boxes`).toHaveLength(0);
});

test('a transaction that does not mind what was given up is not kept either', async () => {
  const writing = withPatience(
    () =>
      transaction(db, async (tx) => {
        await tx`INSERT INTO boxes VALUES (3)`;
        await tx`SELECT pg_sleep(0.5)`.catch(() => {});
      }),
    200,
  );
  expect(await fails(writing)).toBe(AWAY);
  expect(await db`SELECT FROM boxes`).toHaveLength(0);
});

test('what goes on after the answer, or is for others too, has all the time it wants', async () => {
  const { later, shared } = await withPatience(async () => {
    const late = sleep(250).then(() => fails(db`SELECT pg_sleep(0.3)`));
    const forOthers = withoutPatience(() => fails(db`SELECT pg_sleep(0.3)`));
    return { later: [late], shared: [await forOthers] };
  }, 100);
  expect([await later[0], ...shared]).toEqual(['done', 'done']);
});

test('a call that a page makes shares the time of the page', async () => {
  const outcome = withPatience(() => withPatience(async () => fails(db`SELECT pg_sleep(1)`), 60_000), 100);
  expect(await outcome).toBe(AWAY);
});
