import type { Db } from './database.ts';

export interface ChangeRow {
  seq: number;
  productId: number | null;
  kind: 'offer' | 'structure' | 'promotions' | 'pages';
  /** another number of what was in stock and still is */
  isCount: boolean;
}

/**
 * The changes of all transactions that were not surely over at `since` (null: of those that are open now), and the
 * horizon to ask with next time. One statement, so that both are of one moment.
 */
export async function listChanges(
  db: Db,
  since: string | null,
  limit: number,
): Promise<{ horizon: string; rows: ChangeRow[] }> {
  const rows = await db<(Omit<ChangeRow, 'seq'> & { seq: number | null; horizon: string })[]>`
    SELECT now_open.horizon::text AS horizon, c.seq, c.product_id AS "productId", c.kind, c.is_count AS "isCount"
    FROM (SELECT pg_snapshot_xmin(pg_current_snapshot()) AS horizon) now_open
    LEFT JOIN LATERAL (
      SELECT seq, product_id, kind, is_count FROM catalog_changes
      WHERE txid >= coalesce(${since}::text::xid8, now_open.horizon) ORDER BY txid LIMIT ${limit}
    ) c ON true`;
  return {
    horizon: rows[0]?.horizon ?? '0',
    rows: rows.flatMap(({ seq, productId, kind, isCount }) =>
      seq === null ? [] : [{ seq, productId, kind, isCount }],
    ),
  };
}

/**
 * Takes away what is older than a day, a part at a time, by one process at a time. The newest change and the newest
 * one of the structure stay for ever: they are the versions that readers compare.
 */
export async function trimChanges(db: Db, limit: number): Promise<number> {
  const { count } = await db`
    DELETE FROM catalog_changes WHERE pg_try_advisory_xact_lock(hashtext('catalog_changes')) AND seq IN (
      -- Those that came first are the oldest: an index of times would be written with every change.
      SELECT seq FROM (
        SELECT seq, at FROM catalog_changes
        WHERE seq <> (SELECT max(seq) FROM catalog_changes)
          AND seq <> (SELECT coalesce(max(seq), 0) FROM catalog_changes WHERE kind = 'structure')
        ORDER BY seq LIMIT ${limit}) oldest
      WHERE at < now() - interval '1 day')`;
  return count;
}
