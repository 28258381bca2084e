/**
 * The entries of a ZIP, unpacked piece by piece. Promises that all of them together give no more than so many bytes:
 * what the archive says of its sizes is only asked where to begin, never how much there is.
 */
import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { FileTooLarge } from './table-limits.ts';

export interface Zip {
  names: readonly string[];
  /** Null where there is no such entry. */
  open(name: string): AsyncIterable<Buffer> | null;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const MOST_COMMENT = 65_535;
const MOST_ENTRIES = 2000;
const STORED = 0;
const DEFLATED = 8;

interface Entry {
  method: number;
  packedBytes: number;
  at: number;
}

export function openZip(bytes: Buffer, mostBytes: number): Zip {
  const entries = listEntries(bytes);
  let left = mostBytes;
  return {
    names: [...entries.keys()],
    open(name) {
      const entry = entries.get(name);
      return entry === undefined ? null : unpack(entry);
    },
  };

  async function* unpack({ method, packedBytes, at }: Entry): AsyncGenerator<Buffer> {
    if (bytes.readUInt32LE(at) !== LOCAL) throw new Error('no entry where the list says');
    const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
    const packed = bytes.subarray(start, start + packedBytes);
    if (method !== STORED && method !== DEFLATED) throw new Error('an unknown way of packing');
    // A stream stops unpacking while nobody takes: one piece at a time is all there is.
    const pieces = method === STORED ? [packed] : Readable.from([packed]).pipe(createInflateRaw()).iterator();
    for await (const piece of pieces as AsyncIterable<Buffer>) {
      left -= piece.length;
      if (left < 0) throw new FileTooLarge();
      yield piece;
    }
  }
}

function listEntries(bytes: Buffer): Map<string, Entry> {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES) throw new FileTooLarge();
  const entries = new Map<string, Entry>();
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (bytes.readUInt32LE(at) !== ENTRY) throw new Error('the list of entries is broken');
    const nameBytes = bytes.readUInt16LE(at + 28);
    entries.set(bytes.toString('utf8', at + 46, at + 46 + nameBytes), {
      method: bytes.readUInt16LE(at + 10),
      packedBytes: bytes.readUInt32LE(at + 20),
      at: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameBytes + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

function findEnd(bytes: Buffer): number {
  const earliest = Math.max(0, bytes.length - END_BYTES - MOST_COMMENT);
  for (let at = bytes.length - END_BYTES; at >= earliest; at -= 1)
    if (bytes.readUInt32LE(at) === END) return at;
  throw new Error('no list of entries');
}
