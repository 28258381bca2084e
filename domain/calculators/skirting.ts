/** Skirting along the walls, doorways left out, with corners, joints and end caps. */
import { measureRoom, type RoomMeasures } from '../room.ts';
import { type Computed, defineCalculator, type NeedLine, roundUp } from './calculation.ts';
import { type FieldError, usually } from './fields.ts';

const FIXING_STEP_M = 0.5;

export const skirting = defineCalculator({
  code: 'skirting',
  surface: { kind: 'floor', needs: 'outline' },
  fields: {
    skirtingLength: usually('m', [0.5, 6], 2.5),
    skirtingHeight: usually('mm', [10, 300], 60),
    reserve: usually('percent', [0, 50], 5),
  },
  compute({ skirtingLength, reserve }, { room }): Computed | FieldError[] {
    if (!room) return [{ field: 'length', code: 'missing' }];
    const measures = measureRoom(room);
    const run = skirtingRun(measures);
    return {
      needs: [
        ...toSkirtingNeeds(measures, skirtingLength, reserve),
        ['dowel', 'pcs', run / FIXING_STEP_M, 'length-step', { length: run, step: FIXING_STEP_M }],
      ],
    };
  },
});

export function toSkirtingNeeds(measures: RoomMeasures, lengthM: number, reserve: number): NeedLine[] {
  const { perimeterM: perimeter, doorwaysM: doorways, innerCorners, outerCorners, doors } = measures;
  const run = skirtingRun(measures);
  const corners = innerCorners + outerCorners;
  const pieces = roundUp(((run / lengthM) * (100 + reserve)) / 100);
  return [
    ['skirting', 'pcs', run / lengthM, 'skirting', { perimeter, doorways, run, piece: lengthM }, reserve],
    ['skirting-inner-corner', 'pcs', innerCorners, 'count', { count: innerCorners }],
    ['skirting-outer-corner', 'pcs', outerCorners, 'count', { count: outerCorners }],
    // Where a corner stands two pieces meet in it, not in a joint.
    ['skirting-joint', 'pcs', Math.max(0, pieces - corners), 'skirting-joints', { pieces, corners }],
    ['skirting-end-cap', 'pcs', 2 * doors, 'pieces-norm', { pieces: doors, norm: 2 }],
  ];
}

function skirtingRun({ perimeterM, doorwaysM }: RoomMeasures): number {
  return Math.max(0, perimeterM - doorwaysM);
}
