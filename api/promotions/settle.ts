/**
 * Keeps price tags, histories and hits in step with the promotions: when one begins or ends, when one is changed, when
 * a day begins, and within a minute of a changed price. One process of the shop at a time, in one transaction.
 */
import { type Database, type Db, transaction } from '../database.ts';
import {
  gatherTouched,
  keepCityPrices,
  recordPrices,
  strikeOwnPrices,
  strikeTags,
} from './histories.queries.ts';
import {
  type Due,
  findDue,
  findLastChange,
  gatherQuestioned,
  gatherTags,
  markSettled,
  readClock,
  refreshHits,
  renewPromotions,
  tryLock,
  writeTags,
} from './settle.queries.ts';

export { PROMOTIONS_LOCK } from './settle.queries.ts';

/** Prices change one by one all day: they are followed together. */
const GATHER_SECONDS = 60;

const isDue = (due: Due | null) =>
  due === null || due.isUrgent || due.areHitsDue || (due.isChanged && due.secondsAgo >= GATHER_SECONDS);

/** Asked before the work, which looks again under its lock. */
export async function isSettlingDue(db: Database): Promise<boolean> {
  return isDue(await findDue(db, await readClock(db)));
}

/** Does the work unless it is not due or another process does it; tells whether it did. */
export function settlePromotions(
  db: Database,
  moment: Date | null = null,
  isForced = false,
): Promise<boolean> {
  return transaction(db, async (tx) => {
    if (!(await tryLock(tx))) return false;
    // Tags are written for all processes: by the clock that all of them share.
    const at = moment ?? (await readClock(tx));
    const due = await findDue(tx, at);
    if (!isForced && !isDue(due)) return false;
    await settle(tx, due, at, isForced || due === null || due.isUrgent || due.isWhole);
    return true;
  });
}

/** Unless `all` tags are in question, it costs what has changed, not what the catalogue is. */
async function settle(tx: Db, due: Due | null, at: Date, all: boolean): Promise<void> {
  const lastChange = await findLastChange(tx);
  await renewPromotions(tx, at);
  if (!all) await gatherQuestioned(tx);
  await gatherTags(tx, at, all);
  // First what a city has paid until now: it is among the prices that are struck through.
  await keepCityPrices(tx, at, all);
  await strikeTags(tx);
  await writeTags(tx, all);
  await gatherTouched(tx, due === null || due.isNewDay ? null : due.changeSeq);
  await recordPrices(tx, at);
  await strikeOwnPrices(tx, at);
  const areHitsDue = due === null || due.areHitsDue;
  if (areHitsDue) await refreshHits(tx, at);
  await markSettled(tx, at, lastChange, areHitsDue);
}
