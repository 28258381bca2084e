/** A roof slope by slope: sheets in columns of their useful width, shingles by area, edges, gutters, membrane. */

import type { Norms } from '../calculator-norms.ts';
import { type Computed, defineCalculator, type NeedLine, normOf, roundUp } from './calculation.ts';
import { choice, type FieldError, number, optional, usually, whole } from './fields.ts';

const OVERHANG_M = 0.05;
const SPLIT_OVERLAP_M = 0.13;
const RIDGE_SCREWS_PER_M = 8;
const EDGE_PIECE_M = 1.9;
const GUTTER_M = 3;
const FUNNEL_EVERY_M = 10;

export const roofing = defineCalculator({
  code: 'roofing',
  surface: null,
  fields: {
    material: choice('metal-tile', 'profile', 'shingles'),
    eaves: number('m', [0.5, 100]),
    /** Up the slope; or the plan's reach from eaves to ridge with the angle. */
    slope: optional('m', [0.3, 40]),
    reach: optional('m', [0.3, 40]),
    angle: optional('degree', [1, 75]),
    slopes: whole([1, 2], 2),
    usefulWidth: usually('m', [0.3, 2], 1.1),
    maxSheet: usually('m', [1, 14], 6),
  },
  compute(input, _surface, goods, norms): Computed | FieldError[] {
    const { material, eaves, slopes, usefulWidth, maxSheet } = input;
    const slope = slopeLength(input.slope, input.reach, input.angle);
    if (typeof slope !== 'number') return slope;
    const area = eaves * slope * slopes;
    const needs: NeedLine[] = [
      ...(material === 'shingles'
        ? toShingleNeeds(area, normOf(goods['roof-nails'], norms['roofing.nails']), norms)
        : toSheetNeeds({ eaves, slope, slopes, usefulWidth, maxSheet, area }, norms['roofing.screws'])),
      ['membrane', 'm2', area, 'area', { area }, norms['roofing.lap']],
      [
        'eaves',
        'pcs',
        slopes * roundUp(eaves / EDGE_PIECE_M),
        'roof-edges',
        { length: eaves, slopes, piece: EDGE_PIECE_M },
      ],
      [
        'barge',
        'pcs',
        slopes * roundUp((2 * slope) / EDGE_PIECE_M),
        'roof-edges',
        { length: 2 * slope, slopes, piece: EDGE_PIECE_M },
      ],
      [
        'gutter',
        'pcs',
        slopes * roundUp(eaves / GUTTER_M),
        'roof-edges',
        { length: eaves, slopes, piece: GUTTER_M },
      ],
      [
        'funnel',
        'pcs',
        slopes * roundUp(eaves / FUNNEL_EVERY_M),
        'roof-edges',
        { length: eaves, slopes, piece: FUNNEL_EVERY_M },
      ],
    ];
    if (slopes === 2)
      needs.push([
        'ridge',
        'pcs',
        roundUp(eaves / EDGE_PIECE_M),
        'roof-edges',
        { length: eaves, slopes: 1, piece: EDGE_PIECE_M },
      ]);
    return { needs };
  },
});

function slopeLength(
  slope: number | null,
  reach: number | null,
  angle: number | null,
): number | FieldError[] {
  if (slope !== null) return slope;
  if (reach !== null && angle !== null) return reach / Math.cos((angle * Math.PI) / 180);
  if (reach === null && angle === null) return [{ field: 'slope', code: 'missing' }];
  return [{ field: reach === null ? 'reach' : 'angle', code: 'missing' }];
}

interface Slopes {
  eaves: number;
  slope: number;
  slopes: number;
  usefulWidth: number;
  maxSheet: number;
  area: number;
}

function toSheetNeeds(
  { eaves, slope, slopes, usefulWidth, maxSheet, area }: Slopes,
  screws: number,
): NeedLine[] {
  const columns = roundUp(eaves / usefulWidth);
  const whole = slope + OVERHANG_M;
  // Each seam of a split column overlaps, so a longer slope may need one sheet more than its plain length says.
  const split = whole <= maxSheet ? 1 : roundUp((whole - SPLIT_OVERLAP_M) / (maxSheet - SPLIT_OVERLAP_M));
  const sheet = (whole + (split - 1) * SPLIT_OVERLAP_M) / split;
  const ridge = slopes === 2 ? eaves : 0;
  return [
    [
      'roofing',
      'pcs',
      columns * slopes * split,
      'roof-sheets',
      { eaves, usefulWidth, columns, slopes, split, sheet },
    ],
    [
      'roof-screw',
      'pcs',
      area * screws + ridge * RIDGE_SCREWS_PER_M,
      'roof-screws',
      { area, norm: screws, ridge, ridgeNorm: RIDGE_SCREWS_PER_M },
    ],
  ];
}

function toShingleNeeds(area: number, nails: number, norms: Norms): NeedLine[] {
  return [
    ['roofing', 'm2', area, 'area', { area }, norms['roofing.shingles']],
    ['roof-underlay', 'm2', area, 'area', { area }, norms['roofing.lap']],
    ['roof-nails', 'kg', area * nails, 'area-norm', { area, norm: nails }],
  ];
}
