/**
 * Goods that end before more of them come. Demand is told by 28 days of sales, weekday by weekday; days on which there was
 * nothing to sell say nothing of it and are left out. No prophecy: what was sold is taken to go on.
 */
import { shiftDay } from './sales-period.ts';

export const DEMAND_DAYS = 28;
/** Further ahead nobody orders by such a guess. */
export const AHEAD_DAYS = 30;

export interface StockStory {
  /** Can be sold today. */
  count: number;
  price: number;
  /** Of each of the last 28 days, yesterday last. */
  sold: readonly number[];
  /** What came and went on the same days, sales included: by it the days without stock are found. */
  moved: readonly number[];
  supplies: readonly { day: string; count: number }[];
}

export interface StockEnd {
  /** On a usual day. */
  perDay: number;
  /** The first day on which not everybody gets it. */
  endsOn: string;
  /** The first supply from then on; null: none is known. */
  suppliedOn: string | null;
  lostPerDayTenge: number;
}

/** Whether there was anything to sell on each of those days, walking back from what there is now. */
export function findStockedDays(
  count: number,
  sold: readonly number[],
  moved: readonly number[],
): readonly boolean[] {
  let atEnd = count;
  return moved
    .map((delta, at) => ({ delta, sold: sold[at] ?? 0 }))
    .toReversed()
    .map(({ delta, sold: gone }) => {
      const atStart = atEnd - delta;
      const wasThere = gone > 0 || atStart > 0 || atEnd > 0;
      atEnd = atStart;
      return wasThere;
    })
    .toReversed();
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Of each of the coming seven weekdays, tomorrow-like days by their own past where there is any. */
function findDemand(sold: readonly number[], isStocked: readonly boolean[]): { all: number; of: number[] } {
  const told = sold.flatMap((count, at) => (isStocked[at] ? [{ count, weekday: at % 7 }] : []));
  const all = mean(told.map(({ count }) => count));
  const of = Array.from({ length: 7 }, (_, weekday) => {
    const own = told.filter((day) => day.weekday === weekday).map(({ count }) => count);
    return own.length === 0 ? all : mean(own);
  });
  return { all, of };
}

/** Null: it lasts, or a supply comes in time. */
export function findStockEnd(story: StockStory, today: string): StockEnd | null {
  const { count, price, sold, moved, supplies } = story;
  const { all, of } = findDemand(sold, findStockedDays(count, sold, moved));
  if (all === 0) return null;
  let left = count;
  for (let ahead = 0; ahead < AHEAD_DAYS; ahead++) {
    const day = shiftDay(today, ahead);
    left += supplies.filter((supply) => supply.day === day).reduce((sum, supply) => sum + supply.count, 0);
    // Yesterday is the last of the 28: today has the weekday of the first.
    left -= of[ahead % 7] ?? all;
    if (left >= 0) continue;
    const next = supplies
      .map((supply) => supply.day)
      .filter((supplied) => supplied > day)
      .toSorted()[0];
    return {
      perDay: Math.round(all * 10) / 10,
      endsOn: day,
      suppliedOn: next ?? null,
      lostPerDayTenge: Math.round(all * price),
    };
  }
  return null;
}
