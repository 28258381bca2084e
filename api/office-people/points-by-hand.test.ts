/** Points that staff give: at once, by two, or not at all. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideApproval, getApprovals } from '#contract/office/approvals.ts';
import { givePoints } from '#contract/office/people.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import { aMember, aPerson } from '#tests/office-people-examples.ts';

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

const give = (id: number, points: number, { cookie } = dana) =>
  askOffice(shop, givePoints, { cookie, params: { id }, body: { points, reason: 'привезли на день позже' } });
const entriesOf = (id: number) => shop.db`
  SELECT e.points, e.kind, e.reason, l.points AS burns FROM loyalty_entries e JOIN loyalty_accounts a ON a.id = e.account_id
  LEFT JOIN loyalty_lots l ON l.entry_id = e.id WHERE a.user_id = ${id} ORDER BY e.id`;

test('come at once, as the shop’s apology, and the log keeps who and why', async () => {
  const id = await aMember(shop);
  const given = await give(id, 500);
  expect([given.statusCode, given.json().data]).toEqual([200, { points: 500, balance: 500 }]);
  expect(await entriesOf(id)).toEqual([{ points: 500, kind: 'gift', reason: 'apology', burns: 500 }]);
  const [entry] = await shop.db`
    SELECT call, subject, subject_id::int AS id, words FROM office_log ORDER BY id DESC LIMIT 1`;
  expect(entry).toEqual({
    call: 'givePoints',
    subject: 'user',
    id,
    words: { points: 500, reason: 'привезли на день позже' },
  });
});

test('above the limit of a day another must agree, also when they come in small heaps', async () => {
  const id = await aMember(shop);
  expect((await give(id, 3000)).statusCode).toBe(200);
  const asked = await give(id, 2001);
  expect([asked.statusCode, asked.json().code]).toEqual([202, 'office.needs_approval']);
  expect(await entriesOf(id)).toHaveLength(1);
  const waiting = await askOffice(shop, getApprovals, { cookie: chief.cookie, query: { state: 'waiting' } });
  const [{ id: approval, digest, why, lines }] = waiting.json().items;
  expect(why.code).toBe('points');
  expect(lines[0]).toMatchObject({ field: 'points', from: 3000, to: 5001 });
  const body = { decision: 'approve', digest };
  await askOffice(shop, decideApproval, { cookie: chief.cookie, params: { id: approval }, body });
  expect((await entriesOf(id)).map(({ points }) => points)).toEqual([3000, 2001]);
});

test('nobody without a card gets any, nor from those who may not', async () => {
  const id = await aPerson(shop);
  await shop.db`DELETE FROM loyalty_accounts WHERE user_id = ${id}`;
  expect((await give(id, 10)).json().code).toBe('person.no_card');
  expect((await give(await aMember(shop), 10, chief)).statusCode).toBe(404);
  expect((await give(999_999_999, 10)).json().code).toBe('person.not_found');
});
