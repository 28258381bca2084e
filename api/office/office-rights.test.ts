/**
 * Who may make which call of the office: roles × calls × {own store, another's, missing}, expected from the cells of the table
 * alone. Every right is tried through the one door by calls of its own (one per act), every real call by its examples.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type OfficeCall, officeCall } from '#contract/office/office-call.ts';
import { officeCalls } from '#contract/office/office-calls.ts';
import { type Right, type RightAct, type StaffRole, staffRole } from '#contract/office/rights.ts';
import { type Grant, grantOf, RIGHTS_TABLE, STAFF_ROLES } from '#domain/office/rights.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import { officeExamples } from '#tests/office-examples.ts';
import { officeRoute } from '../http/office-route.ts';

/** A thing of the first store, one of the second, one of both, one of none; and one that does not exist. */
const THINGS: Record<string, number[]> = { own: [1], other: [2], both: [1, 2], none: [] };
type Thing = 'own' | 'other' | 'both' | 'none' | 'missing';
/** Every cell is asked for these; for the others each grant is, by the first cell that has it. */
const everywhere: readonly Thing[] = ['own', 'other', 'missing'];
const elsewhere: readonly Thing[] = ['both', 'none'];
const acts = ['read', 'write', 'approve'] as const;

const trials = (Object.keys(RIGHTS_TABLE) as Right[]).flatMap((right) =>
  acts.map((act) => ({
    right,
    act,
    call: officeCall({
      method: act === 'read' ? 'GET' : 'POST',
      path: `/office/api/trial/${right}/${act}/{id}/`,
      summary: 'Only in this test',
      staff: { right, act, touches: 'thing' },
      params: z.object({ id: z.string() }),
      answer: z.object({ stores: z.array(z.number()).nullable() }),
      refusals: ['staff.not_found'],
    }),
  })),
);

let shop: TestApp;
const cookies = {} as Record<StaffRole, string>;
beforeAll(async () => {
  shop = await openTestOffice();
  shop.officeHttp.touched.set('thing', async ({ params }) => THINGS[String(params.id)] ?? null);
  for (const { call } of trials)
    officeRoute(shop.officeHttp, call, async ({ reach, leaveAsIs }) => {
      leaveAsIs();
      return { stores: reach.stores };
    });
  for (const role of staffRole.options)
    cookies[role] = (
      await aStaffSession(shop, { email: `${role}@trial.sheber.test`, roles: [role], stores: [1] })
    ).cookie;
});
afterAll(() => shop.close());

/** What a cell says, read letter by letter. */
function expected(grant: Grant, act: RightAct, thing: Thing): number {
  const letters = { read: /[RWA]/, write: /W/, approve: /A/ }[act];
  if (!letters.test(grant) || thing === 'missing') return 404;
  const isOfStores = grant === 'Rs' || grant === 'Ws';
  return !isOfStores || thing === 'own' || thing === 'both' ? 200 : 404;
}

describe.each(STAFF_ROLES)('the role %s, of the first store', (role) => {
  test('may by every right what its cell says, in the stores that it says, and gets one answer to all else', async () => {
    const wrong: string[] = [];
    const met = new Set<string>();
    for (const { right, act, call } of trials) {
      const grant = grantOf(role, right);
      const things = met.has(`${grant} ${act}`) ? everywhere : [...everywhere, ...elsewhere];
      met.add(`${grant} ${act}`);
      for (const id of things) {
        const response = await askOffice(shop, call, { cookie: cookies[role], params: { id } });
        if (response.statusCode !== expected(grant, act, id))
          wrong.push(`${right} ${act} «${grant}» ${id}: ${response.statusCode}`);
        if (response.statusCode === 404) expect(response.json().code).toBe('staff.not_found');
      }
    }
    expect(wrong).toEqual([]);
  });
});

const realCalls = (Object.entries(officeCalls) as [keyof typeof officeCalls, OfficeCall][]).filter(
  ([, { staff }]) => staff !== null,
);

const kept = new Map<StaffRole, ReturnType<typeof aStaffSession>>();
const comeIn = (role: StaffRole) =>
  aStaffSession(shop, { email: `${role}@calls.sheber.test`, roles: [role], stores: [1] });
/** One for all that changes nothing of it. */
function keepSession(role: StaffRole) {
  const session = kept.get(role) ?? comeIn(role);
  kept.set(role, session);
  return session;
}

