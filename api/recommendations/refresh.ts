/**
 * The background refresh of what is recommended. Promises: one process of the shop at a time, at most once in a
 * quarter of an hour; a database that is away costs nothing but the refresh; `stop` ends it within a second or two.
 * Hides: the lock, its own connection (requests have a short time-out, this work may take a minute).
 */
import type { Config } from '../config.ts';
import { connect, type Database, transaction } from '../database.ts';
import {
  gatherLines,
  isRefreshedSince,
  markRefreshed,
  refreshPairs,
  refreshPopular,
  refreshSections,
  trimViews,
  tryLock,
} from './refresh.queries.ts';

const REFRESH_EVERY_SECONDS = 15 * 60;
/** The first visitors go first. */
const PACE = { firstLookMs: 3000, lookEveryMs: 60_000 };
const STATEMENT_TIMEOUT_MS = 120_000;

/** Does the work unless another process does it or did it lately; tells whether it did. */
export async function refreshRecommendations(
  db: Database,
  everySeconds = REFRESH_EVERY_SECONDS,
): Promise<boolean> {
  return transaction(db, async (tx) => {
    if (!(await tryLock(tx)) || (await isRefreshedSince(tx, everySeconds))) return false;
    await trimViews(tx);
    await gatherLines(tx);
    await refreshPairs(tx);
    await refreshSections(tx);
    await refreshPopular(tx);
    await markRefreshed(tx);
    return true;
  });
}

/** Looks every minute whether a refresh is due; gives the function that stops it. */
export function keepRecommendationsFresh(
  config: Pick<Config, 'databaseUrl'>,
  db: Database,
  complain: (error: unknown) => void,
  pace = PACE,
): () => Promise<void> {
  let connection: Database | null = null;
  let running: Promise<void> | null = null;
  let isStopped = false;

  async function refreshIfDue(): Promise<void> {
    if (await isRefreshedSince(db, REFRESH_EVERY_SECONDS)) return;
    if (isStopped) return;
    const options = { max: 1, name: 'sheber-recommendations', statementTimeoutMs: STATEMENT_TIMEOUT_MS };
    connection = connect({ databaseUrl: config.databaseUrl, workers: 1 }, options);
    try {
      await refreshRecommendations(connection);
    } finally {
      await connection.end({ timeout: 1 });
      connection = null;
    }
  }

  const look = (): void => {
    running ??= refreshIfDue()
      .catch((error: unknown) => {
        if (!isStopped) complain(error);
      })
      .finally(() => {
        running = null;
      });
  };
  const first = setTimeout(look, pace.firstLookMs);
  const timer = setInterval(look, pace.lookEveryMs);

  return async () => {
    isStopped = true;
    clearTimeout(first);
    clearInterval(timer);
    // A statement in flight loses its connection; PostgreSQL rolls the transaction back.
    await connection?.end({ timeout: 0 });
    await running;
  };
}
