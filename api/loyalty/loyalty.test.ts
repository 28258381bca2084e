import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ClubCard, ClubOperation } from '#contract/loyalty.ts';
import { isClubCardNumber, makeEan13 } from '#domain/gtin.ts';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { keepClub } from './upkeep.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db`DELETE FROM rate_counters`;
});

async function send(token: string | null, method: 'GET' | 'POST', url: string, payload?: object) {
  const headers: Record<string, string> = { 'x-language-id': 'kz' };
  if (token) headers.authorization = `Bearer ${token}`;
  const response = await shop.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  return { status: response.statusCode, body: response.json() };
}

const CARD = '/api/v1/loyalty/info/card/';
const NEW_CARD = '/api/v1/loyalty/card/';
const BLOCK = '/api/v1/loyalty/card/block/';
const OPERATIONS = '/api/v1/loyalty/operations/';

let newcomers = 0;
/** Somebody without a card. */
async function aNewcomer(): Promise<string> {
  newcomers += 1;
  const email = `newcomer${newcomers}@sheber.test`;
  await shop.db`INSERT INTO users (email, password_hash, first_name) VALUES (${email}, '', 'Н')`;
  return shop.logIn(email);
}

describe('the card of the demo member', () => {
  let card: ClubCard;
  beforeAll(async () => {
    const token = await shop.logIn('club@sheber.test');
    card = (await send(token, 'GET', CARD)).body.data;
  });

  test('has its level, points and turnover, in the reader’s language', () => {
    expect(card).toMatchObject({
      number: '2900426173587',
      kind: 'club',
      status: 'active',
      level: { code: 'home', name: 'Үй', percent: 2 },
      percent: 2,
      balance: 11_756,
      turnover: 642_300,
      nextLevel: { code: 'master', name: 'Шебер', left: 357_700 },
      sharePercent: 30,
    });
    expect(card.pending.map(({ points }) => points)).toEqual([640]);
    expect(card.burning.map(({ points }) => points)).toEqual([860, 1000]);
    expect(card.barcode).toMatch(/^101[01]{89}101$/);
  });

  test('adds up: what is left in the lots is the balance', async () => {
    const [row] = await shop.db<{ held: number }[]>`
      SELECT sum(l.points - coalesce((SELECT sum(points) FROM loyalty_uses u WHERE u.lot_id = l.id), 0))::int AS held
      FROM loyalty_lots l JOIN loyalty_cards c ON c.account_id = l.account_id
      WHERE c.number = ${card.number} AND l.usable_at <= now()`;
    expect(row?.held).toBe(card.balance);
  });

  test('its operations come by pages and kinds, with the balance after each', async () => {
    const token = await shop.logIn('club@sheber.test');
    const all = (await send(token, 'GET', OPERATIONS)).body;
    const operations: ClubOperation[] = all.data;
    expect(all.meta).toEqual({ page: 1, pageSize: 20, total: 13 });
    expect(operations[0]).toMatchObject({
      kind: 'purchase',
      points: 640,
      balance: null,
      purchaseSum: 32_000,
    });
    expect(operations[0]?.store).toMatch(/Павлодар|к-сі|көшесі/);
    expect(operations[1]?.balance).toBe(card.balance);
    let balance = 0;
    for (const { points, balance: after, pendingUntil } of operations.toReversed()) {
      if (pendingUntil === null) balance += points;
      expect(after).toBe(pendingUntil === null ? balance : null);
    }
    const spent = (await send(token, 'GET', `${OPERATIONS}?type=spend`)).body;
    expect(spent.data.every(({ points }: ClubOperation) => points < 0)).toBe(true);
    const accrued = (await send(token, 'GET', `${OPERATIONS}?type=accrual`)).body;
    expect(spent.meta.total + accrued.meta.total).toBe(13);
    const beyond = (await send(token, 'GET', `${OPERATIONS}?page=2&type=nonsense`)).body;
    expect(beyond).toEqual({ data: [], meta: { page: 2, pageSize: 20, total: 13 } });
  });
});

