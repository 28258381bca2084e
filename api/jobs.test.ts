import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { connect } from './database.ts';
import { type Job, listJobRuns, startJobs } from './jobs.ts';

let shop: TestApp;
let stop: (() => Promise<void>) | undefined;
const warnings: object[] = [];
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());
afterEach(async () => {
  await stop?.();
  stop = undefined;
  warnings.length = 0;
  await shop.db`TRUNCATE job_runs`;
});

const parts = () => ({
  config: shop.config,
  db: shop.db,
  hasDiskSpace: () => true,
  log: { warn: (facts: object, words: string) => void warnings.push({ ...facts, words }) },
});
const aJob = (over: Partial<Job>): Job => ({
  name: 'a-job',
  everyMs: 5,
  lock: null,
  run: async () => {},
  ...over,
});
const start = (...jobs: Job[]) => {
  stop = startJobs(jobs, parts());
};
const rows = () => shop.db`SELECT job, runs::int, failures::int, failures_in_row, last_error FROM job_runs`;

describe('the table', () => {
  test('names every job once, and no two share a lock', () => {
    const names = shop.jobs.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.every((name) => /^[a-z]+(-[a-z]+)*$/.test(name))).toBe(true);
    const locks = shop.jobs.flatMap(({ lock }) => (lock === null ? [] : [lock]));
    expect(new Set(locks).size).toBe(locks.length);
  });

  test('every job runs on a fresh shop', async () => {
    const own = connect(
      { databaseUrl: shop.config.databaseUrl, workers: 1 },
      { max: 1, statementTimeoutMs: 0 },
    );
    for (const job of shop.jobs) {
      await job.isDue?.();
      await job.run(job.lock === null ? shop.db : own, new AbortController().signal);
    }
    await own.end({ timeout: 1 });
  });
});

describe('a job', () => {
  test('never runs twice at a time in a process', async () => {
    let now = 0;
    let most = 0;
    let runs = 0;
    const run = async () => {
      most = Math.max(most, ++now);
      await new Promise((done) => setTimeout(done, 20));
      now--;
      runs++;
    };
    start(aJob({ everyMs: 1, run }));
    await expect.poll(() => runs).toBeGreaterThan(3);
    expect(most).toBe(1);
  });

  test('with a lock runs in one process of the shop at a time', async () => {
    let now = 0;
    let most = 0;
    let runs = 0;
    const run = async () => {
      most = Math.max(most, ++now);
      await new Promise((done) => setTimeout(done, 30));
      now--;
      runs++;
    };
    start(aJob({ name: 'one', lock: 77, run }), aJob({ name: 'two', lock: 77, run }));
    await expect.poll(() => runs).toBeGreaterThan(3);
    expect(most).toBe(1);
  });

  test('that fails is told of once and goes on; when it is well again that is told too', async () => {
    let tries = 0;
    let isAway = true;
    const run = async () => {
      tries++;
      if (isAway) throw new Error('away');
    };
    start(aJob({ run }));
    await expect.poll(() => tries).toBeGreaterThan(4);
    expect(warnings).toMatchObject([{ job: 'a-job', reason: 'Error: away', words: 'a job failed' }]);
    await expect.poll(rows).toMatchObject([{ failures_in_row: 1, last_error: 'Error: away' }]);
    isAway = false;
    await expect.poll(() => warnings.length).toBe(2);
    expect(warnings[1]).toMatchObject({ words: 'a job that failed goes again' });
    await expect.poll(async () => (await rows())[0]?.failures_in_row).toBe(0);
  });

  test('waits while the disk is nearly full, if it needs room', async () => {
    let runs = 0;
    const run = async () => void runs++;
    stop = startJobs(
      [
        aJob({ name: 'writes', needsRoom: true, run: () => Promise.reject(new Error('wrote')) }),
        aJob({ run }),
      ],
      { ...parts(), hasDiskSpace: () => false },
    );
    await expect.poll(() => runs).toBeGreaterThan(3);
    expect(warnings).toEqual([]);
  });

  test('in the middle of long work is stopped within two seconds', async () => {
    let isRunning = false;
    const run = async () => {
      isRunning = true;
      await new Promise(() => {});
    };
    start(aJob({ run }), aJob({ name: 'asks', lock: 78, run: (own) => own`SELECT pg_sleep(60)` }));
    const sleeping = () => shop.db`
      SELECT FROM pg_stat_activity WHERE application_name = 'sheber-asks' AND query LIKE '%pg_sleep%'`;
    await expect.poll(async () => isRunning && (await sleeping()).length).toBe(1);
    const began = performance.now();
    await stop?.();
    expect(performance.now() - began).toBeLessThan(2500);
    expect(warnings).toEqual([]);
  });
});

test('a database that is away is told of once by all jobs together, and so is its return', async () => {
  const db = connect({ databaseUrl: 'postgres://nobody@127.0.0.1:1/nowhere', workers: 1 }, { max: 1 });
  let tries = 0;
  let asked = db;
  const run = async () => {
    tries++;
    await asked`SELECT 1`;
  };
  start(
    aJob({ run }),
    aJob({ name: 'another', isDue: () => run().then(() => false) }),
    aJob({ name: 'needs-none' }),
  );
  await expect.poll(() => tries).toBeGreaterThan(6);
  expect(warnings.map(({ words }: { words?: string }) => words)).toEqual(['jobs wait for the database']);
  asked = shop.db;
  await expect.poll(() => warnings.length).toBe(2);
  await expect.poll(async () => (await rows()).map((row) => row.failures_in_row)).toEqual([0, 0, 0]);
  expect(warnings.map(({ words }: { words?: string }) => words)).toEqual([
    'jobs wait for the database',
    'jobs have their database again',
  ]);
  await stop?.();
  await db.end({ timeout: 1 });
});

test('how a job is doing is written at its first look and then rarely, added up over the processes', async () => {
  let runs = 0;
  const run = async () => void runs++;
  start(
    aJob({ everyMs: 2, run }),
    aJob({ everyMs: 2, run }),
    aJob({ name: 'idle', isDue: async () => false }),
  );
  await expect.poll(() => runs).toBeGreaterThan(50);
  const known = await listJobRuns(shop.db);
  expect(known).toMatchObject([
    { job: 'a-job', everyMs: 2, runs: 2, failures: 0, failuresInRow: 0, lastError: null },
    { job: 'idle', runs: 0, ranSecondsAgo: null, tookMs: null },
  ]);
  expect(known[0]?.ranSecondsAgo).toBeLessThan(60);
});
