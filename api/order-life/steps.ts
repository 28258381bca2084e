/**
 * The one place where an order takes a step, whoever asks for it: its buyer on the site, the shop's people, a job. What
 * the step gives back or books is the orders' own; here stand the reason in words that can be counted and the money.
 */
import type { CancelReason, ShopCancelReason } from '#domain/orders/cancel-reasons.ts';
import type { OrderActor, OrderStatus } from '#domain/orders/order-status.ts';
import { isUnconfirmed } from '#domain/orders/unconfirmed.ts';
import type { Db } from '../database.ts';
import { changeStatus, type StoredOrder } from '../orders/orders.ts';
import { awaitMoney } from '../payments/payments.ts';
import { LETTERS } from './announce.ts';
import { endMoney, takeMoneyOnReceipt } from './order-money.ts';
import { passSilently, setCancelReason } from './steps.queries.ts';

export interface Step {
  to: OrderStatus;
  actor: OrderActor;
  /** Of a cancellation. */
  reason?: CancelReason | ShopCancelReason;
  /** In somebody's own words: the buyer reads it. */
  comment?: string;
}

/** Within the caller's transaction; gives the order as it was before. Refuses what may not follow. */
export async function takeStep(
  tx: Db,
  orderId: number,
  { to, actor, reason, comment = '' }: Step,
): Promise<StoredOrder> {
  const before = await changeStatus(tx, orderId, { to, actor, comment });
  if (to === 'cancelled') await setCancelReason(tx, orderId, reason ?? 'other');
  // Goods that never reached the buyer: their money goes back whole.
  if (to === 'cancelled' || (to === 'returned' && before.status === 'delivering'))
    await endMoney(tx, before, actor);
  // Until now nothing was asked for: there was nothing to be had for it yet.
  if (to === 'confirmed' && isUnconfirmed(before)) await awaitMoney(tx, orderId, 'operator');
  if (to === 'completed' && before.status !== 'return_requested') await takeMoneyOnReceipt(tx, before, actor);
  return before;
}

/** Several steps in one go: the buyer hears where the order has come to, not of every step on the way there. */
export async function walkSteps(
  tx: Db,
  orderId: number,
  path: readonly OrderStatus[],
  step: Omit<Step, 'to'>,
): Promise<void> {
  for (const to of path) await takeStep(tx, orderId, { ...step, to });
  const last = path.findLastIndex((status) => LETTERS[status] !== undefined);
  await passSilently(
    tx,
    orderId,
    path.filter((_status, index) => index < path.length - 1 && index !== last),
  );
}
