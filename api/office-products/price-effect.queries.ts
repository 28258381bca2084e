import type { Takings } from '#domain/office/price-approval.ts';
import type { MovedPrice } from '#domain/office/price-effect.ts';
import type { Db } from '../database.ts';

/** The main prices of a set that are still to be written, with what their goods cost and how many were sold in 30 days. */
export async function listMovedPrices(db: Db, setId: number): Promise<(MovedPrice & { id: number })[]> {
  return db<(MovedPrice & { id: number })[]>`
    SELECT i.subject_id::int AS id, r.price AS "from", (i."to" #>> '{}')::int AS "to", c.cost,
           coalesce((SELECT sum(l.count)::int FROM order_lines l JOIN orders o ON o.id = l.order_id
                     WHERE l.product_id = i.subject_id AND ${soldLately(db)}), 0) AS sold
    FROM change_items i JOIN product_prices r ON r.product_id = i.subject_id
    LEFT JOIN product_costs c ON c.product_id = i.subject_id
    WHERE i.set_id = ${setId} AND i.subject = 'product' AND i.field = 'price' AND i.why IS DISTINCT FROM 'excluded'
      AND jsonb_typeof(i."to") = 'number'`;
}

/** Orders that count as sold: thirty days, those that were called off left out. */
const soldLately = (db: Db) => db`o.created_at > now() - interval '30 days' AND o.status <> 'cancelled'`;

/** How many of these were sold in thirty days; those that were not sold at all are left out. */
export async function listSoldCounts(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db<{ id: number; sold: number }[]>`
    SELECT l.product_id AS id, sum(l.count)::int AS sold FROM order_lines l JOIN orders o ON o.id = l.order_id
    WHERE l.product_id = ANY(${[...ids]}::int[]) AND ${soldLately(db)} GROUP BY 1`;
  return new Map(rows.map(({ id, sold }) => [id, sold]));
}

export async function readTakings(db: Db): Promise<Takings> {
  const [row] = await db<Takings[]>`
    SELECT count(*)::int AS orders, coalesce(sum(o.total_sum), 0)::float8 AS sum FROM orders o WHERE ${soldLately(db)}`;
  return row ?? { orders: 0, sum: 0 };
}

/** Of these goods: how many bear a struck-through price, and how many sets have one of them as its choice. */
export async function countTouched(
  db: Db,
  ids: readonly number[],
): Promise<{ struck: number; sets: number }> {
  const [row] = await db<{ struck: number; sets: number }[]>`
    SELECT (SELECT count(*)::int FROM product_prices r WHERE r.product_id = ANY(${[...ids]}::int[])
              AND r.regular_price > coalesce(r.discount_price, r.price)) AS struck,
           (SELECT count(DISTINCT set_id)::int FROM set_items WHERE is_active AND product_ids[1] = ANY(${[...ids]}::int[])) AS sets`;
  return row ?? { struck: 0, sets: 0 };
}
