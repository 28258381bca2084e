/**
 * Arrays as long as the range that one match after the other works in: taken once, emptied each time. Rows are marked
 * by blocks, so that a query about one section does not look at all the others.
 */
const BLOCK_BITS = 10;
const BLOCK = 1 << BLOCK_BITS;

export class Scratch {
  /** of each row a bit per term that it meets */
  readonly masks: Uint16Array;
  /** of each row the sum of what its mentions are worth */
  readonly worths: Float32Array;
  /** for one list of rows at a time */
  readonly list: Uint32Array;
  readonly #rows: number;
  readonly #candidates: Uint32Array;
  readonly #rounds: Uint8Array;
  readonly #touched: Uint8Array;

  constructor(rows: number) {
    this.#rows = rows;
    this.masks = new Uint16Array(rows);
    this.worths = new Float32Array(rows);
    this.list = new Uint32Array(rows);
    this.#candidates = new Uint32Array(rows);
    this.#rounds = new Uint8Array(rows);
    this.#touched = new Uint8Array((rows >>> BLOCK_BITS) + 1);
  }

  clear(): void {
    this.eachTouched((start, end) => {
      this.masks.fill(0, start, end);
      this.worths.fill(0, start, end);
    });
    this.#touched.fill(0);
  }

  /** The stretches of rows that anything was given to, in order. */
  eachTouched(take: (start: number, end: number) => void): void {
    for (let block = 0; block < this.#touched.length; block++) {
      if (this.#touched[block] === 0) continue;
      take(block << BLOCK_BITS, Math.min(this.#rows, (block + 1) << BLOCK_BITS));
    }
  }

  /** Rows that come in by other means than by words. */
  touch(row: number): void {
    this.#touched[row >>> BLOCK_BITS] = 1;
  }

  giveRows(rows: Uint32Array, bit: number, worth: number): void {
    const { masks, worths } = this;
    const touched = this.#touched;
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at] as number;
      const mask = masks[row] as number;
      if ((mask & bit) !== 0) continue;
      touched[row >>> BLOCK_BITS] = 1;
      masks[row] = mask | bit;
      worths[row] = (worths[row] as number) + worth;
    }
  }

  giveRange(start: number, end: number, bit: number, worth: number): void {
    const { masks, worths } = this;
    for (let row = start; row < end; row += BLOCK) this.touch(row);
    if (end > start) this.touch(end - 1);
    for (let row = start; row < end; row++) {
      const mask = masks[row] as number;
      if ((mask & bit) !== 0) continue;
      masks[row] = mask | bit;
      worths[row] = (worths[row] as number) + worth;
    }
  }

  /** The rows that every one of these takes, in no order. */
  intersect(eaches: readonly ((take: (row: number) => void) => void)[]): Uint32Array {
    const rounds = this.#rounds;
    const candidates = this.#candidates;
    let count = 0;
    for (const [round, each] of eaches.entries()) {
      each((row) => {
        if (rounds[row] !== round) return;
        rounds[row] = round + 1;
        if (round === 0) candidates[count++] = row;
      });
    }
    let kept = 0;
    for (let at = 0; at < count; at++) {
      const row = candidates[at] as number;
      if (rounds[row] === eaches.length) candidates[kept++] = row;
      rounds[row] = 0;
    }
    return candidates.subarray(0, kept);
  }
}
