/**
 * The background refresh of what is recommended. Promises: one process of the shop at a time, at most once in a
 * quarter of an hour. Hides: the lock, the order of the work.
 */
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

export { RECOMMENDATIONS_LOCK } from './refresh.queries.ts';

const REFRESH_EVERY_SECONDS = 15 * 60;

/** Asked before the work, which looks again under its lock. */
export const isRefreshDue = async (db: Database): Promise<boolean> =>
  !(await isRefreshedSince(db, REFRESH_EVERY_SECONDS));

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
