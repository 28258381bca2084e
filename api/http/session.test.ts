import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const askWho = (headers: Record<string, string>) => shop.app.inject({ url: '/api/v1/users/', headers });
const CLEARED = 'token=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Lax';

describe('the logged-in user', () => {
  test('without a token the call is 401 and the cookie is cleared', async () => {
    const response = await askWho({});
    expect(response.statusCode).toBe(401);
    expect(response.headers['set-cookie']).toBe(CLEARED);
    expect(response.json()).toMatchObject({
      code: 'session.required',
      message: 'Войдите, чтобы продолжить.',
    });
  });

  test('the words follow x-language-id', async () => {
    const response = await askWho({ 'x-language-id': 'kz' });
    expect(response.json().message).toBe('Жалғастыру үшін жүйеге кіріңіз.');
  });

  test('a Bearer token names its user', async () => {
    const token = await shop.logIn('wholesale@sheber.test');
    const response = await askWho({ authorization: `Bearer ${token}` });
    expect(response.statusCode).toBe(200);
    expect(response.json().data).toMatchObject({
      email: 'wholesale@sheber.test',
      wholesaleContract: 'individual',
    });
  });

  test('a user with an organisation carries it', async () => {
    const token = await shop.logIn('org@sheber.test');
    const { data } = (await askWho({ authorization: `Bearer ${token}` })).json();
    expect(data.wholesaleContract).toBe('organization');
    expect(data.wholesaleOrganization).toMatchObject({ bin: '200140001230' });
  });

  test('the cookie stands in for the header on the shop’s own requests', async () => {
    const token = await shop.logIn('retail@sheber.test');
    const response = await askWho({ cookie: `token=${token}`, 'sec-fetch-site': 'same-origin' });
    expect(response.json().data.email).toBe('retail@sheber.test');
  });

  test('the cookie is worth nothing on another site’s request', async () => {
    const token = await shop.logIn('retail@sheber.test');
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://other.example' },
    ]) {
      const response = await askWho({ cookie: `token=${token}`, ...(headers as Record<string, string>) });
      expect(response.statusCode).toBe(401);
    }
  });

  test('an ended session is nobody', async () => {
    const token = await shop.logIn('club@sheber.test');
    await shop.db`UPDATE sessions SET expires_at = now() - interval '1 second'`;
    expect((await askWho({ authorization: `Bearer ${token}` })).statusCode).toBe(401);
  });

  test('a wrong Bearer is refused on an open call too', async () => {
    const response = await shop.app.inject({
      url: '/api/v2/cities/',
      headers: { authorization: 'Bearer nonsense' },
    });
    expect(response.statusCode).toBe(401);
  });

  test('a stale cookie on an open call is taken away and the visitor goes on', async () => {
    const response = await shop.app.inject({
      url: '/api/v2/cities/',
      headers: { cookie: `token=${'x'.repeat(43)}` },
    });
    expect(response.statusCode).toBe(200);
    expect(response.headers['set-cookie']).toBe(CLEARED);
  });

  test('the token itself is nowhere in the database', async () => {
    const token = await shop.logIn('retail@sheber.test');
    const [row] = await shop.db<{ found: number }[]>`
      SELECT count(*)::int AS found FROM sessions WHERE position(convert_to(${token}, 'UTF8') in token_hash) > 0`;
    expect(row?.found).toBe(0);
  });
});
