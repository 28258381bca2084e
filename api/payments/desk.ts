/** What people of the shop do with money, within the order's own transaction: the till, the door, the bookkeeper. */
import { randomBytes } from 'node:crypto';
import {
  firstPaymentStatus,
  PAYMENT_METHODS,
  type PaymentMethod,
  payWithinMinutes,
} from '#domain/orders/payment-methods.ts';
import { canPayNow, canTakeMoney } from '#domain/orders/payment-status.ts';
import { isUnconfirmed } from '#domain/orders/unconfirmed.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { byContract, byInvoice, byKaspi, onReceipt } from './at-desk.ts';
import { bookPaid, isOver, moveMoney } from './money.ts';
import {
  endPayment,
  insertPayment,
  leaveOpenPayments,
  lockPayable,
  type MoneyActor,
  setPaymentMethod,
} from './payments.queries.ts';
import type { PaymentProvider } from './provider.ts';
import { clearDoubt, countRefunds, findRefund, listAskedRefunds } from './refunds.queries.ts';
import { finishRefund } from './refunds.ts';

const MINUTE_MS = 60_000;

/** However often one tries again, goods are kept for an unpaid order no longer than for the slowest way to pay. */
const MOST_MINUTES = Math.max(...PAYMENT_METHODS.map((method) => payWithinMinutes(method) ?? 0));

export function toPayUntil(method: PaymentMethod, createdAt: Date): Date | null {
  const minutes = payWithinMinutes(method);
  if (minutes === null) return null;
  return new Date(Math.min(Date.now() + minutes * MINUTE_MS, createdAt.getTime() + MOST_MINUTES * MINUTE_MS));
}

/** Open in every shop. */
export const AT_DESK: readonly PaymentProvider[] = [onReceipt, byInvoice, byContract];
/** Whose money people take and give back, whether the shop offers it today or not. */
export const BY_PEOPLE: readonly PaymentProvider[] = [...AT_DESK, byKaspi];
/** Those that leave by a transfer, which somebody tells of. */
const BY_TRANSFER = [byInvoice.name, byKaspi.name];

/**
 * Money that people of the shop took: at the till or the door when the order is received, or by a bank transfer.
 * False: there was nothing to take.
 */
export async function takeMoney(tx: Db, orderId: number, actor: MoneyActor = 'operator'): Promise<boolean> {
  const order = await lockPayable(tx, orderId);
  if (order === null || isOver(order) || isUnconfirmed(order)) return false;
  if (!canTakeMoney(order.paymentStatus)) return false;
  const desk = BY_PEOPLE.find(({ methods }) => methods.includes(order.paymentMethod)) ?? onReceipt;
  await leaveOpenPayments(tx, orderId);
  const payment = await insertPayment(tx, {
    orderId,
    method: order.paymentMethod,
    provider: desk.name,
    reference: randomBytes(18).toString('base64url'),
    amountTenge: order.totalTenge,
    expiresAt: null,
  });
  await endPayment(tx, payment.id, 'paid');
  await bookPaid(tx, order, actor);
  return true;
}

/** What the order comes to is agreed upon: from now on its money is awaited, where it comes before the goods. */
export async function awaitMoney(tx: Db, orderId: number, actor: MoneyActor): Promise<void> {
  const order = await lockPayable(tx, orderId);
  if (order?.paymentStatus !== 'none' || isOver(order)) return;
  if (order.isPricedByHand || isUnconfirmed(order)) return;
  const minutes = payWithinMinutes(order.paymentMethod);
  if (minutes === null) return;
  await setPaymentMethod(tx, orderId, order.paymentMethod, new Date(Date.now() + minutes * MINUTE_MS));
  await moveMoney(tx, order, 'pending', actor);
}

/**
 * People have sent back what was paid by a transfer or in the bank's app, or have seen at the provider's that a refund in
 * doubt was given; tells how many refunds that were.
 */
export async function confirmRefunds(tx: Db, orderId: number): Promise<number> {
  const asked = await listAskedRefunds(tx, orderId, BY_TRANSFER);
  for (const { operationKey } of asked) {
    const refund = await findRefund(tx, operationKey);
    if (refund) await finishRefund(tx, refund, { actor: 'operator' });
  }
  return asked.length;
}

/** Refunds of an order that somebody has to tell of. */
export const countRefundsToTell = (db: Db, orderId: number) => countRefunds(db, orderId, BY_TRANSFER);

/** People have seen at the provider's that a refund in doubt was not given: it is asked for again. Tells how many. */
export const repeatRefunds = (tx: Db, orderId: number): Promise<number> => clearDoubt(tx, orderId);

/** An order that is over awaits nothing any more. */
export async function giveUpMoney(tx: Db, orderId: number, actor: MoneyActor): Promise<void> {
  const order = await lockPayable(tx, orderId);
  if (order?.paymentStatus === 'pending') await moveMoney(tx, order, 'expired', actor);
}

/**
 * The buyer has changed an order that no money came for: a try to pay what it came to before is left, and what is
 * awaited follows the way to pay.
 */
export async function reviseMoney(
  tx: Db,
  orderId: number,
  { method, isPricedByHand }: { method: PaymentMethod; isPricedByHand: boolean },
): Promise<void> {
  const order = await lockPayable(tx, orderId);
  if (order === null) return;
  await leaveOpenPayments(tx, orderId);
  const awaited = firstPaymentStatus(method, { isPricedByHand });
  const isAwaited = awaited === 'pending';
  const isSame = method === order.paymentMethod && canPayNow(order.paymentStatus) === isAwaited;
  if (!isSame) {
    const payUntil = isAwaited ? toPayUntil(method, order.createdAt) : null;
    if (payUntil && payUntil.getTime() <= Date.now()) throw new Refusal('order.cannot_pay');
    await setPaymentMethod(tx, orderId, method, payUntil);
  }
  // What failed is tried again by the buyer; what is awaited stays awaited.
  if (canPayNow(order.paymentStatus) !== isAwaited) await moveMoney(tx, order, awaited, 'buyer');
}
