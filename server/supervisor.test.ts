import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '#rigs/free-port.ts';
import { openEmptyDatabase } from '#tests/database.ts';
import { startStubShop } from '#tests/stub-shop.ts';

async function aDatabase(): Promise<string> {
  const database = await openEmptyDatabase();
  onTestFinished(() => database.drop());
  return database.url;
}

async function ask(url: string): Promise<string> {
  const response = await fetch(url, { headers: { connection: 'close' }, signal: AbortSignal.timeout(5000) });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.text();
}

function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

async function workerPids(url: string): Promise<Set<number>> {
  const answers = await Promise.all(Array.from({ length: 12 }, () => ask(`${url}/pid`)));
  return new Set(answers.map(Number));
}

const opened = /Shop: open at http:\/\/localhost:\d+ \(workers: 2, ready in [\d.]+ s\)\./;

describe('with its own PostgreSQL', () => {
  test('a first start prepares everything, a stop closes everything, a second start finds it', async () => {
    const first = await startStubShop();
    await first.said(opened);
    expect(await ask(`${first.url}/arenas`)).toBe('2');
    expect(await ask(`${first.url}/engine`)).toMatch(/^--max-semi-space-size=16 /);
    expect(await ask(`${first.url}/secret`)).toBe('43');
    expect(statSync(join(first.dataDir, 'secret')).mode & 0o777).toBe(0o600);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
    const postmaster = Number(
      readFileSync(join(first.dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0],
    );
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(isRunning(postmaster)).toBe(false);
    expect(readdirSync(first.dataDir).filter((name) => name.startsWith('instance'))).toEqual([]);
    expect(first.words()).toMatch(
      /Database: \d+ migrations applied\.[\s\S]+Shop: stopping …\nShop: stopped\.\n$/,
    );

    const secret = readFileSync(join(first.dataDir, 'secret'), 'utf8');
    const second = await startStubShop({
      DATA_DIR: first.dataDir,
      NODE_OPTIONS: '--max-semi-space-size=32',
    });
    await second.said(opened);
    expect(await ask(`${second.url}/engine`)).not.toContain('semi-space');
    expect(second.words()).toContain('Database: schema is up to date.');
    expect(readFileSync(join(first.dataDir, 'secret'), 'utf8')).toBe(secret);
  });

  test('PostgreSQL killed while serving: no worker ends, answers are 503 and soon good again', async () => {
    const shop = await startStubShop();
    await shop.said(opened);
    const before = await workerPids(shop.url);
    const pidFile = join(shop.dataDir, 'postgres', 'postmaster.pid');
    process.kill(requirePid(readFileSync(pidFile, 'utf8')), 'SIGKILL');
    const statuses = new Set<number>();
    await expect
      .poll(
        async () => {
          const { status } = await fetch(`${shop.url}/count`);
          statuses.add(status);
          return status === 200 && shop.words().includes('PostgreSQL is back');
        },
        { timeout: 5000, interval: 10 },
      )
      .toBe(true);
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(await workerPids(shop.url)).toEqual(before);
  });

  test('one worker serves, the others cannot start for a while: the shop stays open and they are tried again', async () => {
    const shop = await startStubShop({ STUB_ONLY_FIRST_STARTS: '1' });
    // One more than would be hopeless where none has served.
    await expect
      .poll(() => shop.words().split('starting another').length, { timeout: 90_000 })
      .toBeGreaterThan(5);
    expect((await fetch(`${shop.url}/pid`)).status).toBe(200);
    writeFileSync(join(shop.dataDir, 'others-too'), '');
    await shop.said(opened);
    expect(await workerPids(shop.url)).toHaveLength(2);
  });

  test('after kill -9 of the parent alone the workers end, and the next start works', async () => {
    const shop = await startStubShop();
    await shop.said(opened);
    const workers = await workerPids(shop.url);
    shop.child.kill('SIGKILL');
    await once(shop.child, 'exit');
    await expect.poll(() => [...workers].some(isRunning), { timeout: 3000 }).toBe(false);
    const next = await startStubShop({ DATA_DIR: shop.dataDir, PORT: String(shop.port) });
    await next.said(opened);
    expect(next.words()).toContain('Database: stopped the server of a shop that was killed.');
  });
});

function requirePid(pidFile: string): number {
  const pid = Number(pidFile.split('\n')[0]);
  if (!Number.isInteger(pid) || pid < 2) throw new Error('There is no server.');
  return pid;
}

describe('while it runs', () => {
  test('a crashed worker is replaced, and the others serve on', async () => {
    const shop = await startStubShop({ DATABASE_URL: await aDatabase() });
    await shop.said(opened);
    const before = await workerPids(shop.url);
    expect(before.size).toBe(2);
    await sleep(1100);
    await fetch(`${shop.url}/crash`).catch(() => {});
    await shop.said(/the stub crashes[\s\S]+Shop: worker \d+ ended \(code 1\); starting another\./);
    await expect.poll(async () => (await workerPids(shop.url)).size).toBe(2);
    expect([...(await workerPids(shop.url))].filter((pid) => before.has(pid))).toHaveLength(1);
  });

  test('workers that cannot come back are tried again without end, and the log is not flooded', async () => {
    const shop = await startStubShop({ DATABASE_URL: await aDatabase(), WEB_CONCURRENCY: '1' });
    await shop.said(/Shop: open/);
    const obstacle = join(shop.dataDir, 'workers-cannot-start');
    writeFileSync(obstacle, '');
    process.kill(Number(await ask(`${shop.url}/pid`)), 'SIGKILL');
    // The first five ends were what a shop that cannot open would give up after.
    await shop.said(/(the stub cannot start[\s\S]+){6}/);
    rmSync(obstacle);
    await shop.said(/Shop: worker \d+ serves again\./);
    await expect(ask(`${shop.url}/pid`)).resolves.toMatch(/^\d+$/);
    expect(shop.words().match(/ended \(.+\); starting another\./g)).toHaveLength(5);
  });

  test('a stop lets a request in flight end and takes no new ones', async () => {
    const shop = await startStubShop({ DATABASE_URL: await aDatabase() });
    await shop.said(opened);
    const slow = ask(`${shop.url}/slow`);
    await sleep(200);
    shop.child.kill('SIGTERM');
    await shop.said(/stopping/);
    await sleep(200);
    await expect(ask(`${shop.url}/pid`)).rejects.toThrow();
    expect(await slow).toBe('finished');
    expect(await shop.ended).toBe(0);
  });

  test('with DRAIN_SECONDS a shop that is told to stop is not ready, and serves on meanwhile', async () => {
    const shop = await startStubShop({ DATABASE_URL: await aDatabase(), DRAIN_SECONDS: '2' });
    await shop.said(opened);
    const begun = performance.now();
    shop.child.kill('SIGTERM');
    await shop.said(/stopping/);
    await expect.poll(async () => (await fetch(`${shop.url}/readyz`)).status, { interval: 20 }).toBe(503);
    await expect(ask(`${shop.url}/pid`)).resolves.toMatch(/^\d+$/);
    expect(await shop.ended).toBe(0);
    expect(performance.now() - begun).toBeGreaterThan(1900);
  });

  test('a stop closes no connection under a request: what a proxy keeps is given back with the next answer', async () => {
    const shop = await startStubShop({ DATABASE_URL: await aDatabase() });
    await shop.said(opened);
    const kept = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => kept.destroy());
    const send = () =>
      new Promise<string | undefined>((done, fail) => {
        get(`${shop.url}/pid`, { agent: kept }, (response) => {
          response.resume().on('end', () => done(response.headers.connection));
        }).on('error', fail);
      });
    expect(await send()).toBe('keep-alive');
    shop.child.kill('SIGTERM');
    await shop.said(/stopping/);
    await sleep(200);
    expect(await send()).toBe('close');
    await expect(send()).rejects.toThrow('ECONNREFUSED');
    expect(await shop.ended).toBe(0);
  });

  test('Ctrl+C reaches every process of the group and still ends gently', async () => {
    const shop = await startStubShop();
    await shop.said(opened);
    const slow = ask(`${shop.url}/slow`);
    await sleep(200);
    process.kill(-shop.pid, 'SIGINT');
    expect(await slow).toBe('finished');
    expect(await shop.ended).toBe(0);
    expect(shop.words()).not.toMatch(/has died|starting another/);
  });

  test('a second signal does not wait', async () => {
    const shop = await startStubShop({ DATABASE_URL: await aDatabase() });
    await shop.said(opened);
    const slow = ask(`${shop.url}/slow`).catch(() => 'cut off');
    await sleep(200);
    shop.child.kill('SIGTERM');
    await shop.said(/stopping/);
    shop.child.kill('SIGTERM');
    expect(await shop.ended).toBe(1);
    expect(await slow).toBe('cut off');
  });

  test('metrics of all workers are added up on their own port', async () => {
    const metricsPort = String(await findFreePort());
    const shop = await startStubShop({ DATABASE_URL: await aDatabase(), METRICS_PORT: metricsPort });
    await shop.said(opened);
    const text = await ask(`http://127.0.0.1:${metricsPort}/metrics`);
    expect(text).toMatch(/^process_cpu_seconds_total \d/m);
    await expect(ask(`http://127.0.0.1:${metricsPort}/`)).rejects.toThrow('404');
  });
});

