/** The two programs that serve the shop do all of its work beside the requests, not each a part of it. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '#api/app.ts';
import type { Job } from '#api/jobs/job.ts';
import { findFreePort } from '#rigs/free-port.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import type { WorkerMessage } from './worker-message.ts';

let database: TestDatabase;
let jobs: readonly Job[];
let names: string[];
beforeAll(async () => {
  database = await openTestDatabase();
  const config = { logLevel: 'silent', trustProxy: false, databaseUrl: database.url } as const;
  const built = await buildApp({ config, db: database.db });
  ({ jobs } = built);
  names = jobs.map(({ name }) => name).toSorted();
  await built.app.close();
});
afterAll(() => database.drop());

async function start(program: string): Promise<ChildProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sheber-jobs-'));
  const child = fork(join(import.meta.dirname, program), {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      PORT: String(await findFreePort()),
      SECRET_KEY: 'a secret of the tests, long enough',
      PUBLIC_URL: 'http://localhost',
      WEB_CONCURRENCY: '1',
      LOG_LEVEL: 'silent',
    },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  onTestFinished(async () => {
    const ended = once(child, 'exit');
    if (child.exitCode === null && child.kill('SIGTERM')) await ended;
    rmSync(dataDir, { recursive: true, force: true });
  });
  return child;
}

test('every job has its first look within ten seconds: a shop that is often started anew does its rare work too', () => {
  for (const { name, firstMs, everyMs } of jobs)
    expect([name, firstMs ?? everyMs] as const).toSatisfy(([, ms]) => ms <= 10_000);
});

/** What the supervising process says once there is a database: nobody is told of it twice. */
const OPENING = { type: 'shop:open', environment: {} } satisfies WorkerMessage;

const listLooked = async () =>
  (await database.db<{ job: string }[]>`SELECT job FROM job_runs`).map(({ job }) => job).toSorted();

test.each(['worker.ts', 'dev.ts'])('server/%s starts every job of the table', async (program) => {
  await database.db`TRUNCATE job_runs`;
  const child = await start(program);
  if (program === 'worker.ts') child.send(OPENING);
  await expect
    .poll(() => (child.exitCode === null ? listLooked() : 'it ended'), { timeout: 50_000 })
    .toEqual(names);
});
