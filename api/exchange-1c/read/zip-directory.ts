/**
 * Archives: the directory at the end is read and judged first (names, sizes, ratio), then an entry is unpacked as it is
 * read, never onto the disk. Node has the inflater; what is left of the format is a table.
 */
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { crc32, createInflateRaw } from 'node:zlib';
import { cleanFileName, isOfNoUse } from '#domain/exchange/exchange-file-name.ts';
import { Unreadable } from './unreadable.ts';

export interface ZipEntry {
  name: string;
  bytes: number;
  packedBytes: number;
  method: number;
  crc: number;
  headerAt: number;
}

const END = 0x06054b50;
const END_64 = 0x06064b50;
const END_64_LOCATOR = 0x07064b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;
const MOST_ENTRIES = 200_000;
const MOST_DIRECTORY_BYTES = 64 * 1024 * 1024;
const MOST_RATIO = 200;
/** Below it a ratio says nothing. */
const SMALL_BYTES = 1024 * 1024;
export const MOST_BYTES = 8 * 1024 ** 3;
const STORED = 0;
const DEFLATED = 8;

export async function readZipDirectory(path: string): Promise<ZipEntry[]> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const { at, bytes, count } = await findDirectory(file, size);
    if (count > MOST_ENTRIES || bytes > MOST_DIRECTORY_BYTES) throw new Unreadable('archive.too_large');
    if (at + bytes > size) throw new Unreadable('file.cut_off');
    return readEntries(await readAt(file, at, bytes), { count, size });
  } finally {
    await file.close();
  }
}

async function readAt(file: FileHandle, at: number, bytes: number): Promise<Buffer> {
  // A place that no file has.
  if (!Number.isSafeInteger(at + bytes)) throw new Unreadable('archive.broken');
  const buffer = Buffer.alloc(bytes);
  const { bytesRead } = await file.read(buffer, 0, bytes, at);
  if (bytesRead < bytes) throw new Unreadable('file.cut_off');
  return buffer;
}

async function findDirectory(file: FileHandle, size: number) {
  if (size < END_BYTES) throw new Unreadable('file.cut_off');
  const tailAt = Math.max(0, size - END_BYTES - LONGEST_COMMENT);
  const tail = await readAt(file, tailAt, size - tailAt);
  let at = tail.length - END_BYTES;
  while (at >= 0 && tail.readUInt32LE(at) !== END) at -= 1;
  // Nothing at the end: its last part has not come, or it never was an archive.
  if (at < 0) throw new Unreadable('file.cut_off');
  const found = {
    count: tail.readUInt16LE(at + 10),
    bytes: tail.readUInt32LE(at + 12),
    at: tail.readUInt32LE(at + 16),
  };
  const isLarge = found.count === 0xffff || found.bytes === 0xffffffff || found.at === 0xffffffff;
  if (!isLarge || at < 20 || tail.readUInt32LE(at - 20) !== END_64_LOCATOR) return found;
  const end = await readAt(file, Number(tail.readBigUInt64LE(at - 12)), 56);
  if (end.readUInt32LE(0) !== END_64) throw new Unreadable('archive.broken');
  return {
    count: Number(end.readBigUInt64LE(32)),
    bytes: Number(end.readBigUInt64LE(40)),
    at: Number(end.readBigUInt64LE(48)),
  };
}

interface Told {
  count: number;
  /** Of the whole archive. */
  size: number;
}

function readEntries(directory: Buffer, { count, size }: Told): ZipEntry[] {
  const entries: ZipEntry[] = [];
  let at = 0;
  let total = 0;
  for (let n = 0; n < count; n += 1) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== ENTRY)
      throw new Unreadable('archive.broken');
    const nameBytes = directory.readUInt16LE(at + 28);
    const extraBytes = directory.readUInt16LE(at + 30);
    const end = at + 46 + nameBytes + extraBytes + directory.readUInt16LE(at + 32);
    if (end > directory.length) throw new Unreadable('archive.broken');
    const entry = readEntry(directory, at, { nameBytes, extraBytes });
    at = end;
    if (entry.name.endsWith('/') || isOfNoUse(entry.name)) continue;
    if (entry.headerAt + entry.packedBytes > size)
      throw new Unreadable('archive.broken', { name: entry.name });
    total += entry.bytes;
    entries.push(judgeEntry(entry));
    if (total > MOST_BYTES) throw new Unreadable('archive.too_large');
  }
  return entries;
}

function readEntry(
  directory: Buffer,
  at: number,
  { nameBytes, extraBytes }: { nameBytes: number; extraBytes: number },
): ZipEntry {
  const isUtf8 = (directory.readUInt16LE(at + 8) & 0x800) !== 0;
  const rawName = directory.subarray(at + 46, at + 46 + nameBytes);
  const extra = directory.subarray(at + 46 + nameBytes, at + 46 + nameBytes + extraBytes);
  const sizes = [
    directory.readUInt32LE(at + 24),
    directory.readUInt32LE(at + 20),
    directory.readUInt32LE(at + 42),
  ];
  const [bytes = 0, packedBytes = 0, headerAt = 0] = readLargeSizes(sizes, extra);
  return {
    name: new TextDecoder(isUtf8 ? 'utf-8' : 'ibm866').decode(rawName),
    bytes,
    packedBytes,
    headerAt,
    method: directory.readUInt16LE(at + 10),
    crc: directory.readUInt32LE(at + 16),
  };
}

/** Of zip64, for those that do not fit: in this order, as far as they are needed. */
function readLargeSizes(sizes: number[], extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue;
    let from = at + 4;
    return sizes.map((size) => {
      if (size !== 0xffffffff || from + 8 > extra.length) return size;
      from += 8;
      return Number(extra.readBigUInt64LE(from - 8));
    });
  }
  return sizes;
}

function judgeEntry(entry: ZipEntry): ZipEntry {
  const name = cleanFileName(entry.name);
  if (name === null) throw new Unreadable('archive.names', { name: entry.name.slice(0, 100) });
  if (entry.method !== STORED && entry.method !== DEFLATED) throw new Unreadable('archive.broken', { name });
  if (entry.bytes > SMALL_BYTES && entry.bytes > entry.packedBytes * MOST_RATIO)
    throw new Unreadable('archive.too_large', { name });
  return { ...entry, name };
}

/** What the entry holds, never more than its directory said: that was judged. */
export async function* readZipEntry(path: string, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  const file = await open(path, 'r');
  let start: number;
  try {
    const header = await readAt(file, entry.headerAt, 30);
    if (header.readUInt32LE(0) !== LOCAL) throw new Unreadable('archive.broken', { name: entry.name });
    start = entry.headerAt + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
  } finally {
    await file.close();
  }
  if (entry.packedBytes === 0) return;
  const packed = createReadStream(path, {
    start,
    end: start + entry.packedBytes - 1,
    highWaterMark: 256 * 1024,
  });
  const plain = entry.method === STORED ? packed : packed.pipe(createInflateRaw());
  packed.on('error', (error) => plain.destroy(error));
  let given = 0;
  let crc = 0;
  try {
    for await (const chunk of plain as AsyncIterable<Buffer>) {
      given += chunk.length;
      if (given > entry.bytes) throw new Unreadable('archive.too_large', { name: entry.name });
      crc = crc32(chunk, crc);
      yield chunk;
    }
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable('archive.broken', { name: entry.name });
  } finally {
    packed.destroy();
  }
  if (given < entry.bytes || crc !== entry.crc) throw new Unreadable('archive.broken', { name: entry.name });
}
