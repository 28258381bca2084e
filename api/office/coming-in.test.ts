/** How staff come in: invitation, password, second factor, fresh codes. */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { officeCalls } from '#contract/office/office-calls.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, authenticator, cookieOf, openTestOffice } from '#tests/office.ts';
import { inviteByHand } from './office.ts';

const { acceptInvitation, logInStaff, enterStaffCode, getMe, proveFresh, inviteStaff } = officeCalls;

const PASSWORD = 'плитка и затирка 7';
let shop: TestApp;
let people = 0;
beforeAll(async () => {
  shop = await openTestOffice();
});
beforeEach(async () => {
  await shop.db`DELETE FROM rate_counters`;
});
afterAll(() => shop.close());

const anInvitation = (email = `person-${++people}@sheber.test`, roles = ['operator'] as const) =>
  inviteByHand(shop.db, { email, name: 'Проба', language: 'ru', roles, stores: [] }).then((invitation) => ({
    ...invitation,
    email,
  }));

/** Invited, with password and authenticator, in. */
async function aPerson() {
  const { email, token } = await anInvitation();
  const accepted = await askOffice(shop, acceptInvitation, { body: { token, password: PASSWORD } });
  const { ticket, totp, recoveryCodes } = accepted.json().data;
  const entered = await askOffice(shop, enterStaffCode, {
    body: { ticket, code: authenticator(totp.secret, -1) },
  });
  expect(entered.statusCode).toBe(200);
  return {
    email,
    secret: totp.secret as string,
    recoveryCodes: recoveryCodes as string[],
    cookie: cookieOf(entered),
  };
}

async function aTicket(email: string, password = PASSWORD): Promise<string> {
  const response = await askOffice(shop, logInStaff, { body: { email, password } });
  return response.json().data.ticket;
}

