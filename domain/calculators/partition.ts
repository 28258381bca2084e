/**
 * A plasterboard partition on a steel frame: norms of the usual system album to the square metre (one layer a side,
 * two layers a side), and the frame itself counted stud by stud.
 */
import { defineCalculator, type NeedLine, normOf, roundUp } from './calculation.ts';
import { choice, type FieldError, flag, number, usually, whole } from './fields.ts';

/** To a square metre of partition; the second number where sheets are joined across, in a wall higher than a sheet. */
const LAYERED = {
  one: { screw25: [29, 34], screw35: [0, 0], filler: 0.9, tape: [1.5, 2.2] },
  two: { screw25: [13, 14], screw35: [29, 30], filler: 1.5, tape: [1.5, 2.2] },
} as const;
const FACES = 2;
const STUD_OVERLAP_M = 0.5;

export const partition = defineCalculator({
  code: 'partition',
  surface: null,
  fields: {
    length: number('m', [0.3, 100]),
    height: number('m', [0.3, 12]),
    layers: choice('one', 'two'),
    step: usually('m', [0.2, 0.6], 0.6),
    doors: whole([0, 20], 0),
    doorWidth: usually('m', [0.5, 4], 0.9),
    doorHeight: usually('m', [0.5, 4], 2),
    sheetWidth: usually('m', [0.3, 2], 1.2),
    sheetLength: usually('m', [0.5, 4], 2.5),
    studLength: usually('m', [2, 6], 3),
    trackLength: usually('m', [2, 6], 3),
    wool: flag(true),
    reserve: usually('percent', [0, 50], 10),
  },
  compute(input, _surface, goods, norms) {
    const { length, height, layers, step, doors, doorWidth, doorHeight, reserve } = input;
    const area = length * height - doors * doorWidth * Math.min(doorHeight, height);
    if (!(area > 0)) return [{ field: 'doors', code: 'openings-exceed-walls' }] satisfies FieldError[];
    const layered = LAYERED[layers];
    const layerCount = layers === 'two' ? 2 : 1;
    const across = height > input.sheetLength ? 1 : 0;
    const sheet = input.sheetWidth * input.sheetLength;
    const track = 2 * length - doors * doorWidth;
    const studs = roundUp(length / step) + 1 + 2 * doors;
    const per = (norm: number) => [area * norm, 'area-norm', { area, norm }] as const;
    const needs: NeedLine[] = [
      [
        'plasterboard',
        'pcs',
        (FACES * layerCount * area) / sheet,
        'partition-boards',
        { faces: FACES, layers: layerCount, area, sheet },
        reserve,
      ],
      [
        'track',
        'pcs',
        track / input.trackLength,
        'partition-track',
        { length, doors, track, piece: input.trackLength },
      ],
      [
        'stud',
        'pcs',
        studBars(studs, height, input.studLength),
        'partition-studs',
        { studs, height, piece: input.studLength },
      ],
      ['screw-25', 'pcs', ...per(layered.screw25[across])],
      ['screw-35', 'pcs', ...per(layered.screw35[across])],
      ['joint-filler', 'kg', ...per(normOf(goods['joint-filler'], layered.filler))],
      ['joint-tape', 'm', ...per(layered.tape[across])],
      ['sealing-tape', 'm', ...per(norms['partition.sealing-tape'])],
      ['dowel', 'pcs', ...per(norms['partition.dowels'])],
      ['primer', 'l', ...per(normOf(goods.primer, norms['partition.primer']))],
    ];
    if (input.wool) needs.push(['mineral-wool', 'm2', area, 'area', { area }]);
    return { needs };
  },
});

/** Bars to buy: several low studs of one bar, or a high stud of several bars that overlap. */
function studBars(studs: number, height: number, barM: number): number {
  if (height <= barM) return roundUp(studs / Math.floor(barM / height + 1e-9));
  const joints = roundUp((height - barM) / (barM - STUD_OVERLAP_M));
  return (studs * (height + joints * STUD_OVERLAP_M)) / barM;
}
