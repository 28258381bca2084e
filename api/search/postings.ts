/**
 * For every word the rows whose goods bear it: as what they are (the head of the name), in the name, or among the
 * property values only. Lists are written as the gaps between rows, mostly one byte each, in shared memory.
 */
export const HEAD = 0;
export const NAME = 1;
export const VALUE = 2;
const PLACES = 3;
export type Place = typeof HEAD | typeof NAME | typeof VALUE;

export interface Postings {
  rows: number;
  /** where the list of word × PLACES + place begins in `bytes`; one entry more than lists */
  starts: Uint32Array;
  bytes: Uint8Array;
  /** how many rows each list has */
  counts: Uint32Array;
}

/** Writes the rows of a list into `target` and tells how many there are. A row stands in one list of a word only. */
export function readRows(
  { starts, bytes }: Postings,
  word: number,
  place: Place,
  target: Uint32Array,
): number {
  const list = word * PLACES + place;
  let at = starts[list] as number;
  const end = starts[list + 1] as number;
  let row = -1;
  let count = 0;
  while (at < end) {
    let byte = bytes[at++] as number;
    let gap = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++] as number;
      gap |= (byte & 127) << shift;
    }
    row += gap + 1;
    target[count++] = row;
  }
  return count;
}

export const countRows = ({ counts }: Postings, word: number, place: Place): number =>
  counts[word * PLACES + place] ?? 0;

/** Takes words row after row, in the order of the rows. */
export class PostingsWriter {
  readonly #ids = new Map<string, number>();
  readonly words: string[] = [];
  readonly #lists: GapList[] = [];

  idOf(word: string): number {
    const known = this.#ids.get(word);
    if (known !== undefined) return known;
    const id = this.words.length;
    this.#ids.set(word, id);
    this.words.push(word);
    for (let place = 0; place < PLACES; place++) this.#lists.push(new GapList());
    return id;
  }

  add(word: number, place: Place, row: number): void {
    this.#lists[word * PLACES + place]?.add(row);
  }

  finish(rows: number): Postings {
    const starts = new Uint32Array(new SharedArrayBuffer((this.#lists.length + 1) * 4));
    const counts = new Uint32Array(new SharedArrayBuffer(this.#lists.length * 4));
    let end = 0;
    for (const [list, { length, count }] of this.#lists.entries()) {
      starts[list] = end;
      counts[list] = count;
      end += length;
    }
    starts[this.#lists.length] = end;
    const bytes = new Uint8Array(new SharedArrayBuffer(end));
    for (const [list, gaps] of this.#lists.entries()) bytes.set(gaps.bytes(), starts[list]);
    return { rows, starts, bytes, counts };
  }
}

const noBytes = new Uint8Array(0);

class GapList {
  count = 0;
  length = 0;
  #bytes = noBytes;
  #last = -1;

  add(row: number): void {
    if (row <= this.#last) return;
    if (this.length + 5 > this.#bytes.length) {
      const wider = new Uint8Array(Math.max(8, this.#bytes.length * 2));
      wider.set(this.#bytes);
      this.#bytes = wider;
    }
    let gap = row - this.#last - 1;
    while (gap > 127) {
      this.#bytes[this.length++] = (gap & 127) | 128;
      gap >>>= 7;
    }
    this.#bytes[this.length++] = gap;
    this.#last = row;
    this.count++;
  }

  bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.length);
  }
}
