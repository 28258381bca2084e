import type { Db } from '../../database.ts';

/** The same offer told twice: its last word on each price counts. */
const lastWords = (tx: Db, packageId: number, ids: readonly string[]) => tx`(
  SELECT DISTINCT ON (external_id, price_type, min_count) * FROM exchange_staged_prices
  WHERE package_id = ${packageId} AND external_id = ANY(${[...ids]}::text[])
  ORDER BY external_id, price_type, min_count, n DESC)`;

/** Half up to whole tenge; of one, where a price is for several. No price, or none above zero: not on sale. */
export async function applyPrices(tx: Db, packageId: number, ids: readonly string[]): Promise<number> {
  const [row] = await tx<{ changed: number }[]>`
    WITH told AS (
      SELECT p.id AS product_id, e.role, coalesce(s.min_count, 0) AS min_count,
             floor(s.amount / coalesce(nullif(s.ratio, 0), 1) + 0.5)::int AS amount
      FROM ${lastWords(tx, packageId, ids)} s
      JOIN external_ids e ON e.kind = 'price_type' AND e.external_id = s.price_type AND e.role <> 'unused' AND e.is_mapped
      JOIN products p ON p.external_id = s.external_id COLLATE "default"),
    wanted AS (
      SELECT product_id, bool_or(role = 'price') AS has_price, bool_or(role = 'regular') AS has_regular,
             bool_or(role = 'club') AS has_club, bool_or(role = 'wholesale' AND min_count <= 1) AS has_wholesale,
             nullif(max(amount) FILTER (WHERE role = 'price' AND min_count <= 1), 0) AS price,
             nullif(max(amount) FILTER (WHERE role = 'regular'), 0) AS regular,
             nullif(max(amount) FILTER (WHERE role = 'club'), 0) AS club,
             nullif(max(amount) FILTER (WHERE role = 'wholesale' AND min_count <= 1), 0) AS wholesale
      FROM told GROUP BY product_id),
    gone AS (
      DELETE FROM product_prices d USING wanted w
      WHERE d.product_id = w.product_id AND w.has_price AND coalesce(w.price, 0) <= 0 RETURNING d.product_id),
    merged AS (
      SELECT w.product_id, coalesce(w.price, old.price) AS price,
             greatest(CASE WHEN w.has_regular THEN w.regular WHEN w.has_price THEN w.price ELSE old.regular_price END,
                      coalesce(w.price, old.price)) AS regular_price,
             CASE WHEN w.has_club THEN w.club ELSE old.club_price END AS club_price,
             CASE WHEN w.has_wholesale THEN w.wholesale ELSE old.wholesale_price END AS wholesale_price
      FROM wanted w LEFT JOIN product_prices old USING (product_id)
      WHERE NOT (w.has_price AND coalesce(w.price, 0) <= 0)),
    written AS (
      INSERT INTO product_prices AS old (product_id, price, regular_price, club_price, wholesale_price)
      SELECT product_id, price, regular_price, club_price, wholesale_price FROM merged WHERE price > 0
      ON CONFLICT (product_id) DO UPDATE SET price = excluded.price, regular_price = excluded.regular_price,
        club_price = excluded.club_price, wholesale_price = excluded.wholesale_price
      WHERE (old.price, old.regular_price, old.club_price, old.wholesale_price) IS DISTINCT FROM
            (excluded.price, excluded.regular_price, excluded.club_price, excluded.wholesale_price)
      RETURNING product_id)
    SELECT ((SELECT count(*) FROM gone) + (SELECT count(*) FROM written))::int AS changed`;
  return row?.changed ?? 0;
}

/** Wholesale prices from a count on. A package that tells wholesale prices of a product tells all of them. */
export async function applyTiers(tx: Db, packageId: number, ids: readonly string[]): Promise<number> {
  const told = tx`
    SELECT p.id AS product_id, ceil(s.min_count)::int AS from_count,
           min(floor(s.amount / coalesce(nullif(s.ratio, 0), 1) + 0.5)::int) AS price
    FROM ${lastWords(tx, packageId, ids)} s
    JOIN external_ids e ON e.kind = 'price_type' AND e.external_id = s.price_type AND e.role = 'wholesale' AND e.is_mapped
    JOIN products p ON p.external_id = s.external_id COLLATE "default" WHERE true`;
  const gone = await tx`
    DELETE FROM wholesale_tiers d
    WHERE d.product_id IN (SELECT product_id FROM (${told} GROUP BY 1, 2) told)
      AND NOT EXISTS (SELECT FROM (${told} AND s.min_count > 1 AND s.amount > 0 GROUP BY 1, 2) t
                      WHERE t.product_id = d.product_id AND t.from_count = d.from_count) RETURNING d.product_id`;
  const written = await tx`
    INSERT INTO wholesale_tiers AS old (product_id, from_count, price)
    SELECT product_id, from_count, price FROM (${told} AND s.min_count > 1 AND s.amount > 0 GROUP BY 1, 2) t WHERE price > 0
    ON CONFLICT (product_id, from_count) DO UPDATE SET price = excluded.price WHERE old.price <> excluded.price
    RETURNING product_id`;
  return gone.length + written.length;
}

/** What was rounded, and retail prices from a count on, which the shop does not have. */
export async function countOddPrices(
  tx: Db,
  packageId: number,
  ids: readonly string[],
): Promise<{ pricesRounded: number; pricesByCount: number }> {
  const [row] = await tx<{ pricesRounded: number; pricesByCount: number }[]>`
    SELECT count(*) FILTER (WHERE s.amount / coalesce(nullif(s.ratio, 0), 1) % 1 <> 0)::int AS "pricesRounded",
           count(*) FILTER (WHERE s.min_count > 1 AND e.role <> 'wholesale')::int AS "pricesByCount"
    FROM exchange_staged_prices s
    JOIN external_ids e ON e.kind = 'price_type' AND e.external_id = s.price_type AND e.role <> 'unused' AND e.is_mapped
    WHERE s.package_id = ${packageId} AND s.external_id = ANY(${[...ids]}::text[])`;
  return row ?? { pricesRounded: 0, pricesByCount: 0 };
}
