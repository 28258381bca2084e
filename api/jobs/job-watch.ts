/**
 * How a job is doing, as its process sees it: for metrics at once, for the log when it begins or ceases to fail, for the
 * table `job_runs` then, after each run of what is rarely due, and once a minute: some jobs look every second.
 */
import { type Database, isDatabaseDown } from '../database.ts';
import type { Job } from './job.ts';
import { noteMetrics } from './job-metrics.ts';
import { addToJobRun } from './job-runs.queries.ts';

const WRITE_EVERY_MS = 60_000;
const LONGEST_ERROR = 300;

export interface JobLog {
  warn(facts: object, words: string): void;
}

/** Of all jobs of a process together: a database that is away is told of once, not by each of them. */
export interface Outage {
  isTold: boolean;
}

export interface JobWatch {
  /** With the milliseconds it took, unless there was nothing to do. */
  noteLook(tookMs: number | null): Promise<void>;
  noteFailure(error: unknown, tookMs: number): Promise<void>;
}

interface WatchParts {
  db: Database;
  log: JobLog;
  outage: Outage;
}

export function createJobWatch({ name, everyMs, isDue }: Job, { db, log, outage }: WatchParts): JobWatch {
  let failuresInRow = 0;
  let isWithoutDatabase = false;
  let ranAt: number | null = null;
  let tookMs: number | null = null;
  let lastError: string | null = null;
  let unwritten = { runs: 0, failures: 0, isBack: false };
  let wroteAt = Number.NEGATIVE_INFINITY;

  async function write(isChange: boolean): Promise<void> {
    if (!isChange && performance.now() - wroteAt < WRITE_EVERY_MS) return;
    const told = unwritten;
    unwritten = { runs: 0, failures: 0, isBack: false };
    try {
      await addToJobRun(db, {
        job: name,
        everyMs,
        ranMsAgo: ranAt === null ? null : performance.now() - ranAt,
        tookMs,
        ...told,
        isFailing: failuresInRow > 0,
        lastError,
      });
      wroteAt = performance.now();
      lastError = null;
    } catch {
      // Whatever keeps it from being written down is met and told of by the jobs themselves: added to the next time.
      unwritten = { ...told, runs: unwritten.runs + told.runs, failures: unwritten.failures + told.failures };
      wroteAt = Number.NEGATIVE_INFINITY;
    }
  }

  function noteRun(ms: number): void {
    ranAt = performance.now();
    tookMs = Math.round(ms);
    unwritten.runs += 1;
  }

  return {
    async noteLook(ms) {
      // A look that finds nothing to do is well too: what had failed is done by somebody.
      const isBack = failuresInRow > 0;
      if (ms !== null) noteRun(ms);
      if (isBack) tellEnd();
      failuresInRow = 0;
      unwritten.isBack ||= isBack;
      noteMetrics(name, { tookMs: ms, isFailure: false, failuresInRow });
      // What runs only when it is due runs rarely.
      await write(isBack || (ms !== null && isDue !== undefined));
    },

    async noteFailure(error, ms) {
      noteRun(ms);
      failuresInRow += 1;
      unwritten.failures += 1;
      lastError = String(error).slice(0, LONGEST_ERROR);
      noteMetrics(name, { tookMs: ms, isFailure: true, failuresInRow });
      tell(error);
      if (!isWithoutDatabase) await write(failuresInRow === 1);
    },
  };

  function tell(error: unknown): void {
    const isFirst = failuresInRow === 1 || isWithoutDatabase;
    isWithoutDatabase = isDatabaseDown(error);
    if (isWithoutDatabase) {
      if (!outage.isTold) log.warn({ job: name, reason: lastError }, 'jobs wait for the database');
      outage.isTold = true;
    } else if (isFirst) log.warn({ job: name, reason: lastError }, 'a job failed');
  }

  function tellEnd(): void {
    if (!isWithoutDatabase) log.warn({ job: name, failures: failuresInRow }, 'a job that failed goes again');
    else if (outage.isTold) log.warn({ job: name }, 'jobs have their database again');
    if (isWithoutDatabase) outage.isTold = false;
    isWithoutDatabase = false;
  }
}
