/** A fence of profile sheets or pickets: posts, rails, screws and the concrete the posts stand in. */
import { defineCalculator, type NeedLine, roundUp } from './calculation.ts';
import { choice, flag, number, usually, whole } from './fields.ts';

const LOW_FENCE_M = 2;
const RAIL_PIPE_M = 6;
const SCREWS_PER_SHEET_RAIL = 6;
const SCREWS_PER_PICKET_RAIL = 2;
const POSTS_PER_GATE = 2;
const HOLE_RADIUS_M = 0.1;
const HOLE_DEPTH_M = 1;
const POST_SIDE_M = 0.06;

export const fence = defineCalculator({
  code: 'fence',
  surface: null,
  fields: {
    material: choice('sheet', 'picket'),
    /** Without gates and wickets. */
    length: number('m', [1, 5000]),
    height: usually('m', [0.5, 4], 2),
    usefulWidth: usually('m', [0.3, 2], 1.15),
    postStep: usually('m', [1, 4], 2.5),
    gates: whole([0, 10], 0),
    wickets: whole([0, 10], 0),
    picketWidth: usually('mm', [30, 300], 110),
    picketGap: usually('mm', [0, 300], 40),
    bothSides: flag(),
  },
  compute(input) {
    const { material, length, height, postStep, gates, wickets } = input;
    const rows = height <= LOW_FENCE_M ? 2 : 3;
    const posts = roundUp(length / postStep) + 1 + POSTS_PER_GATE * gates + wickets;
    const rail = rows * length;
    const hole = Math.PI * HOLE_RADIUS_M ** 2 * HOLE_DEPTH_M - POST_SIDE_M ** 2 * HOLE_DEPTH_M;
    const infill: NeedLine[] =
      material === 'sheet' ? toSheets(length, input.usefulWidth, rows) : toPickets(input, rows);
    return {
      needs: [
        ...infill,
        ['post', 'pcs', posts, 'posts', { length, step: postStep, gates, wickets }],
        ['rail', 'pcs', rail / RAIL_PIPE_M, 'rails', { rows, length, rail, piece: RAIL_PIPE_M }],
        ['concrete', 'm3', posts * hole, 'concrete', { posts, hole }],
      ],
    };
  },
});

function toSheets(length: number, usefulWidth: number, rows: number): NeedLine[] {
  const sheets = roundUp(length / usefulWidth);
  const perSheet = rows * SCREWS_PER_SHEET_RAIL;
  return [
    ['fence-sheet', 'pcs', sheets, 'length-pieces', { length, piece: usefulWidth }],
    ['fence-screw', 'pcs', sheets * perSheet, 'pieces-norm', { pieces: sheets, norm: perSheet }],
  ];
}

interface Pickets {
  length: number;
  picketWidth: number;
  picketGap: number;
  bothSides: boolean;
}

function toPickets({ length, picketWidth, picketGap, bothSides }: Pickets, rows: number): NeedLine[] {
  const sides = bothSides ? 2 : 1;
  const pitch = (picketWidth + picketGap) / 1000;
  const pickets = roundUp(length / pitch) * sides;
  const perPicket = rows * SCREWS_PER_PICKET_RAIL;
  return [
    ['picket', 'pcs', pickets, 'pickets', { length, pitch, sides }],
    ['fence-screw', 'pcs', pickets * perPicket, 'pieces-norm', { pieces: pickets, norm: perPicket }],
  ];
}
