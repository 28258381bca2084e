/**
 * Laminate, vinyl planks and parquet: by the percentage rule or by the cutting plan, in square metres as packs are
 * labelled, with what lies under and around them.
 */

import type { Norms } from '../calculator-norms.ts';
import { PLAN_STEPS, withinBudget } from '../cutting/budget.ts';
import { layPlanks } from '../cutting/planks.ts';
import { type Region, rectangle } from '../cutting/region.ts';
import { measureRoom } from '../room.ts';
import { defineCalculator, type NeedLine, roundUp } from './calculation.ts';
import { choice, flag, optional, usually } from './fields.ts';
import type { Advice } from './formulas.ts';
import { toSkirtingNeeds } from './skirting.ts';
import type { Surface } from './surface.ts';
import { toTileRegion } from './tile-region.ts';

const SMALL_FLOOR_M2 = 10;
/** A last row narrower than this breaks; then the first one is trimmed as well. */
const NARROW_ROW_MM = 50;
const EXPANSION_GAPS_M = 0.02;

export const laminate = defineCalculator({
  code: 'laminate',
  surface: { kind: 'floor' },
  fields: {
    laying: choice('along', 'diagonal', 'herringbone'),
    method: choice('percent', 'plan'),
    plankLength: usually('mm', [200, 5000], 1292),
    plankWidth: usually('mm', [30, 1000], 193),
    skirtingLength: usually('m', [0.5, 6], 2.5),
    underlay: flag(true),
    reserve: optional('percent', [0, 50]),
  },
  compute(
    { laying, method, plankWidth, plankLength, skirtingLength, underlay, reserve: typed },
    surface,
    _goods,
    norms,
  ) {
    const { areaM2: area, room } = surface;
    const reserve = typed ?? cuttingPercent(laying, surface, norms);
    const planned =
      method === 'plan' && laying === 'along'
        ? planPlanks(surface, plankLength, plankWidth, typed ?? 0)
        : null;
    const needs: NeedLine[] = [planned ?? ['laminate', 'm2', area, 'area', { area }, reserve]];
    if (underlay) needs.push(['underlay', 'm2', area, 'area', { area }, norms['laminate.underlay']]);
    if (room) needs.push(...toSkirtingNeeds(measureRoom(room), skirtingLength, norms['skirting.reserve']));
    return { needs, advice: laying === 'along' ? rowAdvice(surface, plankWidth) : [] };
  },
});

/** The region the planks are planned on: less the expansion gap where the floor is a rectangle. */
export function toPlankRegion(surface: Surface): Region | null {
  const { sides } = surface;
  if (!sides) return toTileRegion(surface);
  return rectangle((sides.xM - EXPANSION_GAPS_M) * 1000, (sides.yM - EXPANSION_GAPS_M) * 1000);
}

/** Null where there is nothing to plan on, or too much. */
function planPlanks(surface: Surface, lengthMm: number, widthMm: number, reserve: number): NeedLine | null {
  const region = toPlankRegion(surface);
  if (!region) return null;
  const plan = withinBudget(PLAN_STEPS, () => layPlanks({ region, plank: { lengthMm, widthMm } }))?.value;
  if (!plan || plan.fallback) return null;
  const { count, byPercent, rows } = plan;
  const plank = (lengthMm * widthMm) / 1e6;
  return ['laminate', 'm2', count * plank, 'plank-plan', { planks: count, plank, rows, byPercent }, reserve];
}

function cuttingPercent(
  laying: 'along' | 'diagonal' | 'herringbone',
  { areaM2, room }: Surface,
  norms: Norms,
): number {
  const isCramped = areaM2 < SMALL_FLOOR_M2 || (room !== null && room.shape.kind !== 'rectangle');
  const key = `laminate.${laying}` as const;
  return laying === 'along' && isCramped ? norms['laminate.cramped'] : norms[key];
}

function rowAdvice({ sides }: Surface, plankWidth: number): Advice[] {
  if (!sides) return [];
  const across = (sides.yM - EXPANSION_GAPS_M) * 1000;
  const rows = roundUp(across / plankWidth);
  const lastRow = across - (rows - 1) * plankWidth;
  if (rows < 2 || lastRow >= NARROW_ROW_MM) return [];
  return [{ key: 'trim-first-row', numbers: { rows, lastRow, firstRow: (plankWidth + lastRow) / 2 } }];
}
