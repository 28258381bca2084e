/** The moves of an order's money, each within the caller's transaction and with the order held. */
import { canPaymentMove, type PaymentStatus } from '#domain/orders/payment-status.ts';
import type { Db } from '../database.ts';
import { requestSaleReceipt } from '../receipts/receipts.ts';
import { type MoneyActor, type PayableRow, setPaymentStatus } from './payments.queries.ts';

/** Whose money is told of by a receipt of the cash register: what comes by a bank transfer has the bank's papers. */
const WITH_RECEIPT = new Set(['kaspi_pay', 'card_online', 'card_on_receipt', 'cash_on_receipt']);

export async function moveMoney(
  tx: Db,
  order: PayableRow,
  to: PaymentStatus,
  actor: MoneyActor,
): Promise<PayableRow> {
  const { id, paymentStatus: from } = order;
  if (!canPaymentMove(from, to))
    throw new Error(`The money of order ${id} cannot move from ${from} to ${to}`);
  await setPaymentStatus(tx, id, to, actor);
  return { ...order, paymentStatus: to };
}

/** The money of this order came. */
export async function bookPaid(tx: Db, order: PayableRow, actor: MoneyActor): Promise<PayableRow> {
  const paid = await moveMoney(tx, order, 'paid', actor);
  if (WITH_RECEIPT.has(order.paymentMethod)) await requestSaleReceipt(tx, order.id);
  return paid;
}

/** Nothing is paid for it any more. */
export const isOver = ({ status }: PayableRow): boolean => status === 'cancelled' || status === 'returned';
