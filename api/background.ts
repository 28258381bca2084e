/**
 * Work beside the requests, done by whichever process finds it due. Promises: a database that is away costs nothing but
 * the work; `stop` ends it within a second or two. Hides: its own connection, because requests have a short time-out
 * and this work may take a minute. Relies on the work itself to hold a lock, so that one process at a time does it.
 */
import type { Config } from './config.ts';
import { connect, type Database } from './database.ts';

const STATEMENT_TIMEOUT_MS = 120_000;

interface Work {
  /** of the connection, for whoever looks at the server */
  name: string;
  isDue(): Promise<boolean>;
  run(db: Database): Promise<unknown>;
  complain(error: unknown): void;
  pace: Pace;
}

interface Pace {
  firstLookMs: number;
  lookEveryMs: number;
}

/** Looks now and then, never twice at a time; gives the function that stops it when what is being done is done. */
export function lookNowAndThen(
  look: () => Promise<unknown>,
  complain: (error: unknown) => void,
  pace: Pace,
): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isStopped = false;
  const start = (): void => {
    running ??= look()
      .then(() => undefined)
      .catch((error: unknown) => {
        if (!isStopped) complain(error);
      })
      .finally(() => {
        running = null;
      });
  };
  const first = setTimeout(start, pace.firstLookMs);
  const timer = setInterval(start, pace.lookEveryMs);
  return async () => {
    isStopped = true;
    clearTimeout(first);
    clearInterval(timer);
    await running;
  };
}

/** Gives the function that stops it. */
export function keepDoing(
  config: Pick<Config, 'databaseUrl'>,
  { name, isDue, run, complain, pace }: Work,
): () => Promise<void> {
  let connection: Database | null = null;
  let isStopped = false;

  async function runIfDue(): Promise<void> {
    if (!(await isDue()) || isStopped) return;
    const options = { max: 1, name, statementTimeoutMs: STATEMENT_TIMEOUT_MS };
    connection = connect({ databaseUrl: config.databaseUrl, workers: 1 }, options);
    try {
      await run(connection);
    } finally {
      await connection.end({ timeout: 1 });
      connection = null;
    }
  }

  const stopLooking = lookNowAndThen(runIfDue, complain, pace);
  return async () => {
    isStopped = true;
    const stopped = stopLooking();
    // A statement in flight loses its connection; PostgreSQL rolls the transaction back.
    await connection?.end({ timeout: 0 });
    await stopped;
  };
}
