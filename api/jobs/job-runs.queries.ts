import type { Db } from '../database.ts';

/** Held by the connection until it ends; the same number within its transactions is its own. */
export async function tryLockJob(own: Db, lock: number): Promise<boolean> {
  const [row] = await own<{ locked: boolean }[]>`SELECT pg_try_advisory_lock(${lock}) AS locked`;
  return row?.locked === true;
}

export interface JobRunPart {
  job: string;
  everyMs: number;
  ranMsAgo: number | null;
  tookMs: number | null;
  /** since this process wrote last */
  runs: number;
  failures: number;
  isFailing: boolean;
  /** it was, and is no longer */
  isBack: boolean;
  lastError: string | null;
}

/** Adds what one process has seen to what all of them have. A run that went well ends the row of failures. */
export async function addToJobRun(db: Db, part: JobRunPart): Promise<void> {
  const { job, everyMs, ranMsAgo, tookMs, runs, failures, isFailing, isBack, lastError } = part;
  await db`
    INSERT INTO job_runs AS j (job, every_ms, looked_at, ran_at, took_ms, runs, failures, failures_in_row, failed_at, last_error)
    VALUES (${job}, ${everyMs}, now(), now() - make_interval(secs => ${ranMsAgo}::float8 / 1000), ${tookMs}, ${runs},
            ${failures}, ${isFailing ? failures : 0}, CASE WHEN ${failures}::int > 0 THEN now() END, ${lastError})
    ON CONFLICT (job) DO UPDATE SET
      every_ms = excluded.every_ms, looked_at = excluded.looked_at,
      ran_at = greatest(j.ran_at, excluded.ran_at),
      took_ms = CASE WHEN j.ran_at > excluded.ran_at THEN j.took_ms ELSE coalesce(excluded.took_ms, j.took_ms) END,
      runs = j.runs + excluded.runs, failures = j.failures + excluded.failures,
      failures_in_row = CASE WHEN ${isFailing} THEN j.failures_in_row + excluded.failures_in_row
                             WHEN excluded.runs > 0 OR ${isBack} THEN 0 ELSE j.failures_in_row END,
      failed_at = coalesce(excluded.failed_at, j.failed_at), last_error = coalesce(excluded.last_error, j.last_error)`;
}

export interface JobRun {
  job: string;
  everyMs: number;
  lookedSecondsAgo: number;
  ranSecondsAgo: number | null;
  tookMs: number | null;
  runs: number;
  failures: number;
  failuresInRow: number;
  failedSecondsAgo: number | null;
  lastError: string | null;
}

/** Without those that no version of the last month knows. */
export async function listJobRuns(db: Db): Promise<JobRun[]> {
  return db<JobRun[]>`
    SELECT job, every_ms AS "everyMs", extract(epoch FROM now() - looked_at)::float8 AS "lookedSecondsAgo",
           extract(epoch FROM now() - ran_at)::float8 AS "ranSecondsAgo", took_ms AS "tookMs", runs::float8, failures::float8,
           failures_in_row AS "failuresInRow", extract(epoch FROM now() - failed_at)::float8 AS "failedSecondsAgo",
           last_error AS "lastError"
    FROM job_runs WHERE looked_at > now() - interval '30 days' ORDER BY job`;
}
