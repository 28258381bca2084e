/**
 * Kerning (GPOS) and its variations (GDEF) of several slices in one table. A slice's glyphs have all moved by the
 * same number, so its lookups are kept byte for byte and only the glyph numbers and delta indexes inside them move.
 */
import { getTable, type Tables, writeWords } from './sfnt.ts';
import { mergeVariationStores } from './variation-store.ts';

const SCRIPTS = ['DFLT', 'cyrl', 'latn'];
const PAIR_ADJUSTMENT = 2;
const DEVICE_BITS = [0x10, 0x20, 0x40, 0x80];

interface Slice {
  tables: Tables;
  glyphShift: number;
}

export function mergeKerning(slices: readonly Slice[]): { GPOS: Buffer; GDEF: Buffer } {
  const { store, shifts } = mergeVariationStores(slices.map(({ tables }) => findVariationStore(tables)));
  const lists = slices.map(({ tables, glyphShift }, index) => {
    const gpos = getTable(tables, 'GPOS');
    const list =
      gpos.readUInt16BE(8) === 0 ? Buffer.alloc(2) : Buffer.from(gpos.subarray(gpos.readUInt16BE(8)));
    const order = readKernOrder(gpos);
    const moved = new Mover(list, glyphShift, shifts[index] ?? 0);
    for (const lookup of lookupStarts(list)) moved.moveLookup(lookup);
    return { list, order };
  });
  return { GPOS: writePositions(lists), GDEF: writeDefinitions(store) };
}

function findVariationStore(tables: Tables): Buffer {
  const gdef = tables.get('GDEF');
  const hasStore = gdef && gdef.readUInt16BE(2) >= 3 && gdef.readUInt32BE(14) !== 0;
  return hasStore ? Buffer.from(gdef.subarray(gdef.readUInt32BE(14))) : Buffer.alloc(0);
}

const lookupStarts = (list: Buffer): number[] =>
  Array.from({ length: list.readUInt16BE(0) }, (_, index) => list.readUInt16BE(2 + 2 * index));

/** The lookups of the first feature, which is `kern`: the only one that the subset keeps here. */
function readKernOrder(gpos: Buffer): number[] {
  const features = gpos.readUInt16BE(6);
  if (features === 0 || gpos.readUInt16BE(features) === 0) return [];
  const feature = features + gpos.readUInt16BE(features + 6);
  return Array.from({ length: gpos.readUInt16BE(feature + 2) }, (_, index) =>
    gpos.readUInt16BE(feature + 4 + 2 * index),
  );
}

/** Moves glyph numbers and delta indexes inside a lookup list; what several parents share is moved once. */
class Mover {
  readonly #list: Buffer;
  readonly #glyphShift: number;
  readonly #deltaShift: number;
  readonly #done = new Set<number>();

  constructor(list: Buffer, glyphShift: number, deltaShift: number) {
    this.#list = list;
    this.#glyphShift = glyphShift;
    this.#deltaShift = deltaShift;
  }

