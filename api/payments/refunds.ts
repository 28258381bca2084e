/** Money that goes back: asked for within a transaction, given by a job, exactly once, with a receipt of its own. */
import type { ReturnedItem } from '#domain/orders/order-returns.ts';
import type { Db } from '../database.ts';
import { requestReturnReceipt } from '../receipts/receipts.ts';
import { moveMoney } from './money.ts';
import {
  findPaidPayment,
  findPayable,
  lockPayable,
  type MoneyActor,
  type PaymentRow,
} from './payments.queries.ts';
import {
  insertRefund,
  type RefundRow,
  setRefundEvent,
  setRefundStatus,
  sumRefunds,
} from './refunds.queries.ts';

export interface RefundWish {
  orderId: number;
  /** What makes it this refund and no other: `cancel:42`, `return:7`. Asked twice, money goes back once. */
  key: string;
  /** Left out: all that is left of the money. */
  amountTenge?: number;
  /** Goods that came back, for the receipt; left out: the receipt names the order's lines in proportion. */
  items?: readonly ReturnedItem[];
  actor?: MoneyActor;
}

/**
 * Within the transaction of what it is given back for. Tells how much will go back: nothing where no money came. More
 * than is left of the money is never given.
 */
export async function requestRefund(
  tx: Db,
  { orderId, key, amountTenge, items, actor = 'operator' }: RefundWish,
): Promise<number> {
  const order = await lockPayable(tx, orderId);
  const payment = await findPaidPayment(tx, orderId);
  if (order === null || payment === null) return 0;
  const amount = Math.min(amountTenge ?? Number.MAX_SAFE_INTEGER, await leftOf(tx, payment));
  if (amount <= 0) return 0;
  const isNew = await insertRefund(tx, {
    paymentId: payment.id,
    operationKey: key,
    amountTenge: amount,
    isSurplus: false,
    items: items ?? null,
  });
  if (!isNew) return 0;
  if (order.paymentStatus !== 'refund_pending') await moveMoney(tx, order, 'refund_pending', actor);
  return amount;
}

/** Money that never was the order's: it was paid twice. */
export async function refundSurplus(tx: Db, payment: PaymentRow): Promise<void> {
  await insertRefund(tx, {
    paymentId: payment.id,
    operationKey: `surplus:${payment.reference}`,
    amountTenge: payment.amountTenge,
    isSurplus: true,
    items: null,
  });
}

/** What of an order's money has neither gone back nor is about to: what staff are shown, and the most that is ever given. */
export async function findMoneyLeft(db: Db, orderId: number): Promise<number> {
  const payment = await findPaidPayment(db, orderId);
  return payment === null ? 0 : leftOf(db, payment);
}

/** The same with the order, which is held if that is wanted; null: there is none. */
export async function holdMoneyLeft(
  tx: Db,
  orderId: number,
  isHeld: boolean,
): Promise<{ number: string; left: number } | null> {
  const order = await (isHeld ? lockPayable : findPayable)(tx, orderId);
  return order && { number: order.number, left: await findMoneyLeft(tx, orderId) };
}

const leftOf = async (db: Db, { id, amountTenge }: PaymentRow): Promise<number> =>
  amountTenge - (await sumRefunds(db, id)).asked;

/**
 * The order came to less after it was paid; its receipts tell of the goods themselves. Where staff have given a part of the
 * money back by hand before, what is left of it goes back and no more.
 */
export async function refundDifference(
  tx: Db,
  { orderId, key, amountTenge }: { orderId: number; key: string; amountTenge: number },
): Promise<void> {
  await lockPayable(tx, orderId);
  const payment = await findPaidPayment(tx, orderId);
  const amount = payment ? Math.min(amountTenge, await leftOf(tx, payment)) : 0;
  if (payment && amount > 0)
    await insertRefund(tx, {
      paymentId: payment.id,
      operationKey: key,
      amountTenge: amount,
      isSurplus: true,
      items: null,
    });
}

/** The money has left. Told twice, or by the provider and the job at once, it counts once. */
export async function finishRefund(
  tx: Db,
  refund: RefundRow,
  { actor, eventId = null }: { actor: MoneyActor; eventId?: string | null },
): Promise<void> {
  const order = await lockPayable(tx, refund.orderId);
  if (order === null || !(await setRefundStatus(tx, refund.id, 'done'))) return;
  if (eventId !== null) await setRefundEvent(tx, refund.id, eventId);
  if (refund.isSurplus) return;
  const payment = await findPaidPayment(tx, refund.orderId);
  const { done, open } = await sumRefunds(tx, refund.paymentId);
  if (open === 0 && order.paymentStatus === 'refund_pending') {
    const isWhole = payment !== null && done >= payment.amountTenge;
    await moveMoney(tx, order, isWhole ? 'refunded' : 'partly_refunded', actor);
  }
  await requestReturnReceipt(tx, refund);
}
