/** Users in the office: found whole, opened with a reason, ended by two. */
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transaction } from '#api/database.ts';
import { giftPoints } from '#api/loyalty/loyalty.ts';
import { decideApproval, getApprovals } from '#contract/office/approvals.ts';
import { findThings } from '#contract/office/company.ts';
import {
  endPersonSessions,
  endSubscription,
  findPeople,
  forgetPerson,
  getPerson,
  keepPerson,
  mergePeople,
  notePerson,
  packPerson,
  quoteMerge,
  revealPerson,
} from '#contract/office/people.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import { aPerson } from '#tests/office-people-examples.ts';
import { aCaller } from '#tests/phone-orders.ts';
import { anOrder } from '#tests/stored-order.ts';

let shop: TestApp;
type Staff = Awaited<ReturnType<typeof aStaffSession>>;
let dana: Staff;
let chief: Staff;
beforeAll(async () => {
  shop = await openTestOffice();
  dana = await aStaffSession(shop, { email: 'dana@sheber.test', roles: ['operator'] });
  chief = await aStaffSession(shop, { email: 'chief@sheber.test', roles: ['administrator'] });
});
afterAll(() => shop.close());

const ask = (
  call: Parameters<typeof askOffice>[1],
  {
    as = dana,
    body,
    params = {},
    query = {},
  }: { as?: Staff; body?: object; params?: object; query?: object } = {},
) =>
  askOffice(shop, call, {
    cookie: as.cookie,
    params: { ...params },
    query: { ...query },
    ...(body === undefined ? {} : { body }),
  });
const read = async (id: number, as = dana) => (await ask(getPerson, { as, params: { id } })).json().data;
const lastEntry = async () =>
  (
    await shop.db`SELECT call, subject, subject_id::int AS id, words FROM office_log ORDER BY id DESC LIMIT 1`
  )[0];
/** Another looks at what waits, as it is shown, and says yes. */
async function approve(call: string) {
  const { items } = (await ask(getApprovals, { as: chief, query: { state: 'waiting' } })).json();
  const approval = items.find((each: { call: string }) => each.call === call);
  const body = { decision: 'approve', digest: approval.digest };
  const decided = await ask(decideApproval, { as: chief, params: { id: approval.id }, body });
  expect([decided.statusCode, decided.json().data?.state]).toEqual([200, 'approved']);
  return approval;
}