  moveLookup(lookup: number): void {
    if (this.#word(lookup) !== PAIR_ADJUSTMENT)
      throw new Error('The font has positioning other than kerning pairs');
    for (let index = 0; index < this.#word(lookup + 4); index++) {
      this.#movePairs(lookup + this.#word(lookup + 6 + 2 * index));
    }
  }

  #movePairs(start: number): void {
    this.#moveCoverage(start + this.#word(start + 2));
    const formats = [this.#word(start + 4), this.#word(start + 6)];
    const size = formats.reduce((sum, format) => sum + valueSize(format), 0);
    if (this.#word(start) === 1) {
      for (let index = 0; index < this.#word(start + 8); index++) {
        const set = start + this.#word(start + 10 + 2 * index);
        if (!this.#isNew(set)) continue;
        for (let pair = set + 2; pair < set + 2 + this.#word(set) * (2 + size); pair += 2 + size) {
          this.#moveGlyph(pair);
          this.#moveValues(pair + 2, formats, set);
        }
      }
      return;
    }
    this.#moveClasses(start + this.#word(start + 8));
    this.#moveClasses(start + this.#word(start + 10));
    const end = start + 16 + this.#word(start + 12) * this.#word(start + 14) * size;
    for (let record = start + 16; record < end && size > 0; record += size)
      this.#moveValues(record, formats, start);
  }

  #moveValues(start: number, formats: readonly number[], parent: number): void {
    let at = start;
    for (const format of formats) {
      for (let bit = 1; bit <= 0x80; bit *= 2) {
        if ((format & bit) === 0) continue;
        const device = this.#word(at);
        if (DEVICE_BITS.includes(bit) && device !== 0 && this.#isNew(parent + device)) {
          this.#list.writeUInt16BE(this.#word(parent + device) + this.#deltaShift, parent + device);
        }
        at += 2;
      }
    }
  }

  #moveCoverage(start: number): void {
    if (!this.#isNew(start)) return;
    const isRanges = this.#word(start) === 2;
    for (let index = 0; index < this.#word(start + 2); index++) {
      const at = start + 4 + (isRanges ? 6 : 2) * index;
      this.#moveGlyph(at);
      if (isRanges) this.#moveGlyph(at + 2);
    }
  }

  #moveClasses(start: number): void {
    if (!this.#isNew(start)) return;
    if (this.#word(start) === 1) {
      this.#moveGlyph(start + 2);
      return;
    }
    for (let at = start + 4; at < start + 4 + 6 * this.#word(start + 2); at += 6) {
      this.#moveGlyph(at);
      this.#moveGlyph(at + 2);
    }
  }

  #moveGlyph(at: number): void {
    this.#list.writeUInt16BE(this.#word(at) + this.#glyphShift, at);
  }

  #word(at: number): number {
    return this.#list.readUInt16BE(at);
  }

  #isNew(at: number): boolean {
    if (this.#done.has(at)) return false;
    this.#done.add(at);
    return true;
  }
}

function valueSize(format: number): number {
  let size = 0;
  for (let bit = 1; bit <= 0x80; bit *= 2) if (format & bit) size += 2;
  return size;
}

/** One feature `kern` of all lookups, in every script: a price mixes them in one run. */
function writePositions(lists: readonly { list: Buffer; order: readonly number[] }[]): Buffer {
  const lookups: number[] = [];
  const order: number[] = [];
  let end = 2 + 2 * lists.reduce((sum, { list }) => sum + list.readUInt16BE(0), 0);
  for (const { list, order: own } of lists) {
    order.push(...own.map((index) => index + lookups.length));
    lookups.push(...lookupStarts(list).map((start) => start + end));
    end += list.length;
  }
  const lookupList = Buffer.alloc(2 + 2 * lookups.length);
  writeWords(lookupList, 0, [lookups.length, ...lookups]);

  const featureList = Buffer.alloc(12 + 2 * order.length);
  writeWords(featureList, 0, [1]);
  featureList.write('kern', 2, 'latin1');
  writeWords(featureList, 6, [8, 0, order.length, ...order.toSorted((a, b) => a - b)]);

  const scriptTable = 2 + 6 * SCRIPTS.length;
  const scriptList = Buffer.alloc(scriptTable + 12);
  writeWords(scriptList, 0, [SCRIPTS.length]);
  for (const [index, script] of SCRIPTS.entries()) {
    scriptList.write(script, 2 + 6 * index, 'latin1');
    scriptList.writeUInt16BE(scriptTable, 6 + 6 * index);
  }
  writeWords(scriptList, scriptTable, [4, 0, 0, 0xffff, 1, 0]);

  const header = Buffer.alloc(10);
  const features = header.length + scriptList.length;
  writeWords(header, 0, [1, 0, header.length, features, features + featureList.length]);
  return Buffer.concat([header, scriptList, featureList, lookupList, ...lists.map(({ list }) => list)]);
}

/** Glyph classes are left to the shaper, which knows them from Unicode: the subset has no marks of its own. */
function writeDefinitions(store: Buffer): Buffer {
  const header = Buffer.alloc(20);
  writeWords(header, 0, [1, 3]);
  header.writeUInt32BE(header.length, 14);
  return Buffer.concat([header.subarray(0, 18), Buffer.alloc(2), store]);
}
