/**
 * For every word the rows whose goods bear it: as what they are (the head of the name), in the name, or among the
 * property values only. Lists are cut by runs of rows, the leaves of the catalogue: what no leaf that matters holds need
 * not be read. A cut is written as the gaps between rows, mostly one byte each, in shared memory.
 */
export const HEAD = 0;
export const NAME = 1;
export const VALUE = 2;
const PLACES = 3;
export type Place = typeof HEAD | typeof NAME | typeof VALUE;

export interface Postings {
  rows: number;
  /** where each run of rows begins; one entry more than runs */
  runs: Uint32Array;
  /** how many rows each list has; a list is word × PLACES + place */
  counts: Uint32Array;
  /** the first cut of each list; one entry more than lists */
  cuts: Uint32Array;
  /** of each cut its run, where its bytes begin (one entry more) and how many rows it has */
  cutRuns: Uint32Array;
  cutBytes: Uint32Array;
  cutCounts: Uint32Array;
  bytes: Uint8Array;
  /** of each row how many words its name has */
  nameWords: Uint8Array;
}

export const listOf = (word: number, place: Place): number => word * PLACES + place;

export const countRows = ({ counts }: Postings, word: number, place: Place): number =>
  counts[listOf(word, place)] ?? 0;

/** Writes the rows of a cut into `target`, counted from where its run begins, and tells how many there are. */
export function readCut({ cutBytes, bytes }: Postings, cut: number, target: Uint32Array): number {
  let at = cutBytes[cut] as number;
  const end = cutBytes[cut + 1] as number;
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

/** Where runs begin: every leaf is one, and so is what lies between two. */
export function toRuns(leaves: readonly { start: number; end: number }[], rows: number): Uint32Array {
  const starts = new Set([0, rows, ...leaves.flatMap(({ start, end }) => [start, end])]);
  const runs = makeShared(starts.size);
  runs.set([...starts].sort((a, b) => a - b));
  return runs;
}

/**
 * Takes words row after row, in the order of the rows. They are written down as they come, four bytes each outside of the heap, and
 * sorted into their lists at the end: lists that grow one by one took a kilobyte and a half for each word that a single name has.
 */
export class PostingsWriter {
  readonly #ids = new Map<string, number>();
  readonly words: string[] = [];
  readonly #runs: Uint32Array;
  readonly #log = new GrowingLog();
  #row = -1;

  constructor(runs: Uint32Array) {
    this.#runs = runs;
  }

  idOf(word: string): number {
    const known = this.#ids.get(word);
    if (known !== undefined) return known;
    const id = this.words.length;
    this.#ids.set(word, id);
    this.words.push(word);
    return id;
  }

  add(word: number, place: Place, row: number): void {
    // Goods that have moved since the copy was made stand elsewhere in the next one, which is on its way.
    if (row < this.#row) return;
    if (row > this.#row) this.#log.push(ROW_MARK + row);
    this.#row = row;
    this.#log.push(listOf(word, place));
  }

  finish(rows: number, nameWords: Uint8Array): Postings {
    const lists = this.words.length * PLACES;
    const counts = makeShared(lists);
    const cuts = makeShared(lists + 1);
    // Of each list first how many bytes it takes, then where its next one goes.
    const byteAt = new Uint32Array(lists + 1);
    this.#eachGap(lists, (list, _run, gap, isFirst) => {
      counts[list] = (counts[list] as number) + 1;
      if (isFirst) cuts[list] = (cuts[list] as number) + 1;
      byteAt[list] = (byteAt[list] as number) + byteLengthOf(gap);
    });
    const cutsOfAll = toStarts(cuts);
    const bytes = new Uint8Array(new SharedArrayBuffer(toStarts(byteAt)));
    const cutRuns = makeShared(cutsOfAll);
    const cutBytes = makeShared(cutsOfAll + 1);
    const cutCounts = makeShared(cutsOfAll);
    const nextCut = cuts.slice();
    this.#eachGap(lists, (list, run, gap, isFirst) => {
      let at = byteAt[list] as number;
      if (isFirst) {
        const cut = nextCut[list] as number;
        nextCut[list] = cut + 1;
        cutRuns[cut] = run;
        cutBytes[cut] = at;
      }
      const cut = (nextCut[list] as number) - 1;
      cutCounts[cut] = (cutCounts[cut] as number) + 1;
      let rest = gap;
      for (; rest > 127; rest >>>= 7) bytes[at++] = (rest & 127) | 128;
      bytes[at++] = rest;
      byteAt[list] = at;
    });
    cutBytes[cutsOfAll] = bytes.length;
    return { rows, runs: this.#runs, counts, cuts, cutRuns, cutBytes, cutCounts, bytes, nameWords };
  }

  /** Of each list row by row how far it is from the one before it; `isFirst` in its run, where it is counted from the run's beginning. */
  #eachGap(lists: number, take: (list: number, run: number, gap: number, isFirst: boolean) => void): void {
    const runs = this.#runs;
    const lastRow = new Int32Array(lists).fill(-1);
    let row = 0;
    let run = 0;
    this.#log.each((entry) => {
      if (entry >= ROW_MARK) {
        row = entry - ROW_MARK;
        while (row >= (runs[run + 1] as number)) run++;
        return;
      }
      const last = lastRow[entry] as number;
      if (last >= row) return;
      lastRow[entry] = row;
      const start = runs[run] as number;
      if (last < start) take(entry, run, row - start, true);
      else take(entry, run, row - last - 1, false);
    });
  }
}

/** Above it stands a row, below it a list. */
const ROW_MARK = 2 ** 31;

const makeShared = (length: number) => new Uint32Array(new SharedArrayBuffer(length * 4));

function byteLengthOf(gap: number): number {
  let bytes = 1;
  for (let rest = gap >>> 7; rest > 0; rest >>>= 7) bytes++;
  return bytes;
}

/** From how many each has to where each begins, in place; the sum of all. */
function toStarts(counts: Uint32Array): number {
  let sum = 0;
  for (let at = 0; at < counts.length; at++) {
    const own = counts[at] as number;
    counts[at] = sum;
    sum += own;
  }
  return sum;
}

/** Numbers page by page: what is full is never copied. */
class GrowingLog {
  readonly #pages: Uint32Array[] = [];
  #at = PAGE;

  push(number: number): void {
    if (this.#at === PAGE) {
      this.#pages.push(new Uint32Array(PAGE));
      this.#at = 0;
    }
    (this.#pages.at(-1) as Uint32Array)[this.#at++] = number;
  }

  each(take: (number: number) => void): void {
    const last = this.#pages.length - 1;
    for (const [place, page] of this.#pages.entries()) {
      const end = place === last ? this.#at : PAGE;
      for (let at = 0; at < end; at++) take(page[at] as number);
    }
  }
}

const PAGE = 2 ** 18;
