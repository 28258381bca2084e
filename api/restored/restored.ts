/**
 * A shop that went on from an earlier moment: banks, registers, 1C and partners know more than it does. Promises that no number
 * they have seen is given out again, that 1C changes nothing before somebody looks, and that the money of every day since then
 * is compared with the providers. Nothing is corrected by itself: either side may be wrong.
 */
import { type Database, type Db, transaction } from '../database.ts';
import {
  findUndone,
  hadRestoreLately,
  insertRestore,
  type LeftUndone,
  skipNumbers,
} from './restored.queries.ts';

/** More than a shop takes in between two backups. */
const SKIPPED = 100_000;

export interface Restored extends LeftUndone {
  sequences: string[];
  /** Logins of 1C that are closed until somebody opens them. */
  closed: string[];
}

export type RestoreRefusal = 'ahead' | 'lately';

export async function goOnAfterRestore(
  db: Database,
  since: Date,
  { again, shutOut }: { again: boolean; shutOut: (tx: Db) => Promise<string[]> },
): Promise<Restored | RestoreRefusal> {
  if (!again && (await hadRestoreLately(db))) return 'lately';
  return transaction(db, async (tx) => {
    if (!(await insertRestore(tx, since))) return 'ahead';
    const sequences = await skipNumbers(tx, SKIPPED);
    return { sequences, closed: await shutOut(tx), ...(await findUndone(tx)) };
  });
}
