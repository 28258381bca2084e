import type { Db } from '../database.ts';

export interface MovedLot {
  id: number;
  entryId: number;
  left: number;
  isUsable: boolean;
}

/** Whatever is left, to come included. */
export async function listLotsToMove(db: Db, accountId: number): Promise<MovedLot[]> {
  return db<MovedLot[]>`
    SELECT l.id, l.entry_id AS "entryId", (l.points - coalesce(sum(u.points), 0))::int AS left,
           l.usable_at <= clock_timestamp() AS "isUsable"
    FROM loyalty_lots l LEFT JOIN loyalty_uses u ON u.lot_id = l.id
    WHERE l.account_id = ${accountId} GROUP BY l.id HAVING l.points > coalesce(sum(u.points), 0)
    ORDER BY l.burns_at, l.id`;
}

/** The same points with the same last day, on the account of the entry. */
export async function insertMovedLots(tx: Db, entryId: number, lots: readonly MovedLot[]): Promise<void> {
  await tx`
    INSERT INTO loyalty_lots (account_id, entry_id, points, usable_at, burns_at)
    SELECT e.account_id, e.id, moved.points, e.in_force_at, l.burns_at
    FROM unnest(${lots.map(({ id }) => id)}::bigint[], ${lots.map(({ left }) => left)}::int[]) AS moved (lot_id, points)
    JOIN loyalty_lots l ON l.id = moved.lot_id CROSS JOIN loyalty_entries e WHERE e.id = ${entryId}`;
}

/** Of all entries, to come included. */
export async function readTotal(db: Db, accountId: number): Promise<number> {
  const [row] = await db<{ total: number }[]>`
    SELECT coalesce(sum(points), 0)::int AS total FROM loyalty_entries WHERE account_id = ${accountId}`;
  return row?.total ?? 0;
}

/** Its cards open nothing any more; the one that stays has the better level of both. */
export async function endMergedAccount(tx: Db, from: number, into: number): Promise<void> {
  await tx`
    UPDATE loyalty_cards SET status = 'blocked', blocked_at = now() WHERE account_id = ${from} AND status = 'active'`;
  await tx`
    UPDATE loyalty_accounts own SET joined_at = least(own.joined_at, old.joined_at),
      kind = CASE WHEN 'pro' IN (own.kind, old.kind) THEN 'pro' ELSE 'club' END,
      level = CASE WHEN array_position(levels, old.level) > array_position(levels, own.level) THEN old.level ELSE own.level END
    FROM loyalty_accounts old, (SELECT ARRAY['start', 'home', 'master', 'foreman'] AS levels) AS ladder
    WHERE own.id = ${into} AND old.id = ${from}`;
  await tx`UPDATE loyalty_accounts SET merged_into = ${into} WHERE id = ${from} OR merged_into = ${from}`;
  await tx`UPDATE loyalty_accounts SET user_id = NULL WHERE id = ${from}`;
}
