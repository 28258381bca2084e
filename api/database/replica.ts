// Reads that may come from a streaming replica: what anybody may see, looked at by nobody in particular.
// Promises: nothing older than the last change of the catalogue that this process was told of, and nothing older than five
// seconds; with a replica that is late, away or none any more, the primary answers, in the same request.
// Hides: how far the replica has come, which is asked every second and after every change.
// Relies on: noteChange() being called before anything is made of what has changed.
import type postgres from 'postgres';
import { Counter, register } from 'prom-client';
import { isDatabaseDown } from './absence.ts';
import { findLogPosition, hasReplayed } from './replica.queries.ts';

/** Gives `work` the server to read from; it may be given the primary after the replica has failed. */
export type ReadPublicly = <T>(work: (source: postgres.ISql) => Promise<T>) => Promise<T>;

const MOST_BEHIND_MS = 5000;
const LOOK_EVERY_MS = 1000;
const CATCHING_UP_MS = 50;
/** Nobody waits longer for it: the primary is asked. */
const PATIENCE_MS = 1000;

const reads =
  (register.getSingleMetric('public_reads_total') as Counter<'from'> | undefined) ??
  new Counter({
    name: 'public_reads_total',
    help: 'Public reads by the server that answered',
    labelNames: ['from'] as const,
  });

export interface ReplicaOptions {
  /** Hears once that it is late or away, and once that it is back. */
  onLeftOut(reason: unknown): void;
  onBack(): void;
  /** Another way to tell how far it has come: for tests, where a second database plays the replica. */
  findLogPosition?: (primary: postgres.ISql) => Promise<string>;
  hasReplayed?: (replica: postgres.ISql, position: string) => Promise<boolean>;
}

export class Replica {
  readonly #primary: postgres.Sql;
  readonly #db: postgres.Sql;
  readonly #options: Required<ReplicaOptions>;
  /** It has everything that was committed before this moment. */
  #completeAsOf = Number.NEGATIVE_INFINITY;
  #changedAt = Number.NEGATIVE_INFINITY;
  #isLeftOut = false;
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | null = null;

  constructor(primary: postgres.Sql, db: postgres.Sql, options: ReplicaOptions) {
    this.#primary = primary;
    this.#db = db;
    this.#options = { findLogPosition, hasReplayed, ...options };
    this.#lookSoon(0);
  }

  readonly read: ReadPublicly = async (work) => {
    if (this.#isFresh()) {
      try {
        const result = await within(PATIENCE_MS, work(this.#db));
        reads.inc({ from: 'replica' });
        return result;
      } catch (error) {
        if (!(error instanceof TooSlow || isDatabaseDown(error))) throw error;
        this.#leaveOut(error);
      }
    }
    reads.inc({ from: 'primary' });
    return work(this.#primary);
  };

  /** False while it is left out. */
  isRead = (): boolean => !this.#isLeftOut;

  /** Until it has what has just changed, it is not read. */
  noteChange(): void {
    this.#changedAt = performance.now();
    this.#lookSoon(0);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#db.end({ timeout: 1 });
    await this.#looking;
  }

  #isFresh(): boolean {
    return this.#completeAsOf >= this.#changedAt && performance.now() - this.#completeAsOf <= MOST_BEHIND_MS;
  }

  #lookSoon(delayMs: number): void {
    if (this.#looking || this.#isClosed) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#looking = this.#look().finally(() => {
        this.#looking = null;
        // What changed during the look was not asked for.
        this.#lookSoon(this.#isLeftOut || this.#completeAsOf >= this.#changedAt ? LOOK_EVERY_MS : 0);
      });
    }, delayMs).unref();
  }

  async #look(): Promise<void> {
    const begun = performance.now();
    try {
      const position = await this.#options.findLogPosition(this.#primary);
      while (!(await this.#options.hasReplayed(this.#db, position))) {
        if (this.#isClosed) return;
        if (performance.now() - begun > MOST_BEHIND_MS)
          return this.#leaveOut(`more than ${MOST_BEHIND_MS / 1000} s behind`);
        await new Promise((wake) => setTimeout(wake, CATCHING_UP_MS));
      }
      this.#completeAsOf = begun;
      if (this.#isLeftOut) this.#options.onBack();
      this.#isLeftOut = false;
    } catch (error) {
      this.#leaveOut(error);
    }
  }

  #leaveOut(reason: unknown): void {
    this.#completeAsOf = Number.NEGATIVE_INFINITY;
    if (this.#isLeftOut || this.#isClosed) return;
    this.#isLeftOut = true;
    this.#options.onLeftOut(reason);
  }
}

class TooSlow extends Error {}

async function within<T>(ms: number, asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new TooSlow(`no answer within ${ms / 1000} s`)), ms);
  });
  try {
    return await Promise.race([asked, tooSlow]);
  } finally {
    clearTimeout(timer);
  }
}
