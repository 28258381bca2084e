import type { Db } from '../database.ts';

/**
 * Orders whose changes come after this one, each once, up to a moment before which nothing more can come: whoever still
 * writes began later, and takes later numbers.
 */
export async function listChangedOrders(
  db: Db,
  after: number,
  limit: number,
): Promise<{ ids: number[]; lastSeq: number | null }> {
  const rows = await db<{ id: number; seq: number }[]>`
    SELECT e.order_id::float8 AS id, e.seq::float8 AS seq FROM order_exports e
    WHERE e.seq > ${after} AND e.inserted_at < least(now(), (
      SELECT min(xact_start) FROM pg_stat_activity
      WHERE datname = current_database() AND backend_xid IS NOT NULL AND pid <> pg_backend_pid()))
    ORDER BY e.seq LIMIT ${limit}`;
  return { ids: [...new Set(rows.map(({ id }) => id))], lastSeq: rows.at(-1)?.seq ?? null };
}
