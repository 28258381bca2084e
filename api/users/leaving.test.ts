import { describe, expect, test } from 'vitest';
import { listLetters, tokenIn } from '#tests/outbox.ts';
import { EMAIL, noLogin, PASSWORD, withRetailUser } from '#tests/retail-user.ts';
import { addressRecords } from '../addresses/addresses.ts';
import { feedbackRecords } from '../feedback/feedback.ts';
import { createPrivateData } from './private-data.ts';

const own = withRetailUser({ hasOutbox: true });

describe('who asks to be forgotten', () => {
  const ask = (password = PASSWORD) => own.call('DELETE', { password });
  const letters = () => listLetters(own.shop.config.dataDir ?? '').filter(({ kind }) => kind === 'leaving');
  const confirm = (token: string, headers = {}) =>
    own.shop.app.inject({ method: 'POST', url: '/api/v1/users/leaving/', payload: { token }, headers });
  async function askedToken(): Promise<string> {
    await own.shop.db`DELETE FROM rate_counters`;
    await own.shop.sendLetters();
    const before = new Set(letters().map(({ html }) => html));
    await ask();
    await own.shop.sendLetters();
    const [letter] = letters().filter(({ html }) => !before.has(html));
    return tokenIn(letter?.html ?? '', 'confirm-leaving');
  }
  const leave = async () => confirm(await askedToken());
  const privateData = () => createPrivateData(own.shop.db, [addressRecords, feedbackRecords], noLogin);
  const row = async () => (await own.shop.db`SELECT * FROM users WHERE id = ${own.userId}`)[0];

  test('needs the password', async () => {
    expect((await ask('wrong')).body.errors).toHaveProperty('password');
    expect((await row())?.delete_at).toBeNull();
  });

  test('gets a letter, and nothing happens until its link is opened; it works once and for a day', async () => {
    const token = await own.shop.logIn(EMAIL);
    const { body, response } = await own.call('DELETE', { password: PASSWORD }, { token });
    expect(body.data).toEqual({ deleteAt: null, email: EMAIL });
    expect(response.headers['set-cookie']).toBeUndefined();
    expect((await own.call('GET', undefined, { token })).status).toBe(200);
    expect((await row())?.delete_at).toBeNull();

    const link = await askedToken();
    expect((await confirm('x'.repeat(43))).json().code).toBe('token.unknown');
    expect((await confirm(link)).statusCode).toBe(200);
    expect((await row())?.delete_at).not.toBeNull();
    expect((await confirm(link)).json().code).toBe('token.expired');

    const late = await askedToken();
    await own.shop
      .db`UPDATE mailed_tokens SET expires_at = now() WHERE ended_at IS NULL AND kind = 'leaving'`;
    expect((await confirm(late)).json().code).toBe('token.expired');
    expect((await row())?.delete_at).toBeNull();
  });

  test('without a confirmed e-mail begins by the password alone', async () => {
    const token = await own.shop.logIn(EMAIL);
    await own.shop.db`UPDATE users SET email_confirmed_at = NULL WHERE id = ${own.userId}`;
    const { body, response } = await own.call('DELETE', { password: PASSWORD }, { token });
    expect(body.data).toEqual({ deleteAt: expect.any(String), email: null });
    expect(response.headers['set-cookie']).toContain('token=;');
    expect((await own.call('GET', undefined, { token })).status).toBe(401);
  });

  test('is out everywhere at once, and is told a day within the law’s 15', async () => {
    const elsewhere = await own.shop.logIn(EMAIL);
    const response = await confirm(await askedToken(), { authorization: `Bearer ${elsewhere}` });
    const days = (Date.parse(response.json().data.deleteAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(13);
    expect(days).toBeLessThan(15);
    expect(response.headers['set-cookie']).toContain('token=;');
    expect((await own.call('GET', undefined, { token: elsewhere })).status).toBe(401);
  });

  test('stays when they log in before the day, and the login says so', async () => {
    await leave();
    expect((await row())?.delete_at).not.toBeNull();
    const logIn = async () => {
      const payload = { login: EMAIL, password: PASSWORD };
      const response = await own.shop.app.inject({ method: 'POST', url: '/api/v1/auth/login/', payload });
      return response.json().data;
    };
    // Told once, by the login that took the request back.
    expect(await logIn()).toMatchObject({ hasStayed: true });
    expect(await logIn()).toMatchObject({ hasStayed: false });
    expect((await row())?.delete_at).toBeNull();
    expect(await privateData().forgetLeavers()).toBe(0);
  });

  test('is forgotten on the day: nothing names them, what others need stays, and once is enough', async () => {
    await own.shop
      .db`INSERT INTO callbacks (city_id, phone, name, theme, user_id, language) VALUES (1, '+77051234567', 'Айгерим', 'price', ${own.userId}, 'ru')`;
    await leave();
    await own.shop.db`UPDATE users SET delete_at = now() - interval '1 minute' WHERE id = ${own.userId}`;
    const [one, two] = await Promise.all([privateData().forgetLeavers(), privateData().forgetLeavers()]);
    expect(one + two).toBe(1);
    expect(await row()).toMatchObject({
      email: null,
      phone: null,
      first_name: '',
      last_name: '',
      organization_id: null,
    });
    expect(await own.shop.db`SELECT FROM addresses WHERE user_id = ${own.userId}`).toHaveLength(0);
    expect(await own.shop.db`SELECT FROM sessions WHERE user_id = ${own.userId}`).toHaveLength(0);
    expect(
      await own.shop.db`SELECT FROM callbacks WHERE name = 'Айгерим' OR user_id = ${own.userId}`,
    ).toHaveLength(0);
    expect(await own.shop.db`SELECT FROM addresses`).not.toHaveLength(0);
    const login = { login: EMAIL, password: PASSWORD };
    const response = await own.shop.app.inject({
      method: 'POST',
      url: '/api/v1/auth/login/',
      payload: login,
    });
    expect(response.json().code).toBe('auth.invalid_credentials');
  });
});
