/** When an order can be fetched from a store: what stands there is collected today, the rest is brought from others. */
import { findDelivery, findPickup, type Pickup } from '../arrival.ts';
import type { Hours } from '../opening-hours.ts';

export interface StockedLine {
  count: number;
  /** `days` on the way to the store's city; 0 for the stores of the city itself. */
  stock: readonly { storeId: number; days: number; count: number }[];
}

export interface Readiness {
  lines: number;
  /** Lines that stand in the store whole. */
  linesToday: number;
  /** When these can be fetched; null when there are none. */
  ready: Pickup | null;
  /** The day on which all of it can be fetched; null when it cannot be had. */
  wholeDate: string | null;
}

/** Between the stores of a city goods are carried overnight. */
const WITHIN_CITY_DAYS = 1;

export function findReadiness(
  lines: readonly StockedLine[],
  store: { id: number; hours: Hours },
  now: Date,
): Readiness {
  const linesToday = lines.filter((line) => countAt(line, store.id) >= line.count).length;
  const here = [{ count: 1, hasPickup: true, hours: store.hours, transferDays: 0 }];
  const today = findPickup(here, { hasStoreHere: true }, now);
  const days = findLeadDays(lines, store.id);
  return {
    lines: lines.length,
    linesToday,
    ready: linesToday > 0 ? today : null,
    wholeDate: days === null ? null : days === 0 ? (today?.date ?? null) : toDate(days, now),
  };
}

/** Days until all of it is together in the store, or in the city when none is named; null when it cannot be had. */
export function findLeadDays(lines: readonly StockedLine[], storeId: number | null): number | null {
  let most = 0;
  for (const line of lines) {
    const days = lineDays(line, storeId);
    if (days === null) return null;
    most = Math.max(most, days);
  }
  return most;
}

function lineDays({ count, stock }: StockedLine, storeId: number | null): number | null {
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

const countAt = ({ stock }: StockedLine, storeId: number): number =>
  stock.find((each) => each.storeId === storeId)?.count ?? 0;

const toDate = (days: number, now: Date): string | null =>
  findDelivery([{ count: 1, transferDays: days, hasPickup: false, hours: [] }], now)?.date ?? null;
