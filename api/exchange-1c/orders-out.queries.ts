import type { Db } from '../database.ts';

export interface UntoldOrders {
  ids: number[];
  lastSeq: number;
  composedAt: Date;
}

/**
 * The oldest untold orders, and the moment they are written of: not later than the start of any transaction that still
 * writes, because what it books is not in the text although its moment is earlier.
 */
export async function takeUntold(db: Db, most: number): Promise<UntoldOrders> {
  const [row] = await db<{ ids: number[]; lastSeq: number | null; composedAt: Date }[]>`
    WITH moment AS (
      -- Whole milliseconds: it goes through the shop and is compared with itself.
      SELECT date_trunc('milliseconds', least(now(), (SELECT min(xact_start) FROM pg_stat_activity
               WHERE datname = current_database() AND backend_xid IS NOT NULL))) AS at),
    untold AS (SELECT order_id, max(seq) AS seq, min(seq) AS first FROM order_exports
               WHERE exported_at IS NULL GROUP BY order_id ORDER BY first LIMIT ${most}),
    composed AS (
      UPDATE order_exports e SET composed_at = moment.at FROM untold, moment
      WHERE e.order_id = untold.order_id AND e.exported_at IS NULL AND e.seq <= untold.seq)
    SELECT coalesce((SELECT array_agg(order_id::int ORDER BY first) FROM untold), '{}') AS ids,
           (SELECT max(seq)::int FROM untold) AS "lastSeq", moment.at AS "composedAt" FROM moment`;
  if (!row) throw new Error('the database has no present moment');
  return { ids: row.ids, lastSeq: row.lastSeq ?? 0, composedAt: row.composedAt };
}

export async function rememberQuery(
  db: Db,
  sessionId: number,
  { lastSeq, composedAt }: UntoldOrders,
): Promise<void> {
  await db`
    UPDATE exchange_sessions SET queried_seq = ${lastSeq}, queried_at = ${composedAt} WHERE id = ${sessionId}`;
}

/** Exactly those that stood in the answer: what was written since then is told the next time. */
export async function confirmQuery(db: Db, sessionId: number): Promise<void> {
  await db`
    WITH told AS (
      UPDATE exchange_sessions s SET queried_seq = NULL, queried_at = NULL
      FROM (SELECT id, queried_seq, queried_at FROM exchange_sessions WHERE id = ${sessionId} FOR UPDATE) old
      WHERE s.id = old.id AND old.queried_seq IS NOT NULL RETURNING old.queried_seq, old.queried_at)
    UPDATE order_exports e SET exported_at = now() FROM told
    WHERE e.exported_at IS NULL AND e.seq <= told.queried_seq AND e.composed_at = told.queried_at`;
}

export async function listStoreIds(db: Db): Promise<Map<number, string>> {
  const rows = await db<{ id: number; externalId: string }[]>`
    SELECT id, min(external_id) AS "externalId" FROM external_ids WHERE kind = 'store' AND id IS NOT NULL GROUP BY id`;
  return new Map(rows.map(({ id, externalId }) => [id, externalId]));
}

/** Codes of units as 1C has last written them, by their names here: `'796 '` goes back with its space. */
export async function listUnitCodes(db: Db): Promise<Map<string, string>> {
  const rows = await db<{ name: string; raw: string }[]>`
    SELECT DISTINCT ON (lower(u.name_ru)) lower(u.name_ru) AS name, e.external_id AS raw
    FROM external_ids e JOIN units u ON u.code = e.role WHERE e.kind = 'unit'
    ORDER BY lower(u.name_ru), e.seen_package DESC NULLS LAST`;
  return new Map(rows.map(({ name, raw }) => [name, raw]));
}

/** Numbers of fiscal receipts by order, the sale first. */
export async function listReceiptNumbers(db: Db, orderIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await db<{ id: number; numbers: string }[]>`
    SELECT order_id::int AS id, string_agg(fiscal ->> 'number', ', ' ORDER BY id) AS numbers FROM receipts
    WHERE order_id = ANY(${[...orderIds]}::bigint[]) AND fiscal ->> 'number' IS NOT NULL GROUP BY order_id`;
  return new Map(rows.map(({ id, numbers }) => [id, numbers]));
}
