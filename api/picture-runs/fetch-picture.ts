/** One picture: from the archive or from its address, within bounds, drawn anew and kept; or why not. */
import type { PictureReason } from '#domain/office/picture-names.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { keepOriginal, type Shelf } from '../images/images.ts';
import { ForbiddenAddress, fetchFile } from '../outgoing/outgoing.ts';
import { FileTooLarge, openZip } from '../table-files/table-files.ts';
import { findArchive, type RunRow } from './picture-runs.queries.ts';
import { MOST_UNPACKED } from './read-run.ts';

const MOST_BYTES = 20 * 1024 * 1024;
const PATIENCE_MS = 20_000;

/** A reason that its sender understands. */
class NoPicture extends Error {
  readonly why: PictureReason;
  constructor(why: PictureReason) {
    super(why);
    this.why = why;
  }
}

export type FetchPicture = (address: string) => Promise<Buffer>;

const fetchPublic: FetchPicture = async (address) => {
  const answer = await fetchFile(address, { maxBytes: MOST_BYTES, timeoutMs: PATIENCE_MS }).catch((error) => {
    throw new NoPicture(error instanceof ForbiddenAddress ? 'address' : 'unreachable');
  });
  if (answer.status !== 200) throw new NoPicture('unreachable');
  if (!/^image\/|^application\/octet-stream/i.test(answer.contentType)) throw new NoPicture('unreadable');
  return answer.body;
};

/** How the sources of a run are read. */
export async function openSource(
  db: Db,
  { id, kind }: Pick<RunRow, 'id' | 'kind'>,
  fetchPicture: FetchPicture = fetchPublic,
): Promise<FetchPicture> {
  if (kind === 'urls') return fetchPicture;
  const archive = await findArchive(db, id);
  const zip = archive === null ? null : openZip(archive, MOST_UNPACKED);
  return async (name) => {
    const entry = zip?.open(name);
    if (!entry) throw new NoPicture('unreadable');
    const pieces: Buffer[] = [];
    let size = 0;
    for await (const piece of entry) {
      size += piece.length;
      if (size > MOST_BYTES) throw new NoPicture('too_large');
      pieces.push(piece);
    }
    return Buffer.concat(pieces);
  };
}

const REFUSED: Readonly<Record<string, PictureReason>> = {
  'picture.unreadable': 'unreadable',
  'picture.too_small': 'too_small',
  'picture.not_kept': 'not_kept',
};

export async function keepPicture(
  shelf: Shelf | undefined,
  read: () => Promise<Buffer>,
): Promise<{ picture: string | null; why: PictureReason | null }> {
  try {
    return { picture: (await keepOriginal(shelf, await read())).name, why: null };
  } catch (error) {
    if (error instanceof NoPicture) return { picture: null, why: error.why };
    if (error instanceof Refusal) return { picture: null, why: REFUSED[error.code] ?? 'unreadable' };
    if (error instanceof FileTooLarge) return { picture: null, why: 'too_large' };
    // A broken archive is its sender's.
    return { picture: null, why: 'unreadable' };
  }
}
