/** The steps of an order: by the tables of the domain, with history, and with what a step gives or gives back. */
import { canMove, givesBack } from '#domain/orders/order-status.ts';
import { isUnconfirmed } from '#domain/orders/unconfirmed.ts';
import { clientPoints } from '#domain/pro.ts';
import type { Db } from '../../database.ts';
import { Refusal } from '../../http/refusal.ts';
import { accrueClientPoints, accruePoints } from '../../loyalty/loyalty.ts';
import { confirmWaiting } from './confirm.ts';
import { clientKey, earnKey } from './point-keys.ts';
import { releaseOrder } from './release.ts';
import { findMaster, insertPurchases, type StatusChange, writeStatus } from './status.queries.ts';
import { findOrder, type StoredOrder } from './stored-order.queries.ts';

/** The order as it stands now, held until the transaction ends. */
async function holdOrder(tx: Db, orderId: number): Promise<StoredOrder> {
  const order = await findOrder(tx, orderId, { isLocked: true });
  if (!order) throw new Refusal('order.not_found');
  return order;
}

/**
 * Moves an order to a state that may follow. One that waited for the shop's word takes its goods. Leaving early gives back what it held, once; receiving it books the points
 * it earns. Gives the order as it was before.
 */
export async function changeStatus(tx: Db, orderId: number, change: StatusChange): Promise<StoredOrder> {
  const order = await holdOrder(tx, orderId);
  if (!canMove(order.status, change.to, change.actor)) throw new Refusal('order.wrong_step');
  if (change.to === 'completed' && order.parts.some(({ deliveredAt }) => deliveredAt === null))
    throw new Refusal('order.parts_open');
  const isWaiting = isUnconfirmed(order);
  if (isWaiting && change.to === 'confirmed') await confirmWaiting(tx, order);
  await writeStatus(tx, orderId, change, { isTold: !isWaiting || change.to === 'confirmed' });
  if (givesBack(order.status, change.to)) await releaseOrder(tx, order);
  // Back from a return that was declined it is received a second time, and counted once.
  if (change.to === 'completed' && order.completedAt === null) {
    await bookPoints(tx, order);
    await insertPurchases(tx, orderId);
  }
  return order;
}

async function bookPoints(tx: Db, order: StoredOrder): Promise<void> {
  const purchaseSum = order.totalSum - order.deliverySum - order.slotSum - order.liftSum - order.servicesSum;
  if (purchaseSum <= 0) return;
  const masterId = await findMaster(tx, order.id);
  // Neither the number nor anything else of the order is told to whoever recommended the shop.
  if (masterId !== null)
    await accrueClientPoints(tx, {
      userId: masterId,
      key: clientKey(order.id),
      points: clientPoints(purchaseSum),
    });
  await accruePoints(tx, {
    userId: order.userId,
    key: earnKey(order.id),
    orderNumber: order.number,
    points: order.pointsEarned,
    purchaseSum,
    percent: order.pointsPercent,
  });
}
