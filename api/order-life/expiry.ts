/**
 * Ends what nobody paid for or came for. Any process may do it at any time: an order is held and looked at again before
 * it is ended, so money or a buyer that comes at the same moment is not overlooked, and it ends once.
 */
import { findExpiry } from '#domain/orders/order-expiry.ts';
import { type Database, transaction } from '../database.ts';
import { findOrder } from '../orders/orders.ts';
import { listPerhapsExpired } from './expiry.queries.ts';
import { takeStep } from './steps.ts';

/** Gives how many orders have ended. */
export async function endExpiredOrders(db: Database, now = new Date()): Promise<number> {
  let ended = 0;
  for (const id of await listPerhapsExpired(db, now)) if (await endIfExpired(db, id, now)) ended++;
  return ended;
}

function endIfExpired(db: Database, id: number, now: Date): Promise<boolean> {
  return transaction(db, async (tx) => {
    const order = await findOrder(tx, id, { isLocked: true });
    const reason = order && findExpiry(order, now);
    if (!reason) return false;
    await takeStep(tx, id, { to: 'cancelled', actor: 'job', reason });
    return true;
  });
}
