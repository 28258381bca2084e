import type { Locale } from '#domain/locale.ts';
import type { Db } from '../database.ts';

/** Moments of a period and of what it is held against: `beforeEnd` as far into it as now is, `beforeWhole` its last end. */
export interface Span {
  start: Date;
  end: Date;
  beforeStart: Date;
  beforeEnd: Date;
  beforeWhole: Date;
  city: string | null;
}

const isOfCity = (db: Db, city: string | null) =>
  city === null ? db`true` : db`o.city_id = (SELECT c.id FROM cities c WHERE c.code = ${city})`;

export interface SoldRow {
  isNow: boolean;
  /** Of the days before: whether it lies as far into them as now does. */
  isCounted: boolean;
  at: string;
  isCancelled: boolean;
  isWholesale: boolean;
  orders: number;
  revenue: number;
}

/** By the hour or by the day, in one walk over the index of both spans. */
export async function listSold(db: Db, span: Span, by: 'hour' | 'day'): Promise<SoldRow[]> {
  const wall = db`(o.created_at AT TIME ZONE 'UTC' + interval '5 hours')`;
  const at = by === 'hour' ? db`to_char(${wall}, 'HH24')` : db`to_char(${wall}, 'YYYY-MM-DD')`;
  return db<SoldRow[]>`
    SELECT o.created_at >= ${span.start} AS "isNow", o.created_at >= ${span.start} OR o.created_at < ${span.beforeEnd} AS "isCounted",
           ${at} AS at, o.status = 'cancelled' AS "isCancelled", o.organization_id IS NOT NULL AS "isWholesale",
           count(*)::int AS orders, sum(o.total_sum)::float8 AS revenue
    FROM orders o
    WHERE o.created_at >= ${span.beforeStart} AND o.created_at < ${span.end}
      AND (o.created_at >= ${span.start} OR o.created_at < ${span.beforeWhole}) AND ${isOfCity(db, span.city)}
    GROUP BY 1, 2, 3, 4, 5`;
}

export interface CostRow {
  isNow: boolean;
  revenue: number;
  /** Of goods whose cost is known. */
  known: number;
  cost: number;
}

export async function listCosts(db: Db, span: Span): Promise<CostRow[]> {
  return db<CostRow[]>`
    SELECT o.created_at >= ${span.start} AS "isNow", sum(l.sum)::float8 AS revenue,
           coalesce(sum(l.sum) FILTER (WHERE c.cost IS NOT NULL), 0)::float8 AS known,
           coalesce(sum(c.cost::bigint * l.count), 0)::float8 AS cost
    FROM orders o JOIN order_lines l ON l.order_id = o.id LEFT JOIN product_costs c ON c.product_id = l.product_id
    WHERE o.created_at >= ${span.beforeStart} AND o.created_at < ${span.end} AND o.status <> 'cancelled'
      AND (o.created_at >= ${span.start} OR o.created_at < ${span.beforeEnd}) AND ${isOfCity(db, span.city)}
    GROUP BY 1`;
}

export async function countReturns(
  db: Db,
  span: Span,
): Promise<{ now: number; before: number; refundedTenge: number }> {
  const [row] = await db<{ now: number; before: number; refundedTenge: number }[]>`
    SELECT count(*) FILTER (WHERE r.created_at >= ${span.start})::int AS now,
           count(*) FILTER (WHERE r.created_at < ${span.beforeEnd})::int AS before,
           coalesce(sum(r.refund_sum) FILTER (WHERE r.created_at >= ${span.start}), 0)::float8 AS "refundedTenge"
    FROM order_returns r JOIN orders o ON o.id = r.order_id
    WHERE r.created_at >= ${span.beforeStart} AND r.created_at < ${span.end} AND ${isOfCity(db, span.city)}`;
  return row ?? { now: 0, before: 0, refundedTenge: 0 };
}

/** Those with stores: the others buy from them. */
export const listFigureCities = (db: Db, language: Locale): Promise<{ code: string; name: string }[]> => db<
  { code: string; name: string }[]
>`
  SELECT c.code, ${language === 'kz' ? db`c.name_kz` : db`c.name_ru`} AS name FROM cities c
  WHERE EXISTS (SELECT FROM stores s WHERE s.city_id = c.id AND s.is_active) ORDER BY c.position`;
