/**
 * When a product can be had, told before any order exists: picked up in a store of the visitor's city, or brought to
 * the door. Days are calendar days of Kazakhstan; the checkout, which knows the whole order, may promise less.
 */
import { type Hours, weekdayOf } from './opening-hours.ts';
import { almatyDate, almatyTime } from './time.ts';

export interface ArrivalStore {
  count: number;
  hasPickup: boolean;
  hours: Hours;
  /** Days on the way from this store to the visitor's city; 0 for the stores of the city itself. */
  transferDays: number;
}

export interface Arrival {
  /** Days from today, and that day as `2026-11-16`. */
  daysAhead: number;
  date: string;
}

export interface Pickup extends Arrival {
  /** From this hour; null for what has yet to come from another city. */
  from: string | null;
}

/** A store collects an order in two of its working hours. */
const PICK_MINUTES = 120;
/** The hour told is a round one. */
const ROUND_MINUTES = 30;
const LOOK_DAYS = 14;
/** Ordered before noon it is brought the same day, before eight in the evening on the next one. */
const SAME_DAY_UNTIL = '12:00';
const NEXT_DAY_UNTIL = '20:00';

const KM_BY_DAYS: readonly (readonly [km: number, days: number])[] = [
  [300, 3],
  [800, 4],
  [1500, 5],
];
const MOST_TRANSFER_DAYS = 7;

const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const toTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

function inDays(moment: Date | string, daysAhead: number): Arrival {
  const day = new Date(almatyDate(moment));
  day.setUTCDate(day.getUTCDate() + daysAhead);
  return { daysAhead, date: day.toISOString().slice(0, 10) };
}

/** How many days goods are on the way between two cities so far apart; in one city none. */
export function transferDays(km: number): number {
  if (!(km > 0)) return 0;
  return KM_BY_DAYS.find(([most]) => km <= most)?.[1] ?? MOST_TRANSFER_DAYS;
}

/** When a store has collected what is asked for now; null for a store that never opens. */
function findReady(hours: Hours, moment: Date | string): Pickup | null {
  const today = weekdayOf(moment);
  const now = toMinutes(almatyTime(moment));
  let left = PICK_MINUTES;
  for (let daysAhead = 0; daysAhead <= LOOK_DAYS; daysAhead += 1) {
    const day = hours[(today + daysAhead) % hours.length];
    if (!day) continue;
    const to = toMinutes(day.to);
    const from = Math.max(toMinutes(day.from), daysAhead === 0 ? now : 0);
    if (from + left <= to) {
      const round = Math.ceil((from + left) / ROUND_MINUTES) * ROUND_MINUTES;
      return { ...inDays(moment, daysAhead), from: toTime(Math.min(round, to)) };
    }
    left -= Math.max(0, to - from);
  }
  return null;
}

const shortestWay = (stores: readonly ArrivalStore[]): number | null =>
  stores.reduce<number | null>(
    (least, { count, transferDays: days }) =>
      count > 0 && days > 0 && (least === null || days < least) ? days : least,
    null,
  );

const isLate = (moment: Date | string) => almatyTime(moment) >= NEXT_DAY_UNTIL;

/** The earliest pickup in the city; null when nothing of it can come to a store there. */
export function findPickup(
  stores: readonly ArrivalStore[],
  { hasStoreHere }: { hasStoreHere: boolean },
  moment: Date | string,
): Pickup | null {
  const ready = stores
    .filter(({ count, hasPickup, transferDays: days }) => count > 0 && hasPickup && days === 0)
    .flatMap(({ hours }) => findReady(hours, moment) ?? [])
    .toSorted(
      (one, other) => one.daysAhead - other.daysAhead || (one.from ?? '').localeCompare(other.from ?? ''),
    );
  if (ready[0]) return ready[0];
  const days = shortestWay(stores);
  if (!hasStoreHere || days === null) return null;
  return { ...inDays(moment, days + (isLate(moment) ? 1 : 0)), from: null };
}

/**
 * The earliest day on which it is brought to the door: one on which a store that has it works. Null when there is none
 * of it anywhere.
 */
export function findDelivery(stores: readonly ArrivalStore[], moment: Date | string): Arrival | null {
  const here = stores.filter(({ count, transferDays: days }) => count > 0 && days === 0);
  const first = almatyTime(moment) < SAME_DAY_UNTIL ? 0 : isLate(moment) ? 2 : 1;
  for (let daysAhead = first; here.length > 0 && daysAhead <= LOOK_DAYS; daysAhead += 1) {
    const weekday = (weekdayOf(moment) + daysAhead) % 7;
    if (here.some(({ hours }) => hours[weekday])) return inDays(moment, daysAhead);
  }
  const days = shortestWay(stores);
  return days === null ? null : inDays(moment, days + (isLate(moment) ? 1 : 0));
}
