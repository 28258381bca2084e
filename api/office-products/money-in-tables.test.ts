/** Many prices, laid beside what is stored and written where they stand: what comes of it is what comes of them one by one. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { TestApp } from '#tests/app.ts';
import { openTestOffice } from '#tests/office.ts';
import { applyWhole } from '../change-sets/apply.ts';
import { findSet, insertItems, insertSet, listItems } from '../change-sets/change-sets.queries.ts';
import type { Subjects } from '../change-sets/change-sets.ts';
import { insertUndo } from '../change-sets/drafts.ts';
import { lookThrough } from '../change-sets/judge.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { officeTransaction } from '../office-log/office-log.ts';
import { moneyInTables } from './money-in-tables.ts';
import { productSubject } from './office-products.ts';

const subjects: Subjects = new Map([['product', productSubject]]);
const IN_TABLES = 0;
const ONE_BY_ONE = Number.POSITIVE_INFINITY;
const GOODS = 6;
const NOBODY = 999_999;

let shop: TestApp;
let staffId = 0;
let ids: number[] = [];
beforeAll(async () => {
  shop = await openTestOffice();
  const [member] = await shop.db<{ id: number }[]>`
    INSERT INTO staff (email, name) VALUES ('money@sheber.test', 'Money') RETURNING id`;
  staffId = member?.id ?? 0;
  ids = (await shop.db<{ id: number }[]>`SELECT id FROM products ORDER BY id LIMIT ${GOODS}`).map(
    ({ id }) => id,
  );
  await shop.db`DELETE FROM product_prices WHERE product_id = ${ids[0] ?? 0}`;
  await shop.db`
    UPDATE product_prices SET price = 1000, regular_price = 1200, discount_price = NULL, club_price = 900, wholesale_price = NULL
    WHERE product_id = ANY(${ids}::int[])`;
  await shop.db`DELETE FROM price_history WHERE product_id = ANY(${ids}::int[])`;
  await shop.db`
    INSERT INTO price_history (product_id, valid_from, price)
    SELECT id, current_date - 20, 950 FROM unnest(${ids.slice(2)}::int[]) id`;
  await shop.db`DELETE FROM product_costs WHERE product_id = ANY(${ids}::int[])`;
  await shop.db`INSERT INTO product_costs (product_id, cost) SELECT id, 700 FROM unnest(${ids.slice(3)}::int[]) id`;
  // 1C has told of the last one, and keeps prices for the club.
  await shop.db`UPDATE products SET exchange_digest = 'x' WHERE id = ${ids.at(-1) ?? 0}`;
  await shop.db`
    INSERT INTO external_ids (kind, external_id, role, their_name, is_mapped) VALUES ('price_type', 'k', 'club', 'Клуб', true)`;
  await shop.db`INSERT INTO exchange_accounts (login, password_hash, is_active) VALUES ('one-c-of-money', 'x', true)`;
});
afterAll(() => shop.close());

const money = fc.constantFrom(null, 700, 900, 1000, 1100, 2000);
const item = fc.record({
  thing: fc.nat(GOODS),
  field: fc.constantFrom('price', 'discount_price', 'club_price', 'wholesale_price', 'cost'),
  from: money,
  to: money,
  why: fc.constantFrom(null, null, null, 'excluded' as const),
});
const items = fc.uniqueArray(item, {
  minLength: 1,
  maxLength: 12,
  selector: ({ thing, field }) => `${thing} ${field}`,
});
type Wanted = typeof items extends fc.Arbitrary<infer T> ? T : never;

class TakenBack extends Error {}

/** What a set looks like and what becomes of everything when it is written; nothing of it stays. */
async function tryOut(wanted: Wanted, fewestInTables: number): Promise<Record<string, unknown>> {
  let seen: Record<string, unknown> = {};
  const act = { staffId, call: 'trial', right: null, requestId: null };
  await officeTransaction(
    shop.officeHttp.db,
    act,
    async (tx) => {
      const made = { kind: 'prices' as const, title: '', subjects: ['product'], createdBy: staffId };
      const id = await insertSet(tx, { ...made, rights: ['prices'], requestKey: null, undoOf: null });
      if (id === null) throw new Error('a set without a key is always new');
      await insertItems(tx, id, wanted.map(toItem));
      const shown = { limit: 20 };
      const look = await lookThrough(tx, subjects, id, { isLocking: true, shown, fewestInTables });
      const set = await findSet(tx, id, 30);
      if (!set) throw new Error('the set is gone');
      const whole = { page: 4, fewestInTables };
      const refused = await applyWhole(tx, subjects, set, whole)
        .then(() => null)
        .catch((error: unknown) => (error instanceof Refusal ? error.code : String(error)));
      seen = { refused, look: toSeen(look) };
      // A refusal takes back the whole of it, in what state ever.
      if (refused === null)
        seen = { ...seen, ...(await readAll(tx, id)), undo: await turnRound(tx, id, fewestInTables) };
      throw new TakenBack();
    },
    () => ({}),
  ).catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error;
  });
  return seen;
}

