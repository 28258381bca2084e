/** Planks as they are used up, with the offcuts kept by the end that still has its lock. */
import { spend } from './budget.ts';
import type { Offcut, PlacedPart } from './plan.ts';
import { EPSILON, type Rect } from './region.ts';
import type { Offer } from './run.ts';

/** The end a part needs sound: its right one to begin a row, its left one to end it, none in a run of a single part. */
export type End = 'left' | 'right' | 'any';

interface Kept {
  stock: number;
  from: number;
  to: number;
}

/** More than a fitter would keep lying about; it also bounds the work in a hall of a thousand rows. */
const MOST_KEPT = 200;

export class PlankStock {
  count = 0;
  #kept: Kept[] = [];
  readonly #plank: { lengthMm: number; widthMm: number };
  readonly #leastPartMm: number;
  readonly #kerfMm: number;

  constructor(plank: { lengthMm: number; widthMm: number }, leastPartMm: number, kerfMm: number) {
    this.#plank = plank;
    this.#leastPartMm = leastPartMm;
    this.#kerfMm = kerfMm;
  }

  /** Lengths at hand to begin and to end a row. */
  offer(worth: number): Offer {
    spend(20 * this.#kept.length);
    const lengths = (end: End) =>
      this.#kept.filter((kept) => this.#hasEnd(kept, end)).map(({ from, to }) => to - from);
    return { beginnings: lengths('right'), ends: lengths('left'), kerfMm: this.#kerfMm, worth };
  }

  take(part: Rect, end: End): PlacedPart {
    const { lengthMm, widthMm } = this.#plank;
    spend(60 + 8 * this.#kept.length);
    const isWholeLength = lengthMm - part.w < EPSILON;
    const at = isWholeLength ? -1 : this.#findOffcut(part.w, end);
    const [found] = at >= 0 ? this.#kept.splice(at, 1) : [];
    const source: Kept = found ?? { stock: this.count++, from: 0, to: lengthMm };
    // Cut off the end in demand, so that the rest keeps the other one; with none in demand, the sound end stays on.
    const isLeftSound = source.from < EPSILON && lengthMm - source.to > EPSILON;
    const isRightKept = end === 'right' || (end === 'any' && isLeftSound);
    const from = isRightKept ? source.to - part.w : source.from;
    this.#keepRest(source, isRightKept, part.w);
    return {
      ...part,
      stock: source.stock,
      cut: { x: from, y: 0, w: part.w, h: part.h },
      isTurned: false,
      isWhole: isWholeLength && widthMm - part.h < EPSILON,
      isFromOffcut: found !== undefined,
    };
  }

  listOffcuts(): Offcut[] {
    const h = this.#plank.widthMm;
    return this.#kept.map(({ stock, from, to }) => ({ stock, x: from, y: 0, w: to - from, h }));
  }

  #hasEnd({ from, to }: Kept, end: End): boolean {
    if (end === 'any') return true;
    return end === 'left' ? from < EPSILON : this.#plank.lengthMm - to < EPSILON;
  }

  #findOffcut(lengthMm: number, end: End): number {
    let best = -1;
    let bestLength = Number.POSITIVE_INFINITY;
    for (const [index, kept] of this.#kept.entries()) {
      const length = kept.to - kept.from;
      if (this.#hasEnd(kept, end) && length >= lengthMm - EPSILON && length < bestLength) {
        best = index;
        bestLength = length;
      }
    }
    return best;
  }

  /** Planks are cut to length before they are ripped, so a rest is always of full width. */
  #keepRest(source: Kept, isRightKept: boolean, usedMm: number): void {
    const rest = isRightKept
      ? { ...source, to: source.to - usedMm - this.#kerfMm }
      : { ...source, from: source.from + usedMm + this.#kerfMm };
    if (rest.to - rest.from < this.#leastPartMm || rest.to - rest.from <= EPSILON) return;
    this.#kept.push(rest);
    if (this.#kept.length > MOST_KEPT) this.#kept.splice(this.#shortestKept(), 1);
  }

  #shortestKept(): number {
    return this.#kept.reduce((shortest, { from, to }, index) => {
      const known = this.#kept[shortest];
      return known && to - from < known.to - known.from ? index : shortest;
    }, 0);
  }
}
