/** What nobody paid for or came for does not wait for ever: when its time is over, and why. */

import { almatyDate } from '../time.ts';
import type { OrderStatus } from './order-status.ts';
import { storageDays } from './order-status.ts';
import type { PaymentMethod } from './payment-methods.ts';
import { canPayNow, hasMoney, type PaymentStatus } from './payment-status.ts';
import { isUnconfirmed } from './unconfirmed.ts';

export interface WaitingOrder {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  payUntil: Date | null;
  /** of an order that waits for the shop's word */
  confirmUntil: Date | null;
  readyAt: Date | null;
  paymentMethod: PaymentMethod;
  createdAt: Date;
  /** the day it is promised for */
  promisedOn: string | null;
}

const DAY_MS = 86_400_000;
/** Paid on receipt and not begun on: so long it holds goods after the day it was promised for, or was made on. */
export const UNBEGUN_DAYS = 3;

/** The last day, to its end, on which an order waits in the store; null where it does not. */
export function keptUntil({ status, readyAt, paymentStatus }: WaitingOrder): string | null {
  if (status !== 'ready' || readyAt === null) return null;
  return almatyDate(new Date(readyAt.getTime() + storageDays(hasMoney(paymentStatus)) * DAY_MS));
}

/** The last day on which goods are held for an order that nobody has begun on. */
function unbegunUntil({ createdAt, promisedOn }: WaitingOrder): string {
  const made = almatyDate(createdAt);
  const from = promisedOn !== null && promisedOn > made ? promisedOn : made;
  return almatyDate(new Date(Date.parse(`${from}T12:00:00+05:00`) + UNBEGUN_DAYS * DAY_MS));
}

type Expiry = 'not_paid' | 'not_collected' | 'not_confirmed';

export function findExpiry(order: WaitingOrder, now: Date): Expiry | null {
  const { status, paymentStatus, payUntil, confirmUntil } = order;
  if (isUnconfirmed(order)) return confirmUntil !== null && confirmUntil < now ? 'not_confirmed' : null;
  const isBeforeWork = status === 'new' || status === 'confirmed';
  if (isBeforeWork && canPayNow(paymentStatus) && payUntil !== null && payUntil < now) return 'not_paid';
  // On receipt no money is awaited, and the goods must not wait for ever all the same.
  const isUnpaid = paymentStatus === 'none' && payUntil === null && order.paymentMethod !== 'deferred';
  if (isBeforeWork && isUnpaid && almatyDate(now) > unbegunUntil(order)) return 'not_collected';
  const lastDay = keptUntil(order);
  return lastDay !== null && almatyDate(now) > lastDay ? 'not_collected' : null;
}
