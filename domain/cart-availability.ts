/** Of a line in the cart: what stands in the visitor's city today, what has to come from others, and until when. */
import { findDelivery, USUAL_DELIVERY_DAYS } from './arrival.ts';
import { type Balance, stockIn } from './availability.ts';

export interface LineAvailability {
  today: number;
  later: number;
  /** When the last of it has come, as `2026-11-19`; absent when nothing is later. */
  laterDate?: string;
}

/** The nearest cities give first. What no city has is neither today nor later. */
export function splitAvailability(
  count: number,
  balance: Balance,
  here: string,
  daysFrom: (city: string) => number,
  moment: Date | string,
): LineAvailability {
  const today = Math.min(count, stockIn(balance, here));
  const others = balance
    .filter(({ city }) => city !== here)
    .map(({ city }) => ({ stock: stockIn(balance, city), days: Math.max(1, daysFrom(city)) }))
    .toSorted((one, other) => one.days - other.days);
  let left = count - today;
  let days = 0;
  for (const other of others) {
    if (left <= 0 || other.stock === 0) continue;
    left -= Math.min(left, other.stock);
    days = other.days;
  }
  const later = count - today - left;
  if (later <= 0) return { today, later: 0 };
  const arrival = findDelivery(days, [], moment, USUAL_DELIVERY_DAYS);
  return { today, later, ...(arrival ? { laterDate: arrival.date } : {}) };
}
