import type { Db } from '../../database.ts';

/** The open run that a whole package belongs to; begun with its first. */
export async function openRun(
  tx: Db,
  packageId: number,
  sessionId: number,
  catalogId: string | null,
): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    INSERT INTO exchange_runs AS r (account_id, catalog_id, session_id, has_goods, has_offers)
    SELECT s.account_id, coalesce(${catalogId}, ''), s.id,
           EXISTS (SELECT FROM exchange_staged g WHERE g.package_id = ${packageId} AND g.kind = 'goods'),
           EXISTS (SELECT FROM exchange_staged g WHERE g.package_id = ${packageId} AND g.kind = 'offer'
                   AND position('#' IN g.external_id) > 1)
    FROM exchange_sessions s WHERE s.id = ${sessionId}
    ON CONFLICT (account_id, catalog_id) WHERE closed_at IS NULL DO UPDATE SET session_id = excluded.session_id,
      has_goods = r.has_goods OR excluded.has_goods, has_offers = r.has_offers OR excluded.has_offers, told_at = now()
    RETURNING id::int`;
  if (!row) throw new Error('a run that was just opened is not there');
  return row.id;
}

export async function listNextMentioned(
  db: Db,
  packageId: number,
  after: string,
  most: number,
): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    SELECT DISTINCT external_id AS id FROM exchange_staged
    WHERE package_id = ${packageId} AND kind IN ('goods', 'offer') AND external_id > ${after} COLLATE "C"
    ORDER BY external_id LIMIT ${most}`;
  return rows.map(({ id }) => id);
}

export async function mention(
  tx: Db,
  { runId, packageId }: { runId: number; packageId: number },
  ids: readonly string[],
): Promise<void> {
  await tx`UPDATE exchange_packages SET run_id = ${runId} WHERE id = ${packageId} AND run_id IS DISTINCT FROM ${runId}`;
  await tx`
    INSERT INTO exchange_mentioned (run_id, external_id) SELECT ${runId}, unnest(${[...ids]}::text[]) ON CONFLICT DO NOTHING`;
}

/**
 * Ends the runs of an account that says so, and those that nothing came for in half an hour. One of whose packages failed
 * or was refused says nothing of what it does not mention; one that has a package waiting goes on waiting.
 */
export async function closeRuns(tx: Db, accountId: number | null): Promise<number[]> {
  const rows = await tx<{ id: number }[]>`
    WITH due AS (
      SELECT * FROM exchange_runs r
      WHERE r.closed_at IS NULL AND (r.account_id = ${accountId} OR r.told_at < now() - interval '30 minutes')),
    about AS (
      SELECT r.id, bool_or(p.state IN ('received', 'read', 'applying', 'held')) AS waits,
             bool_or(p.state IN ('failed', 'refused')) AS broken
      FROM due r
      -- Of the sessions that its packages came in; of those that brought goods of the same catalogue as a whole.
      JOIN exchange_packages own ON own.run_id = r.id
      JOIN exchange_packages p ON p.session_id = own.session_id AND p.kind IN ('goods', 'offers', 'unread')
        OR p.kind = 'goods' AND p.scope = 'full' AND coalesce(p.catalog_id, '') = r.catalog_id
          AND p.created_at > r.opened_at - interval '1 hour'
      GROUP BY r.id),
    closed AS (
      UPDATE exchange_runs r SET closed_at = now() FROM about a WHERE a.id = r.id AND NOT a.waits
      RETURNING r.id, r.session_id, r.catalog_id, a.broken)
    INSERT INTO exchange_packages (session_id, file, kind, scope, catalog_id, state, run_id)
    SELECT session_id, 'absence-' || id, 'absence', 'full', catalog_id, 'read', id FROM closed WHERE NOT broken
    RETURNING id::int`;
  return rows.map(({ id }) => id);
}

/** Goods of that catalogue, and variants of them, that the run has not named. */
const absent = (db: Db, packageId: number) => db`
  SELECT p.id, p.external_id FROM products p JOIN exchange_runs r ON r.id = (
    SELECT run_id FROM exchange_packages WHERE id = ${packageId})
  -- Most packages belong to none: then nobody's products are looked at.
  WHERE (SELECT run_id FROM exchange_packages WHERE id = ${packageId}) IS NOT NULL
    AND p.active AND p.exchange_digest IS NOT NULL AND coalesce(p.exchange_catalog, '') = r.catalog_id
    AND (CASE WHEN p.variant_group IS NULL THEN r.has_goods ELSE r.has_offers END
           AND NOT EXISTS (SELECT FROM exchange_mentioned m WHERE m.run_id = r.id AND m.external_id = p.external_id)
         OR p.variant_group IS NOT NULL AND r.has_goods
           AND NOT EXISTS (SELECT FROM exchange_mentioned m WHERE m.run_id = r.id AND m.external_id = p.variant_group))`;

export async function countAbsent(db: Db, packageId: number): Promise<number> {
  const [row] = await db<{ count: number }[]>`SELECT count(*)::int FROM (${absent(db, packageId)}) gone`;
  return row?.count ?? 0;
}

export async function listNextAbsent(
  db: Db,
  packageId: number,
  after: string,
  most: number,
): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    SELECT external_id AS id FROM (${absent(db, packageId)}) gone
    WHERE external_id COLLATE "C" > ${after} ORDER BY external_id COLLATE "C" LIMIT ${most}`;
  return rows.map(({ id }) => id);
}

/** Never deleted: orders and links still know them. */
export async function switchOff(tx: Db, ids: readonly string[]): Promise<number> {
  const rows = await tx`
    UPDATE products SET active = false, absent_since = now()
    WHERE active AND external_id = ANY(${[...ids]}::text[]) RETURNING id`;
  return rows.length;
}
