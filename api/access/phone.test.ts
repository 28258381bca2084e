import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { listLetters, listMessages } from '#tests/outbox.ts';

const PASSWORD = 'sheber-demo-1';
const OLD = '+77000000001';
const NEW = '+77055557788';

let shop: TestApp;
let token: string;
beforeAll(async () => {
  shop = await openTestApp({ hasOutbox: true, config: { smsSink: 'outbox' } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db`DELETE FROM rate_counters`;
  await shop.db`DELETE FROM sms_codes`;
  await shop.db`UPDATE users SET phone = ${OLD} WHERE email = 'retail@sheber.test'`;
  token = await shop.logIn('retail@sheber.test');
});

async function post(path: string, payload: object, by: string | null = token, language = 'ru') {
  const headers = { 'x-language-id': language, ...(by === null ? {} : { authorization: `Bearer ${by}` }) };
  const response = await shop.app.inject({ method: 'POST', url: `/api/v1/${path}/`, payload, headers });
  return { status: response.statusCode, body: response.json() };
}
const ask = (phone: string, over: object = {}, by?: string | null, language?: string) =>
  post('auth/code', { phone, purpose: 'change', password: PASSWORD, ...over }, by, language);
const change = (code: string, phone = NEW, by?: string) => post('users/phone', { phone, code }, by);
const messages = () => listMessages(shop.config.dataDir ?? '');
const lastCode = () => /(\d{6})/.exec(messages().at(-1)?.split('\n')[1] ?? '')?.[1] ?? '';
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const phoneOf = async (email: string) =>
  (await shop.db<{ phone: string }[]>`SELECT phone FROM users WHERE email = ${email}`)[0]?.phone;

describe('a new phone', () => {
  test('is proved by the code sent there; the old one and the owner are told, other sessions end', async () => {
    const elsewhere = await shop.logIn('retail@sheber.test');
    expect((await ask('8 705 555 77 88', {}, token, 'kz')).body.data).toEqual({ ttl: 600, resendIn: 60 });
    expect(messages().at(-1)).toMatch(/^\+77055557788\n\d{6} — осы нөмірді/);
    const code = lastCode();
    expect((await change(wrongOf(code))).body.code).toBe('auth.invalid_code');
    expect(await phoneOf('retail@sheber.test')).toBe(OLD);
    const changed = await change(code);
    expect(changed).toEqual({ status: 200, body: { data: { phone: NEW } } });
    expect(messages().at(-1)).toMatch(/^\+77000000001\nНомер вашего аккаунта .*\+7 7\*\* \*\*\* \*\* 88/);
    await shop.sendLetters();
    const letters = listLetters(shop.config.dataDir ?? '').filter(({ kind }) => kind === 'phone-changed');
    expect(letters).toHaveLength(1);
    expect(letters[0]?.html).toContain('+7 7** *** ** 88');
    const who = (by: string) =>
      shop.app.inject({ url: '/api/v1/users/', headers: { authorization: `Bearer ${by}` } });
    expect((await who(elsewhere)).statusCode).toBe(401);
    expect((await who(token)).json().data.phone).toBe(NEW);
    // By the new one they come in, by the old one nobody does; and a code works once.
    const logIn = (login: string) => post('auth/login', { login, password: PASSWORD }, null);
    expect((await logIn(NEW)).status).toBe(200);
    expect((await logIn(OLD)).status).toBe(422);
    expect((await change(code)).body.code).toBe('auth.invalid_code');
  });

  test('of somebody else gets the same answer, and is refused to whoever has shown its code', async () => {
    const free = await ask(NEW);
    const taken = await ask('+77000000004');
    expect(taken.body).toEqual(free.body);
    const code = lastCode();
    const told = messages().length;
    const refused = await change(code, '+77000000004');
    expect([refused.status, refused.body.code]).toEqual([409, 'auth.phone_taken']);
    expect(messages()).toHaveLength(told);
    expect(await phoneOf('club@sheber.test')).toBe('+77000000004');
    expect(await phoneOf('retail@sheber.test')).toBe(OLD);
  });

  test('asks for a login and for the password', async () => {
    expect((await ask(NEW, {}, null)).status).toBe(401);
    for (const password of ['wrong', undefined]) {
      const refused = await ask(NEW, { password });
      expect(Object.keys(refused.body.errors)).toEqual(['password']);
    }
    const statuses = [];
    for (let i = 0; i < 4; i++) statuses.push((await ask(NEW, { password: 'wrong' })).status);
    expect(statuses).toEqual([422, 422, 422, 429]);
  });

  test('must be another one and a mobile of Kazakhstan', async () => {
    for (const phone of [OLD, '8 700 000 00 01', '+7 903 123-45-67', 'x'])
      expect(Object.keys((await ask(phone)).body.errors)).toEqual(['phone']);
  });

  test('cannot be had by a code for coming in, by another’s code, or by trying', async () => {
    await post('auth/code', { phone: NEW, purpose: 'login' }, null);
    expect((await change(lastCode())).body.code).toBe('auth.invalid_code');
    await shop.db`DELETE FROM rate_counters`;
    await ask(NEW);
    const code = lastCode();
    const other = await shop.logIn('org@sheber.test');
    expect((await change(code, NEW, other)).body.code).toBe('auth.invalid_code');
    // Nor does it let anybody in.
    expect((await post('auth/login-by-code', { phone: NEW, code }, null)).body.code).toBe(
      'auth.invalid_code',
    );
    for (let i = 0; i < 3; i++) await change(wrongOf(code));
    expect((await change(code)).body.code).toBe('auth.invalid_code');
  });

  test('is sent no more than ten codes a day by one user, whatever phones they type', async () => {
    const statuses = [];
    for (let i = 0; i < 11; i++) statuses.push((await ask(`+770555500${10 + i}`)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  test('of who has no password needs none', async () => {
    const phone = '+77055559900';
    await post('auth/code', { phone, purpose: 'login' }, null);
    const entered = await post(
      'auth/login-by-code',
      { phone, code: lastCode(), firstName: 'Гүлнұр', agreement: true },
      null,
    );
    const theirs = entered.body.data.token;
    await post('auth/code', { phone: NEW, purpose: 'change' }, theirs);
    expect((await change(lastCode(), NEW, theirs)).status).toBe(200);
  });
});

test('without an adapter there is no such way', async () => {
  const plain = await openTestApp();
  const headers = { authorization: `Bearer ${await plain.logIn('retail@sheber.test')}` };
  const response = await plain.app.inject({
    method: 'POST',
    url: '/api/v1/users/phone/',
    headers,
    payload: { phone: NEW, code: '123456' },
  });
  expect(response.json().code).toBe('auth.code_off');
  await plain.close();
});
