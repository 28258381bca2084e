import type { Uploaded } from '#contract/office/uploads.ts';
import type { UploadKind } from '#domain/office/pieces.ts';
import type { Db } from '../database.ts';

export interface UploadRow {
  id: string;
  kind: UploadKind;
  size: number;
  sha256: Buffer;
  result: Uploaded | null;
}

const columns = (db: Db) => db`id, kind, size, sha256, result`;

/** The same file of the same person is one upload. */
export async function takeUpload(
  db: Db,
  { staffId, kind, size, sha256 }: Pick<UploadRow, 'kind' | 'size' | 'sha256'> & { staffId: number },
): Promise<UploadRow> {
  const [row] = await db<UploadRow[]>`
    INSERT INTO uploads (staff_id, kind, size, sha256) VALUES (${staffId}, ${kind}, ${size}, ${sha256})
    ON CONFLICT (staff_id, kind, sha256) DO UPDATE SET created_at = now(), size = excluded.size
    RETURNING ${columns(db)}`;
  if (!row) throw new Error('the upload was not begun');
  return row;
}

/** Another's is nobody's. */
export async function findUpload(db: Db, id: string, staffId: number): Promise<UploadRow | null> {
  const [row] = await db<UploadRow[]>`
    SELECT ${columns(db)} FROM uploads WHERE id = ${id} AND staff_id = ${staffId}`;
  return row ?? null;
}

export async function countUnfinished(db: Db, staffId: number): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    SELECT count(*)::int AS count FROM uploads WHERE staff_id = ${staffId} AND result IS NULL`;
  return row?.count ?? 0;
}

export async function listPieceNumbers(db: Db, id: string): Promise<number[]> {
  const rows = await db<{ n: number }[]>`SELECT n FROM upload_pieces WHERE upload_id = ${id} ORDER BY n`;
  return rows.map(({ n }) => n);
}

export async function insertPiece(db: Db, id: string, n: number, content: Buffer): Promise<void> {
  await db`
    INSERT INTO upload_pieces (upload_id, n, content) VALUES (${id}, ${n}, ${content})
    ON CONFLICT (upload_id, n) DO UPDATE SET content = excluded.content`;
}

export async function listPieces(db: Db, id: string): Promise<Buffer[]> {
  const rows = await db<{ content: Buffer }[]>`
    SELECT content FROM upload_pieces WHERE upload_id = ${id} ORDER BY n`;
  return rows.map(({ content }) => content);
}

/** What was made of it is told again to whoever has not heard; its pieces are not needed any more. */
export async function endUploadRow(db: Db, id: string, result: Uploaded): Promise<void> {
  await db`
    WITH ended AS (UPDATE uploads SET result = ${JSON.stringify(result)}::text::jsonb WHERE id = ${id})
    DELETE FROM upload_pieces WHERE upload_id = ${id}`;
}

export async function deleteOldUploads(db: Db): Promise<void> {
  await db`DELETE FROM uploads WHERE created_at < now() - interval '1 day'`;
}