/** One thing, asked for by each of these roles: the example is made for the first of them. */
async function askAs(
  name: keyof typeof officeCalls,
  kind: 'good' | 'missing',
  roles: readonly StaffRole[],
  session = keepSession,
) {
  const people = await Promise.all(roles.map(session));
  const example = people[0] && (await officeExamples[name]?.[kind]?.(shop, people[0].id));
  if (!example) return [];
  const answers = await Promise.all(
    people.map(({ cookie }) => askOffice(shop, officeCalls[name], { cookie, ...example })),
  );
  return answers.map(({ statusCode }, at) => [roles[at], statusCode]);
}

/**
 * That a role has a right is proven above; here, that the call asks for it. Whoever may not is asked first, of a thing that is
 * there and stays as it is; of those who may all read, and one writes.
 */
test.each(realCalls)(
  '%s answers every role as its right says, a missing thing as a missing right',
  async (name, call) => {
    const { right, act } = officeExamples[name]?.asks ?? call.staff ?? { right: null, act: 'write' };
    const may = (role: StaffRole) => {
      const grant = right === null ? 'W' : grantOf(role, right);
      return expected(grant, act, 'own') === 200;
    };
    const allowed = STAFF_ROLES.filter(may);
    const tried = call.method === 'GET' ? allowed : allowed.slice(0, 1);
    const all = (roles: readonly StaffRole[], status: number) => roles.map((role) => [role, status]);
    const refused = STAFF_ROLES.filter((role) => !may(role));
    expect(await askAs(name, 'good', refused)).toEqual(all(refused, 404));
    const session = call.method === 'GET' ? keepSession : comeIn;
    for (const role of tried)
      expect(await askAs(name, 'good', [role], session)).toEqual(
        all([role], officeExamples[name]?.status ?? 200),
      );
    const missing = await askAs(name, 'missing', STAFF_ROLES);
    expect(missing.filter(([, status]) => status !== 404)).toEqual([]);
  },
);

test('nobody is heard without a session', async () => {
  for (const { call } of trials.slice(0, 3))
    expect((await askOffice(shop, call, { params: { id: 'own' } })).json().code).toBe(
      'office.session_required',
    );
  const { id } = await aStaffSession(shop, { email: 'nobody@trial.sheber.test', roles: [] });
  for (const [name, call] of Object.entries(officeCalls) as [keyof typeof officeCalls, OfficeCall][]) {
    if (call.staff === null) continue;
    const example = await officeExamples[name]?.good?.(shop, id);
    const response = await askOffice(shop, call, { ...example });
    expect([name, response.json().code]).toEqual([name, 'office.session_required']);
  }
});

test('a thing of another store is answered word for word as a missing one, and as a missing right', async () => {
  const pick = trials.find(({ right, act }) => right === 'orders.pick' && act === 'write')?.call;
  if (!pick) throw new Error('there is no such call');
  const ask = async (role: StaffRole, id: Thing) => {
    const response = await askOffice(shop, pick, { cookie: cookies[role], params: { id } });
    return {
      status: response.statusCode,
      headers: Object.keys(response.headers),
      body: { ...response.json(), requestId: '' },
    };
  };
  const missing = await ask('picker', 'missing');
  expect(missing.status).toBe(404);
  expect(await ask('picker', 'other')).toEqual(missing);
  expect(await ask('auditor', 'own')).toEqual(missing);
});

test('several roles add up, and a change of them counts with the next request', async () => {
  const member = { email: 'changes@trial.sheber.test', stores: [1] };
  const read = trials.find(({ right, act }) => right === 'orders.read' && act === 'read')?.call;
  if (!read) throw new Error('there is no such call');
  const { id, cookie } = await aStaffSession(shop, { ...member, roles: ['picker'] });
  const ask = async () => (await askOffice(shop, read, { cookie, params: { id: 'other' } })).statusCode;
  expect(await ask()).toBe(404);
  await shop.db`INSERT INTO staff_roles (staff_id, role) VALUES (${id}, 'operator')`;
  expect(await ask()).toBe(200);
  await shop.db`DELETE FROM staff_roles WHERE staff_id = ${id}`;
  expect(await ask()).toBe(404);
});

test('an address that no call has is unknown, and another method is told', async () => {
  expect((await shop.app.inject({ url: '/office/api/v1/nothing/' })).json().code).toBe('call.not_found');
  const posted = await shop.app.inject({ method: 'POST', url: officeCalls.getMe.path });
  expect([posted.statusCode, posted.headers.allow]).toEqual([405, 'GET, PATCH']);
});

test('a call whose things nobody can place does not start', () => {
  const call = officeCall({
    method: 'GET',
    path: '/office/api/trial/lost/{id}/',
    summary: 'Only in this test',
    staff: { right: 'stock', touches: 'shelf' },
    answer: z.object({}),
  });
  expect(() => officeRoute(shop.officeHttp, call, async () => ({}))).toThrow(/which stores a shelf touches/);
});
