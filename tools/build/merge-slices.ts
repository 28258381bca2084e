/**
 * One variable TrueType font out of slices of the same font. Web fonts come cut by script, and no library at hand
 * joins them again; the slices share their axes and metrics, so their glyphs can simply stand one after another.
 * The first slice gives everything that is not per glyph, substitutions (`tnum`) included.
 */
import { readCharacterMap, writeCharacterMap } from './character-map.ts';
import { mergeKerning } from './merge-kerning.ts';
import { getTable, padTo4, readTables, type Tables, writeTables, writeWords } from './sfnt.ts';

interface Slice {
  tables: Tables;
  glyphCount: number;
  /** What to add to a glyph's number; glyph 0, «no such character», is taken from the first slice alone. */
  glyphShift: number;
}

export function mergeSlices(files: readonly Buffer[]): Buffer {
  const slices: Slice[] = [];
  let glyphCount = 0;
  for (const file of files) {
    const tables = readTables(file);
    const own = getTable(tables, 'maxp').readUInt16BE(4);
    const glyphShift = slices.length === 0 ? 0 : glyphCount - 1;
    slices.push({ tables, glyphCount: own, glyphShift });
    glyphCount = own + glyphShift;
  }
  const [first] = slices;
  if (!first) throw new Error('There is nothing to merge');

  const glyphs = slices.flatMap(readGlyphs);
  const { glyf, loca } = writeGlyphs(glyphs);
  const merged: Tables = new Map(first.tables);
  // Advance widths are read from the outlines' own variations (gvar) when this index of them is absent.
  merged.delete('HVAR');
  merged.set('glyf', glyf).set('loca', loca);
  merged.set('gvar', mergeVariations(slices, glyphCount));
  merged.set('hmtx', Buffer.concat(slices.flatMap(readMetrics)));
  merged.set('cmap', writeCharacterMap(new Map(slices.flatMap(readCharacters))));
  merged.set('maxp', mergeMaxima(slices, glyphCount));
  for (const [tag, table] of Object.entries(mergeKerning(slices))) merged.set(tag, table);
  getTable(merged, 'hhea').writeUInt16BE(glyphCount, 34);
  getTable(merged, 'head').writeInt16BE(1, 50);
  return writeTables(merged);
}

const isTaken = (slice: Slice, glyph: number) => glyph > 0 || slice.glyphShift === 0;

function readGlyphs(slice: Slice): Buffer[] {
  const [glyf, loca] = [getTable(slice.tables, 'glyf'), getTable(slice.tables, 'loca')];
  const isLong = getTable(slice.tables, 'head').readInt16BE(50) === 1;
  const start = (glyph: number) => (isLong ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph));
  return Array.from({ length: slice.glyphCount }, (_, glyph) => glyph)
    .filter((glyph) => isTaken(slice, glyph))
    .map((glyph) =>
      moveComponents(Buffer.from(glyf.subarray(start(glyph), start(glyph + 1))), slice.glyphShift),
    );
}

const WORDS = 0x1;
const MORE = 0x20;
const SCALES = [
  [0x8, 2],
  [0x40, 4],
  [0x80, 8],
] as const;

/** A composite glyph (ё, й) names the glyphs it is made of. */
function moveComponents(glyph: Buffer, shift: number): Buffer {
  if (glyph.length === 0 || glyph.readInt16BE(0) >= 0) return glyph;
  for (let at = 10, flags = MORE; (flags & MORE) !== 0; ) {
    flags = glyph.readUInt16BE(at);
    glyph.writeUInt16BE(glyph.readUInt16BE(at + 2) + shift, at + 2);
    at += 4 + (flags & WORDS ? 4 : 2);
    for (const [bit, size] of SCALES) if (flags & bit) at += size;
  }
  return glyph;
}

const readCharacters = ({ tables, glyphShift }: Slice): [number, number][] =>
  [...readCharacterMap(getTable(tables, 'cmap'))].map(([code, glyph]) => [code, glyph + glyphShift]);

