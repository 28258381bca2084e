import type { MovedPrice } from '#domain/office/price-effect.ts';
import type { Db } from '../database.ts';

/** The main prices of a set that are still to be written, with what their goods cost and how many were sold in 30 days. */
export async function listMovedPrices(db: Db, setId: number): Promise<(MovedPrice & { id: number })[]> {
  return db<(MovedPrice & { id: number })[]>`
    SELECT i.subject_id::int AS id, r.price AS "from", (i."to" #>> '{}')::int AS "to", c.cost,
           coalesce((SELECT sum(l.count)::int FROM order_lines l JOIN orders o ON o.id = l.order_id
                     WHERE l.product_id = i.subject_id AND o.created_at > now() - interval '30 days'
                       AND o.status <> 'cancelled'), 0) AS sold
    FROM change_items i JOIN product_prices r ON r.product_id = i.subject_id
    LEFT JOIN product_costs c ON c.product_id = i.subject_id
    WHERE i.set_id = ${setId} AND i.subject = 'product' AND i.field = 'price' AND i.why IS DISTINCT FROM 'excluded'
      AND jsonb_typeof(i."to") = 'number'`;
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
