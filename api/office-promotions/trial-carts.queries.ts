import type { ShownBuyer } from '#contract/office/price-story.ts';
import type { Db } from '../database.ts';

export interface TrialCartRow {
  /** Null: never chosen. */
  cityCode: string | null;
  buyer: ShownBuyer;
  hasOrdered: boolean;
  promoCode: string | null;
  lines: { productCode: string; count: number }[];
  delivery: { cost: number; weightKg: number; zone: string } | null;
}

/** Whoever has a contract buys by it; else a card that is not blocked counts. */
const buyerOf = (db: Db) => db`
  CASE WHEN w.contract IS NOT NULL THEN 'wholesale'
       WHEN a.kind IS NOT NULL THEN a.kind ELSE 'visitor' END`;
const standings = (db: Db, userId: ReturnType<Db>) => db`
  LEFT JOIN wholesale_standings w ON w.user_id = ${userId}
  LEFT JOIN LATERAL (
    SELECT account.kind FROM loyalty_accounts account JOIN loyalty_cards card ON card.account_id = account.id AND card.status = 'active'
    WHERE account.user_id = ${userId} LIMIT 1) a ON true`;

/** Orders of so many days before today, as the country counts days; gifts are what a promotion gave and not what was chosen. */
export const listOrderCarts = (db: Db, days: number, most: number): Promise<TrialCartRow[]> => db<
  TrialCartRow[]
>`
  SELECT c.code AS "cityCode",
         CASE WHEN o.contract_id IS NOT NULL THEN 'wholesale' WHEN a.kind IS NOT NULL THEN a.kind ELSE 'visitor' END AS buyer,
         EXISTS (SELECT FROM orders e WHERE e.user_id = o.user_id AND e.id < o.id AND e.status <> 'cancelled') AS "hasOrdered",
         o.promo_code AS "promoCode", l.lines,
         CASE WHEN o.method <> 'pickup' THEN jsonb_build_object(
           'cost', o.delivery_sum, 'weightKg', o.weight_kg, 'zone', coalesce(o.zone, '')) END AS delivery
  FROM orders o JOIN cities c ON c.id = o.city_id ${standings(db, db`o.user_id`)}
  JOIN LATERAL (
    SELECT jsonb_agg(jsonb_build_object('productCode', product_code, 'count', count)) AS lines
    FROM (SELECT product_code, sum(count)::int AS count FROM order_lines
          WHERE order_id = o.id AND NOT is_gift GROUP BY product_code) each) l ON l.lines IS NOT NULL
  WHERE o.created_at >= ((almaty_day(now()) - ${days}::int)::timestamp AT TIME ZONE INTERVAL '5 hours')
    AND o.created_at < (almaty_day(now())::timestamp AT TIME ZONE INTERVAL '5 hours') AND o.status <> 'cancelled'
  ORDER BY o.id DESC LIMIT ${most}`;

/** Carts as yesterday left them. */
export const listKeptCarts = (db: Db, most: number): Promise<TrialCartRow[]> => db<TrialCartRow[]>`
  SELECT c.code AS "cityCode", d.buyer, d.has_ordered AS "hasOrdered", NULL AS "promoCode", d.items AS lines, NULL AS delivery
  FROM cart_days d LEFT JOIN cities c ON c.id = d.city_id
  WHERE d.day = almaty_day(now()) - 1 ORDER BY d.id DESC LIMIT ${most}`;

/** Carts nobody has touched for a day. */
export const listLeftCarts = (db: Db, most: number): Promise<TrialCartRow[]> => db<TrialCartRow[]>`
  SELECT c.code AS "cityCode", ${buyerOf(db)} AS buyer,
         EXISTS (SELECT FROM orders e WHERE e.user_id = k.user_id AND e.status <> 'cancelled') AS "hasOrdered",
         NULL AS "promoCode", l.lines, NULL AS delivery
  FROM carts k JOIN users u ON u.id = k.user_id LEFT JOIN cities c ON c.id = u.city_id ${standings(db, db`k.user_id`)}
  JOIN LATERAL (
    SELECT jsonb_agg(jsonb_build_object('productCode', product_code, 'count', count)) AS lines
    FROM cart_items WHERE user_id = k.user_id) l ON l.lines IS NOT NULL
  WHERE k.updated_at < now() - interval '1 day' AND k.updated_at > now() - interval '60 days'
  ORDER BY k.updated_at DESC LIMIT ${most}`;

/** One process keeps a day. */
export const CART_DAYS_LOCK = 7_261_091;

/** Whether the day that is over has carts that nobody has kept. */
export async function isCartDayDue(db: Db): Promise<boolean> {
  const [row] = await db<{ isDue: boolean }[]>`
    SELECT NOT EXISTS (SELECT FROM cart_days WHERE day = almaty_day(now()) - 1)
       AND EXISTS (SELECT FROM carts WHERE almaty_day(updated_at) = almaty_day(now()) - 1) AS "isDue"`;
  return row?.isDue ?? false;
}

/** Once a day, of the day that is over: nobody's name is kept. */
export async function keepCartDay(db: Db): Promise<void> {
  await db`
    INSERT INTO cart_days (day, city_id, buyer, has_ordered, items)
    SELECT almaty_day(now()) - 1, u.city_id, ${buyerOf(db)},
           EXISTS (SELECT FROM orders e WHERE e.user_id = k.user_id AND e.status <> 'cancelled'), l.lines
    FROM carts k JOIN users u ON u.id = k.user_id ${standings(db, db`k.user_id`)}
    JOIN LATERAL (
      SELECT jsonb_agg(jsonb_build_object('productCode', product_code, 'count', count) ORDER BY product_code) AS lines
      FROM cart_items WHERE user_id = k.user_id) l ON l.lines IS NOT NULL
    WHERE almaty_day(k.updated_at) = almaty_day(now()) - 1
      AND NOT EXISTS (SELECT FROM cart_days WHERE day = almaty_day(now()) - 1)`;
  await db`DELETE FROM cart_days WHERE day < almaty_day(now()) - 60`;
}
