import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { listMessages } from '#tests/outbox.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({ hasOutbox: true, config: { smsSink: 'outbox' } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db`DELETE FROM rate_counters`;
});

async function post(path: string, payload: object) {
  const response = await shop.app.inject({ method: 'POST', url: `/api/v1/auth/${path}/`, payload });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}
const PHONE = '+77000000001';
const send = (phone = PHONE) => post('code', { phone, purpose: 'login' });
const enter = (code: string, over: object = {}) => post('login-by-code', { phone: PHONE, code, ...over });
const lastCode = () =>
  /(\d{6})/.exec(
    listMessages(shop.config.dataDir ?? '')
      .at(-1)
      ?.split('\n')[1] ?? '',
  )?.[1] ?? '';
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('without an adapter there is no such way in', async () => {
  const plain = await openTestApp();
  const ways = await plain.app.inject({ url: '/api/v1/auth/ways/' });
  expect(ways.json()).toEqual({ data: { code: false, outbox: null } });
  const response = await plain.app.inject({
    method: 'POST',
    url: '/api/v1/auth/code/',
    payload: { phone: PHONE, purpose: 'login' },
  });
  expect(response.json().code).toBe('auth.code_off');
  await plain.close();
  expect((await shop.app.inject({ url: '/api/v1/auth/ways/' })).json()).toEqual({
    data: { code: true, outbox: null },
  });
});

describe('a code', () => {
  test('logs in once, whatever form the phone is typed in', async () => {
    const sent = await send('8 (700) 000-00-01');
    expect(sent.body.data).toEqual({ ttl: 600, resendIn: 60 });
    const code = lastCode();
    const entered = await enter(code, { points: 5, wholesaleContract: 'individual' });
    expect(entered.body.data).toMatchObject({
      isNew: false,
      user: { phone: PHONE, wholesaleContract: null },
    });
    expect(String(entered.headers['set-cookie'])).toContain('HttpOnly');
    expect((await enter(code)).body.code).toBe('auth.invalid_code');
  });

  test('dies after five wrong tries, after ten minutes, and with the next one', async () => {
    await send();
    const code = lastCode();
    for (let i = 0; i < 5; i++) expect((await enter(wrongOf(code))).status).toBe(422);
    expect((await enter(code)).status).toBe(422);
    await shop.db`DELETE FROM rate_counters`;
    await send();
    await shop.db`UPDATE sms_codes SET expires_at = now() - interval '1 second'`;
    expect((await enter(lastCode())).status).toBe(422);
    await shop.db`DELETE FROM rate_counters`;
    await send();
    const older = lastCode();
    await shop.db`DELETE FROM rate_counters`;
    await send();
    if (older !== lastCode()) expect((await enter(older)).status).toBe(422);
    expect((await enter(lastCode())).status).toBe(200);
  });

  test('is sent once a minute and five times a day, to mobiles of Kazakhstan only', async () => {
    expect((await send()).status).toBe(200);
    const second = await send();
    expect(second.status).toBe(429);
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(30);
    for (let i = 0; i < 4; i++) {
      await shop.db`DELETE FROM rate_counters WHERE key LIKE 'code:%'`;
      expect((await send()).status).toBe(200);
    }
    await shop.db`DELETE FROM rate_counters WHERE key LIKE 'code:%'`;
    expect((await send()).status).toBe(429);
    for (const phone of ['+7 903 123-45-67', '8 (7182) 55-40-40', 'x']) {
      const refused = await send(phone);
      expect(Object.keys(refused.body.errors)).toEqual(['phone']);
    }
  });

  test('of a phone without an account asks for a name and the agreement, then makes one', async () => {
    const phone = '+77055554433';
    const known = await send();
    const unknown = await send(phone);
    expect(unknown.body).toEqual(known.body);
    const code = lastCode();
    expect((await enter(wrongOf(code), { phone })).body.code).toBe('auth.invalid_code');
    expect((await enter(code, { phone })).body.code).toBe('auth.agreement_needed');
    const entered = await enter(code, { phone, firstName: 'Гүлнұр', agreement: true });
    expect(entered.body.data).toMatchObject({ isNew: true, user: { phone, firstName: 'Гүлнұр' } });
    const rows = await shop.db`
      SELECT document FROM consents c JOIN users u ON u.id = c.user_id WHERE u.phone = ${phone}`;
    expect(rows).toHaveLength(2);
    // Nobody's password opens it, and it can be given one without an old one.
    const guess = await post('login', { login: phone, password: 'anything' });
    expect(guess.status).toBe(422);
    const first = await shop.app.inject({
      method: 'POST',
      url: '/api/v1/users/password/',
      headers: { authorization: `Bearer ${entered.body.data.token}` },
      payload: { password: 'первый 1 пароль' },
    });
    expect(first.statusCode).toBe(200);
    expect((await post('login', { login: phone, password: 'первый 1 пароль' })).status).toBe(200);
  });

  test('is not in the database', async () => {
    await send();
    const code = lastCode();
    const rows = await shop.db`SELECT * FROM sms_codes`;
    expect(JSON.stringify(rows.map((row) => Object.values(row).map(String)))).not.toContain(code);
  });
});
