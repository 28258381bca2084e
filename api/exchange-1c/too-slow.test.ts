/** A package for which the database is always too slow: tried again by itself, and staff see why it does not come through. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getExchange, getExchangePackage } from '#contract/office/exchange.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import type { Inbox } from './inbox.ts';
import { addAccount } from './operators.ts';
import { setEnded } from './packages.queries.ts';
import { createPackageWork } from './work-packages.ts';

let shop: TestApp;
let cookie: string;
let id: number;
let fails: (() => Error) | null = null;
const timeout = () =>
  Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
const away = () => Object.assign(new Error('no connection'), { code: 'ECONNREFUSED' });

const inbox = {
  pathOf: () => '/nowhere',
  listForgotten: async () => [],
  tidy: async () => undefined,
} as unknown as Inbox;
let begin: () => ReturnType<typeof createPackageWork>;
let work: ReturnType<typeof createPackageWork>;

beforeAll(async () => {
  shop = await openTestOffice();
  ({ cookie } = await aStaffSession(shop, { email: 'exchange@sheber.test', roles: ['administrator'] }));
  await addAccount(shop.db, 'ut-slow');
  const [row] = await shop.db<{ id: number }[]>`
    WITH opened AS (
      INSERT INTO exchange_sessions (account_id, type, token_hash, folder, address)
      SELECT id, 'catalog', 'slow', 'slow', '127.0.0.1' FROM exchange_accounts WHERE login = 'ut-slow' RETURNING id)
    INSERT INTO exchange_packages (session_id, file, kind, state) SELECT id, 'slow.xml', 'absence', 'read' FROM opened
    RETURNING id::int`;
  id = row?.id ?? 0;
  begin = () =>
    createPackageWork({
      db: shop.db,
      databaseUrl: '',
      inbox,
      apply: async (pkg) => {
        if (fails) throw fails();
        await setEnded(shop.db, pkg.id, 'applied');
      },
      hasDiskSpace: () => true,
      warn: () => undefined,
    });
  work = begin();
});
afterAll(() => shop.close());

const tryOnce = (by = work) => by.run(new AbortController().signal).catch(() => undefined);
/** Nobody works on it any more, and its lease is over. */
const putBack = () =>
  shop.db`UPDATE exchange_packages SET state = 'read', leased_until = NULL WHERE id = ${id}`;
async function look() {
  const list = (await askOffice(shop, getExchange, { cookie })).json().data.packages as {
    id: number;
    state: string;
    error: string | null;
  }[];
  const one = (await askOffice(shop, getExchangePackage, { cookie, params: { id } })).json().data;
  const { state, error } = list.find((each) => each.id === id) ?? {};
  return { state, error, problems: one.problems.map(({ code }: { code: string }) => code) };
}

test('after three tries the journal says so, and goes on saying it while it is tried', async () => {
  fails = timeout;
  await tryOnce();
  await tryOnce();
  expect(await look()).toEqual({ state: 'read', error: null, problems: [] });
  await tryOnce();
  const told = { state: 'read', error: 'package.too_slow', problems: ['package.too_slow'] };
  expect(await look()).toEqual(told);
  await tryOnce();
  expect(await look()).toEqual(told);
});

test('a database that is away says nothing of the package', async () => {
  fails = away;
  await tryOnce();
  expect((await look()).problems).toHaveLength(1);
});

test('when it comes through in the end nothing is said to be wrong with it but that', async () => {
  fails = null;
  await tryOnce();
  expect(await look()).toEqual({ state: 'applied', error: null, problems: ['package.too_slow'] });
});

test('given up, it failed by that code, and not by a fault of the site', async () => {
  await putBack();
  fails = timeout;
  for (let tries = 0; tries < 30; tries += 1) await tryOnce();
  expect(await look()).toMatchObject({ state: 'failed', error: 'package.too_slow' });
});

describe('whoever tries it, each after a restart of the shop', () => {
  beforeEach(async () => {
    await shop.db`DELETE FROM exchange_problems`;
    await shop.db`UPDATE exchange_packages SET counts = '{}', error = NULL WHERE id = ${id}`;
    await putBack();
  });

  test('three slow tries are told of', async () => {
    fails = timeout;
    for (let tries = 0; tries < 2; tries += 1) await tryOnce(begin());
    expect(await look()).toEqual({ state: 'read', error: null, problems: [] });
    await tryOnce(begin());
    expect(await look()).toEqual({
      state: 'read',
      error: 'package.too_slow',
      problems: ['package.too_slow'],
    });
    fails = null;
    await tryOnce();
  });

  test('twenty times it may lose its database, and no more', async () => {
    fails = away;
    for (let tries = 0; tries < 20; tries += 1) {
      await tryOnce(begin());
      await shop.db`UPDATE exchange_packages SET leased_until = NULL WHERE id = ${id}`;
    }
    expect(await look()).toMatchObject({ state: 'read' });
    await tryOnce(begin());
    expect(await look()).toMatchObject({ state: 'failed', error: 'fault' });
  });

  test('a stop of the shop is no try', async () => {
    for (let stops = 0; stops < 25; stops += 1) {
      const stop = new AbortController();
      fails = () => {
        stop.abort();
        return away();
      };
      await begin().run(stop.signal);
      await shop.db`UPDATE exchange_packages SET leased_until = NULL WHERE id = ${id}`;
    }
    fails = away;
    await tryOnce(begin());
    expect(await look()).toMatchObject({ state: 'read' });
  });
});
