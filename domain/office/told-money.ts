/**
 * Of which money of an order people of the shop may tell: what no machine reports. What is taken at the till or the door comes
 * with the hand-over, what is paid by card on the site is told by its bank.
 */
import type { OrderStatus } from '../orders/order-status.ts';
import type { PaymentMethod } from '../orders/payment-methods.ts';
import { canTakeMoney, type PaymentStatus } from '../orders/payment-status.ts';
import { isUnconfirmed } from '../orders/unconfirmed.ts';

/** It came; a transfer that gives it back has left; a refund in doubt was not given and is asked for again. */
export type ToldMoney = 'came' | 'left' | 'not_given';

const SEEN_BY_PEOPLE: ReadonlySet<PaymentMethod> = new Set(['kaspi_pay', 'invoice', 'deferred']);

export interface MoneyState {
  status: OrderStatus;
  confirmUntil: Date | null;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  /** Refunds that somebody has to tell of, and those of them that were asked for long ago without an answer. */
  refundsToTell: number;
  refundsInDoubt: number;
}

export function listToldMoney(order: MoneyState): ToldMoney[] {
  const { status, paymentMethod, paymentStatus, refundsToTell, refundsInDoubt } = order;
  const isOver = status === 'cancelled' || status === 'returned' || isUnconfirmed(order);
  const canCome = !isOver && SEEN_BY_PEOPLE.has(paymentMethod) && canTakeMoney(paymentStatus);
  return [
    ...(canCome ? (['came'] as const) : []),
    ...(refundsToTell > 0 ? (['left'] as const) : []),
    ...(refundsInDoubt > 0 ? (['not_given'] as const) : []),
  ];
}
