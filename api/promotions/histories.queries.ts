/** Prices as they were: what is recorded of them, and the struck-through prices that follow from it. */
import type { Db } from '../database.ts';
import { type Fragment, isQuestioned } from './settle.queries.ts';

/**
 * The lowest price of the 30 days before a day, the day itself not counted; null where nothing is known before it.
 * A price that stood when the 30 days began counts, whenever it was set.
 */
const lowestBefore = (tx: Db, product: Fragment, day: Fragment): Fragment => tx`(
  SELECT min(CASE WHEN h.valid_from < ${day} - 30 THEN h.price ELSE coalesce(h.lowest, h.price) END)
  FROM price_history h
  WHERE h.product_id = ${product} AND h.valid_from < ${day} AND h.valid_from >= coalesce((
    SELECT max(b.valid_from) FROM price_history b WHERE b.product_id = ${product} AND b.valid_from <= ${day} - 30
  ), '-infinity'))`;

/** The honest struck-through price of every wanted tag: null where it would not be above what is paid. */
export async function strikeTags(tx: Db): Promise<void> {
  await tx`
    UPDATE wanted_tags t SET regular_price = struck.price
    FROM (
      SELECT w.product_id, w.city_id, least(r.price, lowest.price, (
        SELECT min(c.price) FROM city_price_history c WHERE c.product_id = w.product_id AND c.city_id = w.city_id
          AND c.valid_from < w.since AND c.valid_to >= w.since - 30)) AS price
      FROM wanted_tags w JOIN product_prices r ON r.product_id = w.product_id
      JOIN LATERAL (SELECT ${lowestBefore(tx, tx`w.product_id`, tx`w.since`)} AS price) lowest
        ON lowest.price IS NOT NULL
    ) struck
    WHERE struck.product_id = t.product_id AND struck.city_id = t.city_id AND struck.price > t.discount_price`;
}

/** What one city alone paid is kept when it ends. */
export async function keepCityPrices(tx: Db, at: Date, all: boolean): Promise<void> {
  await tx`
    INSERT INTO city_price_history AS h (product_id, city_id, valid_from, valid_to, price)
    SELECT t.product_id, t.city_id, t.since, greatest(t.since, (${at}::timestamptz AT TIME ZONE INTERVAL '5 hours')::date), t.discount_price
    FROM promotion_tags t LEFT JOIN wanted_tags w USING (product_id, city_id)
    WHERE t.city_id <> 0 AND t.discount_price IS NOT NULL AND w.discount_price IS DISTINCT FROM t.discount_price
      AND ${isQuestioned(tx, tx`t.product_id`, all)}
    ON CONFLICT (product_id, city_id, valid_from)
    DO UPDATE SET valid_to = excluded.valid_to, price = least(h.price, excluded.price)`;
}

/** Products whose prices may have moved: those of the outbox since the last time, or all. */
export async function gatherTouched(tx: Db, since: number | null): Promise<void> {
  await tx`
    CREATE TEMP TABLE touched ON COMMIT DROP AS
    SELECT id AS product_id FROM products p
    WHERE p.active AND (${since === null} OR EXISTS (
      SELECT FROM catalog_changes WHERE seq > ${since ?? 0} AND product_id IS NULL AND kind = 'structure')
      OR p.id IN (SELECT product_id FROM catalog_changes WHERE seq > ${since ?? 0} AND product_id IS NOT NULL AND NOT is_count))`;
  await tx`ANALYZE touched`;
}

/**
 * A row for every change of what a visitor pays everywhere. A promotion's price is dated by its first day, also when the
 * shop was away then. Of two changes in a day the later one stands, and the lower one is remembered.
 */
export async function recordPrices(tx: Db, at: Date): Promise<void> {
  await tx`
    INSERT INTO price_history AS h (product_id, valid_from, price)
    SELECT n.product_id, CASE WHEN n.since > coalesce(last.valid_from, '-infinity') THEN n.since ELSE n.today END, n.paid
    FROM (
      SELECT r.product_id, least(r.price, r.discount_price, t.discount_price) AS paid, t.since,
             (${at}::timestamptz AT TIME ZONE INTERVAL '5 hours')::date AS today
      FROM touched JOIN product_prices r USING (product_id)
      LEFT JOIN promotion_tags t ON t.product_id = r.product_id AND t.city_id = 0
    ) n
    LEFT JOIN LATERAL (SELECT valid_from, price FROM price_history b WHERE b.product_id = n.product_id
                       ORDER BY valid_from DESC LIMIT 1) last ON true
    WHERE last.price IS DISTINCT FROM n.paid
    ON CONFLICT (product_id, valid_from) DO UPDATE SET price = excluded.price,
      lowest = nullif(least(coalesce(h.lowest, h.price), excluded.price), excluded.price)`;
}

/**
 * The shop's own struck-through prices: of a discount, the lowest of the 30 days before it; of a price lowered for
 * good, the same, and only for 30 days. Never raised, and equal to what is paid where there is nothing to strike.
 */
export async function strikeOwnPrices(tx: Db, at: Date): Promise<void> {
  await tx`
    UPDATE product_prices r SET regular_price = honest.regular
    FROM (
      SELECT o.product_id, greatest(least(o.price, o.discount_price), least(o.regular_price, CASE
        WHEN o.discount_price < o.price THEN coalesce(least(o.price, lowest.price), o.discount_price)
        WHEN last.valid_from <= (${at}::timestamptz AT TIME ZONE INTERVAL '5 hours')::date - 30 THEN o.price
        ELSE coalesce(lowest.price, o.price) END)) AS regular
      FROM touched JOIN product_prices o USING (product_id)
      JOIN LATERAL (SELECT valid_from FROM price_history b WHERE b.product_id = o.product_id
                    ORDER BY valid_from DESC LIMIT 1) last ON true
      JOIN LATERAL (SELECT ${lowestBefore(tx, tx`o.product_id`, tx`last.valid_from`)} AS price) lowest ON true
      WHERE (o.discount_price < o.price OR o.regular_price > o.price) AND NOT EXISTS (
        SELECT FROM promotion_tags t WHERE t.product_id = o.product_id AND t.city_id = 0 AND t.discount_price IS NOT NULL)
    ) honest
    WHERE honest.product_id = r.product_id AND honest.regular <> r.regular_price`;
}