function writeGlyphs(glyphs: readonly Buffer[]): { glyf: Buffer; loca: Buffer } {
  const padded = glyphs.map(padTo4);
  const loca = Buffer.alloc(4 * (glyphs.length + 1));
  let end = 0;
  for (const [index, glyph] of padded.entries()) {
    end += glyph.length;
    loca.writeUInt32BE(end, 4 * (index + 1));
  }
  return { glyf: Buffer.concat(padded), loca };
}

function mergeVariations(slices: readonly Slice[], glyphCount: number): Buffer {
  const shared: Buffer[] = [];
  const variations: Buffer[] = [];
  let sharedCount = 0;
  let axisCount = 1;
  for (const slice of slices) {
    const gvar = getTable(slice.tables, 'gvar');
    axisCount = gvar.readUInt16BE(4);
    const isLong = (gvar.readUInt16BE(14) & 1) === 1;
    const start = (glyph: number) =>
      gvar.readUInt32BE(16) +
      (isLong ? gvar.readUInt32BE(20 + 4 * glyph) : 2 * gvar.readUInt16BE(20 + 2 * glyph));
    for (let glyph = 0; glyph < slice.glyphCount; glyph++) {
      if (!isTaken(slice, glyph)) continue;
      const variation = Buffer.from(gvar.subarray(start(glyph), start(glyph + 1)));
      variations.push(padTo4(moveTuples(variation, sharedCount, axisCount)));
    }
    const tuples = gvar.readUInt32BE(8);
    const ownCount = gvar.readUInt16BE(6);
    shared.push(gvar.subarray(tuples, tuples + ownCount * axisCount * 2));
    sharedCount += ownCount;
  }
  const header = Buffer.alloc(20 + 4 * (glyphCount + 1));
  const tuples = padTo4(Buffer.concat(shared));
  writeWords(header, 0, [1, 0, axisCount, sharedCount]);
  header.writeUInt32BE(header.length, 8);
  writeWords(header, 12, [glyphCount, 1]);
  header.writeUInt32BE(header.length + tuples.length, 16);
  let end = 0;
  for (const [index, variation] of variations.entries()) {
    end += variation.length;
    header.writeUInt32BE(end, 20 + 4 * (index + 1));
  }
  return Buffer.concat([header, tuples, ...variations]);
}

const EMBEDDED_PEAK = 0x8000;
const INTERMEDIATE = 0x4000;

/** A variation that names its peak by number names it in its own slice's list. */
function moveTuples(variation: Buffer, shift: number, axisCount: number): Buffer {
  if (variation.length === 0) return variation;
  const count = variation.readUInt16BE(0) & 0xfff;
  for (let index = 0, at = 4; index < count; index++) {
    const tuple = variation.readUInt16BE(at + 2);
    if ((tuple & EMBEDDED_PEAK) === 0) variation.writeUInt16BE(tuple + shift, at + 2);
    at += 4 + (tuple & EMBEDDED_PEAK ? 2 * axisCount : 0) + (tuple & INTERMEDIATE ? 4 * axisCount : 0);
  }
  return variation;
}

function readMetrics(slice: Slice): Buffer[] {
  const hmtx = getTable(slice.tables, 'hmtx');
  const longCount = getTable(slice.tables, 'hhea').readUInt16BE(34);
  return Array.from({ length: slice.glyphCount }, (_, glyph) => glyph)
    .filter((glyph) => isTaken(slice, glyph))
    .map((glyph) => {
      if (glyph < longCount) return hmtx.subarray(4 * glyph, 4 * glyph + 4);
      const bearing = 4 * longCount + 2 * (glyph - longCount);
      return Buffer.concat([
        hmtx.subarray(4 * longCount - 4, 4 * longCount - 2),
        hmtx.subarray(bearing, bearing + 2),
      ]);
    });
}

/** The largest of each figure, field by field: all of them are words after the version. */
function mergeMaxima(slices: readonly Slice[], glyphCount: number): Buffer {
  const tables = slices.map(({ tables: own }) => getTable(own, 'maxp'));
  const merged = Buffer.from(tables[0] ?? Buffer.alloc(32));
  for (let at = 6; at < merged.length; at += 2) {
    merged.writeUInt16BE(Math.max(...tables.map((table) => table.readUInt16BE(at))), at);
  }
  merged.writeUInt16BE(glyphCount, 4);
  return merged;
}