describe('an invitation', () => {
  test('gives password, authenticator and recovery codes, and opens with the first right code', async () => {
    const { email, token } = await anInvitation();
    const accepted = await askOffice(shop, acceptInvitation, { body: { token, password: PASSWORD } });
    expect(accepted.statusCode).toBe(200);
    const { data } = accepted.json();
    expect(data.email).toBe(email);
    expect(data.totp.address).toContain(data.totp.secret);
    expect(new Set(data.recoveryCodes).size).toBe(10);
    // Not in before the code.
    expect((await askOffice(shop, logInStaff, { body: { email, password: PASSWORD } })).statusCode).toBe(422);
    const entered = await askOffice(shop, enterStaffCode, {
      body: { ticket: data.ticket, code: authenticator(data.totp.secret) },
    });
    expect(entered.json().data).toMatchObject({ email, roles: ['operator'], stores: [], isFresh: true });
    expect(entered.json().data.rights['orders.work'].write).toEqual({ stores: null, only: null });
    const again = await askOffice(shop, acceptInvitation, { body: { token, password: PASSWORD } });
    expect(again.json().code).toBe('office.link_over');
    const logged = await shop.db<{ call: string; after: object | null }[]>`
      SELECT l.call, r.after FROM office_log l LEFT JOIN row_changes r ON r.log_id = l.id
      WHERE l.subject = 'staff' AND l.staff_id = ${entered.json().data.id} ORDER BY l.id`;
    expect(logged).toEqual([
      { call: 'acceptInvitation', after: null },
      { call: 'enterStaffCode', after: { state: 'active' } },
    ]);
  });

  test('may be opened again until the code was right, and gives other secrets then', async () => {
    const { token } = await anInvitation();
    const ask = () => askOffice(shop, acceptInvitation, { body: { token, password: PASSWORD } });
    const first = (await ask()).json().data;
    const second = (await ask()).json().data;
    expect(second.totp.secret).not.toBe(first.totp.secret);
    const old = await askOffice(shop, enterStaffCode, {
      body: { ticket: first.ticket, code: authenticator(first.totp.secret) },
    });
    expect(old.json().code).toBe('office.ticket_over');
  });

  test('ends after a day, and with a newer one', async () => {
    const first = await anInvitation();
    const second = await anInvitation(first.email);
    const ask = (token: string) => askOffice(shop, acceptInvitation, { body: { token, password: PASSWORD } });
    expect((await ask(first.token)).json().code).toBe('office.link_over');
    await shop.db`UPDATE staff_links SET expires_at = now() WHERE ended_at IS NULL`;
    expect((await ask(second.token)).json().code).toBe('office.link_over');
  });

  test.each([
    ['short', /12/],
    ['person-person-person', /имя или почту/],
    ['qwertyqwerty', /повторённое/],
    ['Administrator-2026', /распространён/],
    ['123123123123', /повторённое/],
  ])('a password «%s» is refused in words', async (password, words) => {
    const { token } = await anInvitation('person@sheber.test');
    const response = await askOffice(shop, acceptInvitation, { body: { token, password } });
    expect(response.statusCode).toBe(422);
    expect(response.json().errors.password[0]).toMatch(words);
  });

  test('that was sent with a key is not kept with the answer', async () => {
    const { cookie } = await aStaffSession(shop, { email: 'keys@sheber.test', roles: ['administrator'] });
    const body = { email: 'keyed@sheber.test', name: 'Проба', language: 'ru', roles: ['picker'], stores: [] };
    const headers = { 'idempotency-key': 'once' };
    const { data } = (await askOffice(shop, inviteStaff, { cookie, body, headers })).json();
    const token = data.address.split('/').at(-1);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await shop.db`SELECT * FROM repeatable_answers`)).not.toContain(token);
    expect((await askOffice(shop, inviteStaff, { cookie, body, headers })).json().code).toBe(
      'staff.email_taken',
    );
  });

  test('is known to the database by its hash alone, as the second factor and recovery codes are', async () => {
    const { token } = await anInvitation();
    const { data } = (
      await askOffice(shop, acceptInvitation, { body: { token, password: PASSWORD } })
    ).json();
    const stored = JSON.stringify([
      await shop.db`SELECT * FROM staff`,
      await shop.db`SELECT * FROM staff_links`,
      await shop.db`SELECT * FROM staff_tickets`,
      await shop.db`SELECT * FROM staff_recovery_codes`,
    ]);
    for (const secret of [token, data.ticket, data.totp.secret, ...data.recoveryCodes])
      expect(stored).not.toContain(secret);
  });
});

