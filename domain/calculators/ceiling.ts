/** A plasterboard ceiling on hangers: single-level (P113) and two-level (P112) frames, norms to the square metre. */
import { defineCalculator, type NeedLine, normOf } from './calculation.ts';
import { choice, usually } from './fields.ts';

const FRAMES = {
  p113: { profile: 2.9, connector: 1.7, hanger: 0.7, screw: 23 },
  p112: { profile: 3.2, connector: 2.3, hanger: 1.3, screw: 17 },
} as const;
const BOARD = 1.05;
const EXTENDER = 0.2;
const METAL_SCREWS_PER_HANGER = 1.4;
const TRACK_DOWEL_STEP_M = 0.5;

export const ceiling = defineCalculator({
  code: 'ceiling',
  surface: { kind: 'ceiling' },
  fields: {
    system: choice('p113', 'p112'),
    sheetWidth: usually('m', [0.3, 2], 1.2),
    sheetLength: usually('m', [0.5, 4], 2.5),
    profileLength: usually('m', [2, 6], 3),
    reserve: usually('percent', [0, 50], 0),
  },
  compute(
    { system, sheetWidth, sheetLength, profileLength, reserve },
    { areaM2: area, perimeterM },
    goods,
    norms,
  ) {
    const frame = FRAMES[system];
    const sheet = sheetWidth * sheetLength;
    const hangers = area * frame.hanger;
    const piece = profileLength;
    const per = (norm: number) => [area * norm, 'area-norm', { area, norm }] as const;
    const needs: NeedLine[] = [
      [
        'plasterboard',
        'pcs',
        (area * BOARD) / sheet,
        'area-norm-piece',
        { area, norm: BOARD, piece: sheet },
        reserve,
      ],
      [
        'ceiling-profile',
        'pcs',
        (area * frame.profile) / piece,
        'area-norm-piece',
        { area, norm: frame.profile, piece },
      ],
      ['connector', 'pcs', ...per(frame.connector)],
      ['hanger', 'pcs', ...per(frame.hanger)],
      ['extender', 'pcs', ...per(EXTENDER)],
      ['screw-25', 'pcs', ...per(frame.screw)],
      [
        'screw-metal',
        'pcs',
        hangers * METAL_SCREWS_PER_HANGER,
        'pieces-norm',
        { pieces: hangers, norm: METAL_SCREWS_PER_HANGER },
      ],
      ['joint-filler', 'kg', ...per(normOf(goods['joint-filler'], norms['ceiling.filler']))],
      ['joint-tape', 'm', ...per(norms['ceiling.tape'])],
      ['primer', 'l', ...per(normOf(goods.primer, norms['ceiling.primer']))],
    ];
    if (perimeterM === null) return { needs, advice: [{ key: 'perimeter-unknown', numbers: {} }] };
    needs.push(
      ['track', 'pcs', perimeterM / piece, 'length-pieces', { length: perimeterM, piece }],
      [
        'dowel',
        'pcs',
        hangers + perimeterM / TRACK_DOWEL_STEP_M,
        'ceiling-dowels',
        { hangers, perimeter: perimeterM, step: TRACK_DOWEL_STEP_M },
      ],
    );
    return { needs };
  },
});
