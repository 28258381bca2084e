/**
 * Files that staff bring in pieces. Promises: a piece counts once and only whole, a file is what its sum says or nothing, the same
 * file begun again goes on, what was made of it is told as often as it is asked for. Hides where pieces wait. Relies on a job
 * to take away what nobody has finished.
 */
import { createHash } from 'node:crypto';
import type { Uploaded } from '#contract/office/uploads.ts';
import { countPieces, lengthOfPiece, MOST_BYTES, type UploadKind } from '#domain/office/pieces.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { keepOriginal, type Shelf } from '../images/images.ts';
import { keepDocument } from './keep-document.ts';
import {
  countUnfinished,
  deleteOldUploads,
  endUploadRow,
  findUpload,
  insertPiece,
  listPieceNumbers,
  listPieces,
  takeUpload,
  type UploadRow,
} from './office-files.queries.ts';

export { readDocument } from './keep-document.ts';

/** So many may be under way; a phone sends one after another. */
const MOST_UNFINISHED = 60;

const sumOf = (content: Buffer): Buffer => createHash('sha256').update(content).digest();

export type Uploads = ReturnType<typeof createUploads>;

/** `shelf`: where pictures and documents are kept. */
export function createUploads(db: Db, shelf: Shelf | undefined) {
  async function requireUpload(id: string, staffId: number): Promise<UploadRow> {
    const upload = await findUpload(db, id, staffId);
    if (!upload) throw new Refusal('upload.not_found');
    return upload;
  }

  async function make(kind: UploadKind, content: Buffer): Promise<Uploaded> {
    if (kind === 'document') return { picture: null, document: await keepDocument(shelf, content) };
    return { picture: await keepOriginal(shelf, content), document: null };
  }

  return {
    async begin(staffId: number, { kind, size, sha256 }: { kind: UploadKind; size: number; sha256: string }) {
      if (size > MOST_BYTES[kind])
        throw new Refusal('upload.too_large', { most: Math.round(MOST_BYTES[kind] / 1024 ** 2) });
      if ((await countUnfinished(db, staffId)) >= MOST_UNFINISHED) throw new Refusal('upload.too_many');
      const upload = await takeUpload(db, { staffId, kind, size, sha256: Buffer.from(sha256, 'hex') });
      return { id: upload.id, has: await listPieceNumbers(db, upload.id), result: upload.result };
    },

    async put(staffId: number, id: string, n: number, content: Buffer, sha256: string): Promise<void> {
      const { size } = await requireUpload(id, staffId);
      const length = lengthOfPiece(size, n);
      if (length === 0 || content.length !== length || sumOf(content).toString('hex') !== sha256)
        throw new Refusal('upload.wrong_piece');
      await insertPiece(db, id, n, content);
    },

    async end(staffId: number, id: string): Promise<Uploaded> {
      const { kind, size, sha256, result } = await requireUpload(id, staffId);
      if (result) return result;
      const pieces = await listPieces(db, id);
      if (pieces.length < countPieces(size)) throw new Refusal('upload.unfinished');
      const content = Buffer.concat(pieces);
      if (!sumOf(content).equals(sha256)) throw new Refusal('upload.wrong_piece');
      const made = await make(kind, content);
      await endUploadRow(db, id, made);
      return made;
    },

    tidy: () => deleteOldUploads(db),
  };
}
