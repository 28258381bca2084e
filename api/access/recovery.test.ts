import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { listLetters, tokenIn } from '#tests/outbox.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({ hasOutbox: true });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db`DELETE FROM rate_counters`;
});

async function post(path: string, payload: object, headers: Record<string, string> = {}) {
  const response = await shop.app.inject({ method: 'POST', url: `/api/v1/${path}/`, payload, headers });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}
const ask = (login: string, language = 'ru') =>
  post('auth/recovery', { login }, { 'x-language-id': language });
const letters = (kind: string) =>
  listLetters(shop.config.dataDir ?? '').filter((letter) => letter.kind === kind);
async function tokenFor(login: string): Promise<string> {
  await shop.sendLetters();
  const before = new Set(letters('recovery').map(({ html }) => html));
  await ask(login);
  await shop.sendLetters();
  return tokenIn(letters('recovery').find(({ html }) => !before.has(html))?.html ?? '', 'confirm-recovery');
}
const who = (token: string) =>
  shop.app.inject({ url: '/api/v1/users/', headers: { authorization: `Bearer ${token}` } });

describe('asking', () => {
  test('is answered the same for everyone, and only a proved address gets a letter', async () => {
    await shop.db`UPDATE users SET email_confirmed_at = NULL WHERE email = 'org@sheber.test'`;
    const answers = [
      await ask('retail@sheber.test'),
      await ask('nobody@sheber.test'),
      await ask('org@sheber.test'),
      await ask('neither phone nor mail'),
    ];
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 200, body: { success: true } });
    await shop.sendLetters();
    expect(letters('recovery').map(({ source }) => /^To: (.*)$/m.exec(source)?.[1])).toEqual([
      'retail@sheber.test',
    ]);
    expect(await shop.db`SELECT FROM recovery_requests`).toHaveLength(0);
    await shop.db`UPDATE users SET email_confirmed_at = now() WHERE email = 'org@sheber.test'`;
  });

  test('works by phone, in the language of who asks', async () => {
    await ask('8 (700) 000-00-04', 'kz');
    await shop.sendLetters();
    expect(letters('recovery').at(-1)?.html).toContain('/kz?confirm-recovery=');
  });

  test('three letters an hour are enough for one account, known or not', async () => {
    for (const login of ['club@sheber.test', 'nobody@sheber.test']) {
      const statuses: number[] = [];
      for (let i = 0; i < 4; i++) statuses.push((await ask(login)).status);
      expect(statuses).toEqual([200, 200, 200, 429]);
    }
  });
});

describe('the link', () => {
  test('sets the password, ends every session, logs in, tells the owner, and works once', async () => {
    const old = await shop.logIn('retail@sheber.test');
    const token = await tokenFor('retail@sheber.test');
    const answer = await post('auth/recovery/confirm', { token, password: 'жаңа 1 құпия', userId: 2 });
    expect(answer.status).toBe(200);
    expect(answer.body.data.user.email).toBe('retail@sheber.test');
    expect((await who(old)).statusCode).toBe(401);
    expect((await who(answer.body.data.token)).statusCode).toBe(200);
    expect(String(answer.headers['set-cookie'])).toContain('HttpOnly');
    const logIn = (password: string) => post('auth/login', { login: 'retail@sheber.test', password });
    expect((await logIn('sheber-demo-1')).status).toBe(422);
    expect((await logIn('жаңа 1 құпия')).status).toBe(200);
    await shop.sendLetters();
    expect(letters('password-changed')).toHaveLength(1);
    const again = await post('auth/recovery/confirm', { token, password: 'и ещё 1 раз' });
    expect(again).toMatchObject({ status: 410, body: { code: 'token.expired' } });
  });

  test('of two at once one succeeds', async () => {
    const token = await tokenFor('club@sheber.test');
    const answers = await Promise.all(
      ['один из 2 двух', 'другой из 2 двух'].map((password) =>
        post('auth/recovery/confirm', { token, password }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  test('is not used up by a password that is not good enough', async () => {
    const token = await tokenFor('org@sheber.test');
    const weak = await post('auth/recovery/confirm', { token, password: 'qwerty123' });
    expect(weak).toMatchObject({ status: 422, body: { code: 'request.invalid' } });
    expect(Object.keys(weak.body.errors)).toEqual(['password']);
    expect((await post('auth/recovery/confirm', { token, password: 'сильный 1 пароль' })).status).toBe(200);
  });

  test('expires after an hour, and a newer one voids it', async () => {
    const first = await tokenFor('wholesale@sheber.test');
    const second = await tokenFor('wholesale@sheber.test');
    const use = (token: string) => post('auth/recovery/confirm', { token, password: 'что-то 1 новое' });
    expect((await use(first)).body.code).toBe('token.expired');
    await shop.db`UPDATE mailed_tokens SET expires_at = expires_at - interval '1 hour'`;
    expect((await use(second)).body.code).toBe('token.expired');
    expect((await use('y'.repeat(43))).body.code).toBe('token.unknown');
  });
});
