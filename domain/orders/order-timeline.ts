/**
 * The way of an order as a buyer reads it: what is behind, where it stands, what is still to come. Two ways, to the
 * counter of a store or to the door; an order that ended early shows how far it came and how it ended.
 */
import type { OrderStatus } from './order-status.ts';

export interface PassedStatus {
  status: OrderStatus;
  at: string;
}

export interface TimelineStep {
  status: OrderStatus;
  /** Null: still to come. */
  at: string | null;
  /** `ended` is the last word of an order that did not go its way to the end. */
  state: 'done' | 'current' | 'ahead' | 'ended';
}

const TO_THE_STORE: readonly OrderStatus[] = ['new', 'confirmed', 'assembling', 'ready', 'completed'];
const TO_THE_DOOR: readonly OrderStatus[] = ['new', 'confirmed', 'assembling', 'delivering', 'completed'];

/** Handed to the driver or on the road: to the buyer it is the same step, told by the later word. */
const sameStep = (status: OrderStatus): OrderStatus => (status === 'shipped' ? 'delivering' : status);

const AFTERWARDS: ReadonlySet<OrderStatus> = new Set([
  'return_requested',
  'partially_returned',
  'returned',
  'cancelled',
]);

export function listTimeline(
  status: OrderStatus,
  history: readonly PassedStatus[],
  isPickup: boolean,
): TimelineStep[] {
  const way = isPickup ? TO_THE_STORE : TO_THE_DOOR;
  const passedAt = new Map<OrderStatus, string>();
  for (const { status: passed, at } of history) {
    const step = sameStep(passed);
    // The first time counts: an order sent back to «received» after a refused return was received only once.
    if (!passedAt.has(step)) passedAt.set(step, at);
  }
  if (AFTERWARDS.has(status)) {
    const behind = way.flatMap((step): TimelineStep[] => {
      const at = passedAt.get(step);
      return at === undefined ? [] : [{ status: step, at, state: 'done' }];
    });
    return [...behind, { status, at: lastOf(history, status), state: 'ended' }];
  }
  const here = way.indexOf(sameStep(status));
  return way.map((step, index) => {
    if (index > here) return { status: step, at: null, state: 'ahead' };
    const isHere = index === here && status !== 'completed';
    return {
      status: isHere ? status : step,
      at: passedAt.get(step) ?? null,
      state: isHere ? 'current' : 'done',
    };
  });
}

const lastOf = (history: readonly PassedStatus[], status: OrderStatus): string | null =>
  history.findLast((passed) => passed.status === status)?.at ?? null;
