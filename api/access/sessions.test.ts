import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '#api/app.ts';
import { connect } from '#api/database.ts';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { PASSWORD_MEMORY_KIB } from '#tests/database.ts';
import { listLetters } from '#tests/outbox.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({ hasOutbox: true });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db`DELETE FROM rate_counters`;
});

type Headers = Record<string, string>;
const PASSWORD = 'sheber-demo-1';
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const logIn = (login: string, headers: Headers = {}, password = PASSWORD, app = shop.app) =>
  app.inject({ method: 'POST', url: '/api/v1/auth/login/', headers, payload: { login, password } });
const who = (token: string) => shop.app.inject({ url: '/api/v1/users/', headers: bearer(token) });
const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, token: string, payload?: object) =>
  shop.app.inject({
    method,
    url: `/api/v1/${path}/`,
    headers: bearer(token),
    ...(payload ? { payload } : {}),
  });

describe('a login', () => {
  test('never takes over a token that somebody put there: it gets a new one, and the planted one ends', async () => {
    const planted = await shop.logIn('club@sheber.test');
    const response = await logIn('retail@sheber.test', {
      cookie: `token=${planted}`,
      'sec-fetch-site': 'same-origin',
    });
    const { token } = response.json().data;
    expect(token).not.toBe(planted);
    expect((await who(planted)).statusCode).toBe(401);
    expect((await who(token)).json().data.email).toBe('retail@sheber.test');
    const invented = 'z'.repeat(43);
    await logIn('retail@sheber.test', { cookie: `token=${invented}`, 'sec-fetch-site': 'same-origin' });
    expect((await who(invented)).statusCode).toBe(401);
  });

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling host', { 'sec-fetch-site': 'same-site' }],
    ['a forged origin', { origin: 'https://evil.example' }],
    ['a null origin', { origin: 'null' }],
  ])('from %s is refused, with no cookie of ours too', async (_name, headers) => {
    const response = await logIn('retail@sheber.test', headers as Headers);
    expect(response.json().code).toBe('request.foreign_origin');
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  test.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
    'posted by a form (%s) is refused',
    async (type) => {
      const response = await shop.app.inject({
        method: 'POST',
        url: '/api/v1/auth/login/',
        headers: { 'content-type': type },
        payload: `{"login":"retail@sheber.test","password":"${PASSWORD}"}`,
      });
      expect(response.statusCode).toBe(415);
    },
  );

  test('right passwords are not counted, wrong ones are, and two processes count together', async () => {
    const db = connect({ databaseUrl: shop.config.databaseUrl, workers: 1 }, { max: 2 });
    const { app: other } = await buildApp({ config: shop.config, db, logStream: shop.log.stream });
    try {
      for (let i = 0; i < 7; i++) expect((await logIn('wholesale@sheber.test')).statusCode).toBe(200);
      const guesses = await Promise.all(
        [shop.app, other, shop.app, other, shop.app, other, other].map((app) =>
          logIn('wholesale@sheber.test', {}, 'wrong', app),
        ),
      );
      const statuses = guesses.map(({ statusCode }) => statusCode).sort();
      expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
      for (const app of [shop.app, other]) {
        const locked = await logIn('wholesale@sheber.test', {}, PASSWORD, app);
        expect(locked.statusCode).toBe(429);
        expect(Number(locked.headers['retry-after'])).toBeGreaterThan(800);
      }
    } finally {
      await other.close();
      await db.end();
    }
  });

  test('three hundred wrong ones of one network are enough, whatever the logins; from thirty on each waits', async () => {
    const status = async () => (await logIn(`nobody${Math.random()}@sheber.test`, {}, 'x')).statusCode;
    for (let i = 0; i < 30; i++) expect(await status()).toBe(422);
    const at = performance.now();
    expect(await status()).toBe(422);
    expect(performance.now() - at).toBeGreaterThan(1900);
    await shop.db`UPDATE rate_counters SET hits = 300 WHERE key LIKE 'login-network:%'`;
    expect(await status()).toBe(429);
  });

  test('a hash of older days is made anew by the right password', async () => {
    const { hash } = await import('@node-rs/argon2');
    const weak = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    await shop.db`UPDATE users SET password_hash = ${weak} WHERE email = 'org@sheber.test'`;
    expect((await logIn('org@sheber.test')).statusCode).toBe(200);
    const [row] = await shop.db`SELECT password_hash FROM users WHERE email = 'org@sheber.test'`;
    expect(row?.password_hash).toContain(`$argon2id$v=19$m=${PASSWORD_MEMORY_KIB},t=1,p=1$`);
    expect((await logIn('org@sheber.test')).statusCode).toBe(200);
  });

  test('a password is told apart to its last letter', async () => {
    const long = `${'а'.repeat(100)}1`;
    const token = await shop.logIn('org@sheber.test');
    await ask('POST', 'users/password', token, { oldPassword: PASSWORD, password: long });
    expect((await logIn('org@sheber.test', {}, `${long.slice(0, -1)}2`)).statusCode).toBe(422);
    expect((await logIn('org@sheber.test', {}, long)).statusCode).toBe(200);
    await ask('POST', 'users/password', token, { oldPassword: long, password: 'sheber-demo-2' });
  });
});

