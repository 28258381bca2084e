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

export { findTask, listTasks, runTaskAgain, stopTask } from './operators.ts';
export { createSeal, type Seal } from './seal.ts';
export type { ListedTask } from './tasks.queries.ts';

export interface TaskKind {
  kind: string;
  /** Longer than the work may take between two words of its progress. */
  leaseSeconds: number;
  mostTries: number;
  firstPauseSeconds: number;
  longestPauseSeconds: number;
  /** Where the pauses are others than twice as long each time: after so many tries. */
  pauseSeconds?(tries: number): number;
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
  /** Who of the staff wants it, and hears of its progress. */
  askedBy?: number;
}

/** Figures only: they are not sealed. */
export interface Progress {
  done: number;
  of: number | null;
}

/** Staff want the work to end: thrown by its next word, and not to be caught by it. */
class TaskStoppedError extends Error {
  override name = 'TaskStoppedError';
}

/** Of a task that has moved: for whoever watches. */
export type TaskWord = Pick<TaskRow, 'id' | 'askedBy'>;

/** Every word to a task tells whether it is still ours: false when the lease has ended and another has taken it. */
export interface TakenTask {
  id: number;
  key: string;
  tries: number;
  createdAt: Date;
  /** Throws when it was sealed with another key. */
  open(): unknown;
  /** Throws when it is to stop: it is ended then. */
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
  /** Tells of a task that was begun, has gone on or is over; several words within a second are one. */
  onWord(listener: (word: TaskWord) => void): void;
}

interface TasksOptions {
  /** Without one, payloads are known to this process alone. */
  secretKey?: string | null | undefined;
  log: { error(facts: object, words: string): void; warn(facts: object, words: string): void };
}

/** Nobody reads faster. */
const WORD_EVERY_MS = 500;
const MOST_PER_ROUND = 50;
const PAYLOAD_DAYS = 7;
const DONE_DAYS = 30;
const DEAD_DAYS = 90;

export function createTasks(db: Db, { secretKey, log }: TasksOptions): Tasks {
  const seal = createSeal(secretKey ?? randomBytes(32).toString('base64url'));
  const listeners: ((word: TaskWord) => void)[] = [];

  function tell({ id, askedBy }: TaskWord): void {
    for (const listener of listeners) listener({ id, askedBy });
  }

  /** Its end is told whatever was told before. */
  async function end(row: TaskRow, how: Parameters<typeof endTask>[2]): Promise<boolean> {
    const isOurs = await endTask(db, row, how);
    if (isOurs) tell(row);
    return isOurs;
  }

  function bury(kind: TaskKind, row: TaskRow, reason: string): Promise<boolean> {
    log.error({ task: row.id, kind: kind.kind, tries: row.tries, reason }, 'a task is given up');
    return end(row, { state: 'dead', lastError: reason, isForgotten: kind.isForgotten ?? false });
  }

  const stop = (row: TaskRow): Promise<boolean> =>
    end(row, { state: 'stopped', lastError: null, isForgotten: false });

  function toTaken(kind: TaskKind, row: TaskRow): TakenTask {
    const { id, key, tries, createdAt } = row;
    let toldAt = performance.now();
    return {
      id,
      key,
      tries,
      createdAt,
      open: () => seal.open(row.payload),
      async keep(progress) {
        const words = progress === undefined ? null : JSON.stringify(progress);
        const kept = await renewLease(db, row, kind.leaseSeconds, words);
        if (kept?.isStopAsked) {
          await stop(row);
          throw new TaskStoppedError('stopped by staff');
        }
        if (progress !== undefined && performance.now() - toldAt >= WORD_EVERY_MS) {
          toldAt = performance.now();
          tell(row);
        }
        return kept !== null;
      },
      finish: () => end(row, { state: 'done', lastError: null, isForgotten: kind.isForgotten ?? false }),
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
      if (row.isStopAsked) {
        await stop(row);
        continue;
      }
      tell(row);
      if (row.tries <= kind.mostTries) return toTaken(kind, row);
      // Whoever had it at its last try has ended without a word, and perhaps because of it.
      await bury(kind, row, 'its process ended');
    }
  }

  return {
    put: (tx, { kind, key, payload, dueAt, askedBy }) =>
      insertTask(tx, {
        kind,
        key,
        payload: seal.close(payload),
        dueAt: dueAt ?? null,
        askedBy: askedBy ?? null,
      }),

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
        if (failure?.error instanceof TaskStoppedError) continue;
        if (failure) await task.fail(failure.error);
        else if (await task.finish()) done++;
      }
      return done;
    },

    async tidy() {
      await forgetPayloads(db, PAYLOAD_DAYS);
      await deleteOldTasks(db, 'done', DONE_DAYS);
      await deleteOldTasks(db, 'dead', DEAD_DAYS);
      await deleteOldTasks(db, 'stopped', DONE_DAYS);
    },

    measure: async () => noteTaskFigures(await countTasks(db)),

    onWord: (listener) => void listeners.push(listener),
  };
}

function codeOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: string };
  return typeof code === 'string' ? code : (name ?? 'unknown');
}

/** Twice as long each time, a little apart so that a hundred do not come back at once. */
function pauseAfter(
  tries: number,
  { firstPauseSeconds, longestPauseSeconds, pauseSeconds }: TaskKind,
): number {
  const pause = pauseSeconds?.(tries) ?? Math.min(firstPauseSeconds * 2 ** (tries - 1), longestPauseSeconds);
  return Math.round(pause * (0.8 + 0.4 * Math.random()));
}
