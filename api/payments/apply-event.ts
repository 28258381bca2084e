/**
 * What a provider told becomes what the shop knows. Messages come late, twice and in any order; each is taken once, and
 * whatever the order they end at the same place: money that came is never overlooked, and never kept twice or for an
 * order that is over.
 */
import { hasMoney } from '#domain/orders/payment-status.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { bookPaid, moveMoney } from './money.ts';
import {
  endPayment,
  findLastPayment,
  findPaymentByReference,
  insertEvent,
  leaveOpenPayments,
  lockPayable,
  type PayableRow,
  type PaymentRow,
  setPaymentMethod,
} from './payments.queries.ts';
import type { ProviderEvent } from './provider.ts';
import { findRefund } from './refunds.queries.ts';
import { finishRefund, refundSurplus, requestRefund } from './refunds.ts';

/** Gives the order whose money moved; null: the message was known. */
export async function applyEvent(tx: Db, provider: string, event: ProviderEvent): Promise<PayableRow | null> {
  const found = await findPaymentByReference(tx, provider, event.reference);
  if (found === null) throw new Refusal('payment.not_found');
  const order = await lockPayable(tx, found.orderId);
  // Read again, now that nobody else can move it.
  const payment = await findPaymentByReference(tx, provider, event.reference);
  if (order === null || payment === null) throw new Refusal('payment.not_found');
  const { eventId, kind, amountTenge } = event;
  if (!(await insertEvent(tx, { provider, eventId, paymentId: payment.id, kind, amountTenge }))) return null;
  switch (kind) {
    case 'paid':
      if (amountTenge !== payment.amountTenge) throw new Refusal('payment.wrong_amount');
      await applyPaid(tx, order, payment);
      break;
    case 'failed':
    case 'expired':
      await applyUnpaid(tx, order, payment, kind);
      break;
    case 'refunded': {
      const refund = event.refundKey === null ? null : await findRefund(tx, event.refundKey);
      if (refund === null || refund.paymentId !== payment.id) throw new Refusal('payment.not_found');
      if (amountTenge !== refund.amountTenge) throw new Refusal('payment.wrong_amount');
      await finishRefund(tx, refund, 'provider');
    }
  }
  return order;
}

async function applyPaid(tx: Db, order: PayableRow, payment: PaymentRow): Promise<void> {
  if (payment.status === 'paid') return;
  await endPayment(tx, payment.id, 'paid');
  if (hasMoney(order.paymentStatus) || order.paymentStatus === 'refunded') {
    await refundSurplus(tx, payment);
    return;
  }
  if (order.status === 'cancelled' || order.status === 'returned') {
    await moveMoney(tx, order, 'paid', 'provider');
    await requestRefund(tx, { orderId: order.id, key: `late:${payment.reference}`, actor: 'job' });
    return;
  }
  // Another try may stand open: if its money comes too, it goes back.
  await leaveOpenPayments(tx, order.id);
  await setPaymentMethod(tx, order.id, payment.method, order.payUntil);
  await bookPaid(tx, { ...order, paymentMethod: payment.method }, 'provider');
}

async function applyUnpaid(
  tx: Db,
  order: PayableRow,
  payment: PaymentRow,
  kind: 'failed' | 'expired',
): Promise<void> {
  if (payment.status !== 'open') return;
  await endPayment(tx, payment.id, kind);
  // An older try says nothing of the one that the buyer is at.
  const last = await findLastPayment(tx, order.id);
  if (last?.id === payment.id && order.paymentStatus === 'pending')
    await moveMoney(tx, order, kind, 'provider');
}
