import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
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
let databaseUrl: string;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await openEmptyDatabase();
  databaseUrl = database.url;
  db = connect({ databaseUrl, workers: 2 });
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

/** The whole process, as when the machine gives its processor to others. */
const standStill = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

test('a process that stood still itself hears what has come meanwhile before it blames the database', async () => {
  const impatient = connect({ databaseUrl, workers: 1, databasePatienceMs: 1000 }, { max: 1 });
  onTestFinished(() => impatient.end({ timeout: 1 }));
  await impatient`SELECT 1`;
  const work = withPatience(async () => {
    const asked = fails(impatient`SELECT pg_sleep(0.05)`);
    await sleep(10);
    // The next turn begins with the timers, and hears the sockets afterwards.
    await new Promise((done) => setImmediate(done));
    // Longer than the request has, and than the server may be silent.
    standStill(1500);
    return asked;
  }, 500);
  expect(await work).toBe('done');
});

test('whoever says so waits longer for a statement', async () => {
  const statementMs = async (databasePatienceMs?: number) => {
    const own = connect({ databaseUrl, workers: 1, ...(databasePatienceMs ? { databasePatienceMs } : {}) });
    onTestFinished(() => own.end({ timeout: 1 }));
    const [row] = await own<{ ms: string }[]>`SELECT current_setting('statement_timeout') AS ms`;
    return row?.ms;
  };
  expect(await statementMs()).toBe('2200ms');
  expect(await statementMs(20_000)).toBe('19200ms');
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
