/**
 * How long an order waits for the shop, and when that is too long. What somebody waits to hear of is counted from the moment
 * it was asked; what is promised, until the moment it is promised for.
 */
import type { OrderStatus } from '../orders/order-status.ts';
import { isUnconfirmed } from '../orders/unconfirmed.ts';

export interface WaitingOrder {
  status: OrderStatus;
  /** Of its last step. */
  since: Date;
  confirmUntil: Date | null;
  cancelRequestedAt: Date | null;
  /** `2026-11-17` and `13:00`: when it is brought, or can be fetched. */
  promisedOn: string | null;
  promisedFrom: string | null;
}

export type WaitLevel = 'calm' | 'soon' | 'late';

export interface Wait {
  /** What is waited for: the shop's word, the end of its time, the promised hour. */
  kind: 'answer' | 'ends' | 'promise';
  /** Of an answer since when, of the others until when. */
  at: Date;
  level: WaitLevel;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A day without an hour ends when the stores have laid their last orders out. */
const LAST_HOUR = '18:00';

const PROMISED: ReadonlySet<OrderStatus> = new Set(['confirmed', 'assembling', 'shipped', 'delivering']);

function sinceLevel(at: Date, now: Date, soonMs: number, lateMs: number): WaitLevel {
  const waited = now.getTime() - at.getTime();
  if (waited >= lateMs) return 'late';
  return waited >= soonMs ? 'soon' : 'calm';
}

function untilLevel(at: Date, now: Date, soonMs: number): WaitLevel {
  const left = at.getTime() - now.getTime();
  if (left <= 0) return 'late';
  return left <= soonMs ? 'soon' : 'calm';
}

/** Null: nobody waits for the shop. */
export function findWait(order: WaitingOrder, now: Date): Wait | null {
  const { status, since, confirmUntil, cancelRequestedAt } = order;
  if (cancelRequestedAt !== null && status !== 'cancelled')
    return {
      kind: 'answer',
      at: cancelRequestedAt,
      level: sinceLevel(cancelRequestedAt, now, 15 * MINUTE_MS, 30 * MINUTE_MS),
    };
  if (isUnconfirmed(order) && confirmUntil !== null)
    return { kind: 'ends', at: confirmUntil, level: untilLevel(confirmUntil, now, 4 * HOUR_MS) };
  if (status === 'new')
    return { kind: 'answer', at: since, level: sinceLevel(since, now, 20 * MINUTE_MS, 30 * MINUTE_MS) };
  if (status === 'return_requested')
    return { kind: 'answer', at: since, level: sinceLevel(since, now, DAY_MS, 3 * DAY_MS) };
  if (PROMISED.has(status) && order.promisedOn !== null) {
    const at = new Date(`${order.promisedOn}T${order.promisedFrom ?? LAST_HOUR}:00+05:00`);
    return { kind: 'promise', at, level: untilLevel(at, now, 2 * HOUR_MS) };
  }
  return null;
}
