import type { StaffRole } from '#contract/office/rights.ts';
import type { Locale } from '#domain/locale.ts';
import type { Db } from '../database.ts';

export interface NewStaffSession {
  tokenHash: Buffer;
  staffId: number;
  seconds: number;
  freshSeconds: number;
  userAgent: string;
  network: string;
  /** Of the phone of a store that it is opened on. */
  phoneHash: Buffer | null;
}

export async function insertStaffSession(db: Db, session: NewStaffSession): Promise<void> {
  const { tokenHash, staffId, seconds, freshSeconds, userAgent, network, phoneHash } = session;
  await db`
    INSERT INTO staff_sessions (token_hash, staff_id, user_agent, network, phone_id, fresh_until, expires_at)
    VALUES (${tokenHash}, ${staffId}, ${userAgent}, ${network},
            (SELECT id FROM store_phones WHERE token_hash = ${phoneHash}), now() + make_interval(secs => ${freshSeconds}),
            now() + make_interval(secs => ${seconds}))`;
}

export interface FoundStaffSession {
  id: number;
  sessionId: number;
  email: string;
  name: string;
  language: Locale;
  roles: StaffRole[];
  stores: number[];
  isFresh: boolean;
  hasFactor: boolean;
  isStorePhone: boolean;
  idleSeconds: number;
}

/**
 * Roles and stores as they are now: a change counts with the next request. Whoever works goes on when wrong tries of others
 * lock the account: a stranger throws nobody out.
 */
export async function findStaffSession(db: Db, tokenHash: Buffer): Promise<FoundStaffSession | null> {
  const [row] = await db<FoundStaffSession[]>`
    SELECT s.id, n.id AS "sessionId", s.email, s.name, s.language,
           n.fresh_until > now() AS "isFresh", s.totp_sealed IS NOT NULL AS "hasFactor",
           n.phone_id IS NOT NULL AS "isStorePhone",
           extract(epoch FROM now() - n.seen_at)::float8 AS "idleSeconds",
           ARRAY(SELECT role FROM staff_roles WHERE staff_id = s.id ORDER BY role) AS roles,
           ARRAY(SELECT store_id FROM staff_stores WHERE staff_id = s.id ORDER BY store_id) AS stores
    FROM staff_sessions n JOIN staff s ON s.id = n.staff_id
    WHERE n.token_hash = ${tokenHash} AND n.expires_at > now() AND s.state IN ('active', 'locked')`;
  return row ? { ...row, id: Number(row.id), sessionId: Number(row.sessionId) } : null;
}

export async function noteStaffSeen(db: Db, sessionId: number): Promise<void> {
  await db`UPDATE staff_sessions SET seen_at = now() WHERE id = ${sessionId}`;
}

export async function setStaffFresh(db: Db, sessionId: number, seconds: number): Promise<void> {
  await db`UPDATE staff_sessions SET fresh_until = now() + make_interval(secs => ${seconds}) WHERE id = ${sessionId}`;
}

export async function deleteStaffSession(
  db: Db,
  staffId: number,
  sessionId: number | string,
): Promise<boolean> {
  const rows = await db`
    DELETE FROM staff_sessions WHERE id = ${sessionId}::bigint AND staff_id = ${staffId} RETURNING id`;
  return rows.length > 0;
}

export async function deleteStaffSessions(db: Db, staffId: number): Promise<void> {
  await db`DELETE FROM staff_sessions WHERE staff_id = ${staffId}`;
}

export interface StaffSessionRow {
  id: number;
  userAgent: string;
  network: string;
  /** Name of the phone of a store. */
  phone: string | null;
  createdAt: Date;
  seenAt: Date;
}

export async function listStaffSessionRows(db: Db, staffId: number): Promise<StaffSessionRow[]> {
  const rows = await db<StaffSessionRow[]>`
    SELECT n.id, n.user_agent AS "userAgent", n.network, p.name AS phone, n.created_at AS "createdAt", n.seen_at AS "seenAt"
    FROM staff_sessions n LEFT JOIN store_phones p ON p.id = n.phone_id
    WHERE n.staff_id = ${staffId} AND n.expires_at > now() ORDER BY n.seen_at DESC, n.id DESC`;
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}
