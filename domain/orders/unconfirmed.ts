/** An order beyond what one buyer may hold unpaid: it holds no goods until the shop's people confirm it. */
import type { OrderStatus } from './order-status.ts';
import type { Slot } from './slots.ts';

export interface MaybeUnconfirmed {
  status: OrderStatus;
  /** when it ends by itself; null: it holds its goods */
  confirmUntil: Date | null;
}

/** Nothing is asked for, changed or laid together before the shop has said that there is enough. */
export const isUnconfirmed = ({ status, confirmUntil }: MaybeUnconfirmed): boolean =>
  status === 'new' && confirmUntil !== null;

const HOUR_MS = 3_600_000;

/** So many hours, and never into the hour for which it was to be brought. */
export function findConfirmUntil(now: Date, hours: number, slot: Pick<Slot, 'date' | 'from'> | null): Date {
  const last = now.getTime() + hours * HOUR_MS;
  const brought = slot === null ? last : Date.parse(`${slot.date}T${slot.from}:00+05:00`);
  return new Date(Math.min(last, brought));
}
