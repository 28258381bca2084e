/**
 * What the shop holds of a person, section by section: every module that keeps something of somebody's adds its own to
 * the list in api/modules/user-modules.ts. The archive a person may ask for, the forgetting of a person and the merging of
 * two accounts of theirs are made of these, so that nothing is shown which is not forgotten, and nothing left behind. A test holds every table that
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
  /**
   * Within the transaction that makes two accounts of one person one: what was of the first is the second's. What cannot
   * be of one person twice (a cart, a session) ends.
   */
  move(db: Db, fromId: number, intoId: number): Promise<void>;
}
