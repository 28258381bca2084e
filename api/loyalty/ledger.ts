/**
 * What may happen to points. Every function runs inside the caller's transaction, holds the account until that ends,
 * and does nothing when an operation of the same key is already in the ledger.
 */
import { POINTS_LIFE_MONTHS, POINTS_WAIT_DAYS, takeFromLots } from '#domain/loyalty.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { lockUser } from './cards.queries.ts';
import {
  type Entry,
  findEntry,
  type GiftReason,
  insertEntry,
  insertLot,
  insertUses,
  listDebts,
  listLots,
  lockAccountOf,
  readBalance,
} from './ledger.queries.ts';
import { insertPromise } from './promises.queries.ts';

interface Operation {
  userId: number;
  /** Names the operation for ever, e.g. `order:15:spend`: a repeat finds it done. */
  key: string;
  orderNumber?: string | undefined;
}

/** What came of it: null where the user has no card, and so no points. */
export type Booked = { points: number; balance: number } | null;

export interface Purchase extends Operation {
  points: number;
  /** Counts towards the level, also where it earns nothing. */
  purchaseSum: number;
  /** The percent of the level that earned them. */
  percent: number;
  storeId?: number | undefined;
  /** Days until the points count; as long as goods may come back unless told. */
  waitDays?: number;
}

/** For a completed purchase: the points wait until it can no longer be returned. Without a card they are promised. */
export async function accruePoints(tx: Db, purchase: Purchase): Promise<Booked> {
  requireWhole(purchase.points);
  const account = (await begin(tx, purchase, 'purchase')) ?? (await beginHeld(tx, purchase));
  if (account === null) {
    await insertPromise(tx, purchase);
    return null;
  }
  if (!account.done) {
    const entryId = await insertEntry(tx, {
      waitDays: POINTS_WAIT_DAYS,
      ...purchase,
      accountId: account.id,
      kind: 'purchase',
    });
    if (purchase.points > 0) await insertLot(tx, entryId, POINTS_LIFE_MONTHS);
  }
  return { points: purchase.points, balance: await readBalance(tx, account.id) };
}

/** For a client's order: they wait as the client's own do, and are no turnover of the master's. */
export async function accrueClientPoints(tx: Db, operation: Operation & { points: number }): Promise<Booked> {
  requireWhole(operation.points);
  const account = await begin(tx, operation, 'client');
  if (account === null) return null;
  if (!account.done && operation.points > 0) {
    const entry = {
      ...operation,
      accountId: account.id,
      kind: 'client',
      waitDays: POINTS_WAIT_DAYS,
    } as const;
    await insertLot(tx, await insertEntry(tx, entry), POINTS_LIFE_MONTHS);
  }
  return { points: operation.points, balance: await readBalance(tx, account.id) };
}

export async function giftPoints(
  tx: Db,
  gift: Operation & { points: number; reason: GiftReason; lifeMonths?: number },
): Promise<Booked> {
  requireWhole(gift.points);
  const account = await begin(tx, gift, 'gift');
  if (account === null) return null;
  if (!account.done) {
    const entryId = await insertEntry(tx, { ...gift, accountId: account.id, kind: 'gift' });
    await insertLot(tx, entryId, gift.lifeMonths ?? POINTS_LIFE_MONTHS);
  }
  return { points: gift.points, balance: await readBalance(tx, account.id) };
}

/** Pays with points, the first to burn first. Refuses when there are not enough, so that the caller's order fails whole. */
export async function spendPoints(tx: Db, spend: Operation & { points: number }): Promise<Booked> {
  requireWhole(spend.points);
  const account = await begin(tx, spend, 'spend');
  if (account === null) {
    if (spend.points > 0) throw new Refusal('loyalty.not_enough_points', { available: 0 });
    return null;
  }
  if (!account.done && spend.points > 0) {
    await burnPoints(tx, account.id);
    const available = Math.max(0, await readBalance(tx, account.id));
    if (spend.points > available) throw new Refusal('loyalty.not_enough_points', { available });
    const entryId = await insertEntry(tx, {
      ...spend,
      points: -spend.points,
      accountId: account.id,
      kind: 'spend',
    });
    const { uses } = takeFromLots(await listLots(tx, account.id), spend.points);
    await insertUses(tx, entryId, uses);
  }
  return { points: -spend.points, balance: await readBalance(tx, account.id) };
}

/** Takes away what has burnt by now; of debts first, so that dying points still serve their owner. */
export async function burnPoints(tx: Db, accountId: number): Promise<number> {
  await payDebts(tx, accountId);
  let burnt = 0;
  for (const lot of await listLots(tx, accountId)) {
    if (!lot.isBurnt) continue;
    const key = `expiry:${lot.id}`;
    const entryId = await insertEntry(tx, { accountId, key, kind: 'expiry', points: -lot.left });
    await insertUses(tx, entryId, [{ lotId: lot.id, points: lot.left }]);
    burnt += lot.left;
  }
  return burnt;
}

/** What returned goods left below zero is paid by the points that come next. */
export async function payDebts(tx: Db, accountId: number): Promise<void> {
  for (const { entryId, owed } of await listDebts(tx, accountId)) {
    await insertUses(tx, entryId, takeFromLots(await listLots(tx, accountId), owed).uses);
  }
}

/** The account, held, and whether the operation was done before; null where the user has none. */
async function begin(
  tx: Db,
  { userId, key }: Operation,
  kind: Entry['kind'],
): Promise<{ id: number; done: boolean } | null> {
  const id = await lockAccountOf(tx, userId);
  if (id === null) return null;
  const done = await findEntry(tx, key);
  if (done !== null && (done.accountId !== id || done.kind !== kind)) {
    throw new Error('this key names another operation');
  }
  return { id, done: done !== null };
}

/** A card may be on its way to this user: whoever attaches it holds the user, and either sees what the other wrote. */
async function beginHeld(tx: Db, purchase: Purchase): ReturnType<typeof begin> {
  await lockUser(tx, purchase.userId);
  return begin(tx, purchase, 'purchase');
}

export function requireWhole(points: number): void {
  if (!Number.isSafeInteger(points) || points < 0)
    throw new RangeError('points are whole and not below zero');
}
