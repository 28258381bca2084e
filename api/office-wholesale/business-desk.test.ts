/** Companies that ask on the page for business: seen by staff, called back, settled, and counted among what waits. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  getBusinessRequests,
  revealBusinessRequest,
  settleBusinessRequest,
} from '#contract/office/business-requests.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import { aBusinessRequest, aRequest } from '#tests/office-people-examples.ts';
import { listWaitingHands } from '../office-figures/waiting-hands.queries.ts';

let shop: TestApp;
let cookie = '';
beforeAll(async () => {
  shop = await openTestOffice();
  ({ cookie } = await aStaffSession(shop, { email: 'opt@sheber.test', roles: ['wholesale'] }));
  await shop.db`DELETE FROM business_requests`;
});
afterAll(() => shop.close());

const list = async () => (await askOffice(shop, getBusinessRequests, { cookie })).json();
const settle = (id: number, state: string) =>
  askOffice(shop, settleBusinessRequest, { cookie, params: { id }, body: { state } });

test('who waits longest stands first, without contacts; what was settled comes after, and can wait again', async () => {
  const [first, second] = [await aBusinessRequest(shop), await aBusinessRequest(shop)];
  await shop.db`UPDATE business_requests SET created_at = now() - interval '2 days' WHERE id = ${second}`;
  const before = await list();
  expect(before.items.map(({ id }: { id: number }) => id)).toEqual([second, first]);
  expect(before.meta).toMatchObject({ waiting: 2, canSettle: true });
  expect(JSON.stringify(before)).not.toMatch(/7010000022|aigul@/);
  expect((await settle(second, 'contract')).statusCode).toBe(200);
  const after = await list();
  expect(after.items.map(({ id, state }: { id: number; state: string }) => [id, state])).toEqual([
    [first, 'new'],
    [second, 'contract'],
  ]);
  expect((await settle(second, 'new')).statusCode).toBe(200);
  expect((await list()).meta.waiting).toBe(2);
  const rows = await shop.db`
    SELECT r.before, r.after FROM row_changes r JOIN office_log l ON l.id = r.log_id
    WHERE l.call = 'settleBusinessRequest' ORDER BY r.n`;
  expect(rows[0]).toEqual({ before: { state: 'new' }, after: { state: 'contract' } });
});

test('a contact is opened by an act that the log keeps without it', async () => {
  const id = await aBusinessRequest(shop);
  const opened = await askOffice(shop, revealBusinessRequest, { cookie, params: { id } });
  expect(opened.json().data).toEqual({ phone: '+77010000022', email: 'aigul@proba.sheber.test' });
  const entries =
    await shop.db`SELECT words FROM office_log WHERE call = 'revealBusinessRequest' AND subject_id = ${id}`;
  expect(entries).toEqual([{ words: {} }]);
});

test('one whose BIN the shop knows leads to its organisation', async () => {
  const { id } = await aRequest(shop);
  const [{ bin } = { bin: '' }] = await shop.db<
    { bin: string }[]
  >`SELECT bin FROM organizations WHERE id = ${id}`;
  const request = await aBusinessRequest(shop);
  await shop.db`UPDATE business_requests SET bin = ${bin} WHERE id = ${request}`;
  const { items } = await list();
  expect(items.find((each: { id: number }) => each.id === request).party).toBe(`organization-${id}`);
});

test('both those who ask here and those who ask in their account wait for hands', async () => {
  const nobody = { orders: null, returns: null, queues: false, payments: false };
  const count = async () =>
    (await listWaitingHands(shop.db, { ...nobody, wholesale: true })).find(({ kind }) => kind === 'wholesale')
      ?.count ?? 0;
  const before = await count();
  await aBusinessRequest(shop);
  await aRequest(shop);
  expect((await count()) - before).toBe(2);
  expect(await listWaitingHands(shop.db, { ...nobody, wholesale: false })).toEqual([]);
});

test('unknown ones are not found', async () => {
  for (const answer of [
    await settle(999_999_999, 'answered'),
    await askOffice(shop, revealBusinessRequest, { cookie, params: { id: 999_999_999 } }),
  ])
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'party.no_request']);
});
