/** Two real processes on one database are one shop: sessions, carts, live updates, prices, limits of logins. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listenTo } from '#rigs/faults/stream.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';

let database: TestDatabase;
const children: ChildProcess[] = [];
let urls: string[];

async function startProcess(): Promise<string> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'fixtures', 'api-server.ts')], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATABASE_URL: database.url,
    },
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

async function post(at: number, path: string, body: object, isRead = false): Promise<Response> {
  const response = await fetch(`${urls[at % 2]}/api/v1/auth/${path}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!isRead) await response.arrayBuffer();
  return response;
}
const logIn = (at: number, login: string, password: string, isRead = false) =>
  post(at, 'login', { login, password }, isRead);

test('who logs in at one is known to the other, has the same cart there and hears of its changes', async () => {
  const [one = '', two = ''] = urls;
  const { token } = (
    (await (await logIn(0, 'retail@sheber.test', 'sheber-demo-1', true)).json()) as {
      data: { token: string };
    }
  ).data;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const stream = await listenTo(two, token);
  const [product] = await database.db<{ code: string }[]>`
    SELECT p.code FROM products p JOIN stocks s ON s.product_id = p.id
    WHERE p.active AND NOT p.on_order AND NOT p.is_offline AND s.count > 5 ORDER BY p.id LIMIT 1`;
  const body = JSON.stringify({ items: [{ productCode: product?.code, count: 2 }] });
  const written = await fetch(`${one}/api/v1/cart/`, { method: 'POST', headers, body });
  const { eventId } = (await written.json()) as { eventId: string };
  await stream.hears(eventId);
  stream.close();
  const cart = await fetch(`${two}/api/v1/cart/`, { headers });
  expect(await cart.json()).toMatchObject({
    eventId,
    items: [{ count: 2, product: { code: product?.code } }],
  });
});

test('a new price is shown by both', async () => {
  const [product] = await database.db<
    { code: string }[]
  >`SELECT code FROM products WHERE active ORDER BY id LIMIT 1`;
  const prices = () =>
    Promise.all(
      urls.map(async (url) => {
        const list = await fetch(`${url}/api/v2/products/by-codes/?codes=${product?.code}`);
        return ((await list.json()) as { items: { price: number }[] }).items[0]?.price;
      }),
    );
  expect(await prices()).not.toContain(7_654_321);
  await database.db`
    UPDATE product_prices SET price = 7654321, regular_price = 7654321
    WHERE product_id = (SELECT id FROM products WHERE code = ${product?.code ?? ''})`;
  await expect.poll(prices).toEqual([7_654_321, 7_654_321]);
});

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

test('one network gets three hundred wrong tries from both, whatever logins it tries', async () => {
  await logIn(0, 'nobody@sheber.test', 'wrong');
  // As if it had tried since a quarter of an hour began.
  await database.db`UPDATE rate_counters SET hits = 294 WHERE key LIKE 'login-network%'`;
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) => logIn(at, `nobody-${at}@sheber.test`, 'wrong')),
  );
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(6);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(6);
});

test('letters of recovery are counted by both: three an hour for one login', async () => {
  const statuses = [];
  for (let i = 0; i < 4; i++)
    statuses.push((await post(i, 'recovery', { login: 'club@sheber.test' })).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});
