import type { Locale } from '#domain/locale.ts';
import { AHEAD_DAYS, DEMAND_DAYS } from '#domain/office/stock-ends.ts';
import type { Db } from '../database.ts';

/** The dearest ones: nobody orders more of them by one list. */
const MOST_CANDIDATES = 2000;

export interface EndCandidate {
  productId: number;
  name: string;
  article: string;
  cityId: number;
  city: string;
  cityCode: string;
  count: number;
  price: number;
  /** By how many days ago, 1 is yesterday. */
  sold: Record<string, number>;
  adjusted: Record<string, number>;
  supplies: { day: string; count: number }[];
}

/**
 * Goods that may end: sold in the last 28 days, and fewer of them stand in the city than its busiest day would take in the
 * time that is looked ahead. What each day sold, what staff adjusted and what is on its way comes with them.
 */
export async function listEndCandidates(
  db: Db,
  { today, city, language }: { today: string; city: string | null; language: Locale },
): Promise<EndCandidate[]> {
  const isKz = language === 'kz';
  const since = db`((${today}::text::date - ${DEMAND_DAYS}::int)::timestamp - interval '5 hours') AT TIME ZONE 'UTC'`;
  const until = db`(${today}::text::date::timestamp - interval '5 hours') AT TIME ZONE 'UTC'`;
  return db<EndCandidate[]>`
    WITH sold AS (
      SELECT l.product_id, o.city_id, ${today}::text::date - almaty_day(o.created_at) AS ago, sum(l.count)::int AS count
      FROM orders o JOIN order_lines l ON l.order_id = o.id
      WHERE o.created_at >= ${since} AND o.created_at < ${until} AND o.status <> 'cancelled'
        ${city === null ? db`` : db`AND o.city_id = (SELECT id FROM cities WHERE code = ${city})`}
      GROUP BY 1, 2, 3),
    gone AS (
      SELECT product_id, city_id, max(count) AS most, jsonb_object_agg(ago, count) AS sold FROM sold GROUP BY 1, 2),
    left_over AS (
      SELECT g.*, coalesce((SELECT sum(s.count) FROM stocks s JOIN stores t ON t.id = s.store_id
                            WHERE s.product_id = g.product_id AND t.city_id = g.city_id AND t.is_active), 0)::int AS count
      FROM gone g),
    candidates AS (
      SELECT e.*, coalesce(r.discount_price, r.price) AS price, p.product_code,
             ${isKz ? db`coalesce(p.name_kz, p.name_ru)` : db`p.name_ru`} AS name
      FROM left_over e JOIN products p ON p.id = e.product_id AND p.active AND NOT p.on_order
      JOIN product_prices r ON r.product_id = e.product_id
      WHERE e.count <= e.most * ${AHEAD_DAYS}::int
      ORDER BY e.most::bigint * r.price DESC LIMIT ${MOST_CANDIDATES})
    SELECT e.product_id AS "productId", e.name, e.product_code AS article, c.id::int AS "cityId",
           ${isKz ? db`c.name_kz` : db`c.name_ru`} AS city, c.code AS "cityCode", e.count, e.price, e.sold,
           coalesce((SELECT jsonb_object_agg(ago, delta) FROM (
             SELECT ${today}::text::date - almaty_day(a.at) AS ago, sum(a.delta)::int AS delta
             FROM stock_adjustments a JOIN stores t ON t.id = a.store_id
             WHERE a.product_id = e.product_id AND t.city_id = e.city_id AND a.at >= ${since} GROUP BY 1) moved), '{}') AS adjusted,
           coalesce((SELECT jsonb_agg(jsonb_build_object('day', u.day, 'count', u.count) ORDER BY u.day)
             FROM supplies u JOIN stores t ON t.id = u.store_id
             WHERE u.product_id = e.product_id AND t.city_id = e.city_id AND u.day >= ${today}::text::date), '[]') AS supplies
    FROM candidates e JOIN cities c ON c.id = e.city_id`;
}

export interface SupplyRow {
  storeId: number;
  store: string;
  day: string;
  count: number;
}

/** What is still to come. */
export const listSupplies = (
  db: Db,
  productId: number,
  { language, stores }: { language: Locale; stores: readonly number[] | null },
): Promise<SupplyRow[]> => db<SupplyRow[]>`
  SELECT u.store_id::int AS "storeId", ${language === 'kz' ? db`s.name_kz` : db`s.name_ru`} AS store, u.day::text AS day, u.count
  FROM supplies u JOIN stores s ON s.id = u.store_id
  WHERE u.product_id = ${productId} AND u.day >= almaty_day(now())
    AND (${stores === null} OR u.store_id = ANY(${[...(stores ?? [])]}::smallint[]))
  ORDER BY u.day, u.store_id`;

/** False: there is no such product. None of them takes the line away. */
export async function putSupply(
  tx: Db,
  { productId, storeId, day, count }: { productId: number; storeId: number; day: string; count: number },
): Promise<boolean> {
  const [known] = await tx`SELECT FROM products WHERE id = ${productId} FOR KEY SHARE`;
  if (!known) return false;
  if (count === 0)
    await tx`
      DELETE FROM supplies WHERE product_id = ${productId} AND store_id = ${storeId} AND day = ${day}::text::date`;
  else
    await tx`
      INSERT INTO supplies (product_id, store_id, day, count) VALUES (${productId}, ${storeId}, ${day}::text::date, ${count})
      ON CONFLICT (product_id, store_id, day) DO UPDATE SET count = excluded.count`;
  return true;
}
