import type { Locale } from '#domain/locale.ts';
import type { Db } from '../database.ts';

/** More than anyone's devices; the one not seen for longest makes room. */
const MOST_SESSIONS = 30;

export interface NewSession {
  tokenHash: Buffer;
  userId: number;
  seconds: number;
  userAgent: string;
  network: string;
  cityCode: string | null;
}

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  const { tokenHash, userId, seconds, userAgent, network, cityCode } = session;
  await db`
    DELETE FROM sessions WHERE user_id = ${userId} AND (expires_at <= now() OR id IN (
      SELECT id FROM sessions WHERE user_id = ${userId} ORDER BY seen_at DESC OFFSET ${MOST_SESSIONS - 1}))`;
  await db`
    INSERT INTO sessions (token_hash, user_id, expires_at, user_agent, network, city_code)
    VALUES (${tokenHash}, ${userId}, now() + make_interval(secs => ${seconds}), ${userAgent}, ${network}, ${cityCode})`;
}

/** Whose it was; null when there was none. */
export async function deleteSession(db: Db, tokenHash: Buffer): Promise<number | null> {
  const [row] = await db<
    { userId: number }[]
  >`DELETE FROM sessions WHERE token_hash = ${tokenHash} RETURNING user_id AS "userId"`;
  return row ? Number(row.userId) : null;
}

/** The thirty days begin anew; what the session is known by follows its owner. */
export async function prolongSession(db: Db, session: Omit<NewSession, 'userId'>): Promise<void> {
  const { tokenHash, seconds, userAgent, network, cityCode } = session;
  await db`
    UPDATE sessions
    SET seen_at = now(), expires_at = now() + make_interval(secs => ${seconds}),
        user_agent = ${userAgent}, network = ${network}, city_code = ${cityCode}
    WHERE token_hash = ${tokenHash} AND expires_at > now()`;
}

export interface SessionRow {
  id: number;
  userAgent: string;
  network: string;
  city: string | null;
  createdAt: Date;
  seenAt: Date;
}

export async function listSessions(db: Db, userId: number, language: Locale): Promise<SessionRow[]> {
  const rows = await db<SessionRow[]>`
    SELECT s.id, s.user_agent AS "userAgent", s.network,
           CASE WHEN ${language} = 'kz' THEN c.name_kz ELSE c.name_ru END AS city,
           s.created_at AS "createdAt", s.seen_at AS "seenAt"
    FROM sessions s LEFT JOIN cities c ON c.code = s.city_code
    WHERE s.user_id = ${userId} AND s.expires_at > now()
    ORDER BY s.seen_at DESC, s.id DESC`;
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}

export async function findOwnerOfSession(db: Db, id: string): Promise<number | null> {
  const [row] = await db<{ userId: number }[]>`
    SELECT user_id AS "userId" FROM sessions WHERE id = ${id}::bigint AND expires_at > now()`;
  return row ? Number(row.userId) : null;
}

export async function deleteSessionById(db: Db, userId: number, id: string): Promise<boolean> {
  const rows = await db`DELETE FROM sessions WHERE user_id = ${userId} AND id = ${id}::bigint RETURNING id`;
  return rows.length > 0;
}

/** All of the user's, but one if it is named. */
export async function deleteSessionsOf(db: Db, userId: number, keptId: number | null): Promise<number> {
  const rows = await db`
    DELETE FROM sessions WHERE user_id = ${userId} AND id IS DISTINCT FROM ${keptId}::bigint RETURNING id`;
  return rows.length;
}
