/**
 * What may happen to points. Every function runs inside the caller's transaction, holds the account until that ends,
 * and does nothing when an operation of the same key is already in the ledger.
 */
import { POINTS_LIFE_MONTHS, POINTS_WAIT_DAYS, RETURNED_POINTS_DAYS, takeFromLots } from '#domain/loyalty.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import {
  type Entry,
  findEntry,
  findReturned,
  type GiftReason,
  insertEntry,
  insertLot,
  insertReturnedLots,
  insertUses,
  listDebts,
  listLots,
  lockAccount,
  lockAccountOf,
  readBalance,
} from './ledger.queries.ts';

interface Operation {
  userId: number;
  /** Names the operation for ever, e.g. `order:15:spend`: a repeat finds it done. */
  key: string;
  orderNumber?: string;
}

/** What came of it: null where the user has no card, and so no points. */
export type Booked = { points: number; balance: number } | null;

export interface Purchase extends Operation {
  points: number;
  /** Counts towards the level, also where it earns nothing. */
  purchaseSum: number;
  /** The percent of the level that earned them. */
  percent: number;
  storeId?: number;
}

/** For a completed purchase: the points wait until it can no longer be returned. */
export async function accruePoints(tx: Db, purchase: Purchase): Promise<Booked> {
  requireWhole(purchase.points);
  const account = await begin(tx, purchase, 'purchase');
  if (account === null) return null;
  if (!account.done) {
    const entryId = await insertEntry(tx, {
      ...purchase,
      accountId: account.id,
      kind: 'purchase',
      waitDays: POINTS_WAIT_DAYS,
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

export interface Return {
  key: string;
  /** The key of the spending or the purchase that is undone, wholly or in part. */
  of: string;
  /** Of a spending: how many points come back; of a purchase: how many are taken back. All that is left by default. */
  points?: number;
  /** Of a purchase: how much less was bought. */
  purchaseSum?: number;
}

/**
 * Undoes: spent points come back with their days; points that returned goods had earned are taken away, below zero
 * if they were spent meanwhile. Null when the undone operation never was.
 */
export async function returnPoints(tx: Db, request: Return): Promise<Booked> {
  const undone = await findEntry(tx, request.of);
  if (undone === null) return null;
  await lockAccount(tx, undone.accountId);
  const done = await findEntry(tx, request.key);
  if (done === null) await undo(tx, undone, request);
  const written = done ?? (await findEntry(tx, request.key));
  return { points: written?.points ?? 0, balance: await readBalance(tx, undone.accountId) };
}

async function undo(tx: Db, undone: Entry, request: Return): Promise<void> {
  const before = await findReturned(tx, undone.id);
  const leftPoints = Math.abs(undone.points) - before.points;
  // Rounded by part: the last one takes what is left.
  const isClients = undone.kind === 'client';
  const points = isClients
    ? Math.min(request.points ?? leftPoints, leftPoints)
    : (request.points ?? leftPoints);
  requireWhole(points);
  if (points > leftPoints) throw new RangeError('more points returned than the operation had');
  const common = {
    accountId: undone.accountId,
    key: request.key,
    orderNumber: undone.orderNumber,
    storeId: undone.storeId,
    returnedId: undone.id,
  };
  if (undone.kind === 'spend') {
    if (points === 0) return;
    const entryId = await insertEntry(tx, { ...common, kind: 'spend_return', points });
    const spendId = undone.id;
    const graceDays = RETURNED_POINTS_DAYS;
    await insertReturnedLots(tx, { entryId, spendId, alreadyReturned: before.points, graceDays });
    return;
  }
  if (isClients) {
    if (points === 0) return;
    const entry = { ...common, kind: 'client_return', points: -points, withEntryId: undone.id } as const;
    return takeBack(tx, undone, await insertEntry(tx, entry), points);
  }
  if (undone.kind !== 'purchase') throw new RangeError(`a ${undone.kind} cannot be returned`);
  const leftSum = undone.purchaseSum - before.sum;
  const sum = request.purchaseSum ?? leftSum;
  if (sum > leftSum) throw new RangeError('more returned than was bought');
  if (sum <= 0) return;
  const entryId = await insertEntry(tx, {
    ...common,
    kind: 'purchase_return',
    points: points === 0 ? 0 : -points,
    purchaseSum: -sum,
    withEntryId: undone.id,
  });
  return takeBack(tx, undone, entryId, points);
}

/** From what the undone entry brought; what is no longer there is owed. */
async function takeBack(tx: Db, undone: Entry, entryId: number, points: number): Promise<void> {
  const own = takeFromLots(await listLots(tx, undone.accountId, undone.id), points);
  await insertUses(tx, entryId, own.uses);
  if (own.rest > 0) await payDebts(tx, undone.accountId);
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

async function payDebts(tx: Db, accountId: number): Promise<void> {
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

function requireWhole(points: number): void {
  if (!Number.isSafeInteger(points) || points < 0)
    throw new RangeError('points are whole and not below zero');
}
