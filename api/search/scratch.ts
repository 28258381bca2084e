/**
 * Arrays that one match after the other works in, taken once: as long as the longest run for what is looked at, as long
 * as the range for what is found. A run fits the processor's cache, the range does not.
 */
import { type Mention, NEAR, type Part } from './mentions.ts';
import { type Postings, readCut } from './postings.ts';

export class Scratch {
  /** of each row of the run a bit per term that it meets, and above them (NEAR) a bit per term that it comes near */
  readonly masks: Uint32Array;
  /** of each row of the run the sum of what its mentions are worth */
  readonly worths: Float32Array;
  /** what was found so far */
  readonly foundRows: Uint32Array;
  readonly foundMasks: Uint32Array;
  readonly foundWorths: Float32Array;
  readonly #list: Uint32Array;
  readonly #common: Uint32Array;
  readonly #rounds: Uint8Array;

  constructor({ rows, runs }: Postings) {
    let longest = 0;
    for (let run = 1; run < runs.length; run++)
      longest = Math.max(longest, (runs[run] as number) - (runs[run - 1] as number));
    this.masks = new Uint32Array(longest);
    this.worths = new Float32Array(longest);
    this.foundRows = new Uint32Array(rows);
    this.foundMasks = new Uint32Array(rows);
    this.foundWorths = new Float32Array(rows);
    this.#list = new Uint32Array(longest);
    this.#common = new Uint32Array(longest);
    this.#rounds = new Uint8Array(longest);
  }

  /** Which terms each of so many rows of a run meets, and how well. */
  weigh(postings: Postings, mentions: readonly Mention[], size: number): void {
    this.masks.fill(0, 0, size);
    this.worths.fill(0, 0, size);
    for (const mention of mentions) {
      const [[part] = [], ...others] = mention.groups;
      if (others.length > 0) this.#give(this.#intersect(postings, mention.groups), mention);
      else if (part?.kind === 'cut') this.#give(this.#read(postings, part.cut), mention);
      else if (part) this.#giveStretch(part.start, part.end, mention);
    }
  }

  #read(postings: Postings, cut: number): Uint32Array {
    return this.#list.subarray(0, readCut(postings, cut, this.#list));
  }

  #give(rows: Uint32Array, { bit, isNear, worth }: Mention): void {
    const { masks, worths } = this;
    const taken = bit | (bit << NEAR);
    const mark = isNear ? bit << NEAR : bit;
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at] as number;
      const mask = masks[row] as number;
      if ((mask & taken) !== 0) continue;
      masks[row] = mask | mark;
      worths[row] = (worths[row] as number) + worth;
    }
  }

  #giveStretch(start: number, end: number, { bit, isNear, worth }: Mention): void {
    const { masks, worths } = this;
    const taken = bit | (bit << NEAR);
    const mark = isNear ? bit << NEAR : bit;
    for (let row = start; row < end; row++) {
      const mask = masks[row] as number;
      if ((mask & taken) !== 0) continue;
      masks[row] = mask | mark;
      worths[row] = (worths[row] as number) + worth;
    }
  }

  /** The rows that every group has, in no order. */
  #intersect(postings: Postings, groups: readonly (readonly Part[])[]): Uint32Array {
    const rounds = this.#rounds;
    const common = this.#common;
    let count = 0;
    for (const [round, parts] of groups.entries()) {
      const take = (row: number) => {
        if (rounds[row] !== round) return;
        rounds[row] = round + 1;
        if (round === 0) common[count++] = row;
      };
      for (const part of parts) {
        if (part.kind === 'cut') for (const row of this.#read(postings, part.cut)) take(row);
        else for (let row = part.start; row < part.end; row++) take(row);
      }
    }
    let kept = 0;
    for (let at = 0; at < count; at++) {
      const row = common[at] as number;
      if (rounds[row] === groups.length) common[kept++] = row;
      rounds[row] = 0;
    }
    return common.subarray(0, kept);
  }
}
