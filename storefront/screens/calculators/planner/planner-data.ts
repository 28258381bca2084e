/** What the planner is made of, as it travels. */
import type { CalculationState } from '../calculation-address.ts';
import type { NeedLine, ShownProduct } from '../need-line.ts';

export const SURFACES = ['floor', 'walls', 'accent', 'ceiling', 'skirting'] as const;
export type SurfaceName = (typeof SURFACES)[number];

/** What each surface may be finished with, the usual one first. Accent walls are those that differ from the others. */
export const FINISHES = {
  floor: ['laminate', 'tile', 'none'],
  walls: ['wallpaper', 'paint', 'none'],
  accent: ['paint', 'wallpaper', 'none'],
  ceiling: ['paint', 'none'],
  skirting: ['skirting', 'none'],
} as const satisfies Record<SurfaceName, readonly string[]>;
export type Finish = (typeof FINISHES)[SurfaceName][number];

export interface SurfaceGoods {
  finish: Finish;
  /** What it measures, «14 м²», in the unit of the surface. */
  size: number;
  product: ShownProduct | null;
  alternatives: ShownProduct[];
  settled: Readonly<Record<string, string>>;
  /** Of the goods, or the tint a paint is mixed to. */
  colour: string | null;
}

export interface PlannerData {
  state: CalculationState;
  surfaces: Readonly<Partial<Record<SurfaceName, SurfaceGoods>>>;
  /** All materials, one product once. */
  need: NeedLine[];
  total: number;
  weight: number;
  isHere: boolean;
  errors: Readonly<Record<string, readonly string[]>>;
}

/** What a paint may be tinted to in the drawing, by the words of domain/colours.ts. */
export const TINTS = [
  'white',
  'ivory',
  'sand',
  'peach',
  'terracotta',
  'pink',
  'lavender',
  'light-blue',
  'blue',
  'olive',
  'green',
  'graphite',
] as const;

export const USUAL_TINTS: Readonly<Partial<Record<SurfaceName, string>>> = { walls: 'ivory', accent: 'blue' };

export const START: Readonly<Record<string, string>> = {
  length: '4',
  width: '3,5',
  height: '2,7',
  openings: 'w1,5x1,4#0; d0,9x2@2,7#2',
};