describe('a card', () => {
  test('is nobody’s before it is asked for, and is issued once', async () => {
    const token = await aNewcomer();
    expect((await send(token, 'GET', CARD)).body).toEqual({ data: null });
    expect((await send(token, 'GET', OPERATIONS)).body.meta.total).toBe(0);
    const issued = await send(token, 'POST', NEW_CARD, { points: 1000, level: 'foreman', userId: 1 });
    expect(issued.body.data).toMatchObject({
      balance: 0,
      level: { code: 'start', name: 'Бастау' },
      turnover: 0,
    });
    expect(isClubCardNumber(issued.body.data.number)).toBe(true);
    const again = await send(token, 'POST', NEW_CARD, {});
    expect([again.status, again.body.code]).toEqual([409, 'loyalty.card_exists']);
  });

  test('asked for ten times at once is one card', async () => {
    const token = await aNewcomer();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(token, 'POST', NEW_CARD, {})));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  });

  test('is attached with its points by who knows the code; every other try looks the same', async () => {
    const number = makeEan13('29', 70_000_001);
    const [one, other] = [await aNewcomer(), await aNewcomer()];
    const member: { data: ClubCard } = (await send(await shop.logIn('club@sheber.test'), 'GET', CARD)).body;
    const wrong = [
      { number, code: '111111' },
      { number: makeEan13('29', 70_000_009), code: '246810' },
      { number: member.data.number, code: '246810' },
      { number: '4003994155486', code: '246810' },
    ];
    const refusals = [];
    for (const body of wrong) refusals.push((await send(one, 'POST', NEW_CARD, body)).body);
    for (const { code, message } of refusals) {
      expect({ code, message }).toEqual({ code: 'loyalty.card_not_attached', message: refusals[0].message });
    }
    const spaced = `${number.slice(0, 1)} ${number.slice(1, 7)} ${number.slice(7)}`;
    const attached = await send(other, 'POST', NEW_CARD, { number: spaced, code: '246810' });
    expect(attached.body.data).toMatchObject({ number, balance: 500 });
    expect((await send(one, 'POST', NEW_CARD, { number, code: '246810' })).body.code).toBe(
      'loyalty.card_not_attached',
    );
  });

  test('cannot be guessed: the sixth try is refused', async () => {
    const token = await aNewcomer();
    const body = { number: makeEan13('29', 1), code: '0' };
    for (let tried = 0; tried < 5; tried += 1)
      expect((await send(token, 'POST', NEW_CARD, body)).status).toBe(422);
    expect((await send(token, 'POST', NEW_CARD, body)).status).toBe(429);
  });

  test('a number without its code is told what is missing, in the reader’s language', async () => {
    const answer = await send(await aNewcomer(), 'POST', NEW_CARD, { number: '2900426173587' });
    expect(answer.status).toBe(422);
    expect(answer.body.errors.code).toEqual(['Картаның артындағы кодты енгізіңіз: алты цифр.']);
  });

  test('that is lost is blocked and replaced: points stay, the old number counts no more', async () => {
    const token = await aNewcomer();
    expect((await send(token, 'POST', BLOCK, {})).body.code).toBe('loyalty.no_card');
    const first: ClubCard = (await send(token, 'POST', NEW_CARD, {})).body.data;
    expect((await send(token, 'POST', BLOCK, {})).body.data).toMatchObject({
      number: first.number,
      status: 'blocked',
    });
    const second: ClubCard = (await send(token, 'POST', NEW_CARD, {})).body.data;
    expect(second.status).toBe('active');
    expect(second.number).not.toBe(first.number);
    expect((await send(token, 'GET', CARD)).body.data.number).toBe(second.number);
  });

  test.each([
    ['GET', CARD],
    ['GET', OPERATIONS],
    ['POST', NEW_CARD],
    ['POST', BLOCK],
  ] as const)('%s %s asks for a login', async (method, url) => {
    expect((await send(null, method, url, method === 'POST' ? {} : undefined)).status).toBe(401);
  });
});

describe('the first of a month', () => {
  const levelOf = async (email: string) => {
    const [row] = await shop.db<{ level: string }[]>`
      SELECT level FROM loyalty_accounts a JOIN users u ON u.id = a.user_id WHERE email = ${email}`;
    return row?.level;
  };
  const lastMonth = (level: string) => shop.db`
    UPDATE loyalty_accounts SET level = ${level}, level_month = level_month - 31
    WHERE user_id = (SELECT id FROM users WHERE email = 'club@sheber.test')`;

  test('levels follow the year’s turnover, at most one step down, once a month', async () => {
    await lastMonth('start');
    await keepClub(shop.db);
    expect(await levelOf('club@sheber.test')).toBe('home');
    await lastMonth('foreman');
    expect((await keepClub(shop.db)).levelled).toBe(1);
    expect(await levelOf('club@sheber.test')).toBe('master');
    expect((await keepClub(shop.db)).levelled).toBe(0);
    expect(await levelOf('club@sheber.test')).toBe('master');
  });

  test('burnt points leave once, though several processes look at once', async () => {
    const [account] = await shop.db<{ id: number }[]>`
      INSERT INTO loyalty_accounts (user_id) VALUES (NULL) RETURNING id`;
    const id = account?.id ?? 0;
    await shop.db`
      WITH gift AS (INSERT INTO loyalty_entries (account_id, operation_key, kind, points, reason, booked_at, in_force_at)
                    VALUES (${id}, 'old', 'gift', 70, 'welcome', now() - interval '2 years', now() - interval '2 years')
                    RETURNING id, account_id, in_force_at)
      INSERT INTO loyalty_lots (account_id, entry_id, points, usable_at, burns_at)
      SELECT account_id, id, 70, in_force_at, in_force_at + interval '1 year' FROM gift`;
    await Promise.all([keepClub(shop.db), keepClub(shop.db), keepClub(shop.db)]);
    expect((await keepClub(shop.db)).burnt).toBe(0);
    const entries =
      await shop.db`SELECT kind, points FROM loyalty_entries WHERE account_id = ${id} ORDER BY id`;
    expect([...entries]).toEqual([
      { kind: 'gift', points: 70 },
      { kind: 'expiry', points: -70 },
    ]);
  });
});
