import type { Db } from '../database.ts';

export interface InboxFile {
  bytes: number;
  parts: number;
  partBytes: number;
  partDigest: Buffer | null;
}

/** The row is there before a byte of the file is: what a broken append leaves is cut back to it. */
export async function takeFile(db: Db, sessionId: number, name: string): Promise<InboxFile> {
  const [row] = await db<InboxFile[]>`
    INSERT INTO exchange_files (session_id, name) VALUES (${sessionId}, ${name})
    ON CONFLICT (session_id, name) DO UPDATE SET updated_at = now()
    RETURNING bytes::float8, parts, part_bytes AS "partBytes", part_digest AS "partDigest"`;
  if (!row) throw new Error('a row that was just written is not there');
  return row;
}

export async function addPart(
  db: Db,
  sessionId: number,
  name: string,
  part: { bytes: number; digest: Buffer },
): Promise<void> {
  await db`
    UPDATE exchange_files SET bytes = bytes + ${part.bytes}, parts = parts + 1, part_bytes = ${part.bytes},
      part_digest = ${part.digest}, updated_at = now()
    WHERE session_id = ${sessionId} AND name = ${name}`;
}

export interface FoundFile {
  sessionId: number;
  folder: string;
  name: string;
  bytes: number;
}

/**
 * Files of that name and archives that may hold one: of this session first, then whole ones of the account's earlier
 * sessions of the last half hour, because pictures come before their XML.
 */
export async function listCandidates(db: Db, sessionId: number, name: string): Promise<FoundFile[]> {
  return db<FoundFile[]>`
    SELECT s.id::int AS "sessionId", s.folder, f.name, f.bytes::float8
    FROM exchange_sessions own
    JOIN exchange_sessions s ON s.account_id = own.account_id
    JOIN exchange_files f ON f.session_id = s.id
    WHERE own.id = ${sessionId} AND f.bytes > 0 AND (f.name = ${name} OR f.name ~* '[.]zip$')
      AND (s.id = own.id OR f.updated_at > now() - interval '30 minutes')
    ORDER BY s.id DESC, f.name = ${name} DESC, f.updated_at DESC`;
}

export interface ForgottenFile {
  sessionId: number;
  folder: string;
  name: string;
}

/** Some bases send files and never say that they are to be taken in: what nobody asked for in half an hour is. */
export async function listForgotten(db: Db): Promise<ForgottenFile[]> {
  return db<ForgottenFile[]>`
    SELECT s.id::int AS "sessionId", s.folder, f.name
    FROM exchange_files f JOIN exchange_sessions s ON s.id = f.session_id
    WHERE f.bytes > 0 AND s.type <> 'sale' AND f.name ~* '[.](xml|zip)$'
      AND f.updated_at BETWEEN now() - interval '1 day' AND now() - interval '30 minutes'
      AND NOT EXISTS (SELECT FROM exchange_packages p WHERE p.session_id = f.session_id AND p.file = f.name)
    ORDER BY f.updated_at LIMIT 100`;
}

/** Beyond the newest of each base, or beyond what all may take together; and with nothing that is still to be done. */
export async function takeOldFolders(db: Db, kept: number, mostBytes: number): Promise<string[]> {
  const rows = await db<{ folder: string }[]>`
    WITH old AS (
      SELECT id, folder FROM (
        SELECT s.id, s.folder, s.seen_at, row_number() OVER (PARTITION BY s.account_id ORDER BY s.id DESC) AS n,
               sum(held.bytes) OVER (ORDER BY s.id DESC) AS bytes
        FROM exchange_sessions s
        JOIN (SELECT session_id, sum(bytes) AS bytes FROM exchange_files GROUP BY 1) held ON held.session_id = s.id) ranked
      WHERE (n > ${kept} OR bytes > ${mostBytes}::bigint) AND seen_at < now() - interval '1 hour' AND NOT EXISTS (
        SELECT FROM exchange_packages p WHERE p.session_id = ranked.id AND p.state IN ('received', 'read', 'held', 'applying'))
      ORDER BY id LIMIT 100),
    gone AS (DELETE FROM exchange_files WHERE session_id IN (SELECT id FROM old))
    SELECT folder FROM old`;
  return rows.map(({ folder }) => folder);
}
