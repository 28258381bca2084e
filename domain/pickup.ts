/**
 * When goods can be fetched from a store of the city: the one answer of product, cart, checkout and order, asked with
 * the counts. What stands in the store is collected today; what stands in others is carried there first.
 */
import { type Arrival, findReady, inDays, isLate, LOOK_DAYS } from './arrival.ts';
import { type Hours, weekdayOf } from './opening-hours.ts';

export interface Pickup extends Arrival {
  /** From this hour; null for what has yet to be carried to the store. */
  from: string | null;
}

type StoreId = number | string;

export interface StockedLine {
  count: number;
  /** `days` on the way to the city; 0 for the stores of the city itself. */
  stock: readonly { storeId: StoreId; days: number; count: number }[];
}

/** Between the stores of a city goods are carried overnight. */
const WITHIN_CITY_DAYS = 1;

/** Days until all of it is together in the store, or in the city when none is named; null when it cannot be had. */
export function findLeadDays(lines: readonly StockedLine[], storeId: StoreId | null): number | null {
  let most = 0;
  for (const line of lines) {
    const days = findLineDays(line, storeId);
    if (days === null) return null;
    most = Math.max(most, days);
  }
  return most;
}

function findLineDays({ count, stock }: StockedLine, storeId: StoreId | null): number | null {
  const ways = stock
    .map((each) => ({
      count: each.count,
      days: each.days > 0 ? each.days : storeId === null || each.storeId === storeId ? 0 : WITHIN_CITY_DAYS,
    }))
    .toSorted((one, other) => one.days - other.days);
  let left = count;
  for (const { count: there, days } of ways) {
    left -= there;
    if (left <= 0) return days;
  }
  return null;
}

/** What is together in a store after so many days: the day on which it is handed out there, one on which it works. */
export function findPickupAt(hours: Hours, days: number | null, moment: Date | string): Pickup | null {
  if (days === null) return null;
  if (days === 0) return findReady(hours, moment);
  const first = days + (isLate(moment) ? 1 : 0);
  for (let daysAhead = first; daysAhead <= first + LOOK_DAYS; daysAhead += 1)
    if (hours[(weekdayOf(moment) + daysAhead) % hours.length])
      return { ...inDays(moment, daysAhead), from: null };
  return null;
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** The store where all of it can be fetched first; of equal ones the first. */
export function findSoonestPickup<Store extends { hours: Hours; days: number | null }>(
  stores: readonly Store[],
  moment: Date | string,
): { store: Store; pickup: Pickup } | null {
  const found = stores.flatMap((store) => {
    const pickup = findPickupAt(store.hours, store.days, moment);
    return pickup ? [{ store, pickup }] : [];
  });
  const keyOf = ({ pickup: { date, from } }: (typeof found)[number]) => `${date} ${from ?? '99'}`;
  // Figures alone: compared as letters they would have a phone load its tables of alphabets first, 40 ms of it.
  return found.toSorted((one, other) => compare(keyOf(one), keyOf(other)))[0] ?? null;
}
