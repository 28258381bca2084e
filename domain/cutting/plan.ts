/** What every plan for a surface answers with: how many pieces to buy, and the place of each part for a drawing. */
import type { Rect } from './region.ts';

/** A part on the surface, and where it was cut out of its stock piece (a tile, a plank). */
export interface PlacedPart extends Rect {
  /** Number of the stock piece, from 0. */
  stock: number;
  cut: Rect;
  /** Turned by half a turn before laying, so that its sound edges meet its neighbours. */
  isTurned: boolean;
  isWhole: boolean;
  /** Made of what an earlier part left. */
  isFromOffcut: boolean;
}

export interface Offcut extends Rect {
  stock: number;
}

/**
 * «too-large»: more parts than a plan is worth; «laying»: a pattern no plan is made for. Both leave the percentage rule
 * as the answer, with no parts to draw.
 */
export type Fallback = 'too-large' | 'laying';

export interface LayingPlan {
  count: number;
  /** The percentage rule's answer, for comparison. */
  byPercent: number;
  /** No plan whatsoever gets along with fewer. */
  lowerBound: number;
  areaMm2: number;
  parts: PlacedPart[];
  /** What is left and large enough to keep. */
  offcuts: Offcut[];
  /** The parts lie in a plane turned by so much against the surface. */
  angleDeg: number;
  fallback: Fallback | null;
}

/** Whole pieces for an area with a percentage on top: the rule of thumb. */
export function byPercentRule(areaMm2: number, pieceMm2: number, percent: number): number {
  return Math.max(0, Math.ceil((areaMm2 * (100 + percent)) / 100 / pieceMm2 - 1e-6));
}

export function lowerBoundOf(areaMm2: number, pieceMm2: number): number {
  return Math.max(0, Math.ceil(areaMm2 / pieceMm2 - 1e-6));
}

export function fallBack(
  plan: Pick<LayingPlan, 'areaMm2' | 'byPercent' | 'lowerBound'>,
  fallback: Fallback,
): LayingPlan {
  const count = Math.max(plan.byPercent, plan.lowerBound);
  return { ...plan, count, parts: [], offcuts: [], angleDeg: 0, fallback };
}
