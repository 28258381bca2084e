/** What one process has counted, another knows: limits of logins over two real processes on one database. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from './database.ts';

let database: TestDatabase;
const children: ChildProcess[] = [];
let urls: string[];

async function startProcess(): Promise<string> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'fixtures', 'api-server.ts')], {
    env: { PATH: process.env.PATH, DATABASE_URL: database.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [first] = await once(child.stdout.setEncoding('utf8'), 'data');
  return String(first).trim();
}

beforeAll(async () => {
  database = await openTestDatabase();
  urls = await Promise.all([startProcess(), startProcess()]);
});
afterAll(async () => {
  await Promise.all(
    children.map(async (child) => {
      const ended = once(child, 'close');
      child.kill('SIGTERM');
      await ended;
    }),
  );
  await database.drop();
});
beforeEach(() => database.db`DELETE FROM rate_counters`);

async function post(at: number, path: string, body: object): Promise<Response> {
  const response = await fetch(`${urls[at % 2]}/api/v1/auth/${path}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response;
}
const logIn = (at: number, login: string, password: string) => post(at, 'login', { login, password });

test('five wrong passwords, whichever process hears them, close the account to both', async () => {
  expect(urls[0]).not.toBe(urls[1]);
  const statuses = [];
  for (let i = 0; i < 5; i++) statuses.push((await logIn(i, 'retail@sheber.test', 'wrong')).status);
  expect(statuses).toEqual([422, 422, 422, 422, 422]);
  for (const at of [0, 1]) {
    const refused = await logIn(at, 'retail@sheber.test', 'sheber-demo-1');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
  }
  expect((await logIn(0, 'club@sheber.test', 'sheber-demo-1')).status).toBe(200);
});

test('guesses sent to both at once get no more than five answers', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => logIn(at, 'org@sheber.test', `wrong ${at}`)),
  );
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
});

test('one address gets thirty wrong tries from both, whatever logins it tries', async () => {
  const answers = await Promise.all(
    Array.from({ length: 36 }, (_, at) => logIn(at, `nobody-${at}@sheber.test`, 'wrong')),
  );
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(30);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(6);
});

test('letters of recovery are counted by both: three an hour for one login', async () => {
  const statuses = [];
  for (let i = 0; i < 4; i++)
    statuses.push((await post(i, 'recovery', { login: 'club@sheber.test' })).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});
