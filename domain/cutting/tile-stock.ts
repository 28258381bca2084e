/** Tiles as they are used up: whole ones, parts cut of them, and the offcuts that wait for another part. */
import { spend } from './budget.ts';
import type { Offcut, PlacedPart } from './plan.ts';
import { EPSILON, type Rect } from './region.ts';

/** The sides on which a part meets a neighbour and therefore needs the maker's edge. */
export interface Demand {
  left: boolean;
  right: boolean;
  bottom: boolean;
  top: boolean;
}

interface Fit {
  cut: Rect;
  isTurned: boolean;
}

export class TileStock {
  count = 0;
  offcuts: Offcut[] = [];
  readonly #tile: Rect;
  readonly #keepFromMm: number | null;
  readonly #kerfMm: number;
  readonly #mayTurn: boolean;

  constructor(
    tile: { widthMm: number; heightMm: number },
    keepFromMm: number | null,
    kerfMm: number,
    mayTurn: boolean,
  ) {
    this.#tile = { x: 0, y: 0, w: tile.widthMm, h: tile.heightMm };
    this.#keepFromMm = keepFromMm;
    this.#kerfMm = kerfMm;
    this.#mayTurn = mayTurn;
  }

  takeWhole(part: Rect): PlacedPart {
    spend(40);
    return {
      ...part,
      stock: this.count++,
      cut: this.#tile,
      isTurned: false,
      isWhole: true,
      isFromOffcut: false,
    };
  }

  /** Of the offcuts that fit the smallest is taken: the large ones stay for large parts. */
  take(part: Rect, demand: Demand): PlacedPart {
    spend(200 + 10 * this.offcuts.length);
    let best: { index: number; fit: Fit; area: number } | null = null;
    for (const [index, offcut] of this.offcuts.entries()) {
      const area = offcut.w * offcut.h;
      if (best && area >= best.area) continue;
      const fit = this.#fit(part, demand, offcut);
      if (fit) best = { index, fit, area };
    }
    if (best) {
      const [offcut] = this.offcuts.splice(best.index, 1);
      if (offcut) return this.#cut(part, offcut, best.fit, true);
    }
    const fresh = { ...this.#tile, stock: this.count++ };
    const fit = this.#fit(part, demand, fresh) ?? { cut: this.#tile, isTurned: false };
    return this.#cut(part, fresh, fit, false);
  }

  #fit(part: Rect, demand: Demand, offcut: Rect): Fit | null {
    const upright = this.#fitAs(part, demand, offcut);
    if (upright) return { cut: upright, isTurned: false };
    if (!this.#mayTurn) return null;
    const upsideDown = { left: demand.right, right: demand.left, bottom: demand.top, top: demand.bottom };
    const cut = this.#fitAs(part, upsideDown, offcut);
    return cut && { cut, isTurned: true };
  }

  #fitAs({ w, h }: Rect, demand: Demand, offcut: Rect): Rect | null {
    const x = alignIn(w, demand.left, demand.right, offcut.x, offcut.x + offcut.w, this.#tile.w);
    const y = alignIn(h, demand.bottom, demand.top, offcut.y, offcut.y + offcut.h, this.#tile.h);
    return x === null || y === null ? null : { x, y, w, h };
  }

  #cut(part: Rect, from: Offcut, { cut, isTurned }: Fit, isFromOffcut: boolean): PlacedPart {
    this.#keepRest(from, cut);
    return { ...part, stock: from.stock, cut, isTurned, isWhole: false, isFromOffcut };
  }

  /** The rest falls apart by straight cuts from edge to edge: first across or first along, whichever leaves more whole. */
  #keepRest(from: Offcut, cut: Rect): void {
    const keepFrom = this.#keepFromMm;
    if (keepFrom === null) return;
    const kerf = this.#kerfMm;
    const sideX = (y: number, h: number): Rect[] => [
      { x: from.x, y, w: cut.x - kerf - from.x, h },
      { x: cut.x + cut.w + kerf, y, w: from.x + from.w - cut.x - cut.w - kerf, h },
    ];
    const sideY = (x: number, w: number): Rect[] => [
      { x, y: from.y, w, h: cut.y - kerf - from.y },
      { x, y: cut.y + cut.h + kerf, w, h: from.y + from.h - cut.y - cut.h - kerf },
    ];
    const acrossFirst = [...sideX(from.y, from.h), ...sideY(cut.x, cut.w)];
    const alongFirst = [...sideX(cut.y, cut.h), ...sideY(from.x, from.w)];
    const rests = largest(acrossFirst) >= largest(alongFirst) ? acrossFirst : alongFirst;
    for (const rest of rests) {
      if (rest.w >= keepFrom && rest.h >= keepFrom && rest.w > EPSILON && rest.h > EPSILON)
        this.offcuts.push({ ...rest, stock: from.stock });
    }
  }
}

const largest = (rects: readonly Rect[]) =>
  Math.max(...rects.map(({ w, h }) => (w > 0 && h > 0 ? w * h : 0)));

/** Where along one axis a part lies in an offcut so that the sides in demand are the tile's own; null: it cannot. */
function alignIn(
  size: number,
  needsLow: boolean,
  needsHigh: boolean,
  from: number,
  to: number,
  full: number,
): number | null {
  if (size > to - from + EPSILON) return null;
  const isLowSound = from < EPSILON;
  const isHighSound = full - to < EPSILON;
  if (needsLow && needsHigh) return isLowSound && isHighSound && full - size < EPSILON ? from : null;
  if (needsLow) return isLowSound ? from : null;
  if (needsHigh) return isHighSound ? to - size : null;
  // No side in demand: cut where no sound edge is lost.
  return isLowSound && !isHighSound ? to - size : from;
}
