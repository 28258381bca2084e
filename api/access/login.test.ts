import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db`DELETE FROM rate_counters`;
});

const PASSWORD = 'sheber-demo-1';
const logIn = (login: string, password = PASSWORD, headers: Record<string, string> = {}) =>
  shop.app.inject({ method: 'POST', url: '/api/v1/auth/login/', headers, payload: { login, password } });

describe('login', () => {
  test('by e-mail in any case, or by phone in any form', async () => {
    for (const login of ['Retail@Sheber.test', '+77000000001', '8 (700) 000-00-01']) {
      const response = await logIn(login);
      expect(response.statusCode, login).toBe(200);
      expect(response.json().data.user.email).toBe('retail@sheber.test');
    }
  });

  test('gives a token that works, and the cookie with the age and flags of the specification', async () => {
    const response = await logIn('club@sheber.test');
    const { token } = response.json().data;
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(response.headers['set-cookie']).toEqual([
      `token=${token}; Path=/; Max-Age=2592000; Secure; HttpOnly; SameSite=Lax`,
      expect.stringMatching(
        /^device=[^;]+; Path=\/api\/v1\/auth\/; Max-Age=31536000; Secure; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    const who = await shop.app.inject({
      url: '/api/v1/users/',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(who.json().data.email).toBe('club@sheber.test');
  });

  test('a wrong password and an unknown account get the very same answer', async () => {
    const wrong = await logIn('retail@sheber.test', 'wrong');
    const unknown = await logIn('nobody@sheber.test', 'wrong');
    expect(wrong.statusCode).toBe(422);
    expect({ ...wrong.json(), requestId: '' }).toEqual({ ...unknown.json(), requestId: '' });
  });

  test('the sixth try within the window is refused, the right password included', async () => {
    for (let i = 0; i < 5; i++) await logIn('org@sheber.test', 'wrong');
    const response = await logIn('org@sheber.test');
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(800);
  });

  test('a forged cross-site login with a cookie is refused', async () => {
    const response = await logIn('retail@sheber.test', PASSWORD, {
      cookie: 'a=b',
      'sec-fetch-site': 'cross-site',
    });
    expect(response.json().code).toBe('request.foreign_origin');
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  test('extra fields in the body change nothing', async () => {
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/v1/auth/login/',
      payload: {
        login: 'retail@sheber.test',
        password: PASSWORD,
        wholesaleContract: 'individual',
        userId: 2,
      },
    });
    expect(response.json().data.user.wholesaleContract).toBeNull();
  });
});

describe('logout', () => {
  test('ends the session on the server and clears the cookie', async () => {
    const { token } = (await logIn('retail@sheber.test')).json().data;
    const headers = { cookie: `token=${token}`, 'sec-fetch-site': 'same-origin' };
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/v1/auth/logout/',
      headers,
      payload: {},
    });
    expect(response.json()).toEqual({ success: true });
    expect(response.headers['set-cookie']).toMatch(/^token=; .*Max-Age=0/);
    expect((await shop.app.inject({ url: '/api/v1/users/', headers })).statusCode).toBe(401);
  });

  test('without a session is no error', async () => {
    const response = await shop.app.inject({ method: 'POST', url: '/api/v1/auth/logout/', payload: {} });
    expect(response.statusCode).toBe(200);
  });
});
