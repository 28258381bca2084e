/**
 * The background refresh of what is recommended. Promises: one process of the shop at a time, at most once in a
 * quarter of an hour. Hides: the lock, the order of the work.
 */
import { keepDoing } from '../background.ts';
import type { Config } from '../config.ts';
import { type Database, transaction } from '../database.ts';
import {
  gatherLines,
  isRefreshedSince,
  markRefreshed,
  refreshPairs,
  refreshPopular,
  refreshSections,
  trimEvents,
  trimViews,
  tryLock,
} from './refresh.queries.ts';

const REFRESH_EVERY_SECONDS = 15 * 60;
/** The first visitors go first. */
const PACE = { firstLookMs: 3000, lookEveryMs: 60_000 };

/** Does the work unless another process does it or did it lately; tells whether it did. */
export async function refreshRecommendations(
  db: Database,
  everySeconds = REFRESH_EVERY_SECONDS,
): Promise<boolean> {
  return transaction(db, async (tx) => {
    if (!(await tryLock(tx)) || (await isRefreshedSince(tx, everySeconds))) return false;
    await trimViews(tx);
    await trimEvents(tx);
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
  hasRoom = () => true,
): () => Promise<void> {
  return keepDoing(config, {
    name: 'sheber-recommendations',
    // It rewrites whole tables: not what a disk that is nearly full needs.
    isDue: async () => hasRoom() && !(await isRefreshedSince(db, REFRESH_EVERY_SECONDS)),
    run: (own) => refreshRecommendations(own),
    complain,
    pace,
  });
}
