import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { listLetters, tokenIn } from '#tests/outbox.ts';
import { addressRecords } from '../addresses/addresses.ts';
import { feedbackRecords } from '../feedback/feedback.ts';
import { createPrivateData } from './private-data.ts';

const PASSWORD = 'sheber-demo-1';
const EMAIL = 'retail@sheber.test';

/** Forgetting itself asks nobody. */
const noLogin = {
  recordSubscription: async () => {},
  requirePassword: async () => {},
  sendConfirmation: async () => {},
  sendLeavingLetter: async () => {},
  spendLeavingToken: async () => 0,
};

let shop: TestApp;
let userId: number;
let before: Record<string, unknown>;
beforeAll(async () => {
  shop = await openTestApp({ hasOutbox: true });
  // The index of the catalogue is built first: it would keep the first request waiting.
  await shop.app.ready();
  const [row] = await shop.db<{ id: number }[]>`SELECT * FROM users WHERE email = ${EMAIL}`;
  if (!row) throw new Error('the demo has no retail buyer');
  before = { ...row };
  userId = Number(row.id);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db`DELETE FROM rate_counters`;
  const { id: _, ...columns } = before;
  await shop.db`UPDATE users SET ${shop.db(columns)} WHERE id = ${userId}`;
});

async function call(method: 'GET' | 'DELETE', payload?: object, token?: string) {
  const authorization = `Bearer ${token ?? (await shop.logIn(EMAIL))}`;
  const response = await shop.app.inject({
    method,
    url: '/api/v1/users/',
    headers: { authorization },
    ...(payload ? { payload } : {}),
  });
  return {
    status: response.statusCode,
    response,
    body: response.headers['content-type']?.toString().includes('json') ? response.json() : null,
  };
}

describe('who asks to be forgotten', () => {
  const ask = (password = PASSWORD) => call('DELETE', { password });
  const letters = () => listLetters(shop.config.dataDir ?? '').filter(({ kind }) => kind === 'leaving');
  const confirm = (token: string, headers = {}) =>
    shop.app.inject({ method: 'POST', url: '/api/v1/users/leaving/', payload: { token }, headers });
  async function askedToken(): Promise<string> {
    await shop.db`DELETE FROM rate_counters`;
    await shop.sendLetters();
    const before = new Set(letters().map(({ html }) => html));
    await ask();
    await shop.sendLetters();
    const [letter] = letters().filter(({ html }) => !before.has(html));
    return tokenIn(letter?.html ?? '', 'confirm-leaving');
  }
  const leave = async () => confirm(await askedToken());
  const privateData = () => createPrivateData(shop.db, [addressRecords, feedbackRecords], noLogin);
  const row = async () => (await shop.db`SELECT * FROM users WHERE id = ${userId}`)[0];

  test('needs the password', async () => {
    expect((await ask('wrong')).body.errors).toHaveProperty('password');
    expect((await row())?.delete_at).toBeNull();
  });

  test('gets a letter, and nothing happens until its link is opened; it works once and for a day', async () => {
    const token = await shop.logIn(EMAIL);
    const { body, response } = await call('DELETE', { password: PASSWORD }, token);
    expect(body.data).toEqual({ deleteAt: null, email: EMAIL });
    expect(response.headers['set-cookie']).toBeUndefined();
    expect((await call('GET', undefined, token)).status).toBe(200);
    expect((await row())?.delete_at).toBeNull();

    const link = await askedToken();
    expect((await confirm('x'.repeat(43))).json().code).toBe('token.unknown');
    expect((await confirm(link)).statusCode).toBe(200);
    expect((await row())?.delete_at).not.toBeNull();
    expect((await confirm(link)).json().code).toBe('token.expired');

    const late = await askedToken();
    await shop.db`UPDATE mailed_tokens SET expires_at = now() WHERE ended_at IS NULL AND kind = 'leaving'`;
    expect((await confirm(late)).json().code).toBe('token.expired');
    expect((await row())?.delete_at).toBeNull();
  });

  test('without a confirmed e-mail begins by the password alone', async () => {
    const token = await shop.logIn(EMAIL);
    await shop.db`UPDATE users SET email_confirmed_at = NULL WHERE id = ${userId}`;
    const { body, response } = await call('DELETE', { password: PASSWORD }, token);
    expect(body.data).toEqual({ deleteAt: expect.any(String), email: null });
    expect(response.headers['set-cookie']).toContain('token=;');
    expect((await call('GET', undefined, token)).status).toBe(401);
  });

  test('is out everywhere at once, and is told a day within the law’s 15', async () => {
    const elsewhere = await shop.logIn(EMAIL);
    const response = await confirm(await askedToken(), { authorization: `Bearer ${elsewhere}` });
    const days = (Date.parse(response.json().data.deleteAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(13);
    expect(days).toBeLessThan(15);
    expect(response.headers['set-cookie']).toContain('token=;');
    expect((await call('GET', undefined, elsewhere)).status).toBe(401);
  });

  test('stays when they log in before the day, and the login says so', async () => {
    await leave();
    expect((await row())?.delete_at).not.toBeNull();
    const logIn = async () => {
      const payload = { login: EMAIL, password: PASSWORD };
      const response = await shop.app.inject({ method: 'POST', url: '/api/v1/auth/login/', payload });
      return response.json().data;
    };
    // Told once, by the login that took the request back.
    expect(await logIn()).toMatchObject({ hasStayed: true });
    expect(await logIn()).toMatchObject({ hasStayed: false });
    expect((await row())?.delete_at).toBeNull();
    expect(await privateData().forgetLeavers()).toBe(0);
  });

  test('is forgotten on the day: nothing names them, what others need stays, and once is enough', async () => {
    await shop.db`INSERT INTO callbacks (city_id, phone, name, theme, user_id, language) VALUES (1, '+77051234567', 'Айгерим', 'price', ${userId}, 'ru')`;
    await leave();
    await shop.db`UPDATE users SET delete_at = now() - interval '1 minute' WHERE id = ${userId}`;
    const [one, two] = await Promise.all([privateData().forgetLeavers(), privateData().forgetLeavers()]);
    expect(one + two).toBe(1);
    expect(await row()).toMatchObject({
      email: null,
      phone: null,
      first_name: '',
      last_name: '',
      organization_id: null,
    });
    expect(await shop.db`SELECT FROM addresses WHERE user_id = ${userId}`).toHaveLength(0);
    expect(await shop.db`SELECT FROM sessions WHERE user_id = ${userId}`).toHaveLength(0);
    expect(await shop.db`SELECT FROM callbacks WHERE name = 'Айгерим' OR user_id = ${userId}`).toHaveLength(
      0,
    );
    expect(await shop.db`SELECT FROM addresses`).not.toHaveLength(0);
    const login = { login: EMAIL, password: PASSWORD };
    const response = await shop.app.inject({ method: 'POST', url: '/api/v1/auth/login/', payload: login });
    expect(response.json().code).toBe('auth.invalid_credentials');
  });
});
