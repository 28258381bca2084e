import type { StockMeaning } from '#domain/exchange/told-stock.ts';
import type { Db } from '../../database.ts';

/** The next ids of a table of staging, in the order in which all are applied. */
export async function listNextIds(
  db: Db,
  table: 'exchange_staged_prices' | 'exchange_staged_rests',
  packageId: number,
  after: string,
  most: number,
): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    SELECT DISTINCT external_id AS id FROM ${db(table)}
    WHERE package_id = ${packageId} AND external_id > ${after} COLLATE "C" ORDER BY external_id LIMIT ${most}`;
  return rows.map(({ id }) => id);
}

/** Half up to whole tenge; of one, where a price is for several. No price, or none above zero: not on sale. */
export async function applyPrices(tx: Db, packageId: number, ids: readonly string[]): Promise<number> {
  const [row] = await tx<{ changed: number }[]>`
    WITH told AS (
      SELECT p.id AS product_id, e.role, coalesce(s.min_count, 0) AS min_count,
             floor(s.amount / coalesce(nullif(s.ratio, 0), 1) + 0.5)::int AS amount
      FROM exchange_staged_prices s
      JOIN external_ids e ON e.kind = 'price_type' AND e.external_id = s.price_type AND e.role <> 'unused' AND e.is_mapped
      JOIN products p ON p.external_id = s.external_id
      WHERE s.package_id = ${packageId} AND s.external_id = ANY(${[...ids]}::text[])),
    wanted AS (
      SELECT product_id, bool_or(role = 'price') AS has_price, bool_or(role = 'regular') AS has_regular,
             bool_or(role = 'club') AS has_club, bool_or(role = 'wholesale') AS has_wholesale,
             nullif(max(amount) FILTER (WHERE role = 'price' AND min_count <= 1), 0) AS price,
             nullif(max(amount) FILTER (WHERE role = 'regular'), 0) AS regular,
             nullif(max(amount) FILTER (WHERE role = 'club'), 0) AS club,
             nullif(max(amount) FILTER (WHERE role = 'wholesale'), 0) AS wholesale
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

export interface ToldMoment {
  at: Date;
  isFull: boolean;
  meaning: StockMeaning;
}

/** What was told, as it was told; an older number never takes the place of a newer one. */
export async function tellStock(
  tx: Db,
  packageId: number,
  ids: readonly string[],
  { at, isFull, meaning }: ToldMoment,
): Promise<void> {
  const wanted = [...ids];
  await tx`
    INSERT INTO stock_told AS old (product_id, warehouse, store_id, count, told_at, meaning, package_id)
    SELECT p.id, coalesce(s.store, ''), e.id, sum(s.count), coalesce(min(s.told_at), ${at}), ${meaning}, ${packageId}
    FROM exchange_staged_rests s
    JOIN external_ids e ON e.kind = 'store' AND e.external_id = coalesce(s.store, '') AND e.id IS NOT NULL
    JOIN products p ON p.external_id = s.external_id
    WHERE s.package_id = ${packageId} AND s.external_id = ANY(${wanted}::text[])
    GROUP BY p.id, coalesce(s.store, ''), e.id ORDER BY p.id, e.id
    ON CONFLICT (product_id, warehouse) DO UPDATE SET store_id = excluded.store_id, count = excluded.count,
      told_at = excluded.told_at, meaning = excluded.meaning, package_id = excluded.package_id
    WHERE old.told_at <= excluded.told_at`;
  if (!isFull) return;
  // A whole package names every warehouse that has some.
  await tx`
    UPDATE stock_told t SET count = 0, told_at = ${at}, package_id = ${packageId}
    FROM products p
    WHERE p.id = t.product_id AND p.external_id = ANY(${wanted}::text[]) AND t.told_at <= ${at}
      AND t.package_id <> ${packageId}`;
}

/** Locks in the order in which orders lock, then sells from what the equation says. */
export async function settleStock(
  tx: Db,
  ids: readonly string[],
): Promise<{ changed: number; oversold: { externalId: string; missing: number }[] }> {
  const wanted = [...ids];
  await tx`
    INSERT INTO stocks (product_id, store_id, count)
    SELECT DISTINCT t.product_id, t.store_id, 0 FROM stock_told t JOIN products p ON p.id = t.product_id
    WHERE p.external_id = ANY(${wanted}::text[]) AND NOT EXISTS (
      SELECT FROM stocks s WHERE s.product_id = t.product_id AND s.store_id = t.store_id)
    ORDER BY 1, 2 ON CONFLICT DO NOTHING`;
  const touched = await tx<{ id: number }[]>`
    SELECT s.product_id AS id FROM stocks s JOIN products p ON p.id = s.product_id
    WHERE p.external_id = ANY(${wanted}::text[]) AND EXISTS (
      SELECT FROM stock_told t WHERE t.product_id = s.product_id AND t.store_id = s.store_id)
    ORDER BY s.product_id, s.store_id FOR UPDATE OF s`;
  const products = [...new Set(touched.map(({ id }) => id))];
  const changed = await tx`
    UPDATE stocks s SET count = greatest(0, d.due) FROM stock_due d
    WHERE d.product_id = ANY(${products}::int[]) AND s.product_id = d.product_id AND s.store_id = d.store_id
      AND s.count <> greatest(0, d.due) RETURNING s.product_id`;
  const oversold = await tx<{ externalId: string; missing: number }[]>`
    SELECT p.external_id AS "externalId", -d.due AS missing FROM stock_due d JOIN products p ON p.id = d.product_id
    WHERE d.product_id = ANY(${products}::int[]) AND d.due < 0`;
  return { changed: changed.length, oversold: [...oversold] };
}
