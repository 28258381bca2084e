/**
 * What the shop holds of a person, section by section: every module that keeps something of somebody's adds its own to
 * the list in api/app.ts. The archive a person may ask for and the forgetting of a person are both made of these, so
 * that nothing is shown which is not forgotten, and nothing kept which is not shown. A test holds every table that
 * refers to `users` against the sections' `tables`.
 */
import type { Db } from '../database.ts';

export interface PersonalRecords {
  /** The file in the archive: `addresses` is `addresses.json`. */
  name: string;
  /** The tables it answers for. */
  tables: readonly string[];
  /** All of it, without secrets (hashes, codes). */
  list(db: Db, userId: number): Promise<unknown>;
  /**
   * Within the transaction that forgets the person, before the row of `users` is emptied: takes away what names them.
   * What the law keeps (orders, receipts, the ledger of points) stays without their name, phone and address.
   */
  forget(db: Db, userId: number): Promise<void>;
}
