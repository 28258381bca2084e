/** What of an order stands in a store already, and when all of it can be fetched there. */
import { type Hours, hoursFrom, type SpecialDay } from '../opening-hours.ts';
import { findLeadDays, findPickupAt, type Pickup, type StockedLine } from '../pickup.ts';

export interface Readiness {
  lines: number;
  /** Lines that stand in the store whole. */
  linesToday: number;
  /** When these can be fetched; null when there are none. */
  ready: Pickup | null;
  /** When all of it can be fetched; null when it cannot be had. */
  whole: Pickup | null;
}

export function findReadiness(
  lines: readonly StockedLine[],
  store: { id: number; hours: Hours; specialDays: readonly SpecialDay[] },
  now: Date,
): Readiness {
  const linesToday = lines.filter((line) => countAt(line, store.id) >= line.count).length;
  const pickUpAfter = (leadDays: number | null) => {
    const there = new Date(now.getTime() + (leadDays ?? 0) * DAY_MS);
    return findPickupAt(hoursFrom(store.hours, store.specialDays, there), leadDays, now);
  };
  return {
    lines: lines.length,
    linesToday,
    ready: linesToday > 0 ? pickUpAfter(0) : null,
    whole: pickUpAfter(findLeadDays(lines, store.id)),
  };
}

const DAY_MS = 24 * 60 * 60_000;

const countAt = ({ stock }: StockedLine, storeId: number): number =>
  stock.find((each) => each.storeId === storeId)?.count ?? 0;
