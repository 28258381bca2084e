/**
 * What the steps of an order mean for its money. Banks, refunds and receipts are the business of the payments; all of it
 * happens in the transaction of the step.
 */

import type { ReturnedItem } from '#domain/orders/order-returns.ts';
import type { OrderActor } from '#domain/orders/order-status.ts';
import { isPaidAhead } from '#domain/orders/payment-methods.ts';
import { canPayNow, hasMoney } from '#domain/orders/payment-status.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import type { StoredOrder } from '../orders/orders.ts';
import {
  giveUpMoney,
  leavePayments,
  refundDifference,
  requestRefund,
  takeMoney,
} from '../payments/payments.ts';
import { restateReceipts } from '../receipts/receipts.ts';

type Order = Pick<StoredOrder, 'id' | 'paymentStatus' | 'paymentMethod' | 'totalSum'>;

/** The order is over before its goods were received: what is awaited is not, what came goes back whole. */
export async function endMoney(tx: Db, { id }: Order, actor: OrderActor): Promise<void> {
  await leavePayments(tx, id);
  await giveUpMoney(tx, id, actor);
  await requestRefund(tx, { orderId: id, key: `cancel:${id}`, actor });
}

/** The goods are handed over: whoever pays on receipt has paid now; nothing that is to be paid ahead leaves unpaid. */
export async function takeMoneyOnReceipt(tx: Db, order: Order, actor: OrderActor): Promise<void> {
  const isUnpaid = order.paymentStatus === 'none' && isPaidAhead(order.paymentMethod);
  if (canPayNow(order.paymentStatus) || isUnpaid) throw new Refusal('order.not_paid');
  // What is bought by contract is paid by its bill, later.
  if (order.paymentStatus === 'none' && order.paymentMethod !== 'deferred' && order.totalSum > 0)
    await takeMoney(tx, order.id, actor);
}

interface ReturnedPart {
  key: string;
  amountTenge: number;
  items: readonly ReturnedItem[];
}

/** A part of the goods came back. */
export async function refundPart(tx: Db, { id }: Order, part: ReturnedPart): Promise<void> {
  if (part.amountTenge > 0) await requestRefund(tx, { orderId: id, ...part, actor: 'operator' });
}

/**
 * The order came to another sum before its goods were given out. Of money that came the difference goes back, and the
 * register tells of the order anew; a try to pay the old sum is left, the next one asks for the new.
 */
export async function settleDifference(
  tx: Db,
  { id, paymentStatus, totalSum }: Order,
  { key, totalTenge }: { key: string; totalTenge: number },
): Promise<void> {
  if (!hasMoney(paymentStatus)) return leavePayments(tx, id);
  await restateReceipts(tx, { orderId: id, key });
  if (totalTenge < totalSum)
    await refundDifference(tx, { orderId: id, key: `change:${key}`, amountTenge: totalSum - totalTenge });
}
