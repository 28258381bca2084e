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
  await shop.db`DELETE FROM sms_codes`;
});

const LOGIN = 'retail@sheber.test';
const PHONE = '+77000000001';
const RIGHT = 'sheber-demo-1';
interface From {
  remoteAddress?: string;
  cookie?: string;
}
async function post(path: string, payload: object, { remoteAddress = '95.56.0.1', cookie }: From = {}) {
  const headers = cookie === undefined ? {} : { cookie, 'sec-fetch-site': 'same-origin' };
  const url = `/api/v1/auth/${path}/`;
  const response = await shop.app.inject({ method: 'POST', url, payload, headers, remoteAddress });
  const cookies = [response.headers['set-cookie'] ?? []].flat().map((each) => each.split(';')[0] ?? '');
  return { status: response.statusCode, code: response.json().code, cookies };
}
const logIn = (password: string, from?: From, login = LOGIN) => post('login', { login, password }, from);
const send = (from?: From) => post('code', { phone: PHONE, purpose: 'login' }, from);
const enter = (code: string, from?: From) => post('login-by-code', { phone: PHONE, code }, from);
const lastCode = () =>
  /(\d{6})/.exec(
    listMessages(shop.config.dataDir ?? '')
      .at(-1)
      ?.split('\n')[1] ?? '',
  )?.[1] ?? '';
const STRANGER = { remoteAddress: '95.56.0.66' };
const deviceOf = (cookies: string[]) => cookies.find((each) => each.startsWith('device=')) ?? '';
const times = async (count: number, work: () => Promise<unknown>) => {
  for (let at = 0; at < count; at++) await work();
};

describe('a stranger who knows a login', () => {
  test('locks out nobody but their own network: password, recovery and code work elsewhere', async () => {
    await times(8, () => logIn('wrong', STRANGER));
    await times(5, () => post('recovery', { login: LOGIN }, STRANGER));
    await times(8, () => send(STRANGER));
    expect((await logIn(RIGHT, STRANGER)).status).toBe(429);
    expect((await logIn(RIGHT)).status).toBe(200);
    expect((await post('recovery', { login: LOGIN })).status).toBe(200);
    expect((await send()).status).toBe(200);
    expect((await enter(lastCode())).status).toBe(200);
  });

  test('behind the very address of its owner, and in all the world, does not lock a device that was logged in', async () => {
    const cookie = deviceOf((await logIn(RIGHT)).cookies);
    await logIn('wrong', STRANGER);
    await shop.db`UPDATE rate_counters SET hits = 100 WHERE key LIKE 'login-anywhere:%'`;
    await times(6, () => logIn('wrong'));
    expect((await logIn(RIGHT)).status).toBe(429);
    expect((await logIn(RIGHT, { remoteAddress: '10.8.0.1' })).status).toBe(429);
    expect((await logIn(RIGHT, { cookie })).status).toBe(200);
    await times(6, () => post('recovery', { login: LOGIN }));
    expect((await post('recovery', { login: LOGIN })).status).toBe(429);
    expect((await post('recovery', { login: LOGIN }, { cookie })).status).toBe(200);
  });

  test('neither replaces a code that another has asked for nor uses it up', async () => {
    const mark = (shop.http.marks.cookieFor({ headers: {} }) ?? '').split(';')[0] ?? '';
    const owner = { cookie: mark };
    expect((await send(owner)).status).toBe(200);
    const code = lastCode();
    await times(6, () => enter('000000', STRANGER));
    await send(STRANGER);
    await times(6, () => enter('000000', STRANGER));
    // A phone changes its network between the two; its browser stays the same.
    expect((await enter(code, { ...owner, remoteAddress: '2a00:1fa0::1' })).status).toBe(200);
  });
});

describe('a known device', () => {
  test('is one by a signature: of another user, forged or of another shop it counts for nothing', async () => {
    const other = deviceOf((await logIn(RIGHT, {}, 'club@sheber.test')).cookies);
    const own = deviceOf((await logIn(RIGHT)).cookies);
    await times(5, () => logIn('wrong'));
    for (const cookie of [
      other,
      own.replace(/=./, (first) => (first === '=A' ? '=B' : '=A')),
      'device=x',
      '',
    ])
      expect((await logIn(RIGHT, { cookie })).status).toBe(429);
    expect((await logIn(RIGHT, { cookie: own })).status).toBe(200);
    // A family's tablet is known to each of them.
    const both = deviceOf((await logIn(RIGHT, { cookie: own }, 'org@sheber.test')).cookies);
    expect((await logIn(RIGHT, { cookie: both })).status).toBe(200);
  });

  test('guesses no more than twenty times in a quarter of an hour, and mistypes five times without harm', async () => {
    const cookie = deviceOf((await logIn(RIGHT)).cookies);
    await times(10, () => logIn('wrong', { cookie }));
    expect((await logIn(RIGHT, { cookie })).status).toBe(200);
    await times(10, () => logIn('wrong', { cookie }));
    expect((await logIn('wrong', { cookie })).status).toBe(429);
  });
});

describe('what was right', () => {
  test('stays counted nowhere: logins, codes, and a right code that still lacks the agreement', async () => {
    await times(12, () => logIn(RIGHT));
    for (let round = 0; round < 7; round++) {
      await shop.db`DELETE FROM rate_counters WHERE key LIKE 'code:%'`;
      expect((await send()).status).toBe(200);
      expect((await enter(lastCode())).status).toBe(200);
    }
    await post('code', { phone: '+77010000077', purpose: 'login' });
    const asked = await post('login-by-code', { phone: '+77010000077', code: lastCode() });
    expect(asked.code).toBe('auth.agreement_needed');
    const left = await shop.db<{ key: string }[]>`
      SELECT split_part(key, ':', 1) AS key FROM rate_counters WHERE hits > 0 AND key LIKE 'login%'`;
    expect(left).toEqual([]);
  });

  test('a login whose own limit is reached takes nothing from the others of its network', async () => {
    await times(40, () => logIn('wrong'));
    const [network] = await shop.db<
      { hits: number }[]
    >`SELECT hits FROM rate_counters WHERE key LIKE 'login-network:%'`;
    expect(network?.hits).toBe(5);
  });
});

test('the shop pays for no more codes than its budget, and keeps a fifth of it for devices that are known', async () => {
  const small = await openTestApp({ hasOutbox: true, config: { smsSink: 'outbox', smsPerHour: 10 } });
  const ask = (phone: string, at: number, cookie = '') =>
    small.app.inject({
      method: 'POST',
      url: '/api/v1/auth/code/',
      payload: { phone, purpose: 'login' },
      remoteAddress: `10.9.0.${at}`,
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
    });
  const entered = await small.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login/',
    payload: { login: LOGIN, password: RIGHT },
  });
  const device = deviceOf(
    [entered.headers['set-cookie'] ?? []].flat().map((each) => each.split(';')[0] ?? ''),
  );
  const statuses: number[] = [];
  for (let at = 0; at < 10; at++) statuses.push((await ask(`+770100001${10 + at}`, at)).statusCode);
  expect(statuses).toEqual([...Array(8).fill(200), 429, 429]);
  expect((await ask(PHONE, 200, device)).statusCode).toBe(200);
  await small.close();
});
