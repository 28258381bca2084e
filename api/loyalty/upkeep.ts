/**
 * What time does to the club: points burn on their day, levels are worked out on the first of a month. Points that wait
 * need nobody: they count from their moment on. One process of the shop at a time, in small transactions; whatever is
 * done is found done by the next look, so it may be asked as often as one likes.
 */
import { CARD_WAIT_DAYS, nextMonthLevel } from '#domain/loyalty.ts';
import { type Database, transaction } from '../database.ts';
import { lockAccount } from './ledger.queries.ts';
import { burnPoints } from './ledger.ts';
import { deleteLatePromises } from './promises.queries.ts';
import { listAccountsToBurn, listAccountsToLevel, setLevels, tryLock } from './upkeep.queries.ts';

export { CLUB_LOCK, isClubUpkeepDue } from './upkeep.queries.ts';

const BATCH = 100;

/** Works until nothing is due or another process is at it; tells how much was done. */
export async function keepClub(db: Database): Promise<{ burnt: number; levelled: number }> {
  await deleteLatePromises(db, CARD_WAIT_DAYS);
  return {
    burnt: await inBatches(db, burnBatch),
    levelled: await inBatches(db, levelBatch),
  };
}

type Batch = Parameters<typeof transaction<number>>[1];

async function inBatches(db: Database, work: Batch): Promise<number> {
  for (let total = 0; ; ) {
    const done = await transaction(db, async (tx) => ((await tryLock(tx)) ? work(tx) : 0));
    if (done === 0) return total;
    total += done;
  }
}

const burnBatch: Batch = async (tx) => {
  const accounts = await listAccountsToBurn(tx, BATCH);
  for (const id of accounts) {
    await lockAccount(tx, id);
    await burnPoints(tx, id);
  }
  return accounts.length;
};

const levelBatch: Batch = async (tx) => {
  const due = await listAccountsToLevel(tx, BATCH);
  if (due.length === 0) return 0;
  await setLevels(
    tx,
    due.map(({ id, level, turnover }) => ({ id, level: nextMonthLevel(level, turnover) })),
  );
  return due.length;
};
