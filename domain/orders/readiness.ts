/** What of an order stands in a store already, and when all of it can be fetched there. */
import type { Hours } from '../opening-hours.ts';
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
  store: { id: number; hours: Hours },
  now: Date,
): Readiness {
  const linesToday = lines.filter((line) => countAt(line, store.id) >= line.count).length;
  return {
    lines: lines.length,
    linesToday,
    ready: linesToday > 0 ? findPickupAt(store.hours, 0, now) : null,
    whole: findPickupAt(store.hours, findLeadDays(lines, store.id), now),
  };
}

const countAt = ({ stock }: StockedLine, storeId: number): number =>
  stock.find((each) => each.storeId === storeId)?.count ?? 0;
