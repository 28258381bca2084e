/** Days that figures are told of, the days they are held against, and how far two figures are apart. */
import { almatyDate } from '../time.ts';

export const PERIODS = ['today', 'week', 'month'] as const;
export type PeriodName = (typeof PERIODS)[number];

export interface SalesPeriod {
  /** Both days are in it. */
  from: string;
  to: string;
  days: number;
  /** By so many days earlier lies what it is held against: a day against the same weekday, weeks against weeks. */
  shift: number;
}

const DAY_MS = 24 * 60 * 60_000;
const LENGTHS: Readonly<Record<PeriodName, number>> = { today: 1, week: 7, month: 30 };
/** Nobody reads a table of more days, and a year of orders is walked in a moment. */
const MOST_DAYS = 400;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const toTime = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const isDay = (text: string): boolean =>
  DAY.test(text) && !Number.isNaN(toTime(text)) && new Date(toTime(text)).toISOString().startsWith(text);

export const shiftDay = (day: string, by: number): string =>
  new Date(toTime(day) + by * DAY_MS).toISOString().slice(0, 10);

/** Of a name, or of two days of one's own choice; null for what nobody could mean. */
export function findPeriod(
  { period, from, to }: { period: PeriodName; from?: string | undefined; to?: string | undefined },
  now: Date,
): SalesPeriod | null {
  const today = almatyDate(now);
  if (from === undefined && to === undefined) {
    const days = LENGTHS[period];
    return toPeriod(shiftDay(today, 1 - days), today);
  }
  const [first, last] = [from ?? to ?? '', to ?? today];
  if (!isDay(first) || !isDay(last) || first > last) return null;
  const found = toPeriod(first, last);
  return found.days > MOST_DAYS ? null : found;
}

function toPeriod(from: string, to: string): SalesPeriod {
  const days = Math.round((toTime(to) - toTime(from)) / DAY_MS) + 1;
  return { from, to, days, shift: Math.ceil(days / 7) * 7 };
}

export const listDays = ({ from, days }: Pick<SalesPeriod, 'from' | 'days'>): string[] =>
  Array.from({ length: days }, (_, at) => shiftDay(from, at));

/** Both days are in it. */
export const listDaysBetween = (from: string, to: string): string[] => listDays(toPeriod(from, to));

/** In whole percent; null where there was nothing to hold it against. */
export const changeInPercent = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100);

/** A share in percent to a tenth; null of nothing. */
export const toShare = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10;
