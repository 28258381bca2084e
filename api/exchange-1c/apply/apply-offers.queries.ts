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
  known: ReadonlyMap<string, number>,
  { at, isGuessed, isFull, meaning }: ToldMoment,
): Promise<void> {
  const ids = [...known.values()];
  await tx`
    -- The same offer told twice: its last word counts.
    WITH said AS MATERIALIZED (
      SELECT DISTINCT ON (external_id, store) * FROM exchange_staged_rests
      WHERE package_id = ${packageId} AND external_id = ANY(${[...known.keys()]}::text[]) ORDER BY external_id, store, n DESC),
    told AS MATERIALIZED (
      SELECT k.product_id, coalesce(s.store, '') AS warehouse, e.id AS store_id, sum(s.count) AS count,
             coalesce(min(s.told_at), ${at}) AS told_at
      FROM said s
      JOIN external_ids e ON e.kind = 'store' AND e.external_id = coalesce(s.store, '') AND e.id IS NOT NULL
      JOIN unnest(${[...known.keys()]}::text[], ${ids}::int[]) AS k(external_id, product_id) ON k.external_id = s.external_id
      GROUP BY k.product_id, coalesce(s.store, ''), e.id),
    -- Once for all of them: a list that is asked of each row is gone through for each row.
    there AS MATERIALIZED (SELECT product_id, warehouse FROM stock_told WHERE product_id = ANY(${ids}::int[])),
    written AS (
      UPDATE stock_told old SET store_id = told.store_id, count = told.count, told_at = greatest(old.told_at, told.told_at),
        meaning = ${meaning}, package_id = ${packageId}
      FROM told JOIN there USING (product_id, warehouse)
      WHERE old.product_id = there.product_id AND old.warehouse = there.warehouse AND (old.told_at <= told.told_at OR ${isGuessed}))
    INSERT INTO stock_told (product_id, warehouse, store_id, count, told_at, meaning, package_id)
    SELECT product_id, warehouse, store_id, count, told_at, ${meaning}, ${packageId} FROM told
    WHERE NOT EXISTS (SELECT FROM there WHERE there.product_id = told.product_id AND there.warehouse = told.warehouse)
    ORDER BY product_id, store_id`;
  if (!isFull) return;
  // A whole package names every warehouse that has some.
  await tx`
    UPDATE stock_told t SET count = 0, told_at = greatest(t.told_at, ${at}), package_id = ${packageId}
    WHERE t.product_id = ANY(${ids}::int[]) AND (t.told_at <= ${at} OR ${isGuessed})
      AND t.package_id <> ${packageId}`;
}

/** Ours by theirs; those that nobody has told of yet are missing. */
export async function listProductIds(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db<{ externalId: string; id: number }[]>`
    SELECT external_id AS "externalId", id FROM products WHERE external_id = ANY(${[...ids]}::text[])`;
  return new Map(rows.map(({ externalId, id }) => [externalId, id]));
}

export interface SettledStock {
  changed: number;
  oversold: { externalId: string; missing: number }[];
}

/** Locks in the order in which orders lock, then sells from what the equation says. */
export async function settleStock(tx: Db, productIds: readonly number[]): Promise<SettledStock> {
  const ids = [...productIds];
  await tx`
    WITH locked AS MATERIALIZED (
      SELECT s.product_id FROM stocks s
      WHERE s.product_id = ANY(${ids}::int[]) AND EXISTS (
        SELECT FROM stock_told t
        WHERE t.product_id = s.product_id AND t.store_id = s.store_id AND t.product_id = ANY(${ids}::int[]))
      ORDER BY s.product_id, s.store_id FOR UPDATE OF s)
    SELECT count(*) FROM locked`;
  const [row] = await tx<(SettledStock & { missed: number })[]>`
    WITH due AS MATERIALIZED (
      SELECT product_id, store_id, due, greatest(0, due) AS count FROM stock_due_of(${ids}::int[])),
    there AS MATERIALIZED (SELECT product_id, store_id FROM stocks WHERE product_id = ANY(${ids}::int[])),
    changed AS (
      UPDATE stocks s SET count = due.count FROM due
      WHERE s.product_id = due.product_id AND s.store_id = due.store_id AND s.count <> due.count
        AND s.product_id = ANY(${ids}::int[]) RETURNING s.store_id),
    missing AS MATERIALIZED (
      SELECT due.* FROM due WHERE NOT EXISTS (
        SELECT FROM there WHERE there.product_id = due.product_id AND there.store_id = due.store_id)),
    made AS (
      INSERT INTO stocks (product_id, store_id, count)
      SELECT product_id, store_id, count FROM missing ORDER BY 1, 2 ON CONFLICT DO NOTHING RETURNING count)
    SELECT ((SELECT count(*) FROM changed) + (SELECT count(*) FROM made WHERE count > 0))::int AS changed,
           ((SELECT count(*) FROM missing) - (SELECT count(*) FROM made))::int AS missed,
           coalesce((SELECT jsonb_agg(jsonb_build_object('externalId', p.external_id, 'missing', -due.due))
                     FROM due JOIN products p ON p.id = due.product_id WHERE due.due < 0), '[]') AS oversold`;
  if (!row) throw new Error('stock was settled and says nothing');
  if (row.missed === 0) return { changed: row.changed, oversold: row.oversold };
  // Somebody has made the same row meanwhile: it is there now, and is settled as those that were there.
  const again = await settleStock(tx, productIds);
  return { ...again, changed: again.changed + row.changed };
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
