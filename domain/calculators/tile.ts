/**
 * Tiles by the percentage rule, by rows (cut parts thrown away) or by the cutting plan, and all that goes with them:
 * glue by the comb's bed, grout by the joints, primer, crosses and levelling clips.
 */
import { PLAN_STEPS, withinBudget } from '../cutting/budget.ts';
import { isLargeFormat, layTiles, type TileJob, tilePercent } from '../cutting/tiles.ts';
import { type Computed, defineCalculator, type NeedLine, normOf, roundUp } from './calculation.ts';
import { choice, flag, number, optional, usually, type Value } from './fields.ts';
import type { Surface } from './surface.ts';
import { toTileRegion } from './tile-region.ts';

/** Millimetres of bed a notched comb leaves. */
const BED_MM = { comb6: 2.5, comb8: 3, comb10: 4 } as const;
/** On floors and under large tiles the back is buttered as well. */
const BUTTERING = 1.2;
const GROUT_DENSITY = { cement: 1.6, epoxy: 1.55 } as const;
const CLIP_STEP_M = 0.25;

const fields = {
  tileWidth: number('mm', [10, 3200]),
  tileHeight: number('mm', [10, 3200]),
  tileThickness: usually('mm', [2, 40], 9),
  joint: usually('mm', [0, 30], 2),
  /** The longer side stands: the two sizes change places. */
  upright: flag(),
  laying: choice('straight', 'brick', 'diagonal', 'herringbone'),
  method: choice('percent', 'rows', 'plan'),
  comb: choice('comb8', 'comb6', 'comb10'),
  grout: choice('cement', 'epoxy'),
  clips: flag(),
  startFrom: choice('left', 'centre', 'right'),
  keepOffcuts: flag(true),
  /** No direction in the drawing: an offcut may be turned by half a turn. */
  mayTurn: flag(true),
  offcutFrom: usually('mm', [10, 1000], 150),
  reserve: optional('percent', [0, 50]),
} as const;

export type TileInput = { readonly [Name in keyof typeof fields]: Value<(typeof fields)[Name]> };

export const tile = defineCalculator({
  code: 'tile',
  surface: { kind: null },
  fields,
  compute(typed, surface, goods, norms): Computed {
    const input = toLaid(typed);
    const { tileWidth: a, tileHeight: b, tileThickness: thickness, joint } = input;
    const area = surface.areaM2;
    const tiles = countTiles(input, surface, norms['tile.breakage']);
    const amount = roundUp((tiles[2] * (100 + (tiles[5] ?? 0))) / 100);
    const isOnFloor = surface.kind === 'floor';
    const bed = BED_MM[input.comb] * (isOnFloor || isLargeFormat(a, b) ? BUTTERING : 1);
    const glue = normOf(goods['tile-glue'], norms['tile.glue']);
    const density = normOf(goods.grout, GROUT_DENSITY[input.grout]);
    const perM2 = ((a + b) / (a * b)) * thickness * joint * density;
    const primer = normOf(goods.primer, norms['tile.primer']);
    const needs: NeedLine[] = [
      tiles,
      ['tile-glue', 'kg', area * bed * glue, 'area-thickness-norm', { area, thickness: bed, norm: glue }],
      ['grout', 'kg', area * perM2, 'area-norm', { area, norm: perM2 }],
      ['primer', 'l', area * primer, 'area-norm', { area, norm: primer }],
    ];
    if (joint > 0)
      needs.push([
        'crosses',
        'pcs',
        amount * norms['tile.crosses'],
        'pieces-norm',
        { pieces: amount, norm: norms['tile.crosses'] },
      ]);
    if (input.clips) {
      const edges = (amount * (a + b)) / 1000;
      needs.push([
        'levelling-clips',
        'pcs',
        edges / CLIP_STEP_M,
        'length-step',
        { length: edges, step: CLIP_STEP_M },
      ]);
    }
    return { needs };
  },
});

const toLaid = (input: TileInput): TileInput =>
  input.upright ? { ...input, tileWidth: input.tileHeight, tileHeight: input.tileWidth } : input;

function countTiles(input: TileInput, surface: Surface, breakage: number): NeedLine {
  const { tileWidth: a, tileHeight: b, joint, laying, method } = input;
  if (method === 'plan') {
    const planned = planTiles(input, surface, breakage);
    if (planned) return planned;
  }
  // A diagonal has no rows along the wall.
  if (method === 'rows' && surface.sides && (laying === 'straight' || laying === 'brick')) {
    const { xM, yM } = surface.sides;
    // A shifted row may begin and end with a cut part.
    const columns = roundUp((xM * 1000) / (a + joint)) + (laying === 'brick' ? 1 : 0);
    const rows = roundUp((yM * 1000) / (b + joint));
    return ['tile', 'pcs', columns * rows, 'tile-rows', { columns, rows }, input.reserve ?? 0];
  }
  const { areaM2: area } = surface;
  const reserve = input.reserve ?? tilePercent(laying, a, b);
  return ['tile', 'pcs', area / ((a * b) / 1e6), 'tile-percent', { area, width: a, height: b }, reserve];
}

/** Null where there is nothing to plan on: a bare area, all walls at once. */
export function toTileJob(typed: TileInput, surface: Surface): TileJob | null {
  const region = toTileRegion(surface);
  if (!region) return null;
  const input = toLaid(typed);
  return {
    region,
    tile: { widthMm: input.tileWidth, heightMm: input.tileHeight },
    jointMm: input.joint,
    laying: input.laying,
    startFrom: input.startFrom,
    mayTurn: input.mayTurn,
    keepFromMm: input.keepOffcuts ? input.offcutFrom : null,
  };
}

/** Null also for a pattern or a size the plan falls back for. With a plan the cutting is known; what is left to expect is breakage. */
function planTiles(input: TileInput, surface: Surface, breakage: number): NeedLine | null {
  // The sizes have changed places already.
  const job = toTileJob({ ...input, upright: false }, surface);
  const plan = job && withinBudget(PLAN_STEPS, () => layTiles(job))?.value;
  if (!plan || plan.fallback) return null;
  const whole = plan.parts.filter(({ isWhole }) => isWhole).length;
  const reserve = input.reserve ?? breakage;
  const numbers = { whole, forCutting: plan.count - whole, byPercent: plan.byPercent };
  return ['tile', 'pcs', plan.count, 'tile-plan', numbers, reserve];
}
