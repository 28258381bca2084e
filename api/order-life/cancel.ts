/** The buyer cancels: at once while the goods stand still, by asking the shop while somebody is at work on them. */
import type { CancelReason } from '#domain/orders/cancel-reasons.ts';
import { cancelWay } from '#domain/orders/order-status.ts';
import { type Database, transaction } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { findOrder } from '../orders/orders.ts';
import { requestCancel } from './steps.queries.ts';
import { takeStep } from './steps.ts';

export interface CancelWish {
  reason: CancelReason;
  comment: string;
}

/** Asked twice it is done once; who comes when it is done already gets what they wanted. */
export function cancelOrder(db: Database, orderId: number, { reason, comment }: CancelWish): Promise<void> {
  return transaction(db, async (tx) => {
    const order = await findOrder(tx, orderId, { isLocked: true });
    if (!order) throw new Refusal('order.not_found');
    if (order.status === 'cancelled') return;
    const way = cancelWay(order.status);
    if (way === null) throw new Refusal('order.cannot_cancel');
    if (way === 'request') await requestCancel(tx, orderId, { reason, comment });
    else await takeStep(tx, orderId, { to: 'cancelled', actor: 'buyer', reason, comment });
  });
}
