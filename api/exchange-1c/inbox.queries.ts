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

/** Of this session, then whole ones of the account's earlier sessions of the last half hour: pictures before their XML. */
export async function listFiles(db: Db, sessionId: number): Promise<FoundFile[]> {
  return db<FoundFile[]>`
    SELECT s.id::int AS "sessionId", s.folder, f.name, f.bytes::float8
    FROM exchange_sessions own
    JOIN exchange_sessions s ON s.account_id = own.account_id
    JOIN exchange_files f ON f.session_id = s.id
    WHERE own.id = ${sessionId} AND f.bytes > 0
      AND (s.id = own.id OR f.updated_at > now() - interval '30 minutes')
    ORDER BY s.id DESC, f.updated_at DESC`;
}
