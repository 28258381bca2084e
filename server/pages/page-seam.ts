/**
 * A page for everybody of one price class, cut where it speaks of the one who reads it. The pieces between the seams lie
 * compressed, each by itself, so that what is put in between needs no compression of the whole: deflate goes on after a
 * full flush with whatever comes, and the checksum of the whole follows from those of the parts.
 */
import { constants, crc32, deflateRawSync, gunzipSync } from 'node:zlib';
import { toOwnBytes } from '#api/http/own-bytes.ts';
import { combineCrc, crcShift } from './crc-combine.ts';

/** Who reads a page, as far as it speaks of them. */
export interface Reader {
  id: number;
  firstName: string;
}

/** Stands for them while the page is made: letters that no text has, and a number that nobody will be given. */
export const TEMPLATE_READER: Reader = {
  id: 8_070_605_040_302_010,
  firstName: '\uE5A1\uE5A2\uE5A1\uE5A3\uE5A1',
};

/** The same as they stand in a page: in its HTML, and in the data beside it. */
export interface ReaderWords {
  id: string;
  name: string;
  nameInData: string;
}

type Seam = keyof ReaderWords;

interface Piece {
  packed: Buffer;
  crc: number;
  length: number;
  shift: number;
  /** What follows it; null after the last one. */
  seam: Seam | null;
}

export interface SeamedPage {
  pieces: readonly Piece[];
  /** As it lies here. */
  bytes: number;
}

const SEAMS = new RegExp(`(${TEMPLATE_READER.firstName}|${TEMPLATE_READER.id})`);
const LEFT_OVER = new RegExp(`[${TEMPLATE_READER.firstName}]`);
const DATA_BEGINS = '<script type="application/json"';

/** Null where something else was made of the reader than what can be put in. */
export function cutPage(html: string): SeamedPage | null {
  const dataAt = html.lastIndexOf(DATA_BEGINS);
  const parts = html.split(SEAMS);
  const pieces: Piece[] = [];
  let at = 0;
  for (let index = 0; index < parts.length; index += 2) {
    const [text = '', mark] = [parts[index], parts[index + 1]];
    at += text.length;
    if (LEFT_OVER.test(text)) return null;
    pieces.push(packPiece(Buffer.from(text), mark === undefined ? null : toSeam(mark, at > dataAt)));
    at += mark?.length ?? 0;
  }
  return { pieces, bytes: pieces.reduce((sum, { packed }) => sum + packed.length, 0) };
}

const toSeam = (mark: string, isInData: boolean): Seam =>
  mark === TEMPLATE_READER.firstName ? (isInData ? 'nameInData' : 'name') : 'id';

function packPiece(plain: Buffer, seam: Seam | null): Piece {
  return {
    packed: toOwnBytes(deflateRawSync(plain, { level: 9, finishFlush: constants.Z_FULL_FLUSH })),
    crc: crc32(plain),
    length: plain.length,
    shift: crcShift(plain.length),
    seam,
  };
}

/** Method deflate, no name, no time. */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** A last block with nothing in it. */
const NO_MORE = Buffer.from([3, 0]);
/** What one block of deflate that is not compressed can hold; no name comes near it. */
const MAX_STORED = 0xffff;

/** The page for its reader, as gzip. */
export function joinPage({ pieces }: SeamedPage, words: ReaderWords): Buffer {
  const parts: Buffer[] = [GZIP_HEADER];
  let crc = 0;
  let length = 0;
  for (const piece of pieces) {
    parts.push(piece.packed);
    crc = combineCrc(crc, piece.crc, piece.shift);
    length += piece.length;
    if (piece.seam === null) continue;
    const between = Buffer.from(words[piece.seam]);
    parts.push(store(between));
    crc = crc32(between, crc);
    length += between.length;
  }
  const end = Buffer.alloc(8);
  end.writeUInt32LE(crc, 0);
  end.writeUInt32LE(length, 4);
  return Buffer.concat([...parts, NO_MORE, end]);
}

/** For the few who take nothing compressed. */
export const joinPlainPage = (page: SeamedPage, words: ReaderWords): Buffer =>
  gunzipSync(joinPage(page, words));

function store(words: Buffer): Buffer {
  if (words.length > MAX_STORED) throw new RangeError('too long to be put in between');
  const head = Buffer.alloc(5);
  head.writeUInt16LE(words.length, 1);
  head.writeUInt16LE(~words.length & MAX_STORED, 3);
  return Buffer.concat([head, words]);
}