describe('a user', () => {
  test('is found by the whole phone, e-mail or card, and by nothing less; contacts are masked', async () => {
    const id = await aCaller(shop, '+77011112233');
    await shop.db`UPDATE users SET email = 'aliya.k@sheber.test' WHERE id = ${id}`;
    const [account] = await shop.db`INSERT INTO loyalty_accounts (user_id) VALUES (${id}) RETURNING id`;
    await shop.db`INSERT INTO loyalty_cards (number, account_id) VALUES ('2900000000018', ${account?.id})`;
    const find = async (q: string) => (await ask(findPeople, { body: { q } })).json().items;
    for (const q of ['8 (701) 111-22-33', 'Aliya.K@sheber.test', '2900 0000 00018'])
      expect(await find(q)).toMatchObject([
        { id, name: 'Алия', phone: '+7 7** *** ** 33', email: 'a***@sheber.test', hasCard: true },
      ]);
    for (const q of ['1112233', 'aliya', 'Алия']) expect(await find(q)).toEqual([]);
    const palette = (await ask(findThings, { body: { q: '+77011112233' } })).json().data.people;
    expect(palette).toEqual([{ id, name: 'Алия', contact: '+7 7** *** ** 33' }]);
  });

  test('is shown with orders, card, consents and their text, sessions; opened with a reason the log keeps', async () => {
    const id = await aPerson(shop);
    await shop.db`
      INSERT INTO consents (user_id, document, version, language) VALUES (${id}, 'privacy', '2026-11-01', 'kz')`;
    await shop.db`
      INSERT INTO sessions (token_hash, user_id, expires_at, user_agent)
      VALUES (sha256('x'), ${id}, now() + interval '1 day', 'Mozilla/5.0 (iPhone) Safari/605')`;
    const person = await read(id);
    expect(person).toMatchObject({
      orders: 1,
      phone: '',
      club: null,
      consents: [{ document: 'privacy', version: '2026-11-01', language: 'kz', withdrawnAt: null }],
      sessions: [{ device: 'Safari, iPhone' }],
      canAct: true,
    });
    expect(person.email).toMatch(/^o\*\*\*@/);
    expect(JSON.stringify(person)).not.toContain('office-');
    const opened = await ask(revealPerson, { params: { id }, body: { reason: 'call', comment: 'доставка' } });
    expect(opened.json().data.email).toContain('office-');
    expect(await lastEntry()).toEqual({
      call: 'revealPerson',
      subject: 'user',
      id,
      words: { reason: 'call', comment: 'доставка' },
    });
  });

  test('of another store is nobody to a cashier, whose own they see with the orders of their store alone', async () => {
    const id = await aPerson(shop);
    const roles = ['cashier'] as const;
    const own = await aStaffSession(shop, { email: 'own@sheber.test', roles, stores: [1] });
    const other = await aStaffSession(shop, { email: 'other@sheber.test', roles, stores: [3] });
    expect(await read(id, own)).toMatchObject({ id, orders: 1, canAct: false });
    expect((await ask(getPerson, { as: other, params: { id } })).json().code).toBe('person.not_found');
  });

  test('is noted, thrown out, taken off the letters, each in the log', async () => {
    const id = await aPerson(shop);
    await shop.db`UPDATE users SET is_subscribed = true WHERE id = ${id}`;
    await shop.db`
      INSERT INTO consents (user_id, document, version, language) VALUES (${id}, 'subscription', '2026-11-01', 'ru')`;
    await shop.db`
      INSERT INTO sessions (token_hash, user_id, expires_at) VALUES (sha256('y'), ${id}, now() + interval '1 day')`;
    await ask(notePerson, { params: { id }, body: { text: 'Звонить после шести' } });
    const ended = await ask(endPersonSessions, { params: { id }, body: { sessionId: null } });
    expect(ended.json().data).toEqual({ ended: 1 });
    await ask(endSubscription, { params: { id } });
    const person = await read(id);
    expect(person).toMatchObject({
      isSubscribed: false,
      sessions: [],
      notes: [{ text: 'Звонить после шести', staff: { id: dana.id } }],
    });
    expect(person.consents[0].withdrawnAt).not.toBeNull();
  });

  test('has an archive, which says who took it', async () => {
    const id = await aPerson(shop);
    await ask(notePerson, { params: { id }, body: { text: 'Просит счёт' } });
    const { data } = (
      await ask(packPerson, { params: { id }, body: { reason: 'запрос в магазине' } })
    ).json();
    const files = unzipSync(Buffer.from(data.base64, 'base64'));
    expect(Buffer.from(files['README.txt'] ?? []).toString()).toContain('Проба');
    expect(JSON.parse(Buffer.from(files['notes.json'] ?? []).toString())).toMatchObject([
      { text: 'Просит счёт' },
    ]);
    const stale = await aStaffSession(shop, {
      email: 'stale@sheber.test',
      roles: ['operator'],
      isFresh: false,
    });
    const refused = await ask(packPerson, { as: stale, params: { id }, body: { reason: 'запрос' } });
    expect(refused.json().code).toBe('office.fresh_needed');
  });

  test('is forgotten in 14 days by two, and kept when they ask for it', async () => {
    const id = await aPerson(shop);
    const asked = await ask(forgetPerson, { params: { id }, body: { reason: 'письмо от 12 ноября' } });
    expect([asked.statusCode, asked.json().code]).toEqual([202, 'office.needs_approval']);
    expect((await read(id)).deleteAt).toBeNull();
    expect((await approve('forgetPerson')).why.code).toBe('forget');
    const days = (Date.parse((await read(id)).deleteAt) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(14);
    const again = await ask(forgetPerson, { params: { id }, body: { reason: 'ещё раз' } });
    expect(again.json().code).toBe('person.leaving');
    await ask(keepPerson, { params: { id } });
    expect((await read(id)).deleteAt).toBeNull();
  });
});

describe('two accounts of one person', () => {
  const reason = 'один человек, два номера';

  test('become one by two, whatever refers to the first: nothing is left behind', async () => {
    const [fromId, intoId] = [await aCaller(shop, '+77017770001'), await aPerson(shop)];
    await shop.db`UPDATE users SET phone = NULL WHERE id = ${intoId}`;
    const order = await anOrder(shop.db, { userId: fromId, status: 'completed' });
    await shop.db`
      INSERT INTO addresses (user_id, city_id, street, house, is_default) VALUES (${fromId}, 1, 'ул. Условная', '5', true),
        (${intoId}, 1, 'ул. Условная', '6', true)`;
    const [account] = await shop.db`INSERT INTO loyalty_accounts (user_id) VALUES (${fromId}) RETURNING id`;
    await shop.db`INSERT INTO loyalty_cards (number, account_id) VALUES ('2900000000025', ${account?.id})`;
    await shop.db`
      INSERT INTO loyalty_entries (account_id, operation_key, kind, points, reason) VALUES (${account?.id}, 'm1', 'gift', 700, 'apology')`;
    await shop.db`INSERT INTO saved_products (user_id, list, product_id)
      SELECT u, 'favorites', id FROM unnest(ARRAY[${fromId}, ${intoId}]::bigint[]) u, (SELECT min(id) AS id FROM products) p`;
    await shop.db`
      INSERT INTO sessions (token_hash, user_id, expires_at) VALUES (sha256('z'), ${fromId}, now() + interval '1 day')`;
    await shop.db`INSERT INTO carts (user_id, event_id) VALUES (${fromId}, '1')`;
    await ask(notePerson, { params: { id: fromId }, body: { text: 'Второй номер' } });
    const pair = { fromId, intoId };

    const quote = (await ask(quoteMerge, { body: pair })).json().data;
    expect(quote).toMatchObject({
      obstacle: null,
      takes: ['phone', 'card'],
      ends: [{ what: 'sessions', count: 1 }],
    });
    expect(quote.moves).toEqual(
      expect.arrayContaining([
        { what: 'orders', count: 1 },
        { what: 'addresses', count: 1 },
        { what: 'notes', count: 1 },
      ]),
    );
    const asked = await ask(mergePeople, { body: { ...pair, reason } });
    expect([asked.statusCode, asked.json().code]).toEqual([202, 'office.needs_approval']);
    expect((await read(intoId)).orders).toBe(1);

    // What was shown is what is done: another order since then is shown first.
    await anOrder(shop.db, { userId: fromId });
    const { items } = (await ask(getApprovals, { as: chief, query: { state: 'waiting' } })).json();
    const waiting = items.find(({ call }: { call: string }) => call === 'mergePeople');
    const moved = await ask(decideApproval, {
      as: chief,
      params: { id: waiting.id },
      body: { decision: 'approve', digest: waiting.digest },
    });
    expect(moved.json().code).toBe('approval.moved');
    await approve('mergePeople');

    expect(await read(intoId)).toMatchObject({
      orders: 3,
      phone: '+7 7** *** ** 01',
      club: { points: 700 },
      notes: [{ text: 'Второй номер' }],
      mergedInto: null,
    });
    expect(await read(fromId)).toMatchObject({ mergedInto: intoId, phone: '', orders: 0, canAct: false });
    const [row] = await shop.db`SELECT user_id::int AS "userId" FROM orders WHERE id = ${order}`;
    expect(row?.userId).toBe(intoId);
    // Every column of every table that refers to a user: the schema says which, and none names the first any more.
    const columns = await shop.db<{ table: string; column: string }[]>`
      SELECT conrelid::regclass::text AS table, a.attname AS column FROM pg_constraint c
      JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
      WHERE contype = 'f' AND confrelid = 'users'::regclass`;
    expect(columns.length).toBeGreaterThan(20);
    const left: string[] = [];
    for (const { table, column } of columns) {
      const [found] =
        await shop.db`SELECT count(*)::int AS count FROM ${shop.db(table)} WHERE ${shop.db(column)} = ${fromId}`;
      if (found?.count > 0) left.push(`${table}.${column}`);
    }
    expect(left).toEqual([]);
  });

  test('with points on both cards have them all on one; whoever decides sees how many before', async () => {
    const pair = { fromId: await aPerson(shop), intoId: await aPerson(shop) };
    const cards = [
      [pair.fromId, '2900000000032', 440],
      [pair.intoId, '2900000000049', 60],
    ] as const;
    for (const [userId, number, points] of cards) {
      const [account] = await shop.db`INSERT INTO loyalty_accounts (user_id) VALUES (${userId}) RETURNING id`;
      await shop.db`INSERT INTO loyalty_cards (number, account_id) VALUES (${number}, ${account?.id})`;
      await transaction(shop.db, (tx) => giftPoints(tx, { userId, key: number, points, reason: 'apology' }));
    }
    const quote = (await ask(quoteMerge, { body: pair })).json().data;
    expect([quote.obstacle, quote.moves.at(-1)]).toEqual([null, { what: 'points', count: 440 }]);
    await ask(mergePeople, { body: { ...pair, reason } });
    const { lines } = await approve('mergePeople');
    expect(lines).toContainEqual(expect.objectContaining({ field: 'points', from: 60, to: 500 }));
    expect((await read(pair.intoId)).club).toMatchObject({ points: 500 });
  });

  test('that both hold a contract stay two, and whoever asks is told why', async () => {
    const pair = { fromId: await aPerson(shop), intoId: await aPerson(shop) };
    for (const id of [pair.fromId, pair.intoId])
      await shop.db`INSERT INTO wholesale_contracts (user_id, number) VALUES (${id}, ${`Т-${id}`})`;
    expect((await ask(quoteMerge, { body: pair })).json().data.obstacle).toBe('two_contracts');
    expect((await ask(mergePeople, { body: { ...pair, reason } })).json().code).toBe('person.unmergeable');
  });
});
