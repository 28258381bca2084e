/** An archive of one file that is as long as one likes and is nowhere as a whole: its pieces are packed once and named again and again. */
import { constants, crc32, deflateRawSync } from 'node:zlib';

interface Piece {
  text: string;
  times: number;
}

const LOCAL = 0x04034b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;
const DEFLATED = 8;

const int = (bytes: 2 | 4, value: number): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntLE(value, 0, bytes);
  return buffer;
};

export function packVast(name: string, pieces: readonly Piece[]): Buffer {
  const packed: Buffer[] = [];
  let crc = 0;
  let bytes = 0;
  for (const { text, times } of pieces) {
    const plain = Buffer.from(text);
    // Ends at a byte and refers to nothing before it: it may stand anywhere, any number of times.
    const once = deflateRawSync(plain, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
    for (let n = 0; n < times; n += 1) {
      packed.push(once);
      crc = crc32(plain, crc);
      bytes += plain.length;
    }
  }
  packed.push(deflateRawSync(Buffer.alloc(0)));
  const data = Buffer.concat(packed);
  const path = Buffer.from(name);
  const about = [
    int(2, 20),
    int(2, 0x800),
    int(2, DEFLATED),
    int(4, 0),
    int(4, crc),
    int(4, data.length),
    int(4, bytes),
    int(2, path.length),
    int(2, 0),
  ];
  const local = Buffer.concat([int(4, LOCAL), ...about, path]);
  const entry = Buffer.concat([
    int(4, ENTRY),
    int(2, 20),
    ...about,
    int(2, 0),
    int(2, 0),
    int(2, 0),
    int(4, 0),
    int(4, 0),
    path,
  ]);
  const end = Buffer.concat([
    int(4, END),
    int(4, 0),
    int(2, 1),
    int(2, 1),
    int(4, entry.length),
    int(4, local.length + data.length),
    int(2, 0),
  ]);
  return Buffer.concat([local, data, entry, end]);
}
