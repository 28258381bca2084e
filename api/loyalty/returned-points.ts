/** Undoing what is in the ledger: spent points come back, points of returned goods are taken away. Nothing is erased. */
import { RETURNED_POINTS_DAYS, takeFromLots } from '#domain/loyalty.ts';
import type { Db } from '../database.ts';
import {
  type Entry,
  findEntry,
  findReturned,
  insertEntry,
  insertReturnedLots,
  insertUses,
  listLots,
  lockAccount,
  readBalance,
} from './ledger.queries.ts';
import { type Booked, payDebts, requireWhole } from './ledger.ts';
import { lowerPromise } from './promises.queries.ts';

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
  const undone = (await findEntry(tx, request.of)) ?? (await findUnpromised(tx, request));
  if (undone === null) return null;
  await lockAccount(tx, undone.accountId);
  const done = await findEntry(tx, request.key);
  if (done === null) await undo(tx, undone, request);
  const written = done ?? (await findEntry(tx, request.key));
  return { points: written?.points ?? 0, balance: await readBalance(tx, undone.accountId) };
}

/** What is only promised is lowered; between two looks a card may have booked it. */
async function findUnpromised(tx: Db, request: Return): Promise<Entry | null> {
  const { of, key, points = null, purchaseSum = null } = request;
  return (await lowerPromise(tx, { of, key, points, purchaseSum })) ? null : findEntry(tx, of);
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
  const head = {
    accountId: undone.accountId,
    key: request.key,
    orderNumber: undone.orderNumber,
    storeId: undone.storeId,
    returnedId: undone.id,
  };
  if (undone.kind === 'spend') {
    if (points === 0) return;
    const entryId = await insertEntry(tx, { ...head, kind: 'spend_return', points });
    const spendId = undone.id;
    const graceDays = RETURNED_POINTS_DAYS;
    await insertReturnedLots(tx, { entryId, spendId, alreadyReturned: before.points, graceDays });
    return;
  }
  if (isClients) {
    if (points === 0) return;
    const entry = { ...head, kind: 'client_return', points: -points, withEntryId: undone.id } as const;
    return takeBack(tx, undone, await insertEntry(tx, entry), points);
  }
  if (undone.kind !== 'purchase') throw new RangeError(`a ${undone.kind} cannot be returned`);
  const leftSum = undone.purchaseSum - before.sum;
  const sum = request.purchaseSum ?? leftSum;
  if (sum > leftSum) throw new RangeError('more returned than was bought');
  if (sum <= 0) return;
  const entryId = await insertEntry(tx, {
    ...head,
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
