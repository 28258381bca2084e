/** The table `cmap` in its format 4: which glyph draws which character of the basic plane. */
import { writeWords } from './sfnt.ts';

const FORMAT = 4;

export function readCharacterMap(cmap: Buffer): Map<number, number> {
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const start = cmap.readUInt32BE(4 + 8 * index + 4);
    if (cmap.readUInt16BE(start) === FORMAT) return readSegments(cmap.subarray(start));
  }
  throw new Error('The font has no character map of format 4');
}

function readSegments(table: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>();
  const size = table.readUInt16BE(6);
  for (let at = 14; at < 14 + size; at += 2) {
    const [end, start] = [table.readUInt16BE(at), table.readUInt16BE(at + size + 2)];
    const delta = table.readUInt16BE(at + 2 * size + 2);
    const rangeAt = at + 3 * size + 2;
    const range = table.readUInt16BE(rangeAt);
    for (let code = start; code <= end && code !== 0xffff; code++) {
      const listed = range === 0 ? code : table.readUInt16BE(rangeAt + range + 2 * (code - start));
      if (range === 0 || listed !== 0) glyphs.set(code, (listed + delta) & 0xffff);
    }
  }
  return glyphs;
}

export function writeCharacterMap(glyphs: ReadonlyMap<number, number>): Buffer {
  const segments: { start: number; end: number; delta: number }[] = [];
  for (const [code, glyph] of [...glyphs].sort(([a], [b]) => a - b)) {
    const last = segments.at(-1);
    const delta = (glyph - code) & 0xffff;
    if (last && last.end === code - 1 && last.delta === delta) last.end = code;
    else segments.push({ start: code, end: code, delta });
  }
  segments.push({ start: 0xffff, end: 0xffff, delta: 1 });

  const count = segments.length;
  const power = Math.floor(Math.log2(count));
  const table = Buffer.alloc(16 + 8 * count);
  writeWords(table, 0, [FORMAT, table.length, 0, 2 * count, 2 * 2 ** power, power, 2 * (count - 2 ** power)]);
  for (const [index, { start, end, delta }] of segments.entries()) {
    table.writeUInt16BE(end, 14 + 2 * index);
    table.writeUInt16BE(start, 16 + 2 * (count + index));
    table.writeUInt16BE(delta, 16 + 2 * (2 * count + index));
  }
  const header = Buffer.alloc(20);
  // Unicode, and Windows with the basic plane: both read the same table.
  writeWords(header, 0, [0, 2, 0, 3, 0, header.length, 3, 1, 0, header.length]);
  return Buffer.concat([header, table]);
}