describe('password and code', () => {
  test('lead in with a cookie of the office alone', async () => {
    const { email, secret } = await aPerson();
    const entered = await askOffice(shop, enterStaffCode, {
      body: { ticket: await aTicket(email), code: authenticator(secret) },
    });
    expect(entered.headers['set-cookie']).toMatch(
      /^__Secure-office=[\w-]{43}; Max-Age=43200; Path=\/office; Secure; HttpOnly; SameSite=Strict$/,
    );
    expect(entered.headers['cache-control']).toBe('no-store');
    expect((await askOffice(shop, getMe, { cookie: cookieOf(entered) })).json().data.email).toBe(email);
  });

  test('a code works once', async () => {
    const { email, secret } = await aPerson();
    const code = authenticator(secret);
    const enter = async () =>
      askOffice(shop, enterStaffCode, { body: { ticket: await aTicket(email), code } });
    expect((await enter()).statusCode).toBe(200);
    expect((await enter()).json().code).toBe('office.wrong_code');
  });

  test('of two at once with one code one comes in', async () => {
    const { email, secret } = await aPerson();
    const code = authenticator(secret);
    const tickets = [await aTicket(email), await aTicket(email)];
    const codes = await Promise.all(
      tickets.map((ticket) => askOffice(shop, enterStaffCode, { body: { ticket, code } })),
    );
    expect(codes.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('a recovery code works once, however it is typed', async () => {
    const { email, recoveryCodes } = await aPerson();
    const typed = ` ${(recoveryCodes[3] ?? '').toUpperCase().replaceAll('-', ' ')} `;
    const enter = async () =>
      askOffice(shop, enterStaffCode, { body: { ticket: await aTicket(email), code: typed } });
    expect((await enter()).statusCode).toBe(200);
    expect((await enter()).json().code).toBe('office.wrong_code');
  });

  test('a second factor that was sealed with another key leads nowhere but to the administrator', async () => {
    const { email } = await aPerson();
    await shop.db`UPDATE staff SET totp_sealed = '\\x00112233445566778899aabbccddeeff00112233445566778899' WHERE email = ${email}`;
    const response = await askOffice(shop, enterStaffCode, {
      body: { ticket: await aTicket(email), code: '123456' },
    });
    expect(response.json().code).toBe('office.factor_missing');
  });

  test('whoever has no second factor stays outside, unless the shop is a demo at home', async () => {
    const email = 'operator@staff.sheber.test';
    const body = { email, password: 'sheber-demo-1' };
    expect((await askOffice(shop, logInStaff, { body })).json().code).toBe('office.factor_missing');
    const demo = await openTestOffice({ isFactorNeeded: false });
    const entered = await askOffice(demo, logInStaff, { body });
    expect(entered.json().data).toMatchObject({
      ticket: null,
      me: { email, roles: ['operator'], isFresh: true },
    });
    expect((await askOffice(demo, getMe, { cookie: cookieOf(entered) })).statusCode).toBe(200);
    await demo.close();
  });

  test('a page of another site leads nobody in', async () => {
    const { email } = await aPerson();
    const response = await askOffice(shop, logInStaff, {
      body: { email, password: PASSWORD },
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(response.json().code).toBe('request.foreign_origin');
  });
});

test('a process whose own clock is a day ahead takes the code of the database’s time, and no other', async () => {
  const { email, secret } = await aPerson();
  const now = Date.now();
  const right = authenticator(secret);
  vi.useFakeTimers({ now: now + 24 * 3_600_000, toFake: ['Date'] });
  try {
    const ahead = authenticator(secret);
    const enter = async (code: string) =>
      askOffice(shop, enterStaffCode, { body: { ticket: await aTicket(email), code } });
    expect((await enter(ahead)).json().code).toBe('office.wrong_code');
    const entered = await enter(right);
    expect(entered.statusCode).toBe(200);
    expect((await askOffice(shop, getMe, { cookie: cookieOf(entered) })).json().data.isFresh).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

describe('a fresh code', () => {
  const invited = { email: 'new@sheber.test', name: 'Новая', language: 'ru', roles: ['picker'], stores: [] };

  test('is asked for before something dangerous, and counts for a quarter of an hour', async () => {
    const { email, secret, cookie } = await aPerson();
    await shop.db`INSERT INTO staff_roles SELECT id, 'administrator' FROM staff WHERE email = ${email}`;
    await shop.db`UPDATE staff_sessions SET fresh_until = now()`;
    const invite = () => askOffice(shop, inviteStaff, { cookie, body: invited });
    expect((await invite()).json()).toMatchObject({ code: 'office.fresh_needed' });
    const wrong = await askOffice(shop, proveFresh, { cookie, body: { code: '000000' } });
    expect(wrong.json().code).toBe('office.wrong_code');
    const right = await askOffice(shop, proveFresh, { cookie, body: { code: authenticator(secret) } });
    expect(right.statusCode).toBe(200);
    expect((await invite()).statusCode).toBe(200);
    const [row] = await shop.db<{ minutes: number }[]>`
      SELECT round(extract(epoch FROM fresh_until - now()) / 60)::int AS minutes FROM staff_sessions
      WHERE staff_id = (SELECT id FROM staff WHERE email = ${email})`;
    expect(row?.minutes).toBe(15);
  });
});
