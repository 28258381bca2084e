/**
 * The price of the last 90 days, from the changes that were stored. Nothing is made up: where the first stored price is
 * younger than that, the line begins there.
 */
export interface PriceChange {
  /** The calendar day it is valid from, `2026-11-15`. */
  from: string;
  price: number;
}

export interface PriceSpan extends PriceChange {
  /** The first day of the next price; the last span ends with today. */
  to: string;
}

export interface PriceHistory {
  spans: PriceSpan[];
  now: number;
  lowest: number;
  highest: number;
  /** Weighed by days, whole tenge. */
  average: number;
  /** The lowest price of the last 30 days, today's among them. */
  lowestOfMonth: number;
}

export const HISTORY_DAYS = 90;
const MONTH_DAYS = 30;
const DAY_MS = 86_400_000;

const dayNumber = (date: string) => Math.round(Date.parse(date) / DAY_MS);
const dayOf = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** Whole days from one date to another. */
export const daysBetween = (from: string, to: string) => dayNumber(to) - dayNumber(from);

/** Null while there is nothing to compare: fewer than two prices within the time. */
export function findPriceHistory(changes: readonly PriceChange[], today: string): PriceHistory | null {
  const end = dayNumber(today);
  const begin = end - HISTORY_DAYS;
  const known = changes
    .filter(({ from }) => dayNumber(from) <= end)
    .toSorted((one, other) => dayNumber(one.from) - dayNumber(other.from));
  const spans = known.flatMap(({ from, price }, index): PriceSpan[] => {
    const next = known[index + 1];
    const to = next ? dayNumber(next.from) : end;
    const start = Math.max(dayNumber(from), begin);
    // A price that ended before the time began; the last one is today's even when it began today.
    if (next && to <= start) return [];
    return [{ from: dayOf(start), to: dayOf(to), price }];
  });
  const last = spans.at(-1);
  const prices = spans.map(({ price }) => price);
  if (!last || new Set(prices).size < 2) return null;
  // Today counts as a day of its own, so that a price of this morning has some weight.
  const weighed = spans.map(({ from, to, price }) => ({ price, days: daysBetween(from, to) }));
  weighed.push({ price: last.price, days: 1 });
  const days = weighed.reduce((sum, each) => sum + each.days, 0);
  const monthBegin = dayOf(end - MONTH_DAYS);
  return {
    spans,
    now: last.price,
    lowest: Math.min(...prices),
    highest: Math.max(...prices),
    average: Math.round(weighed.reduce((sum, each) => sum + each.price * each.days, 0) / days),
    lowestOfMonth: Math.min(
      last.price,
      ...spans.filter(({ to }) => to > monthBegin).map(({ price }) => price),
    ),
  };
}
