/**
 * Two cards of one person become one. Promises: the points of both add up, each with the day on which it burns and the day from which it
 * counts; a debt goes along; the turnover of both counts for the level; what is undone later of the first account's entries is
 * booked on the one that stays. Nothing is erased: every move is a pair of entries.
 */
import type { Db } from '../database.ts';
import { insertEntry, insertUses, lockAccount } from './ledger.queries.ts';
import { burnPoints, payDebts } from './ledger.ts';
import {
  endMergedAccount,
  insertMovedLots,
  listLotsToMove,
  type MovedLot,
  readTotal,
} from './merged-points.queries.ts';

/** Lots that count already go by one pair of entries, those to come by one for the entry they wait with. */
function toHeaps(lots: readonly MovedLot[]): { withEntryId: number | undefined; lots: MovedLot[] }[] {
  const heaps = new Map<number | undefined, MovedLot[]>();
  for (const lot of lots) {
    const key = lot.isUsable ? undefined : lot.entryId;
    heaps.set(key, [...(heaps.get(key) ?? []), lot]);
  }
  return [...heaps].map(([withEntryId, own]) => ({ withEntryId, lots: own }));
}

export async function mergeAccounts(tx: Db, from: number, into: number): Promise<void> {
  for (const id of [from, into].toSorted((one, other) => one - other)) await lockAccount(tx, id);
  await burnPoints(tx, from);
  for (const [at, { withEntryId, lots }] of toHeaps(await listLotsToMove(tx, from)).entries()) {
    const points = lots.reduce((sum, { left }) => sum + left, 0);
    const key = `merged:${from}:${at}`;
    const head = { kind: 'merged', withEntryId } as const;
    const out = await insertEntry(tx, { ...head, accountId: from, key: `${key}:out`, points: -points });
    await insertUses(
      tx,
      out,
      lots.map(({ id, left }) => ({ lotId: id, points: left })),
    );
    const entered = await insertEntry(tx, { ...head, accountId: into, key: `${key}:in`, points });
    await insertMovedLots(tx, entered, lots);
  }
  // What returned goods left below zero: owed on as it was.
  const owed = await readTotal(tx, from);
  if (owed !== 0) {
    const key = `merged:${from}:debt`;
    await insertEntry(tx, { kind: 'merged', accountId: from, key: `${key}:out`, points: -owed });
    await insertEntry(tx, { kind: 'merged', accountId: into, key: `${key}:in`, points: owed });
  }
  await endMergedAccount(tx, from, into);
  await payDebts(tx, into);
}