describe('sessions', () => {
  const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

  test('are listed with device and place, this one first; the whole address is nowhere', async () => {
    await shop.db`DELETE FROM sessions`;
    const cookie = `city=${encodeURIComponent(JSON.stringify({ code: 'pavlodar' }))}`;
    const first = (
      await logIn('club@sheber.test', { 'user-agent': CHROME, cookie, 'sec-fetch-site': 'same-origin' })
    ).json().data.token;
    await shop.logIn('club@sheber.test');
    await shop.logIn('retail@sheber.test');
    const response = await ask('GET', 'auth/sessions', first);
    const sessions = response.json().data;
    expect(sessions).toHaveLength(2);
    expect(sessions[0]).toMatchObject({
      browser: 'Chrome',
      system: 'Windows',
      network: '127.0.…',
      city: 'Павлодар',
      isCurrent: true,
    });
    expect(response.payload).not.toContain('127.0.0.1');
    expect(JSON.stringify(await shop.db`SELECT * FROM sessions`)).not.toContain('127.0.0.1');
  });

  test('one is ended by its number; another’s and a missing one answer alike', async () => {
    const mine = await shop.logIn('club@sheber.test');
    const lost = await shop.logIn('club@sheber.test');
    const foreign = await shop.logIn('retail@sheber.test');
    const idOf = async (token: string) =>
      (await ask('GET', 'auth/sessions', token))
        .json()
        .data.find((each: { isCurrent: boolean }) => each.isCurrent).id;
    const other = await ask('DELETE', `auth/sessions/${await idOf(foreign)}`, mine);
    const missing = await ask('DELETE', 'auth/sessions/999999999', mine);
    const nonsense = await ask('DELETE', 'auth/sessions/1%20OR%201', mine);
    for (const response of [other, missing, nonsense]) {
      expect(response.statusCode).toBe(404);
      expect({ ...response.json(), requestId: '' }).toEqual({ ...missing.json(), requestId: '' });
    }
    expect((await who(foreign)).statusCode).toBe(200);
    expect((await ask('DELETE', `auth/sessions/${await idOf(lost)}`, mine)).statusCode).toBe(200);
    expect((await who(lost)).statusCode).toBe(401);
    expect((await who(mine)).statusCode).toBe(200);
  });

  test('all others end at once, this one stays', async () => {
    const mine = await shop.logIn('club@sheber.test');
    const others = [await shop.logIn('club@sheber.test'), await shop.logIn('club@sheber.test')];
    expect((await ask('DELETE', 'auth/sessions', mine)).json().data.ended).toBeGreaterThanOrEqual(2);
    for (const token of others) expect((await who(token)).statusCode).toBe(401);
    expect((await who(mine)).statusCode).toBe(200);
  });

  test('slide by thirty days when asked to, never by reading', async () => {
    const token = await shop.logIn('club@sheber.test');
    const daysLeft = async () => {
      const [row] = await shop.db`
        SELECT extract(day FROM expires_at - now())::int AS days FROM sessions
        WHERE token_hash = sha256(${token}::text::bytea)`;
      return row?.days;
    };
    await who(token);
    expect(await daysLeft()).toBe(0);
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/v1/auth/prolong/',
      headers: { cookie: `token=${token}`, 'sec-fetch-site': 'same-origin' },
      payload: {},
    });
    expect(response.headers['set-cookie']).toMatch(/Max-Age=2592000/);
    expect(await daysLeft()).toBe(29);
  });

  test('that have ended cannot be used again: after a logout a replayed token is nobody', async () => {
    const token = await shop.logIn('club@sheber.test');
    await ask('POST', 'auth/logout', token, {});
    expect((await who(token)).statusCode).toBe(401);
    expect((await ask('POST', 'auth/prolong', token, {})).statusCode).toBe(401);
    expect((await ask('GET', 'auth/sessions', token)).statusCode).toBe(401);
  });
});

describe('a change of the password', () => {
  test('asks for the old one, ends the other sessions, voids recoveries and tells the owner', async () => {
    const mine = await shop.logIn('retail@sheber.test');
    const other = await shop.logIn('retail@sheber.test');
    const change = (body: object) => ask('POST', 'users/password', mine, body);
    const wrong = await change({ oldPassword: 'not it', password: 'новый 1 пароль' });
    expect(wrong.statusCode).toBe(422);
    expect(Object.keys(wrong.json().errors)).toEqual(['oldPassword']);
    const weak = await change({ oldPassword: PASSWORD, password: 'password1' });
    expect(Object.keys(weak.json().errors)).toEqual(['password']);
    expect((await who(other)).statusCode).toBe(200);

    const right = await change({ oldPassword: PASSWORD, password: 'новый 1 пароль', userId: 2, points: 7 });
    expect(right.json()).toEqual({ success: true });
    expect((await who(other)).statusCode).toBe(401);
    expect((await who(mine)).statusCode).toBe(200);
    expect((await logIn('retail@sheber.test', {}, 'новый 1 пароль')).statusCode).toBe(200);
    expect((await logIn('wholesale@sheber.test')).statusCode).toBe(200);
    await shop.sendLetters();
    const letters = listLetters(shop.config.dataDir ?? '').filter(({ kind }) => kind === 'password-changed');
    expect(letters.some(({ source }) => source.includes('retail@sheber.test'))).toBe(true);
  });

  test('five wrong old passwords are enough', async () => {
    const token = await shop.logIn('club@sheber.test');
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++)
      statuses.push(
        (await ask('POST', 'users/password', token, { oldPassword: 'x', password: 'новый 1 пароль' }))
          .statusCode,
      );
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });
});

test('the log was read along, and tells nobody’s phone, e-mail, token or password', () => {
  expect(shop.log.seen()).toBeGreaterThan(50);
  shop.log.settle();
});
