import type { Locale } from '#domain/locale.ts';
import type { Db } from '../database.ts';

export interface ReportSpan {
  start: Date;
  end: Date;
  city: string | null;
}

const isOfCity = (db: Db, city: string | null) =>
  city === null ? db`true` : db`o.city_id = (SELECT c.id FROM cities c WHERE c.code = ${city})`;

const isMadeIn = (db: Db, { start, end, city }: ReportSpan) =>
  db`o.created_at >= ${start} AND o.created_at < ${end} AND ${isOfCity(db, city)}`;

/** The departments with all that stands under them. */
const departments = (db: Db, language: Locale) => db`
  SELECT d.lft, d.rgt, ${language === 'kz' ? db`d.name_kz` : db`d.name_ru`} AS name FROM sections d WHERE d.parent_id IS NULL`;

export interface MarginRow {
  section: string;
  revenue: number;
  known: number;
  cost: number;
}

export const listMargins = (db: Db, span: ReportSpan, language: Locale): Promise<MarginRow[]> => db<
  MarginRow[]
>`
  WITH sold AS (
    SELECT l.product_id, sum(l.sum)::float8 AS revenue, sum(l.count)::float8 AS count
    FROM orders o JOIN order_lines l ON l.order_id = o.id
    WHERE ${isMadeIn(db, span)} AND o.status <> 'cancelled' GROUP BY 1)
  SELECT coalesce(d.name, 'gone') AS section, sum(x.revenue)::float8 AS revenue,
         coalesce(sum(x.revenue) FILTER (WHERE c.cost IS NOT NULL), 0)::float8 AS known,
         coalesce(sum(c.cost * x.count), 0)::float8 AS cost
  FROM sold x LEFT JOIN products p ON p.id = x.product_id LEFT JOIN sections s ON s.id = p.section_id
  LEFT JOIN (${departments(db, language)}) d ON d.lft <= s.lft AND d.rgt >= s.rgt
  LEFT JOIN product_costs c ON c.product_id = x.product_id
  GROUP BY 1 ORDER BY revenue DESC`;

export interface ReturnedRow {
  reason: string;
  asked: number;
  accepted: number;
  declined: number;
  waiting: number;
  refunded: number;
}

export const listReturned = (db: Db, { start, end, city }: ReportSpan): Promise<ReturnedRow[]> => db<
  ReturnedRow[]
>`
  SELECT r.reason, count(*)::int AS asked, count(*) FILTER (WHERE r.status = 'accepted')::int AS accepted,
         count(*) FILTER (WHERE r.status = 'declined')::int AS declined,
         count(*) FILTER (WHERE r.status = 'requested')::int AS waiting, coalesce(sum(r.refund_sum), 0)::float8 AS refunded
  FROM order_returns r JOIN orders o ON o.id = r.order_id
  WHERE r.created_at >= ${start} AND r.created_at < ${end} AND ${isOfCity(db, city)}
  GROUP BY 1 ORDER BY asked DESC, 1`;

export interface PickedRow {
  store: string;
  packed: number;
  median: number;
  slowest: number;
  lacking: number;
}

/** From taking a list on to packing it. */
export const listPicked = (
  db: Db,
  { start, end, city }: ReportSpan,
  language: Locale,
): Promise<PickedRow[]> => db<PickedRow[]>`
  SELECT ${language === 'kz' ? db`s.name_kz` : db`s.name_ru`} AS store, count(*)::int AS packed,
         round(percentile_cont(0.5) WITHIN GROUP (ORDER BY t.minutes))::float8 AS median,
         round(percentile_cont(0.9) WITHIN GROUP (ORDER BY t.minutes))::float8 AS slowest,
         count(*) FILTER (WHERE t.is_lacking)::int AS lacking
  FROM (SELECT k.store_id, extract(epoch FROM k.packed_at - k.taken_at) / 60 AS minutes,
               EXISTS (SELECT FROM pick_events e WHERE e.order_id = k.order_id AND e.store_id = k.store_id
                       AND e.kind IN ('missing', 'broken')) AS is_lacking
        FROM pick_lists k WHERE k.packed_at >= ${start} AND k.packed_at < ${end}) t
  JOIN stores s ON s.id = t.store_id JOIN cities c ON c.id = s.city_id
  WHERE ${city === null ? db`true` : db`c.code = ${city}`}
  GROUP BY s.id ORDER BY packed DESC, s.id`;

export interface BroughtRow {
  city: string;
  method: string;
  orders: number;
  received: number;
  inTime: number;
  late: number;
  paid: number;
}

/** In time: what is fetched was ready on its day, anything else was received by it. What was promised no day is neither. */
export const listBrought = (db: Db, span: ReportSpan, language: Locale): Promise<BroughtRow[]> => db<
  BroughtRow[]
>`
  WITH made AS (
    SELECT o.city_id, o.method, o.completed_at, o.delivery_sum + o.slot_sum + o.lift_sum AS paid,
           coalesce(o.slot_day, o.promised_on) AS promised,
           almaty_day(CASE WHEN o.method = 'pickup' THEN coalesce(o.ready_at, o.completed_at) ELSE o.completed_at END) AS done
    FROM orders o WHERE ${isMadeIn(db, span)} AND o.status <> 'cancelled')
  SELECT ${language === 'kz' ? db`c.name_kz` : db`c.name_ru`} AS city, m.method, count(*)::int AS orders,
         count(m.completed_at)::int AS received,
         count(*) FILTER (WHERE m.completed_at IS NOT NULL AND m.done <= m.promised)::int AS "inTime",
         count(*) FILTER (WHERE m.completed_at IS NOT NULL AND m.done > m.promised)::int AS late, sum(m.paid)::float8 AS paid
  FROM made m JOIN cities c ON c.id = m.city_id GROUP BY c.id, m.method ORDER BY orders DESC, c.id, m.method`;

export interface SpokenRow {
  section: string;
  goods: number;
  names: number;
  descriptions: number;
}

/** Of what is on sale. */
export const listSpoken = (db: Db, language: Locale): Promise<SpokenRow[]> => db<SpokenRow[]>`
  WITH told AS (
    SELECT k.section_id, count(*)::int AS goods, count(*) FILTER (WHERE k.has_kz)::int AS names,
           count(p.description_kz)::int AS descriptions
    FROM product_office k JOIN products p ON p.id = k.product_id WHERE k.active GROUP BY 1)
  SELECT coalesce(d.name, 'gone') AS section, sum(t.goods)::int AS goods, sum(t.names)::int AS names,
         sum(t.descriptions)::int AS descriptions
  FROM told t JOIN sections s ON s.id = t.section_id
  LEFT JOIN (${departments(db, language)}) d ON d.lft <= s.lft AND d.rgt >= s.rgt
  GROUP BY 1 ORDER BY goods DESC`;
