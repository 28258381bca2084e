/**
 * One file with a head, a text, arrays and a digest of it all. Written under a name of its own, put to the disk and renamed:
 * whoever reads finds the one before or this one, never half. What is not whole is nothing.
 */
import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { byteLengthOf, bytesOf, type ColumnShape, makeShared, type Packed, shapesOf } from './packed.ts';

const MAGIC = 'sheber-copy-1\n';
const LENGTH_BYTES = 8;
const DIGEST_BYTES = 32;
/** A digest of so many bytes is made at once, before others get their turn: about a millisecond. */
const SLICE = 2 ** 20;
const MOST_HEAD = 2 ** 16;

export interface Head {
  mark: string;
  /** by which code */
  madeBy: string;
}

interface WholeHead extends Head {
  textBytes: number;
  shapes: ColumnShape[];
}

/** `beforeShown` runs when all is on the disk, and nobody sees it yet. */
export async function writeFile(
  path: string,
  head: Head,
  { text, columns }: Packed,
  beforeShown: () => Promise<void>,
): Promise<void> {
  const draft = `${path}.${head.mark}`;
  const bytes = Buffer.from(text);
  const whole: WholeHead = { ...head, textBytes: bytes.length, shapes: shapesOf(columns) };
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  try {
    const file = await open(draft, 'wx', 0o600);
    try {
      const hash = createHash('sha256');
      const headBytes = Buffer.from(JSON.stringify(whole));
      const begin = Buffer.from(MAGIC + String(headBytes.length).padStart(LENGTH_BYTES, '0'));
      for (const part of [begin, headBytes, bytes, ...columns.map(bytesOf)]) {
        for (let at = 0; at < part.length; at += SLICE) {
          // Others write prices into the columns meanwhile: what is digested must be what is written.
          const slice = Buffer.from(part.subarray(at, at + SLICE));
          hash.update(slice);
          await writeWhole(file, slice);
        }
      }
      await writeWhole(file, hash.digest());
      await file.datasync();
    } finally {
      await file.close();
    }
    await beforeShown();
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

async function writeWhole(file: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length; ) at += (await file.write(bytes, at, bytes.length - at)).bytesWritten;
}

/** Null for what is not there, not whole, or that `isWanted` does not want: that is asked before the most of it is read. */
export async function readFile(
  path: string,
  isWanted: (head: Head) => Promise<boolean>,
): Promise<Packed | null> {
  const file = await open(path, 'r').catch(() => null);
  if (!file) return null;
  try {
    const hash = createHash('sha256');
    const take = async (bytes: Uint8Array): Promise<boolean> => {
      for (let at = 0; at < bytes.length; at += SLICE) {
        const slice = bytes.subarray(at, at + SLICE);
        if (!(await readWhole(file, slice))) return false;
        hash.update(slice);
      }
      return true;
    };
    const head = await readHead(take, (await file.stat()).size);
    if (head === null || !(await isWanted(head))) return null;
    const text = Buffer.alloc(head.textBytes);
    if (!(await take(text))) return null;
    const columns = head.shapes.map(makeShared);
    for (const column of columns) if (!(await take(bytesOf(column)))) return null;
    const digest = Buffer.alloc(DIGEST_BYTES);
    const isWhole = (await readWhole(file, digest)) && digest.equals(hash.digest());
    return isWhole ? { text: text.toString(), columns } : null;
  } finally {
    await file.close();
  }
}

/** Nothing in it is believed yet, but that there is a file of just that size. */
async function readHead(
  take: (bytes: Uint8Array) => Promise<boolean>,
  size: number,
): Promise<WholeHead | null> {
  const begin = Buffer.alloc(MAGIC.length + LENGTH_BYTES);
  if (!(await take(begin)) || begin.toString('latin1', 0, MAGIC.length) !== MAGIC) return null;
  const length = Number(begin.toString('latin1', MAGIC.length));
  if (!(length > 0 && length <= MOST_HEAD)) return null;
  const bytes = Buffer.alloc(length);
  if (!(await take(bytes))) return null;
  const told = begin.length + length + DIGEST_BYTES;
  try {
    const head = JSON.parse(bytes.toString()) as WholeHead;
    const all = head.shapes.reduce((sum, shape) => sum + byteLengthOf(shape), told + head.textBytes);
    return all === size && head.textBytes >= 0 ? head : null;
  } catch {
    return null;
  }
}

async function readWhole(file: FileHandle, bytes: Uint8Array): Promise<boolean> {
  for (let at = 0; at < bytes.length; ) {
    const { bytesRead } = await file.read(bytes, at, bytes.length - at);
    if (bytesRead === 0) return false;
    at += bytesRead;
  }
  return true;
}
