/**
 * A file on its way to the shop, piece by piece. What has come is not sent again: whoever loses the network in the middle goes on,
 * by itself for a while, and later by choosing the same file once more.
 */
import type { Uploaded } from '#contract/office/uploads.ts';
import { countPieces, listMissing, PIECE_BYTES, type UploadKind } from '#domain/office/pieces.ts';
import { CallFailure } from './call-failure.ts';
import { office } from './office.ts';
import type { OfficeApi } from './office-api.ts';
import { readBase64 } from './read-base64.ts';

const TRIES = 6;
const FIRST_PAUSE_MS = 500;

async function sumOf(part: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await part.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The shop has said no: asking again changes nothing. */
const isRefused = (error: unknown): boolean =>
  error instanceof CallFailure && error.body !== null && error.status < 500;

async function tryOn<T>(work: () => Promise<T>, firstPauseMs: number): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === TRIES || isRefused(error)) throw error;
      await new Promise((wake) => setTimeout(wake, firstPauseMs * 2 ** attempt));
    }
  }
}

interface Sending {
  onProgress: (percent: number) => void;
  api?: Pick<OfficeApi, 'call'>;
  firstPauseMs?: number;
}

export async function sendFile(
  kind: UploadKind,
  file: Blob,
  { onProgress, api = office, firstPauseMs = FIRST_PAUSE_MS }: Sending,
): Promise<Uploaded> {
  const persist = <T>(work: () => Promise<T>) => tryOn(work, firstPauseMs);
  const sha256 = await sumOf(file);
  const body = { kind, size: file.size, sha256 };
  const { data: begun } = await persist(() => api.call('POST /office/api/v1/uploads/', { body }));
  if (begun.result) return begun.result;
  const missing = listMissing(file.size, begun.has);
  const all = countPieces(file.size);
  let come = all - missing.length;
  for (const n of missing) {
    onProgress(Math.floor((come / all) * 100));
    const piece = file.slice(n * PIECE_BYTES, (n + 1) * PIECE_BYTES);
    const sent = { content: await readBase64(piece), sha256: await sumOf(piece) };
    const params = { id: begun.id, n: String(n) };
    await persist(() => api.call('PUT /office/api/v1/uploads/{id}/pieces/{n}/', { params, body: sent }));
    come += 1;
  }
  onProgress(100);
  const params = { id: begun.id };
  return (await persist(() => api.call('POST /office/api/v1/uploads/{id}/end/', { params }))).data;
}
