/**
 * A copy of what is in memory, on disk, for the next start.
 * Promises: what is read was written whole, by this very code, of this very database, half a day ago at most; in doubt there
 * is nothing. Hides: the file, its digest, the mark in the database. Relies on PostgreSQL as the truth: whoever reads a copy
 * catches up from the outbox before anybody sees it.
 */
import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Db } from '../database.ts';
import { readFile, writeFile } from './file.ts';
import { digestSources } from './made-by.ts';
import { addMark, hasMark } from './marks.queries.ts';
import { pack, unpack } from './packed.ts';
import { isTurnTaken, type Turn, takeTurn } from './turn.ts';

export { LONGEST_TURN_MS, type Turn } from './turn.ts';

const DRAFT_HOURS = 1;

export interface KeptCopy {
  read(db: Db): Promise<unknown>;
  write(db: Db, tree: unknown): Promise<void>;
  /** when somebody has written it last, in milliseconds of the clock; 0 when nobody has */
  writtenAt(): Promise<number>;
  /** To make the next one; null while another process of this machine is at it. */
  takeTurn(): Promise<Turn | null>;
  isTurnTaken(): Promise<boolean>;
}

export interface KeptCopyOptions {
  madeBy?: string;
  /** Without room nothing is written: the copy before stays for as long as it may be believed. */
  hasDiskSpace?: () => boolean;
}

export function openKeptCopy(path: string, options: KeptCopyOptions = {}): KeptCopy {
  const { madeBy = digestSources(), hasDiskSpace = () => true } = options;
  return {
    async read(db) {
      const packed = await readFile(
        path,
        async (head) => head.madeBy === madeBy && isMark(head.mark) && (await hasMark(db, head.mark)),
      );
      return packed && unpack(packed);
    },
    async write(db, tree) {
      if (!hasDiskSpace()) return;
      await removeDrafts(path);
      const mark = randomUUID();
      await writeFile(path, { mark, madeBy }, pack(tree), () => addMark(db, mark));
    },
    writtenAt: () =>
      stat(path).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    takeTurn: () => takeTurn(turnOf(path)),
    isTurnTaken: () => isTurnTaken(turnOf(path)),
  };
}

const turnOf = (path: string) => `${path}-turn`;
const isMark = (text: unknown) =>
  typeof text === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

/** Of whoever was killed while writing. */
async function removeDrafts(path: string): Promise<void> {
  const folder = dirname(path);
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => each.startsWith(`${basename(path)}.`))) {
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (Date.now() - mtimeMs > DRAFT_HOURS * 3_600_000) await rm(join(folder, name), { force: true });
  }
}
