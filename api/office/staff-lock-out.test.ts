/** Wrong passwords and codes of staff: waits that grow, accounts that close, and nothing told of who exists. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { officeCalls } from '#contract/office/office-calls.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import { listLetters } from '#tests/outbox.ts';
import { WRONG_STAFF_LOGINS } from '../http/limit-figures.ts';
import { countLimited } from '../http/limits.ts';

const { logInStaff, enterStaffCode, getMe, openLockedAccount, changeStaff } = officeCalls;
const KNOWN = 'operator@staff.sheber.test';
const RIGHT = 'sheber-demo-1';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestOffice({ isFactorNeeded: false }, { hasOutbox: true });
});
beforeEach(async () => {
  await shop.db`DELETE FROM rate_counters`;
  await shop.db`UPDATE staff SET state = 'active', totp_sealed = NULL`;
});
afterAll(() => shop.close());

const logIn = (email: string, password: string, remoteAddress = '95.56.1.1') =>
  askOffice(shop, logInStaff, { body: { email, password }, remoteAddress });

/** So many wrong ones of a day, the last five of them for real and each from a network of its own. */
async function guess(email: string, times: number) {
  const codes: string[] = [];
  await countLimited(shop.db, WRONG_STAFF_LOGINS.perName, email, times - 5);
  for (let at = 0; at < 5; at++) codes.push((await logIn(email, 'wrong', `95.57.${at}.1`)).json().code);
  return codes;
}

test.each([
  [1, 5],
  [10, 8],
  [60, 12],
])('within %i minutes there are %i tries of a name from one network', async (minutes, tries) => {
  const shorter = { 1: [], 10: ['staff:'], 60: ['staff:', 'staff-longer:'] }[minutes] ?? [];
  for (let at = 0; at < tries; at++) {
    expect((await logIn(KNOWN, 'wrong')).json().code).toBe('office.invalid_credentials');
    // The shorter waits are over.
    for (const name of shorter) await shop.db`DELETE FROM rate_counters WHERE starts_with(key, ${name})`;
  }
  const refused = await logIn(KNOWN, RIGHT);
  expect(refused.json().code).toBe('request.too_many');
  const seconds = Number(refused.headers['retry-after']);
  expect(seconds).toBeGreaterThan(minutes * 60 - 30);
  expect(seconds).toBeLessThanOrEqual(minutes * 60);
  // Nobody else waits for it.
  expect((await logIn(KNOWN, RIGHT, '95.56.1.2')).statusCode).toBe(200);
});

test('thirty of one network in a quarter of an hour are all it has, whoever is tried', async () => {
  await countLimited(shop.db, WRONG_STAFF_LOGINS.perNetwork, '95.56.1.1', 28);
  for (let at = 0; at < 2; at++) await logIn(`nobody-${at}@sheber.test`, 'wrong');
  expect((await logIn(KNOWN, RIGHT)).json().code).toBe('request.too_many');
});

test('what was right is not counted', async () => {
  for (let at = 0; at < 7; at++) expect((await logIn(KNOWN, RIGHT)).statusCode).toBe(200);
});

test('twenty in a day close the account, and the letter’s link opens it', async () => {
  expect(new Set(await guess(KNOWN, 20))).toEqual(new Set(['office.invalid_credentials']));
  expect((await logIn(KNOWN, RIGHT)).json().code).toBe('office.locked');
  await shop.sendLetters();
  const letters = listLetters(shop.config.dataDir ?? '').filter(({ kind }) => kind === 'staff-locked');
  expect(letters).toHaveLength(1);
  const [, token = ''] = /\/office\/open\/([\w-]{43})/.exec(letters[0]?.html ?? '') ?? [];
  const open = () => askOffice(shop, openLockedAccount, { body: { token } });
  expect((await open()).statusCode).toBe(200);
  expect((await logIn(KNOWN, RIGHT)).statusCode).toBe(200);
  expect((await open()).json().code).toBe('office.link_over');
});

test('an administrator opens it as well', async () => {
  await guess(KNOWN, 20);
  const { cookie } = await aStaffSession(shop, { email: 'boss@sheber.test', roles: ['administrator'] });
  const [row] = await shop.db<{ id: number }[]>`SELECT id FROM staff WHERE email = ${KNOWN}`;
  const opened = await askOffice(shop, changeStaff, {
    cookie,
    params: { id: Number(row?.id) },
    body: { state: 'active' },
  });
  expect(opened.json().data.state).toBe('active');
  expect((await logIn(KNOWN, RIGHT)).statusCode).toBe(200);
});

test('an account that does not exist is answered as one that does, try by try', async () => {
  const known = await guess(KNOWN, 23);
  expect(await guess('nobody@sheber.test', 23)).toEqual(known);
  // A day later the lock of the known one is told only to whoever has its password.
  await shop.db`DELETE FROM rate_counters`;
  expect((await logIn(KNOWN, 'wrong')).json().code).toBe('office.invalid_credentials');
  expect((await logIn(KNOWN, RIGHT)).json().code).toBe('office.locked');
});

test.each(['invited', 'closed'])('an account that is %s is answered as a missing one', async (state) => {
  await shop.db`UPDATE staff SET state = ${state} WHERE email = ${KNOWN}`;
  const { requestId: _own, ...answer } = (await logIn(KNOWN, RIGHT)).json();
  const { requestId: _missing, ...missing } = (await logIn('nobody@sheber.test', RIGHT)).json();
  expect(answer).toEqual(missing);
});

test('whoever is at work goes on while strangers close the account', async () => {
  const { cookie } = await aStaffSession(shop, { email: KNOWN, roles: ['operator'] });
  await guess(KNOWN, 21);
  expect((await askOffice(shop, getMe, { cookie })).statusCode).toBe(200);
});

test('a ticket that was never given leads nowhere', async () => {
  const body = { ticket: 'A'.repeat(43), code: '123456' };
  expect((await askOffice(shop, enterStaffCode, { body })).json().code).toBe('office.ticket_over');
});
