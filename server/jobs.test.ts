/** The two programs that serve the shop do all of its work beside the requests, not each a part of it. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '#api/app.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { freePort } from './postgres/launch.ts';

let database: TestDatabase;
let names: string[];
beforeAll(async () => {
  database = await openTestDatabase();
  const config = { logLevel: 'silent', trustProxy: false, databaseUrl: database.url } as const;
  const { app, jobs } = await buildApp({ config, db: database.db });
  names = jobs.map(({ name }) => name).toSorted();
  await app.close();
});
afterAll(() => database.drop());

async function start(program: string): Promise<ChildProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sheber-jobs-'));
  const child = fork(join(import.meta.dirname, program), {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      PORT: String(await freePort(null)),
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

const listLooked = async () =>
  (await database.db<{ job: string }[]>`SELECT job FROM job_runs`).map(({ job }) => job).toSorted();

test.each(['worker.ts', 'dev.ts'])('server/%s starts every job of the table', async (program) => {
  await database.db`TRUNCATE job_runs`;
  const child = await start(program);
  await expect
    .poll(() => (child.exitCode === null ? listLooked() : 'it ended'), { timeout: 50_000 })
    .toEqual(names);
});
