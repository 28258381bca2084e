/** Wholesale in the office: contracts given, changed, taken and refused; what is owed. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decideApproval, getApprovals } from '#contract/office/approvals.ts';
import { createChanges, undoChanges } from '#contract/office/changes.ts';
import { findThings } from '#contract/office/company.ts';
import {
  decideParty,
  getParty,
  getWholesale,
  noteParty,
  removePartyMember,
  revealParty,
} from '#contract/office/contracts.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import { anOfficeOrder } from '#tests/office-orders.ts';
import { aRequest } from '#tests/office-people-examples.ts';

let shop: TestApp;
type Staff = Awaited<ReturnType<typeof aStaffSession>>;
let trader: Staff;
let chief: Staff;
beforeAll(async () => {
  shop = await openTestOffice();
  trader = await aStaffSession(shop, { email: 'trader@sheber.test', roles: ['wholesale'] });
  chief = await aStaffSession(shop, { email: 'chief@sheber.test', roles: ['administrator'] });
});
afterAll(() => shop.close());

const ask = (
  call: Parameters<typeof askOffice>[1],
  {
    as = trader,
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

/** Another looks at the set that waits, as it is shown, and says yes. */
async function approve() {
  const { items } = (await ask(getApprovals, { as: chief, query: { state: 'waiting' } })).json();
  const [approval] = items;
  const body = { decision: 'approve', digest: approval.digest };
  const decided = await ask(decideApproval, { as: chief, params: { id: approval.id }, body });
  expect([decided.statusCode, decided.json().data?.state]).toEqual([200, 'approved']);
  return approval;
}

describe('wholesale', () => {
  const party = (id: number) => ({ party: `organization-${id}` });
  const page = async (id: number) => (await ask(getParty, { params: party(id) })).json().data;
  const decide = (id: number, body: object) => ask(decideParty, { params: party(id), body });
  const change = (id: number, field: string, from: unknown, to: unknown, subject = 'contract') =>
    ask(createChanges, {
      as: trader,
      body: { title: 'Договор', kind: 'edit', apply: true, items: [{ subject, id, field, from, to }] },
    });

  test('a request becomes a contract, terms are changed and taken back, a limit is raised by two', async () => {
    const { id, userId } = await aRequest(shop);
    const waiting = (await ask(getWholesale, { query: { view: 'requests' } })).json();
    expect(waiting.items.map((each: { party: string }) => each.party)).toContain(`organization-${id}`);
    expect(await page(id)).toMatchObject({
      state: 'moderation',
      organization: { faults: [], twins: [], members: [{ id: userId }], phone: '+7 7** *** ** 01' },
      requests: [{ state: 'moderation', volume: 500_000, asker: { id: userId } }],
      contract: null,
    });
    expect((await decide(id, { decision: 'activate', lastDay: '2099-12-31' })).statusCode).toBe(200);
    const { contract, requests } = await page(id);
    expect(contract).toMatchObject({ isInForce: true, values: { last_day: '2099-12-31', credit_limit: 0 } });
    expect(requests).toMatchObject([{ state: 'approved' }]);

    const days = (await change(contract.id, 'deferral_days', 0, 14)).json().data;
    expect(days.counts.applied).toBe(1);
    await ask(undoChanges, { params: { id: days.id }, body: { apply: true } });
    expect((await page(id)).contract.values.deferral_days).toBe(0);

    const raised = await change(contract.id, 'credit_limit', 0, 2_000_000);
    expect(raised.json().code).toBe('office.needs_approval');
    expect((await page(id)).contract.values.credit_limit).toBe(0);
    expect((await approve()).why.code).toBe('credit_limit');
    expect((await page(id)).contract.values.credit_limit).toBe(2_000_000);
    expect((await change(contract.id, 'credit_limit', 2_000_000, 500_000)).statusCode).toBe(200);
  });

  test('is refused with a reason, blocked and opened again; a twin and a wrong number get none', async () => {
    const { id } = await aRequest(shop);
    expect((await decide(id, { decision: 'decline' })).statusCode).toBe(422);
    await decide(id, { decision: 'decline', reason: 'Нет оборота' });
    expect((await page(id)).requests).toMatchObject([{ state: 'declined', reason: 'Нет оборота' }]);
    await decide(id, { decision: 'activate' });
    await decide(id, { decision: 'block', reason: 'Долг' });
    expect(await page(id)).toMatchObject({ state: 'blocked', contract: null, past: [{}] });
    await decide(id, { decision: 'activate' });
    const [row] = await shop.db`SELECT bin FROM organizations WHERE id = ${id}`;
    const twin = await aRequest(shop, row?.bin);
    expect((await page(twin.id)).organization.twins).toMatchObject([{ id, state: 'active' }]);
    expect((await decide(twin.id, { decision: 'activate' })).json().code).toBe('party.twin');
    const wrong = await aRequest(shop, '200140001009');
    expect((await page(wrong.id)).organization.faults).toEqual(['bin']);
    expect((await decide(wrong.id, { decision: 'activate' })).json().code).toBe('party.faulty');
    const bad = await change(id, 'bin', row?.bin, '200140001009', 'organization');
    expect(bad.json().code).toBe('party.faulty');
  });

  test('shows what is overdue before the rest, opens contacts with a reason, notes, takes members out', async () => {
    const { id, userId } = await aRequest(shop);
    await decide(id, { decision: 'activate' });
    const { contract } = await page(id);
    await shop.db`
      INSERT INTO wholesale_bills (contract_id, number, issued_on, due_on, sum, paid)
      VALUES (${contract.id}, ${`Н-${id}`}, almaty_day(now()) - 30, almaty_day(now()) - 9, 900000, 400000)`;
    const overdue = (await ask(getWholesale, { query: { view: 'overdue' } })).json();
    const row = overdue.items.find((each: { party: string }) => each.party === `organization-${id}`);
    expect(row).toMatchObject({ used: 500_000, overdue: 500_000, overdueDays: 9 });
    expect((await page(id)).bills).toMatchObject([{ left: 500_000, overdueDays: 9 }]);
    const opened = await ask(revealParty, { params: party(id), body: { reason: 'payment' } });
    expect(opened.json().data.phone).toBe('+77182000001');
    await ask(noteParty, { params: party(id), body: { text: 'Обещали в пятницу' } });
    const out = { ...party(id), member: userId };
    await ask(removePartyMember, { params: out, body: { reason: 'уволился' } });
    expect(await page(id)).toMatchObject({
      notes: [{ text: 'Обещали в пятницу' }],
      organization: { members: [] },
    });
    const { name, bin } = (await page(id)).organization.values;
    expect((await ask(findThings, { body: { q: bin } })).json().data.organizations).toMatchObject([
      { id, name: `ТОО «${name}»` },
    ]);
  });

  test('of a person goes by the same decisions', async () => {
    const order = await anOfficeOrder(shop);
    const [user] = await shop.db`SELECT user_id::int AS id FROM orders WHERE id = ${order}`;
    await shop.db`INSERT INTO wholesale_requests (user_id, comment) VALUES (${user?.id}, 'Бригада')`;
    const params = { party: `user-${user?.id}` };
    await ask(decideParty, { params, body: { decision: 'activate' } });
    const { contract, organization } = (await ask(getParty, { params })).json().data;
    expect([organization, contract.isInForce]).toEqual([null, true]);
    const { items } = (await ask(getWholesale, { query: { view: 'contracts' } })).json();
    expect(items.map((each: { party: string }) => each.party)).toContain(params.party);
  });
});
