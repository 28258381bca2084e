/** Arrays as long as the range that one match after the other works in: taken once, emptied each time. */
export class Scratch {
  /** of each row a bit per term that it meets */
  readonly masks: Uint16Array;
  /** of each row the sum of what its mentions are worth */
  readonly worths: Float32Array;
  /** for one list of rows at a time */
  readonly list: Uint32Array;
  readonly #rounds: Uint8Array;

  constructor(rows: number) {
    this.masks = new Uint16Array(rows);
    this.worths = new Float32Array(rows);
    this.list = new Uint32Array(rows);
    this.#rounds = new Uint8Array(rows);
  }

  clear(): void {
    this.masks.fill(0);
    this.worths.fill(0);
  }

  giveRows(rows: Uint32Array, bit: number, worth: number): void {
    const { masks, worths } = this;
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at] as number;
      const mask = masks[row] as number;
      if ((mask & bit) !== 0) continue;
      masks[row] = mask | bit;
      worths[row] = (worths[row] as number) + worth;
    }
  }

  giveRange(start: number, end: number, bit: number, worth: number): void {
    const { masks, worths } = this;
    for (let row = start; row < end; row++) {
      const mask = masks[row] as number;
      if ((mask & bit) !== 0) continue;
      masks[row] = mask | bit;
      worths[row] = (worths[row] as number) + worth;
    }
  }

  /** The rows that every one of these takes. */
  intersect(eaches: readonly ((take: (row: number) => void) => void)[]): Uint32Array {
    const rounds = this.#rounds;
    rounds.fill(0);
    for (const [round, each] of eaches.entries()) {
      each((row) => {
        if (rounds[row] === round) rounds[row] = round + 1;
      });
    }
    const rows: number[] = [];
    for (let row = 0; row < rounds.length; row++) if (rounds[row] === eaches.length) rows.push(row);
    return Uint32Array.from(rows);
  }
}
