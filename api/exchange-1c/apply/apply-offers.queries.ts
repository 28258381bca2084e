import type { PackageMoment } from '#domain/exchange/moments.ts';
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

export interface ToldMoment extends PackageMoment {
  isFull: boolean;
  meaning: StockMeaning;
}

/**
 * What was told, as it was told; an older number never takes the place of a newer one. One whose moment is guessed was told
 * after what is there: it knows at least what that one knew.
 */
export async function tellStock(
  tx: Db,
  packageId: number,
  ids: readonly string[],
  { at, isGuessed, isFull, meaning }: ToldMoment,
): Promise<void> {
  const wanted = [...ids];
  await tx`
    INSERT INTO stock_told AS old (product_id, warehouse, store_id, count, told_at, meaning, package_id)
    SELECT p.id, coalesce(s.store, ''), e.id, sum(s.count), coalesce(min(s.told_at), ${at}), ${meaning}, ${packageId}
    FROM (
      -- The same offer told twice: its last word counts.
      SELECT DISTINCT ON (external_id, store) * FROM exchange_staged_rests
      WHERE package_id = ${packageId} AND external_id = ANY(${wanted}::text[]) ORDER BY external_id, store, n DESC) s
    JOIN external_ids e ON e.kind = 'store' AND e.external_id = coalesce(s.store, '') AND e.id IS NOT NULL
    JOIN products p ON p.external_id = s.external_id
    GROUP BY p.id, coalesce(s.store, ''), e.id ORDER BY p.id, e.id
    ON CONFLICT (product_id, warehouse) DO UPDATE SET store_id = excluded.store_id, count = excluded.count,
      told_at = greatest(old.told_at, excluded.told_at), meaning = excluded.meaning, package_id = excluded.package_id
    WHERE old.told_at <= excluded.told_at OR ${isGuessed}`;
  if (!isFull) return;
  // A whole package names every warehouse that has some.
  await tx`
    UPDATE stock_told t SET count = 0, told_at = greatest(t.told_at, ${at}), package_id = ${packageId}
    FROM products p
    WHERE p.id = t.product_id AND p.external_id = ANY(${wanted}::text[]) AND (t.told_at <= ${at} OR ${isGuessed})
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

const MOST_ORDERS = 5;

/** The newest orders that still want it: whom to call when there is too little. */
export async function listOrdersOf(tx: Db, externalId: string): Promise<string[]> {
  const rows = await tx<{ number: string }[]>`
    SELECT o.number FROM orders o
    WHERE o.status NOT IN ('completed', 'cancelled', 'returned', 'partially_returned', 'return_requested') AND o.id IN (
      SELECT e.order_id FROM stock_entries e JOIN products p ON p.id = e.product_id
      WHERE p.external_id = ${externalId} AND e.order_id IS NOT NULL GROUP BY e.order_id HAVING sum(e.count) < 0)
    ORDER BY o.id DESC LIMIT ${MOST_ORDERS}`;
  return rows.map(({ number }) => number);
}
