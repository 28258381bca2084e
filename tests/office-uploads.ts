/** Files for tests, brought in pieces as the office's own page brings them. */
import { createHash } from 'node:crypto';
import { beginUpload, endUpload, putPiece } from '#contract/office/uploads.ts';
import { listMissing, PIECE_BYTES, type UploadKind } from '#domain/office/pieces.ts';
import type { TestApp } from './app.ts';
import { askOffice } from './office.ts';

export const sumOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

export const pieceOf = (content: Buffer, n: number): Buffer =>
  content.subarray(n * PIECE_BYTES, (n + 1) * PIECE_BYTES);

/** The last answer: what was made of it, or why nothing was. */
export async function sendFile(
  shop: Pick<TestApp, 'app'>,
  cookie: string,
  kind: UploadKind,
  content: Buffer,
) {
  const body = { kind, size: content.length, sha256: sumOf(content) };
  const begun = await askOffice(shop, beginUpload, { cookie, body });
  if (begun.statusCode !== 200) return begun;
  const { id, has } = begun.json().data;
  for (const n of listMissing(content.length, has)) {
    const piece = pieceOf(content, n);
    const sent = { content: piece.toString('base64'), sha256: sumOf(piece) };
    const answer = await askOffice(shop, putPiece, { cookie, params: { id, n }, body: sent });
    if (answer.statusCode !== 200) return answer;
  }
  return askOffice(shop, endUpload, { cookie, params: { id }, body: {} });
}