describe('what it cannot do is told in one sentence', () => {
  test.each([
    ['a wrong setting', { PORT: 'many' }, /^The setting PORT must be a whole number from 1 to 65535\.\n$/],
    [
      'a public shop without a secret',
      { PUBLIC_URL: 'https://sheber.test' },
      /^The setting SECRET_KEY is missing: .+\.\n$/,
    ],
    [
      'a database that refuses it',
      { DATABASE_URL: 'refused' },
      /^The database 127\.0\.0\.1:\d+\/nothing refuses the shop \(database "nothing" does not exist\): check DATABASE_URL\.\n$/,
    ],
  ])('%s', async (_what, env, sentence) => {
    const given: Record<string, string> = { ...env };
    if (given.DATABASE_URL) given.DATABASE_URL = (await aDatabase()).replace(/\/[^/]+$/, '/nothing');
    const shop = await startStubShop(given);
    expect(await shop.ended).toBe(1);
    expect(shop.words()).toMatch(sentence);
  });

  test('a port that is taken, before anything slow is begun', async () => {
    const squatter = createServer().listen(0, '127.0.0.1');
    await once(squatter, 'listening');
    onTestFinished(() => void squatter.close());
    const address = squatter.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const shop = await startStubShop({ PORT: String(port) });
    expect(await shop.ended).toBe(1);
    expect(shop.words()).toBe(`Port ${port} is taken by another program: stop it, or set PORT.\n`);
    expect(existsSync(join(shop.dataDir, 'postgres'))).toBe(false);
  });

  test('a folder that another shop uses', async () => {
    const shop = await startStubShop({ DATABASE_URL: await aDatabase() });
    await shop.said(opened);
    const other = await startStubShop({ DATABASE_URL: await aDatabase(), DATA_DIR: shop.dataDir });
    expect(await other.ended).toBe(1);
    expect(other.words()).toBe(
      `Another shop already runs on ${shop.dataDir} (process ${shop.pid}): stop it, or set DATA_DIR and PORT for this one.\n`,
    );
  });

  test('a folder that cannot be made', async () => {
    const dataDir = join(import.meta.filename, 'data');
    const shop = await startStubShop({ DATABASE_URL: await aDatabase(), DATA_DIR: dataDir });
    expect(await shop.ended).toBe(1);
    expect(shop.words()).toMatch(/^The shop cannot write to .+supervisor\.test\.ts\/data: .+\.\n$/);
  });

  test('workers that cannot live', async () => {
    const shop = await startStubShop({
      DATABASE_URL: await aDatabase(),
      STUB_DIES_AT_START: '1',
      WEB_CONCURRENCY: '1',
    });
    expect(await shop.ended).toBe(1);
    expect(shop.words()).toMatch(/the stub cannot start/);
    expect(shop.words()).toMatch(/The workers end as soon as they start: its last words stand above\.\n$/);
  });
});
