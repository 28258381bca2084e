/** A card was attached: what purchases without one were promised is booked now, each once. */
import { CARD_WAIT_DAYS, POINTS_WAIT_DAYS } from '#domain/loyalty.ts';
import type { Db } from '../database.ts';
import { accruePoints } from './ledger.ts';
import { takePromises } from './promises.queries.ts';

/** The caller holds the user: a purchase that is completed meanwhile waits and finds the card. */
export async function bookPromises(tx: Db, userId: number): Promise<void> {
  const days = { cardDays: CARD_WAIT_DAYS, waitDays: POINTS_WAIT_DAYS };
  for (const promise of await takePromises(tx, userId, days)) {
    if (promise.purchaseSum > 0) await accruePoints(tx, promise);
  }
}
