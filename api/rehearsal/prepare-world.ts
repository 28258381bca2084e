/**
 * Takes one session of the database to another moment: copies of what changes by itself until then (promotions, tags, prices, what
 * staff have scheduled), and on them the very work that the shop will do, in the order of time. Nothing else is written: but for the
 * making of copies and of tags the session can only read what is no copy.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Duties } from '#domain/office/rights.ts';
import { listScheduled, rehearseSet, type ScheduledSet, type Subjects } from '../change-sets/change-sets.ts';
import { type Database, type Db, transaction } from '../database.ts';
import { settlePromotions } from '../promotions/promotions.ts';
import {
  findNextTurn,
  listLoggedTables,
  markRehearsed,
  setReadOnly,
  shadowTable,
} from './shadows.queries.ts';

/** What the shop writes when promotions begin and end. */
const SETTLED = [
  // First: the copies that follow tell of their changes there.
  'catalog_changes',
  'promotions',
  'product_prices',
  'promotion_tags',
  'price_history',
  'city_price_history',
  'hit_products',
  'promotion_settlements',
];
/** Their own in a rehearsal, and at first empty: nothing of a buyer's is seen. */
const OWN = ['carts', 'cart_items', 'rate_counters', 'repeatable_answers'];
/** Tables of people, partners and queues: no page of the shop is made of them. */
const PEOPLE =
  /^(staff|store_phones|order_hands|queue_hands|callbacks|questions|product_notices|organizations|reviews|supplier|merges|partners|api_key|webhook|payment_breaks|supplies|promo_code|letter_words|sms_words|judged)/;
/** Of a million goods: copied only where something of theirs is scheduled. */
const LARGE = ['products', 'product_costs', 'product_places'];

const MOST_TURNS = 200;
const LOCK_TRIES = 50;
const LOCK_PAUSE_MS = 100;

export interface WorldParts {
  /** One connection, whose clock is ahead. */
  db: Database;
  subjects: Subjects;
  findDuties(db: Db, staffId: number): Promise<Duties | null>;
  /** What the clock shows now, and what it shall show: the moment that is rehearsed. */
  from: Date;
  to: Date;
}

export interface Prepared {
  /** Scheduled sets that were written, and those that could not be. */
  applied: number;
  failed: string[];
}

export async function prepareWorld({ db, subjects, findDuties, from, to }: WorldParts): Promise<Prepared> {
  await setReadOnly(db, false);
  const due = await listScheduled(db, { after: new Date(0), until: to });
  for (const table of SETTLED) await shadowTable(db, table);
  for (const table of OWN) await shadowTable(db, table, { isEmpty: true });
  for (const table of await listScheduledTables(db, due)) await shadowTable(db, table);
  await setReadOnly(db, true);
  const told: Prepared = { applied: 0, failed: [] };
  let at = from;
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const set = due.shift();
    const next = await findNextTurn(db, at, to);
    if (set && (next === null || set.applyAt <= next)) {
      at = new Date(Math.max(at.getTime(), set.applyAt.getTime()));
      await applySet(set);
    } else {
      if (set) due.unshift(set);
      if (next === null) break;
      at = next;
    }
    await settleAt(db, at);
  }
  await settleAt(db, to);
  await markRehearsed(db);
  return told;

  async function applySet(set: ScheduledSet): Promise<void> {
    try {
      await transaction(db, (tx) => rehearseSet(tx, subjects, set, findDuties));
      told.applied += 1;
    } catch {
      // Told on every page: what is shown is not all that will be.
      told.failed.push(set.title);
    }
  }
}

async function listScheduledTables(db: Db, due: readonly ScheduledSet[]): Promise<string[]> {
  if (due.length === 0) return [];
  const areGoods = due.some(({ subjects }) => subjects.some((subject) => subject.startsWith('product')));
  return (await listLoggedTables(db)).filter(
    (table) =>
      !SETTLED.includes(table) &&
      !OWN.includes(table) &&
      !PEOPLE.test(table) &&
      (areGoods || !LARGE.includes(table)),
  );
}

/** The shop itself may be at it just now: both would wait for one lock. Tags are gathered in tables that only a writer may make. */
async function settleAt(db: Database, at: Date): Promise<void> {
  for (let tries = 0; tries < LOCK_TRIES; tries++) {
    await setReadOnly(db, false);
    const isSettled = await settlePromotions(db, at, true);
    await setReadOnly(db, true);
    if (isSettled) return;
    await sleep(LOCK_PAUSE_MS);
  }
  throw new Error('price tags are being settled by the shop itself');
}
