/** What nobody paid for or came for does not wait for ever: when its time is over, and why. */

import { almatyDate } from '../time.ts';
import type { OrderStatus } from './order-status.ts';
import { storageDays } from './order-status.ts';
import { canPayNow, hasMoney, type PaymentStatus } from './payment-status.ts';

export interface WaitingOrder {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  payUntil: Date | null;
  readyAt: Date | null;
}

const DAY_MS = 86_400_000;

/** The last day, to its end, on which an order waits in the store; null where it does not. */
export function keptUntil({ status, readyAt, paymentStatus }: WaitingOrder): string | null {
  if (status !== 'ready' || readyAt === null) return null;
  return almatyDate(new Date(readyAt.getTime() + storageDays(hasMoney(paymentStatus)) * DAY_MS));
}

export function findExpiry(order: WaitingOrder, now: Date): 'not_paid' | 'not_collected' | null {
  const { status, paymentStatus, payUntil } = order;
  const isBeforeWork = status === 'new' || status === 'confirmed';
  if (isBeforeWork && canPayNow(paymentStatus) && payUntil !== null && payUntil < now) return 'not_paid';
  const lastDay = keptUntil(order);
  return lastDay !== null && almatyDate(now) > lastDay ? 'not_collected' : null;
}
