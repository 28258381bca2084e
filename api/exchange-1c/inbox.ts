/**
 * Files as they come, in parts. A part is on the disk, fsynced, before `success` is said; what came short is dropped
 * whole; the same part twice is a repeat after a lost answer. Another session begins a name anew.
 */
import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { typeOfFile } from '#domain/exchange/exchange-file-name.ts';
import type { Database } from '../database.ts';
import type { ExchangeSession } from './exchange-sessions.queries.ts';
import {
  addPart,
  type FoundFile,
  listCandidates,
  listForgotten,
  takeFile,
  takeOldFolders,
} from './inbox.queries.ts';
import { readZipDirectory, readZipEntry, type ZipEntry } from './read/zip-directory.ts';

const REPEAT_BYTES = 64 * 1024;
export const PART_BYTES = 4 * 1024 * 1024;
/** Clients that do not heed the limit they were told are still served. */
const MOST_PART_BYTES = 256 * 1024 * 1024;

const KEPT_SESSIONS = 20;
const MOST_KEPT_BYTES = 5 * 1024 ** 3;
const MOST_DIRECTORIES = 8;
const MOST_FILE_BYTES = 40 * 1024 * 1024;

export type Received = 'received' | 'repeated' | 'short' | 'too_large' | 'no_room';

export interface SentPart {
  name: string;
  body: AsyncIterable<Uint8Array>;
  /** What Content-Length said; null when it said nothing. */
  bytes: number | null;
}

export interface Inbox {
  receive(session: ExchangeSession, part: SentPart): Promise<Received>;
  /** A file by its name, or the archive that has an entry of that name. */
  find(
    session: Pick<ExchangeSession, 'id'>,
    name: string,
  ): Promise<{ file: FoundFile; entry: string | null } | null>;
  pathOf(file: { folder: string; name: string }): string;
  /** The bytes of a small file, from the disk or out of an archive; null: it has not come. */
  readFile(session: Pick<ExchangeSession, 'id'>, name: string): Promise<Buffer | null>;
  /** Files that nobody asked for, with the entries of archives among them. */
  listForgotten(): Promise<{ sessionId: number; file: string; entry: string | null }[]>;
  /** Forgets files of sessions long past. */
  tidy(): Promise<void>;
}

export function createInbox(db: Database, folder: string): Inbox {
  const pathOf = (file: { folder: string; name: string }) => join(folder, file.folder, file.name);

  /** Directories of the archives asked for lately: thousands of pictures may lie in one. */
  const directories = new Map<string, Promise<ZipEntry[]>>();
  const readDirectory = (file: FoundFile): Promise<ZipEntry[]> => {
    const path = pathOf(file);
    const key = `${path} ${file.bytes}`;
    const known = directories.get(key);
    if (known !== undefined) return known;
    if (directories.size >= MOST_DIRECTORIES) directories.clear();
    const read = readZipDirectory(path);
    directories.set(key, read);
    read.catch(() => directories.delete(key));
    return read;
  };

  const find: Inbox['find'] = async (session, name) => {
    for (const file of await listCandidates(db, session.id, name)) {
      if (file.name === name) return { file, entry: null };
      const names = (await readDirectory(file)).map((entry) => entry.name);
      // Some pack a folder and ask for what is in it without naming it.
      const entry = names.find((each) => each === name) ?? names.find((each) => each.endsWith(`/${name}`));
      if (entry !== undefined) return { file, entry };
    }
    return null;
  };

  return {
    pathOf,

    async receive(session, { name, body, bytes }) {
      if ((bytes ?? 0) > MOST_PART_BYTES) return 'too_large';
      const known = await takeFile(db, session.id, name);
      const path = pathOf({ folder: session.folder, name });
      const file = await openToWrite(path, known.bytes === 0 ? 'w' : 'r+');
      if (file === 'no_room') return 'no_room';
      try {
        const written = await append(file, known.bytes, body).catch((error: unknown) =>
          isFull(error) ? ('no_room' as const) : null,
        );
        if (written === 'no_room') {
          // Where that fails too, the next append writes over what is left of this one.
          await file.truncate(known.bytes).catch(() => undefined);
          return 'no_room';
        }
        if (written === null || (bytes !== null && written.bytes !== bytes)) {
          await file.truncate(known.bytes);
          return 'short';
        }
        if (written.bytes > MOST_PART_BYTES) {
          await file.truncate(known.bytes);
          return 'too_large';
        }
        const isRepeat = written.bytes >= REPEAT_BYTES && known.partDigest?.equals(written.digest) === true;
        await file.truncate(known.bytes + (isRepeat ? 0 : written.bytes));
        if (isRepeat) return 'repeated';
        // A disk may say only now that it is full: what is not surely there has not come.
        if (!(await isKept(file, known.bytes))) return 'no_room';
        await addPart(db, session.id, name, written);
        return 'received';
      } finally {
        await file.close();
      }
    },

    find,

    async readFile(session, name) {
      const found = await find(session, name);
      if (!found) return null;
      const path = pathOf(found.file);
      if (found.entry === null) return found.file.bytes > MOST_FILE_BYTES ? null : readFile(path);
      const entry = (await readDirectory(found.file)).find((each) => each.name === found.entry);
      if (!entry || entry.bytes > MOST_FILE_BYTES) return null;
      const pieces: Uint8Array[] = [];
      for await (const piece of readZipEntry(path, entry)) pieces.push(piece);
      return Buffer.concat(pieces);
    },

    async listForgotten() {
      const found: { sessionId: number; file: string; entry: string | null }[] = [];
      for (const file of await listForgotten(db)) {
        const { sessionId, name } = file;
        if (typeOfFile(name) === 'xml') found.push({ sessionId, file: name, entry: null });
        // One that is broken is said so when somebody asks for it.
        const entries =
          typeOfFile(name) === 'zip' ? await readZipDirectory(pathOf(file)).catch(() => []) : [];
        for (const entry of entries)
          if (typeOfFile(entry.name) === 'xml') found.push({ sessionId, file: name, entry: entry.name });
      }
      return found;
    },

    async tidy() {
      for (const old of await takeOldFolders(db, KEPT_SESSIONS, MOST_KEPT_BYTES))
        await rm(join(folder, old), { recursive: true, force: true });
    },
  };
}

type Handle = Awaited<ReturnType<typeof open>>;

/** Of the disk, or of what this user may write on it. */
const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

async function openToWrite(path: string, flags: 'w' | 'r+'): Promise<Handle | 'no_room'> {
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    return await open(path, flags, 0o600);
  } catch (error) {
    if (isFull(error)) return 'no_room';
    throw error;
  }
}

async function isKept(file: Handle, before: number): Promise<boolean> {
  try {
    await file.sync();
    return true;
  } catch (error) {
    if (!isFull(error)) throw error;
    await file.truncate(before);
    return false;
  }
}

async function append(file: Handle, from: number, body: AsyncIterable<Uint8Array>) {
  const digest = createHash('sha256');
  let bytes = 0;
  for await (const chunk of body) {
    if (bytes + chunk.length > MOST_PART_BYTES)
      return { bytes: bytes + chunk.length, digest: digest.digest() };
    digest.update(chunk);
    await file.write(chunk, 0, chunk.length, from + bytes);
    bytes += chunk.length;
  }
  return { bytes, digest: digest.digest() };
}
