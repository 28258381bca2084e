import type { Database } from '../database.ts';

/** Work that is done beside the requests, by whichever process finds it due. */
export interface Job {
  name: string;
  everyMs: number;
  /** The first look after the start; as long as every other unless told. */
  firstMs?: number;
  /**
   * One process of the whole shop at a time holds this advisory lock while it runs, on a connection of its own that may
   * be asked long questions. null: every process does it, either for itself or taking its rows one by one.
   */
  lock: number | null;
  /** Left alone while the disk is nearly full. */
  needsRoom?: boolean;
  /** A quick question before the lock is asked for. */
  isDue?(): Promise<boolean>;
  /** Gets the shop's pool, or the job's own connection; ends early when it is told to. */
  run(db: Database, signal: AbortSignal): Promise<unknown>;
}
