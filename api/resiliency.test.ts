/**
 * What a visitor can still do while something is down: the matrix of docs/faults.md, cell by cell. One of two shops that is
 * killed, and a page from the cache while PostgreSQL is away, need processes: tests/database-killed.test.ts and `npm run faults`.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { callExamples } from '#tests/call-examples.ts';

const ru = { 'x-language-id': 'ru' };
let token: string;

async function ask(shop: TestApp, method: 'GET' | 'POST', url: string, body?: object) {
  const response = await shop.app.inject({
    method,
    url,
    headers: { ...ru, authorization: `Bearer ${token}` },
    ...(body ? { payload: body } : {}),
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

const logIn = (shop: TestApp) =>
  shop.app.inject({
    method: 'POST',
    url: calls.logIn.path,
    headers: ru,
    payload: { login: 'retail@sheber.test', password: 'sheber-demo-1' },
  });

describe('PostgreSQL is away', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await openTestApp();
    await shop.app.ready();
    token = await shop.logIn('retail@sheber.test');
    await shop.db.end();
  });
  afterAll(() => shop.close());

  const told = { code: 'service.unavailable', message: expect.stringMatching(/временно/) };

  test.each([
    ['search', 'GET', '/api/v2/search/?q=ламинат'],
    ['a product', 'GET', '/api/v2/products/x/'],
    ['the cart', 'GET', '/api/v1/cart/'],
    ['live updates', 'GET', '/api/v1/sse/authorize/'],
  ] as const)(
    '%s: a clear word and when to come again, never an empty answer',
    async (_name, method, url) => {
      const answer = await ask(shop, method, url);
      expect(answer).toMatchObject({ status: 503, body: told });
      expect(answer.headers['retry-after']).toBe('2');
    },
  );

  test('an order: nothing is taken, the key stays good for later', async () => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: calls.createOrder.path,
      headers: { ...ru, authorization: `Bearer ${token}`, 'idempotency-key': 'while away' },
      payload: callExamples.createOrder.body ?? {},
    });
    expect(answer.json()).toMatchObject(told);
  });

  test('a login: no, and no session is taken from anybody', async () => {
    const answer = await logIn(shop);
    expect(answer.json()).toMatchObject(told);
    const asked = await ask(shop, 'GET', '/api/v1/users/');
    expect(asked.status).toBe(503);
    expect(asked.headers['set-cookie'], 'the cookie stays').toBeUndefined();
  });

  test('the process is alive and not ready', async () => {
    expect((await shop.app.inject({ url: '/healthz' })).statusCode).toBe(200);
  });
});

describe('the mail server is away', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await openTestApp({ config: { smtpUrl: 'smtp://127.0.0.1:1' } });
    token = await shop.logIn('retail@sheber.test');
  });
  afterAll(() => shop.close());

  test('one browses, searches and reads the cart', async () => {
    for (const url of ['/api/v2/products/?sectionCode=laminat', '/api/v2/search/?q=ламинат', '/api/v1/cart/'])
      expect((await ask(shop, 'GET', url)).status, url).toBe(200);
  });

  test('a password logs in; a code by phone says that there is no such way', async () => {
    expect((await logIn(shop)).statusCode).toBe(200);
    const code = await ask(shop, 'POST', calls.sendCode.path, callExamples.sendCode.body);
    expect(code.status).toBeGreaterThanOrEqual(400);
    expect(code.status).toBeLessThan(500);
  });

  test('what needs a letter is taken, and the letter waits', async () => {
    const asked = await ask(shop, 'POST', calls.recover.path, { login: 'club@sheber.test' });
    expect(asked.status).toBe(200);
    await shop.sendLetters();
    const waiting = await shop.db<{ tries: number }[]>`SELECT tries FROM tasks WHERE state = 'waiting'`;
    expect(waiting.length).toBeGreaterThan(0);
    expect(
      waiting.every(({ tries }) => tries > 0),
      'tried, and will be again',
    ).toBe(true);
  });
});
