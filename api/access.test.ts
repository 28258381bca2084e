/** Who may make which call: everyone × every call × {own, another's, missing}, generated from the contract. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { type CallExample, callExamples, MISSING } from '#tests/call-examples.ts';
import { type SharedApp, shareTestApp } from '#tests/shared-app.ts';
import { requireCaller, requireOwnerRule } from './http/allow.ts';

const PEOPLE = {
  A: 'retail@sheber.test',
  B: 'club@sheber.test',
  wholesale: 'wholesale@sheber.test',
  organisation: 'org@sheber.test',
} as const;
type Person = keyof typeof PEOPLE;
const people = Object.keys(PEOPLE) as Person[];

let shop: SharedApp;
const ids = {} as Record<Person, number>;
beforeAll(async () => {
  shop = await shareTestApp();
  for (const person of people) {
    const [row] = await shop.db<{ id: number }[]>`SELECT id FROM users WHERE email = ${PEOPLE[person]}`;
    ids[person] = Number(row?.id);
  }
});

const table = (Object.entries(calls) as [keyof typeof calls, Call][]).map(
  ([name, call]) => [name, call, callExamples[name] as CallExample | undefined] as const,
);

async function make(call: Call, example: CallExample, caller: Person | null, thing?: number | string) {
  await shop.db`DELETE FROM rate_counters`;
  const params: Record<string, string> = example.params ?? {};
  const path = call.path.replace(/\{(\w+)\}/g, (_slot, name: string) =>
    encodeURIComponent(params[name] ?? String(thing)),
  );
  const response = await shop.app.inject({
    method: call.method,
    url: `${path}?${new URLSearchParams(example.query)}`,
    headers: caller ? { authorization: `Bearer ${await shop.logIn(PEOPLE[caller])}` } : {},
    ...(example.body ? { payload: example.body } : {}),
  });
  const isJson = response.headers['content-type']?.toString().includes('json');
  const body = isJson ? { ...response.json(), requestId: '' } : 'a file';
  return { status: response.statusCode, body };
}

test.each(table)('%s says how it is made', (_name, call, example) => {
  expect(example, 'add the call to tests/call-examples.ts').toBeDefined();
  const slots = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const given = Object.keys(example?.params ?? {});
  // What is left names something of somebody's.
  expect(slots.filter((name) => name === undefined || !given.includes(name)).length, 'params or own').toBe(
    call.owned ? 1 : 0,
  );
  expect(example?.own !== undefined).toBe(call.owned !== null);
});

describe.each(table)('%s', (_name, call, example = {}) => {
  test('is refused to whom it is not for, and to nobody else', async () => {
    const own = async (person: Person) => example.own?.(shop, ids[person]);
    const anonymous = await make(call, example, null, await own('A'));
    if (call.access === 'anyone') expect([401, 403]).not.toContain(anonymous.status);
    else expect(anonymous).toMatchObject({ status: 401, body: { code: 'session.required' } });
    for (const person of people) {
      const answer = await make(call, example, person, await own(person));
      const hasContract = person === 'wholesale' || person === 'organisation';
      if (call.access === 'wholesale' && !hasContract) expect(answer.status, person).toBe(404);
      else if (call.owned) expect(answer, person).toMatchObject({ status: 200 });
      // Whether there is a card, a list or a code at all is not a matter of rights.
      else expect([401, 403, 500], person).not.toContain(answer.status);
    }
  });
});

const owned = table.filter(([, call]) => call.owned !== null);
test.each(owned)(
  '%s answers for another’s thing as for a missing one, and leaves it as it was',
  async (_name, call, example = {}) => {
    for (const [caller, owner] of [
      ['A', 'B'],
      ['B', 'A'],
      ['wholesale', 'A'],
      ['organisation', 'wholesale'],
    ] as const) {
      const id = await example.own?.(shop, ids[owner]);
      const others = await make(call, example, caller, id);
      expect(others, `${caller} asks for ${owner}'s`).toEqual(await make(call, example, caller, MISSING));
      expect(others.status).toBe(404);
      expect(await make(call, example, owner, id)).toMatchObject({
        status: 200,
      });
    }
    const anonymous = await make(call, example, null, MISSING);
    expect(anonymous).toEqual(await make(call, example, null, await example.own?.(shop, ids.A)));
  },
);

describe('fields that are nobody’s to send', () => {
  const FOREIGN = {
    id: 1,
    userId: 2,
    user_id: 2,
    ownerId: 2,
    price: 1,
    discountPrice: 1,
    wholesalePrice: 1,
    wholesaleContract: 'individual',
    wholesaleOrganization: { id: 1 },
    organizationId: 1,
    points: 1_000_000,
    balance: 1_000_000,
    role: 'admin',
    isAdmin: true,
    emailConfirmed: true,
    pendingEmail: 'taken@sheber.test',
    passwordHash: '$argon2id$',
    deleteAt: null,
    createdAt: '2000-01-01',
  };
  const withBody = table.filter(([, , example]) => example?.body);

  test.each(withBody)('%s does not read them', (_name, call, example) => {
    const own = Object.keys(example?.body ?? {});
    const foreign = Object.fromEntries(Object.entries(FOREIGN).filter(([name]) => !own.includes(name)));
    const clean = call.body.parse(example?.body);
    // What the call itself knows by such a name is its own; it must then be in its schema by intent.
    const read = call.body.parse({ ...example?.body, ...foreign }) as object;
    expect(Object.keys(read).filter((name) => !Object.hasOwn(clean as object, name))).toEqual([]);
    const polluted = JSON.parse(
      `{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}`,
    );
    expect(
      (call.body.parse({ ...polluted, ...example?.body }) as { isAdmin?: true }).isAdmin,
    ).toBeUndefined();
  });

  test.each(withBody)('%s changes nothing by them', async (_name, call, example) => {
    const standings = () => shop.db`
      SELECT id, organization_id, email, pending_email, email_confirmed_at, password_hash, created_at, deleted_at
      FROM users ORDER BY id`;
    const before = [...(await standings())];
    const others = async () =>
      (await shop.db`SELECT * FROM addresses WHERE user_id <> ${ids.A} ORDER BY id`).slice();
    const addresses = await others();
    const id = await example?.own?.(shop, ids.A);
    await make(call, { ...example, body: { ...FOREIGN, ...example?.body } }, 'A', id);
    expect([...(await standings())]).toEqual(before);
    expect(await others()).toEqual(addresses);
  });
});

describe('what the contract says of a call', () => {
  const call: Call = { ...calls.getAddress, path: '/api/v1/test/{id}/' };

  test('«wholesale» is for those with a contract; for others there is no such call', () => {
    const wholesale: Call = { ...call, access: 'wholesale', owned: null, refusals: [] };
    const viewer = (wholesaleContract: 'individual' | null) => ({
      ...someone,
      organizations: [],
      wholesaleContract,
    });
    expect(() => requireCaller(wholesale, viewer('individual'))).not.toThrow();
    expect(() => requireCaller(wholesale, viewer(null))).toThrow('call.not_found');
    expect(() => requireCaller(wholesale, null)).toThrow('session.required');
  });

  test('that is owned, but nobody tells whose, does not start', () => {
    expect(() => requireOwnerRule(shop.http.owners, { ...call, owned: 'moon' })).toThrow(/whose a moon is/);
    expect(() => requireOwnerRule(shop.http.owners, { ...call, access: 'anyone' })).toThrow(/needs a user/);
  });

  const someone = {
    id: 1,
    firstName: '',
    lastName: '',
    email: null,
    phone: null,
    wholesaleOrganization: null,
    clubLevel: null,
  } as const;
});
