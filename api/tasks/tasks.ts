/**
 * What must be done once and later: letters, words to partners, imports, edits of many things. Promises: a task put within
 * a transaction is done if and only if that transaction commits, at least once, however often processes die; (kind, key)
 * asked for twice is one task; nobody else holds it while its lease lasts; what fails is tried ever later and is dead after
 * its last try. A copy of the database tells nothing of what a task says. Hides the table, leases and the seal.
 * Relies on `runDue` being called about every second for each kind (jobs.ts), and on work that may be done twice.
 */
import { randomBytes } from 'node:crypto';
import type { Db } from '../database.ts';
import { createSeal } from './seal.ts';
import { noteTaskFigures } from './task-metrics.ts';
import {
  countTasks,
  deleteOldTasks,
  endTask,
  forgetPayloads,
  insertTask,
  leaseTask,
  postponeTask,
  renewLease,
  type TaskRow,
} from './tasks.queries.ts';

export { listTasks, runTaskAgain } from './operators.ts';
export { createSeal, type Seal } from './seal.ts';

export interface TaskKind {
  kind: string;
  /** Longer than the work may take between two words of its progress. */
  leaseSeconds: number;
  mostTries: number;
  firstPauseSeconds: number;
  longestPauseSeconds: number;
  /** What it says is erased with its end, not some days later. */
  isForgotten?: boolean;
  /** Trying again would not help. */
  isFinal?(error: unknown): boolean;
  /** For the log and the table, which must name nobody: what a partner said may. */
  reasonOf?(error: unknown): string;
  run(task: TakenTask, signal: AbortSignal): Promise<void>;
}

export interface NewTask {
  kind: string;
  key: string;
  payload: unknown;
  /** Not before; at once unless told. */
  dueAt?: Date;
}

/** Figures only: they are not sealed. */
export interface Progress {
  done: number;
  of: number | null;
}

/** Every word to a task tells whether it is still ours: false when the lease has ended and another has taken it. */
export interface TakenTask {
  id: number;
  key: string;
  tries: number;
  createdAt: Date;
  /** Throws when it was sealed with another key. */
  open(): unknown;
  keep(progress?: Progress): Promise<boolean>;
  finish(): Promise<boolean>;
  fail(error: unknown): Promise<boolean>;
}

export interface Tasks {
  /** Within the caller's transaction. */
  put(tx: Db, task: NewTask): Promise<void>;
  take(kind: TaskKind): Promise<TakenTask | null>;
  /** Does what is due of a kind, one after another; tells how many were done. */
  runDue(kind: TaskKind, signal?: AbortSignal): Promise<number>;
  /** Erases what the done have said, and after some time that there was a task. */
  tidy(): Promise<void>;
  /** For metrics. */
  measure(): Promise<void>;
}

interface TasksOptions {
  /** Without one, payloads are known to this process alone. */
  secretKey?: string | null | undefined;
  log: { error(facts: object, words: string): void; warn(facts: object, words: string): void };
}

const MOST_PER_ROUND = 50;
const PAYLOAD_DAYS = 7;
const DONE_DAYS = 30;
const DEAD_DAYS = 90;

export function createTasks(db: Db, { secretKey, log }: TasksOptions): Tasks {
  const seal = createSeal(secretKey ?? randomBytes(32).toString('base64url'));

  function bury(kind: TaskKind, row: TaskRow, reason: string): Promise<boolean> {
    log.error({ task: row.id, kind: kind.kind, tries: row.tries, reason }, 'a task is given up');
    return endTask(db, row, { state: 'dead', lastError: reason, isForgotten: kind.isForgotten ?? false });
  }

  function toTaken(kind: TaskKind, row: TaskRow): TakenTask {
    const { id, key, tries, createdAt } = row;
    return {
      id,
      key,
      tries,
      createdAt,
      open: () => seal.open(row.payload),
      keep: (progress) =>
        renewLease(db, row, kind.leaseSeconds, progress === undefined ? null : JSON.stringify(progress)),
      finish: () =>
        endTask(db, row, { state: 'done', lastError: null, isForgotten: kind.isForgotten ?? false }),
      fail(error) {
        const reason = (kind.reasonOf ?? codeOf)(error);
        if (tries >= kind.mostTries || kind.isFinal?.(error)) return bury(kind, row, reason);
        log.warn({ task: id, kind: kind.kind, tries, reason }, 'a task was not done and will be tried again');
        return postponeTask(db, row, { seconds: pauseAfter(tries, kind), lastError: reason });
      },
    };
  }

  async function take(kind: TaskKind): Promise<TakenTask | null> {
    for (;;) {
      const row = await leaseTask(db, kind.kind, kind.leaseSeconds);
      if (row === null) return null;
      if (row.tries <= kind.mostTries) return toTaken(kind, row);
      // Whoever had it at its last try has ended without a word, and perhaps because of it.
      await bury(kind, row, 'its process ended');
    }
  }

  return {
    put: (tx, { kind, key, payload, dueAt }) =>
      insertTask(tx, { kind, key, payload: seal.close(payload), dueAt: dueAt ?? null }),

    take,

    async runDue(kind, signal = new AbortController().signal) {
      let done = 0;
      for (let round = 0; round < MOST_PER_ROUND && !signal.aborted; round++) {
        const task = await take(kind);
        if (task === null) break;
        const failure = await kind.run(task, signal).then(
          () => null,
          (error: unknown) => ({ error }),
        );
        if (failure) await task.fail(failure.error);
        else if (await task.finish()) done++;
      }
      return done;
    },

    async tidy() {
      await forgetPayloads(db, PAYLOAD_DAYS);
      await deleteOldTasks(db, 'done', DONE_DAYS);
      await deleteOldTasks(db, 'dead', DEAD_DAYS);
    },

    measure: async () => noteTaskFigures(await countTasks(db)),
  };
}

function codeOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: string };
  return typeof code === 'string' ? code : (name ?? 'unknown');
}

/** Twice as long each time, a little apart so that a hundred do not come back at once. */
function pauseAfter(tries: number, { firstPauseSeconds, longestPauseSeconds }: TaskKind): number {
  const pause = Math.min(firstPauseSeconds * 2 ** (tries - 1), longestPauseSeconds);
  return Math.round(pause * (0.8 + 0.4 * Math.random()));
}
