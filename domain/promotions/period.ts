/** When a promotion runs, to the second, by the clock of Kazakhstan. */
import { UTC_OFFSET_MINUTES } from '../time.ts';

export type Bound = Date | string | null | undefined;

const DAY_S = 86_400;
const SOON_S = 72 * 3600;
const DAY = /^\d{4}-\d\d-\d\d$/;
const ZONED = /(?:Z|[+-]\d\d:?\d\d)$/i;

const toSeconds = (ms: number) => Math.floor(ms / 1000);

function parseBound(bound: Date | string): number {
  const offset = UTC_OFFSET_MINUTES * 60;
  const seconds =
    typeof bound !== 'string'
      ? toSeconds(bound.getTime())
      : DAY.test(bound)
        ? toSeconds(Date.parse(bound)) - offset
        : ZONED.test(bound)
          ? toSeconds(Date.parse(bound))
          : toSeconds(Date.parse(`${bound.replace(' ', 'T')}Z`)) - offset;
  if (Number.isNaN(seconds)) throw new RangeError('not a date');
  return seconds;
}

export interface Period {
  /** Seconds since the epoch, both within the period. */
  first: number;
  last: number;
}

export function toPeriod(from: Bound, to: Bound): Period {
  const isWholeDay = typeof to === 'string' && DAY.test(to);
  const period = {
    first: from ? parseBound(from) : Number.NEGATIVE_INFINITY,
    last: to ? parseBound(to) + (isWholeDay ? DAY_S - 1 : 0) : Number.POSITIVE_INFINITY,
  };
  if (period.first > period.last) throw new RangeError('a period ends before it begins');
  return period;
}

/** −1 before, 0 within, 1 after. */
export function placeInPeriod({ first, last }: Period, now: Date): -1 | 0 | 1 {
  const second = toSeconds(now.getTime());
  return second < first ? -1 : second > last ? 1 : 0;
}

/** Seconds to go when it is true that the end is near (72 hours), else null: haste is not to be made up. */
export function findSecondsLeft(from: Bound, to: Bound, now: Date): number | null {
  const period = toPeriod(from, to);
  const left = period.last + 1 - toSeconds(now.getTime());
  return placeInPeriod(period, now) === 0 && left <= SOON_S ? left : null;
}
