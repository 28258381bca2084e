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

/** Takes words row after row, in the order of the rows. */
export class PostingsWriter {
  readonly #ids = new Map<string, number>();
  readonly words: string[] = [];
  readonly #lists: GapList[] = [];
  readonly #runs: Uint32Array;
  #run = 0;

  constructor(runs: Uint32Array) {
    this.#runs = runs;
  }

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
    while (row >= (this.#runs[this.#run + 1] as number)) this.#run++;
    this.#lists[listOf(word, place)]?.add(this.#run, row - (this.#runs[this.#run] as number));
  }

  finish(rows: number, nameWords: Uint8Array): Postings {
    const lists = this.#lists;
    const cutsOfAll = lists.reduce((sum, list) => sum + list.runs.length, 0);
    const counts = makeShared(lists.length);
    const cuts = makeShared(lists.length + 1);
    const cutRuns = makeShared(cutsOfAll);
    const cutBytes = makeShared(cutsOfAll + 1);
    const cutCounts = makeShared(cutsOfAll);
    const bytes = new Uint8Array(new SharedArrayBuffer(lists.reduce((sum, list) => sum + list.length, 0)));
    let cut = 0;
    let end = 0;
    for (const [place, list] of lists.entries()) {
      cuts[place] = cut;
      for (const [index, run] of list.runs.entries()) {
        cutRuns[cut] = run;
        cutBytes[cut] = end + (list.starts[index] as number);
        cutCounts[cut] = list.counts[index] as number;
        counts[place] = (counts[place] as number) + (list.counts[index] as number);
        cut++;
      }
      bytes.set(list.bytes(), end);
      end += list.length;
    }
    cuts[lists.length] = cut;
    cutBytes[cut] = end;
    return { rows, runs: this.#runs, counts, cuts, cutRuns, cutBytes, cutCounts, bytes, nameWords };
  }
}

const makeShared = (length: number) => new Uint32Array(new SharedArrayBuffer(length * 4));

const noBytes = new Uint8Array(0);

class GapList {
  /** of each cut its run, its first byte and how many rows it has */
  readonly runs: number[] = [];
  readonly starts: number[] = [];
  readonly counts: number[] = [];
  length = 0;
  #bytes = noBytes;
  #last = -1;

  /** The row is counted from where its run begins. */
  add(run: number, row: number): void {
    const cut = this.runs.length - 1;
    if (this.runs[cut] !== run) {
      this.runs.push(run);
      this.starts.push(this.length);
      this.counts.push(1);
      this.#last = -1;
    } else if (row <= this.#last) return;
    else this.counts[cut] = (this.counts[cut] as number) + 1;
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
  }

  bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.length);
  }
}
