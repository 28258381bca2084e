/** Sessions of staff: how long they rest and last, where they count, who ends them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { officeCalls } from '#contract/office/office-calls.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, cookieOf, openTestOffice } from '#tests/office.ts';

const { getMe, logInStaff, logOutStaff, getStaffSessions, endStaffSession } = officeCalls;
const { getSessionsOfStaff, endSessionOfStaff, getStorePhones, registerStorePhone, endStorePhone } =
  officeCalls;

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestOffice({ isFactorNeeded: false });
});
afterAll(() => shop.close());

const idle = (id: number, minutes: number) =>
  shop.db`UPDATE staff_sessions SET seen_at = now() - make_interval(mins => ${minutes}) WHERE staff_id = ${id}`;

test.each([
  ['operator', 29, 200],
  ['operator', 31, 401],
  ['content', 31, 200],
  ['content', 241, 401],
] as const)('a session of the role %s after %i minutes of rest: %i', async (role, minutes, status) => {
  const { id, cookie } = await aStaffSession(shop, { email: `rest-${role}@sheber.test`, roles: [role] });
  await idle(id, minutes);
  const response = await askOffice(shop, getMe, { cookie });
  expect(response.statusCode).toBe(status);
  if (status === 401)
    expect(response.headers['set-cookie']).toMatch(/^__Secure-office=; Max-Age=0; Path=\/office/);
  // Seen again: the rest begins anew, or there is nothing any more.
  await shop.db`UPDATE staff_sessions SET expires_at = expires_at`;
  expect((await askOffice(shop, getMe, { cookie })).statusCode).toBe(status);
});

test('a session ends after twelve hours, whatever was done', async () => {
  const { cookie, id } = await aStaffSession(shop, { email: 'long@sheber.test', roles: ['content'] });
  await shop.db`UPDATE staff_sessions SET expires_at = now() WHERE staff_id = ${id}`;
  expect((await askOffice(shop, getMe, { cookie })).json().code).toBe('office.session_required');
});

test('a session does not count for another site’s page, nor as a Bearer', async () => {
  const { cookie } = await aStaffSession(shop, { email: 'foreign@sheber.test', roles: ['content'] });
  const foreign = await askOffice(shop, getMe, { cookie, headers: { 'sec-fetch-site': 'same-site' } });
  expect(foreign.statusCode).toBe(401);
  const token = cookie.split('=')[1] ?? '';
  const bearer = await askOffice(shop, getMe, { headers: { authorization: `Bearer ${token}` } });
  expect(bearer.statusCode).toBe(401);
});

test('a session of a user opens nothing here, and a refusal here takes nothing from a user', async () => {
  const token = await shop.logIn('retail@sheber.test');
  const response = await askOffice(shop, getMe, { cookie: `token=${token}` });
  expect(response.statusCode).toBe(401);
  expect(response.headers['set-cookie']).toBeUndefined();
});

test('a session is listed for its owner and ended by them alone', async () => {
  const mine = await aStaffSession(shop, { email: 'mine@sheber.test', roles: ['content'] });
  const other = await aStaffSession(shop, { email: 'other@sheber.test', roles: ['administrator'] });
  const [listed] = (await askOffice(shop, getStaffSessions, { cookie: mine.cookie })).json().data;
  expect(listed).toMatchObject({ isCurrent: true });
  const end = (cookie: string) => askOffice(shop, endStaffSession, { cookie, params: { id: listed.id } });
  expect((await end(other.cookie)).statusCode).toBe(404);
  expect((await end(mine.cookie)).statusCode).toBe(200);
  expect((await askOffice(shop, getMe, { cookie: mine.cookie })).statusCode).toBe(401);
});

test('a session of another is listed and ended by an administrator with a fresh code, one alone, and stands in the log', async () => {
  const mine = await aStaffSession(shop, { email: 'two@sheber.test', roles: ['content'] });
  const { cookie: second } = await aStaffSession(shop, { email: 'two@sheber.test', roles: ['content'] });
  const boss = await aStaffSession(shop, { email: 'boss@sheber.test', roles: ['administrator'] });
  const list = async () => {
    const answer = await askOffice(shop, getSessionsOfStaff, {
      cookie: boss.cookie,
      params: { id: mine.id },
    });
    return answer.json().data as { id: number; isCurrent: boolean }[];
  };
  const before = await list();
  expect(before.map(({ isCurrent }) => isCurrent)).toEqual([false, false]);
  const end = (cookie: string) =>
    askOffice(shop, endSessionOfStaff, { cookie, params: { id: mine.id, session: before[0]?.id ?? 0 } });
  expect((await end(mine.cookie)).json().code).toBe('session.not_found');
  const stale = { email: 'stale@sheber.test', roles: ['administrator' as const], isFresh: false };
  expect((await end((await aStaffSession(shop, stale)).cookie)).json().code).toBe('office.fresh_needed');
  expect((await end(boss.cookie)).statusCode).toBe(200);
  expect((await askOffice(shop, getMe, { cookie: second })).statusCode).toBe(401);
  expect((await askOffice(shop, getMe, { cookie: mine.cookie })).statusCode).toBe(200);
  expect(await list()).toHaveLength(1);
  const [entry] = await shop.db`
    SELECT staff_id, subject_id FROM office_log WHERE call = 'endSessionOfStaff' ORDER BY id DESC LIMIT 1`;
  expect([Number(entry?.staff_id), Number(entry?.subject_id)]).toEqual([boss.id, mine.id]);
});

test('a session on a registered phone of the store rests for eight hours, and ends with the phone', async () => {
  const boss = await aStaffSession(shop, { email: 'boss@sheber.test', roles: ['administrator'] });
  const body = { name: 'Касса 1', storeId: 1 };
  const unknown = await askOffice(shop, registerStorePhone, {
    cookie: boss.cookie,
    body: { ...body, storeId: 9000 },
  });
  expect(unknown.json().code).toBe('staff.unknown_store');
  const registered = await askOffice(shop, registerStorePhone, { cookie: boss.cookie, body });
  expect(registered.headers['set-cookie']).toMatch(
    /^__Secure-office-phone=[\w-]{43}; Max-Age=34560000; Path=\/office; Secure; HttpOnly; SameSite=Strict$/,
  );
  const phone = cookieOf(registered);
  const listed = await askOffice(shop, getStorePhones, { cookie: `${boss.cookie}; ${phone}` });
  expect(listed.json().items).toMatchObject([{ name: 'Касса 1', storeId: 1, isThis: true, seenAt: null }]);
  const entered = await askOffice(shop, logInStaff, {
    cookie: phone,
    body: { email: 'cashier@staff.sheber.test', password: 'sheber-demo-1' },
  });
  const cookie = cookieOf(entered);
  const { id } = entered.json().data.me;
  await idle(id, 479);
  expect((await askOffice(shop, getMe, { cookie })).statusCode).toBe(200);
  const [own] = (await askOffice(shop, getStaffSessions, { cookie })).json().data;
  expect(own).toMatchObject({ phone: 'Касса 1', isCurrent: true });
  await askOffice(shop, endStorePhone, { cookie: boss.cookie, params: { id: registered.json().data.id } });
  expect((await askOffice(shop, getMe, { cookie })).statusCode).toBe(401);
});

test('a session ends with the logout', async () => {
  const { cookie } = await aStaffSession(shop, { email: 'leaves@sheber.test', roles: ['content'] });
  const response = await askOffice(shop, logOutStaff, { cookie });
  expect(response.headers['set-cookie']).toMatch(/^__Secure-office=; Max-Age=0/);
  expect((await askOffice(shop, getMe, { cookie })).statusCode).toBe(401);
});
