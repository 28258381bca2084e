/** What was sold in a period and how it compares: the rows of the database made into figures. */
import type { SalesFigures, SalesPoint } from '#contract/office/figures.ts';
import type { Locale } from '#domain/locale.ts';
import { listDays, type SalesPeriod, shiftDay, toShare } from '#domain/office/sales-period.ts';
import type { Database } from '../database.ts';
import {
  type CostRow,
  countReturns,
  listCosts,
  listFigureCities,
  listSold,
  type SoldRow,
  type Span,
} from './sales-figures.queries.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Shops open at eight and close at nine in the evening; hours outside are shown when something was ordered in them. */
const USUAL_HOURS = { first: 8, last: 21 };

/** The first moment of a day in Kazakhstan. */
export const startOf = (day: string): Date => new Date(`${day}T00:00:00+05:00`);

function toSpan({ from, to, shift }: SalesPeriod, city: string | null, now: Date): Span {
  const start = startOf(from);
  const whole = startOf(shiftDay(to, 1));
  const end = whole < now ? whole : now;
  const before = (moment: Date) => new Date(moment.getTime() - shift * DAY_MS);
  return {
    start,
    end,
    city,
    beforeStart: before(start),
    beforeEnd: before(end),
    beforeWhole: before(whole),
  };
}

const sumOf = <Row>(rows: readonly Row[], pick: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + pick(row), 0);

function listMoments(period: SalesPeriod, rows: readonly SoldRow[]): { now: string; before: string }[] {
  if (period.days > 1)
    return listDays(period).map((day) => ({ now: day, before: shiftDay(day, -period.shift) }));
  const hours = rows.map(({ at }) => Number(at));
  const first = Math.min(USUAL_HOURS.first, ...hours);
  const last = Math.max(USUAL_HOURS.last, ...hours);
  return Array.from({ length: last - first + 1 }, (_, step) => {
    const hour = String(first + step).padStart(2, '0');
    return { now: hour, before: hour };
  });
}

function toPoints(period: SalesPeriod, rows: readonly SoldRow[], now: Date): SalesPoint[] {
  const sold = rows.filter(({ isCancelled }) => !isCancelled);
  return listMoments(period, sold).map((moment) => {
    const own = sold.filter(({ isNow, at }) => isNow && at === moment.now);
    const earlier = sold.filter(({ isNow, at }) => !isNow && at === moment.before);
    const starts =
      period.days > 1 ? startOf(moment.now) : new Date(`${period.from}T${moment.now}:00:00+05:00`);
    const isToCome = starts > now;
    return {
      at: moment.now,
      orders: isToCome ? null : sumOf(own, ({ orders }) => orders),
      revenueTenge: isToCome ? null : sumOf(own, ({ revenue }) => revenue),
      ordersBefore: sumOf(earlier, ({ orders }) => orders),
      revenueBeforeTenge: sumOf(earlier, ({ revenue }) => revenue),
    };
  });
}

function toMargin(rows: readonly CostRow[]): SalesFigures['margin'] {
  const of = (isNow: boolean) => {
    const row = rows.find((each) => each.isNow === isNow);
    return row && row.known > 0 ? toShare(row.known - row.cost, row.known) : null;
  };
  const now = rows.find(({ isNow }) => isNow);
  return {
    now: of(true),
    before: of(false),
    knownPercent: now ? Math.round(toShare(now.known, now.revenue) ?? 0) : 0,
  };
}

export interface FiguresAsked {
  period: SalesPeriod;
  city: string | null;
  language: Locale;
  mayKnowCosts: boolean;
  now: Date;
}

export async function findSalesFigures(db: Database, asked: FiguresAsked): Promise<SalesFigures> {
  const { period, city, language, now } = asked;
  const span = toSpan(period, city, now);
  const by = period.days === 1 ? 'hour' : 'day';
  const [rows, costs, returns, cities] = await Promise.all([
    listSold(db, span, by),
    asked.mayKnowCosts ? listCosts(db, span) : null,
    countReturns(db, span),
    listFigureCities(db, language),
  ]);
  const counted = rows.filter(({ isCounted }) => isCounted);
  const compare = (isMeant: (row: SoldRow) => boolean, pick: (row: SoldRow) => number) => ({
    now: sumOf(
      counted.filter((row) => row.isNow && isMeant(row)),
      pick,
    ),
    before: sumOf(
      counted.filter((row) => !row.isNow && isMeant(row)),
      pick,
    ),
  });
  const isSold = ({ isCancelled }: SoldRow) => !isCancelled;
  const orders = ({ orders: count }: SoldRow) => count;
  const revenue = ({ revenue: sum }: SoldRow) => sum;
  const isWholesale = (row: SoldRow) => isSold(row) && row.isWholesale;
  return {
    from: period.from,
    to: period.to,
    beforeFrom: shiftDay(period.from, -period.shift),
    beforeTo: shiftDay(period.to, -period.shift),
    by,
    orders: compare(isSold, orders),
    revenueTenge: compare(isSold, revenue),
    cancelled: compare(({ isCancelled }) => isCancelled, orders),
    wholesale: {
      orders: compare(isWholesale, orders).now,
      revenueTenge: compare(isWholesale, revenue).now,
    },
    returns,
    margin: costs && toMargin(costs),
    points: toPoints(period, rows, now),
    cities: [...cities],
  };
}
