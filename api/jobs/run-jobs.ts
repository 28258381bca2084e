/**
 * The one loop of all jobs. Promises: a job never runs twice at a time in a process, nor in the whole shop when it has a
 * lock; what fails is tried again at its pace; `stop` ends all of them within two seconds.
 * Relies on each job finding done what was done, because a process may die in the middle.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { connect, type Database } from '../database.ts';
import type { Job } from './job.ts';
import { tryLockJob } from './job-runs.queries.ts';
import { createJobWatch, type JobLog, type JobWatch, type Outage } from './job-watch.ts';

/** For work in one transaction over the whole catalogue. */
const STATEMENT_TIMEOUT_MS = 120_000;
/** What is not over by then is cut: another process finds it undone. */
const STOP_MS = 1500;

export interface JobParts {
  config: Pick<Config, 'databaseUrl'>;
  db: Database;
  hasDiskSpace(): boolean;
  log: JobLog;
}

/** Gives the function that stops them. */
export function startJobs(jobs: readonly Job[], parts: JobParts): () => Promise<void> {
  const outage: Outage = { isTold: false };
  const stops = jobs.map((job) => keepRunning(job, parts, createJobWatch(job, { ...parts, outage })));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function keepRunning(job: Job, { config, db, hasDiskSpace }: JobParts, watch: JobWatch): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  let own: Database | null = null;
  let running = Promise.resolve();
  let timer: NodeJS.Timeout;

  /** True when there was something to do and it was this process that did it. */
  async function runIfDue(): Promise<boolean> {
    if (job.needsRoom && !hasDiskSpace()) return false;
    if (job.isDue && !(await job.isDue())) return false;
    if (signal.aborted) return false;
    if (job.lock === null) {
      await job.run(db, signal);
      return true;
    }
    own = connect(
      { databaseUrl: config.databaseUrl, workers: 1 },
      { max: 1, name: `sheber-${job.name}`, statementTimeoutMs: STATEMENT_TIMEOUT_MS },
    );
    try {
      if (!(await tryLockJob(own, job.lock))) return false;
      await job.run(own, signal);
      return true;
    } finally {
      // The lock goes with the connection.
      await own.end({ timeout: 1 });
      own = null;
    }
  }

  async function look(): Promise<void> {
    const started = performance.now();
    try {
      const hasRun = await runIfDue();
      if (!signal.aborted) await watch.noteLook(hasRun ? performance.now() - started : null);
    } catch (error) {
      // Cut by the end of the process, not failed.
      if (!signal.aborted) await watch.noteFailure(error, performance.now() - started);
    }
    wait(job.everyMs);
  }

  function wait(ms: number): void {
    if (signal.aborted) return;
    timer = setTimeout(() => {
      running = look();
    }, ms);
  }

  wait(job.firstMs ?? job.everyMs);
  return async () => {
    ending.abort();
    clearTimeout(timer);
    // A statement in flight loses its connection; PostgreSQL rolls the transaction back.
    await own?.end({ timeout: 0 });
    await Promise.race([running, sleep(STOP_MS, undefined, { ref: false })]);
  };
}
