/**
 * The life of an order: which state may follow which, who may ask for it, and what is given back when it ends early.
 * Money has a life of its own (payment-status.ts). The server moves orders by these tables; screens show what is
 * possible by the same ones.
 */
export const ORDER_STATUSES = [
  'new',
  'confirmed',
  'assembling',
  'ready',
  'shipped',
  'delivering',
  'completed',
  'return_requested',
  'partially_returned',
  'returned',
  'cancelled',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The buyer asks, the shop's people act, here or in its books, a job moves what nobody came for and what a carrier has. */
export type OrderActor = 'buyer' | 'operator' | 'accounting' | 'job';

interface Step {
  to: OrderStatus;
  by: readonly OrderActor[];
}

const shop: readonly OrderActor[] = ['operator', 'accounting'];
/** A carrier's word is heard by a job. */
const carried: readonly OrderActor[] = [...shop, 'job'];

const STEPS: Readonly<Record<OrderStatus, readonly Step[]>> = {
  new: [
    { to: 'confirmed', by: shop },
    // Not paid in time, or changed their mind.
    { to: 'cancelled', by: ['buyer', ...shop, 'job'] },
  ],
  confirmed: [
    { to: 'assembling', by: shop },
    { to: 'cancelled', by: ['buyer', ...shop, 'job'] },
  ],
  assembling: [
    { to: 'ready', by: shop },
    { to: 'shipped', by: carried },
    // What is being collected is stopped by the shop; the buyer asks for it.
    { to: 'cancelled', by: shop },
  ],
  ready: [
    { to: 'completed', by: shop },
    // The storage time is over.
    { to: 'cancelled', by: ['buyer', ...shop, 'job'] },
  ],
  shipped: [
    { to: 'delivering', by: carried },
    { to: 'cancelled', by: shop },
  ],
  delivering: [
    { to: 'completed', by: carried },
    // Refused at the door.
    { to: 'returned', by: shop },
  ],
  completed: [{ to: 'return_requested', by: ['buyer', ...shop] }],
  return_requested: [
    { to: 'returned', by: shop },
    { to: 'partially_returned', by: shop },
    { to: 'completed', by: shop },
  ],
  partially_returned: [{ to: 'return_requested', by: ['buyer', ...shop] }],
  returned: [],
  cancelled: [],
};

export function canMove(from: OrderStatus, to: OrderStatus, by: OrderActor): boolean {
  return STEPS[from].some((step) => step.to === to && step.by.includes(by));
}

export function listNext(from: OrderStatus, by: OrderActor): OrderStatus[] {
  return STEPS[from].filter((step) => step.by.includes(by)).map(({ to }) => to);
}

/** What «Отменить» does for the buyer now: at once, by asking the shop, or no longer. */
export function cancelWay(status: OrderStatus): 'cancel' | 'request' | null {
  if (canMove(status, 'cancelled', 'buyer')) return 'cancel';
  return canMove(status, 'cancelled', 'operator') ? 'request' : null;
}

/** Fourteen days for goods of proper quality, counted from the day after they were received. */
export const RETURN_DAYS = 14;
const DAY_MS = 86_400_000;

/** On which day after the one they were received on, from 1; 0 on that day itself, whatever the hour. */
export const returnDay = (completedAt: Date, askedAt: Date): number =>
  Math.max(0, Math.floor((askedAt.getTime() - completedAt.getTime()) / DAY_MS));

export function canReturn(status: OrderStatus, completedAt: Date | null, now: Date): boolean {
  if (!canMove(status, 'return_requested', 'buyer') || completedAt === null) return false;
  return now.getTime() - completedAt.getTime() <= (RETURN_DAYS + 1) * DAY_MS;
}

/** Ended before the goods were received: goods, slot, points and the use of a code are given back whole, once. */
export function givesBack(from: OrderStatus, to: OrderStatus): boolean {
  if (from === 'cancelled') return false;
  // What was received and is brought back comes in parts: order-returns.ts.
  return to === 'cancelled' || (to === 'returned' && from === 'delivering');
}

export const isOver = (status: OrderStatus): boolean => STEPS[status].length === 0;

/** Days that an order waits in the store; who has paid is waited for longer. */
export const storageDays = (isPaid: boolean): number => (isPaid ? 7 : 3);
