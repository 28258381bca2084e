/**
 * What a provider told becomes what the shop knows. Messages come late, twice and in any order; each is taken once, and
 * whatever the order they end at the same place: money that came is never overlooked, and never kept twice or for an
 * order that is over.
 */
import type { PaymentDecline } from '#domain/orders/payment-decline.ts';
import { hasMoney } from '#domain/orders/payment-status.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { bookPaid, moveMoney } from './money.ts';
import {
  endPayment,
  findLastPayment,
  findPaymentByReference,
  insertEvent,
  insertPayment,
  leaveOpenPayments,
  lockPayable,
  type PayableRow,
  type PaymentRow,
  setDecline,
  setPaymentMethod,
  setProviderId,
} from './payments.queries.ts';
import type { ProviderEvent } from './provider.ts';
import { findRefund, findToldRefund } from './refunds.queries.ts';
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
      if (payment.status === 'paid') await applyPaidAgain(tx, payment, event);
      else await applyPaid(tx, order, payment, event);
      break;
    case 'failed':
    case 'expired':
      await applyUnpaid(tx, order, payment, kind, event.decline ?? null);
      break;
    case 'refunded':
      await applyRefunded(tx, payment, event);
  }
  return order;
}

/** The same try paid by a second operation of the provider's: that money has a row of its own, and goes back. */
async function applyPaidAgain(tx: Db, payment: PaymentRow, { providerId }: ProviderEvent): Promise<void> {
  if (providerId === null || payment.providerId === null || providerId === payment.providerId) return;
  const { orderId, method, provider, amountTenge } = payment;
  const reference = `${payment.reference}:${providerId}`;
  const again = await insertPayment(tx, {
    orderId,
    method,
    provider,
    reference,
    amountTenge,
    expiresAt: null,
  });
  await endPayment(tx, again.id, 'paid');
  await setProviderId(tx, again.id, providerId);
  await refundSurplus(tx, again);
}

async function applyPaid(
  tx: Db,
  order: PayableRow,
  payment: PaymentRow,
  { providerId }: ProviderEvent,
): Promise<void> {
  await endPayment(tx, payment.id, 'paid');
  if (providerId !== null) await setProviderId(tx, payment.id, providerId);
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

/**
 * With its key it is the refund of that key. Without one it is the one of this sum that was asked for and not heard of; if
 * there is none, the shop knew already, or somebody gave it back at the provider's own desk: the nightly comparison tells.
 */
async function applyRefunded(tx: Db, payment: PaymentRow, event: ProviderEvent): Promise<void> {
  const { refundKey, amountTenge, eventId } = event;
  if (refundKey === null) {
    const told = await findToldRefund(tx, { paymentId: payment.id, amountTenge, eventId });
    if (told) await finishRefund(tx, told, { actor: 'provider', eventId });
    return;
  }
  const refund = await findRefund(tx, refundKey);
  if (refund === null || refund.paymentId !== payment.id) throw new Refusal('payment.not_found');
  if (amountTenge !== refund.amountTenge) throw new Refusal('payment.wrong_amount');
  await finishRefund(tx, refund, { actor: 'provider', eventId });
}

async function applyUnpaid(
  tx: Db,
  order: PayableRow,
  payment: PaymentRow,
  kind: 'failed' | 'expired',
  decline: PaymentDecline | null,
): Promise<void> {
  // Its page takes another card, which may be declined for another reason.
  if (payment.status === 'failed' && decline !== null) await setDecline(tx, payment.id, decline);
  if (payment.status !== 'open') return;
  await endPayment(tx, payment.id, kind);
  if (decline !== null) await setDecline(tx, payment.id, decline);
  // An older try says nothing of the one that the buyer is at.
  const last = await findLastPayment(tx, order.id);
  if (last?.id === payment.id && order.paymentStatus === 'pending')
    await moveMoney(tx, order, kind, 'provider');
}
