/**
 * When goods can be had, told before any order exists: collected in a store (pickup.ts) or brought to the door. Days are
 * calendar days of Kazakhstan; the checkout, which knows the hours that are free, may promise less.
 */
import { type Hours, weekdayOf } from './opening-hours.ts';
import { almatyDate, almatyTime } from './time.ts';

export interface Arrival {
  /** Days from today, and that day as `2026-11-16`. */
  daysAhead: number;
  date: string;
}

/** A store collects an order in two of its working hours. */
const PICK_MINUTES = 120;
/** The hour told is a round one. */
const ROUND_MINUTES = 30;
export const LOOK_DAYS = 14;
/** By when an order is brought when, and the days on which nobody brings anything. */
export interface DeliveryDays {
  sameDayUntil: string;
  nextDayUntil: string;
  closed: readonly string[];
}

/** The factory setting: ordered before noon it is brought the same day, before eight in the evening on the next one. */
export const USUAL_DELIVERY_DAYS: DeliveryDays = { sameDayUntil: '12:00', nextDayUntil: '20:00', closed: [] };

const KM_BY_DAYS: readonly (readonly [km: number, days: number])[] = [
  [300, 3],
  [800, 4],
  [1500, 5],
];
const MOST_TRANSFER_DAYS = 7;

const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const toTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

export function inDays(moment: Date | string, daysAhead: number): Arrival {
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
export function findReady(hours: Hours, moment: Date | string): (Arrival & { from: string }) | null {
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

/** For what is carried between stores and cities overnight, whatever is said of deliveries. */
export const isLate = (moment: Date | string, until = USUAL_DELIVERY_DAYS.nextDayUntil) =>
  almatyTime(moment) >= until;

/**
 * The earliest day on which goods are brought to the door that are together in the city after so many days: of those
 * that stand there, one on which a store that has them works. Null when they cannot be had.
 */
export function findDelivery(
  days: number | null,
  hoursHere: readonly Hours[],
  moment: Date | string,
  { sameDayUntil, nextDayUntil, closed }: DeliveryDays,
): Arrival | null {
  if (days === null) return null;
  const isTooLate = isLate(moment, nextDayUntil);
  const isHere = days === 0;
  const first = isHere
    ? almatyTime(moment) < sameDayUntil
      ? 0
      : isTooLate
        ? 2
        : 1
    : days + (isTooLate ? 1 : 0);
  for (let daysAhead = first; daysAhead <= first + LOOK_DAYS; daysAhead += 1) {
    const weekday = (weekdayOf(moment) + daysAhead) % 7;
    const arrival = inDays(moment, daysAhead);
    if (!closed.includes(arrival.date) && (!isHere || hoursHere.some((hours) => hours[weekday])))
      return arrival;
  }
  return null;
}