const toItem = ({ thing, field, from, to, why }: Wanted[number], at: number) => ({
  n: at + 1,
  subject: 'product',
  id: ids[thing] ?? NOBODY,
  newKey: null,
  field,
  from,
  to,
  state: why === null ? ('pending' as const) : ('skipped' as const),
  why,
});

const toSeen = ({ digest, counts, shown }: Awaited<ReturnType<typeof lookThrough>>) => ({
  digest,
  counts,
  shown: shown.map(({ n, state, why, current }) => ({ n, state, why, current })),
});

const readAll = async (tx: Db, setId: number) => ({
  items: (await listItems(tx, setId)).map(({ n, state, why, found }) => ({ n, state, why, found })),
  prices: await tx`SELECT * FROM product_prices WHERE product_id = ANY(${ids}::int[]) ORDER BY product_id`,
  costs: await tx`SELECT * FROM product_costs WHERE product_id = ANY(${ids}::int[]) ORDER BY product_id`,
  logged: await tx`
    SELECT tbl, pk, before, after FROM row_changes WHERE log_id = office_log_id() ORDER BY tbl, pk, before::text, after::text`,
});

async function turnRound(tx: Db, undoOf: number, fewestInTables: number): Promise<unknown> {
  const viewer = { id: staffId, roles: ['pricing' as const], stores: [] };
  const set = { kind: 'undo' as const, title: '', rights: ['prices' as const], createdBy: staffId };
  const undo = { ...set, requestKey: null, undoOf };
  const options = { viewer, undoDays: 30, fewestInTables };
  const made = await insertUndo(tx, subjects, undo, options).catch((error: { code?: string }) => error.code);
  if (typeof made !== 'object') return made;
  return (await listItems(tx, made.id)).map(({ n, id, field, from, to, state }) => ({
    n,
    id,
    field,
    from,
    to,
    state,
  }));
}

test('prices laid beside a set in the database are seen, written, logged and turned round as one by one', async () => {
  await fc.assert(
    fc.asyncProperty(items, async (wanted) => {
      expect(await tryOut(wanted, IN_TABLES)).toEqual(await tryOut(wanted, ONE_BY_ONE));
    }),
    { numRuns: 25 },
  );
});

/** Mostly as it is stored, so that most of these sets find all as they know it. */
const STORED = { price: 1000, discount_price: null, club_price: 900 };
const oneField = fc.constantFrom('price', 'discount_price', 'club_price').chain((field) => {
  const from = fc.oneof(
    { weight: 8, arbitrary: fc.constant(STORED[field as keyof typeof STORED]) },
    { weight: 1, arbitrary: money },
  );
  const why = fc.oneof({ weight: 8, arbitrary: fc.constant(null) }, fc.constant('excluded' as const));
  const to = field === 'price' ? fc.constantFrom(800, 1100, 2000) : fc.constantFrom(null, 700, 800);
  const one = fc.record({
    thing: fc.integer({ min: 1, max: GOODS - 1 }),
    field: fc.constant(field),
    from,
    to,
    why,
  });
  return fc.uniqueArray(one, { minLength: 1, selector: ({ thing }) => thing });
}) as fc.Arbitrary<Wanted>;

test('so are those of one price alone, most of which nobody has written meanwhile', async () => {
  await fc.assert(
    fc.asyncProperty(oneField, async (wanted) => {
      expect(await tryOut(wanted, IN_TABLES)).toEqual(await tryOut(wanted, ONE_BY_ONE));
    }),
    { numRuns: 25 },
  );
});

test('one price is laid beside what is stored once more only where one of them is not as it was', async () => {
  const write = vi.spyOn(moneyInTables, 'write');
  const rise = (thing: number, from: 900 | 1000): Wanted[number] => ({
    thing,
    field: 'price',
    from,
    to: 1100,
    why: null,
  });
  const asSeen = [rise(1, 1000), rise(2, 1000), rise(3, 1000)];
  expect(await tryOut(asSeen, IN_TABLES)).toMatchObject({ refused: null });
  expect(write).not.toHaveBeenCalled();
  const moved = [...asSeen, rise(4, 900)];
  const { items } = (await tryOut(moved, IN_TABLES)) as { items: { state: string }[] };
  expect(items.map(({ state }) => state)).toEqual(['applied', 'applied', 'applied', 'conflict']);
  expect(write).toHaveBeenCalledOnce();
  write.mockRestore();
});

test('what the schema does not take is gone through one by one, however many there are', async () => {
  const wrong = [{ thing: 2, field: 'price', from: 1000, to: 0, why: null }] as unknown as Wanted;
  expect(await tryOut(wrong, IN_TABLES)).toMatchObject({
    look: { counts: { wrong: 1 }, shown: [{ n: 1, state: 'wrong', why: 'invalid', current: 1000 }] },
  });
});
