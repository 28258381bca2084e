import type { TradeCode } from '#domain/pro.ts';
import type { Db } from '../database.ts';

export interface MasterRow {
  status: 'moderation' | 'confirmed' | 'declined';
  trade: TradeCode;
  linkCode: string | null;
  orders: number;
  points: number;
}

export async function findMasterRow(db: Db, userId: number): Promise<MasterRow | null> {
  const [row] = await db<MasterRow[]>`
    SELECT p.status, p.trade, p.link_code AS "linkCode", count(e.id) FILTER (WHERE e.kind = 'client')::int AS orders,
           coalesce(sum(e.points), 0)::int AS points
    FROM pro_profiles p
    LEFT JOIN loyalty_accounts a ON a.user_id = p.user_id
    LEFT JOIN loyalty_entries e ON e.account_id = a.id AND e.kind IN ('client', 'client_return')
    WHERE p.user_id = ${userId} GROUP BY p.user_id`;
  return row ?? null;
}

/** False for a master who is confirmed already. */
export async function keepProRequest(
  db: Db,
  userId: number,
  { trade, iin }: { trade: TradeCode; iin: string | null },
): Promise<boolean> {
  const rows = await db`
    INSERT INTO pro_profiles (user_id, trade, iin) VALUES (${userId}, ${trade}, ${iin})
    ON CONFLICT (user_id) DO UPDATE
      SET trade = excluded.trade, iin = excluded.iin, status = 'moderation', asked_at = now(), decided_at = NULL
      WHERE pro_profiles.status <> 'confirmed'
    RETURNING user_id`;
  return rows.length > 0;
}

export async function lockProfileOf(tx: Db, login: string): Promise<number | null> {
  const [row] = await tx<{ userId: number }[]>`
    SELECT p.user_id AS "userId" FROM pro_profiles p JOIN users u ON u.id = p.user_id
    WHERE u.email = ${login} OR u.phone = ${login} FOR UPDATE OF p`;
  return row ? Number(row.userId) : null;
}

/** A link that was given stays the same when a master is confirmed once more. */
export async function setConfirmed(tx: Db, userId: number, linkCode: string): Promise<string> {
  const [row] = await tx<{ linkCode: string }[]>`
    UPDATE pro_profiles SET status = 'confirmed', link_code = coalesce(link_code, ${linkCode}), decided_at = now()
    WHERE user_id = ${userId} RETURNING link_code AS "linkCode"`;
  return row?.linkCode ?? linkCode;
}

export async function setDeclined(tx: Db, userId: number): Promise<void> {
  await tx`
    UPDATE pro_profiles SET status = 'declined', link_code = NULL, decided_at = now() WHERE user_id = ${userId}`;
}

export async function setCardKind(tx: Db, userId: number, kind: 'club' | 'pro'): Promise<void> {
  await tx`UPDATE loyalty_accounts SET kind = ${kind} WHERE user_id = ${userId}`;
}

export interface MasterLine {
  login: string;
  trade: TradeCode;
  status: string;
  iin: string | null;
  linkCode: string | null;
}

/** Those who wait first. */
export async function listMasters(db: Db): Promise<MasterLine[]> {
  return db<MasterLine[]>`
    SELECT coalesce(u.email, u.phone) AS login, p.trade, p.status, p.iin, p.link_code AS "linkCode"
    FROM pro_profiles p JOIN users u ON u.id = p.user_id
    ORDER BY p.status = 'moderation' DESC, p.asked_at DESC LIMIT 500`;
}
