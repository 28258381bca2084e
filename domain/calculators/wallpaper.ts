/**
 * Wallpaper by strips, not by area: a roll gives whole strips only, and a repeat wastes what lies between two equal
 * places of the drawing. Counted in tenths of a millimetre, where 2 × 3.40 + 3.20 is exactly 10.00.
 */
import type { Room } from '../room.ts';
import { listCoveredOpenings, measureRoom } from '../room.ts';
import { type Computed, defineCalculator, type NeedLine, normOf, roundUp } from './calculation.ts';
import { choice, type FieldError, usually } from './fields.ts';

type Match = 'free' | 'straight' | 'half-drop';

export interface Roll {
  widthM: number;
  lengthM: number;
  repeatM: number;
  match: Match;
}

/** From this repeat on, a torn strip cannot be pieced together from leftovers. */
const LONG_REPEAT_M = 0.5;

export const wallpaper = defineCalculator({
  code: 'wallpaper',
  surface: { kind: 'walls', needs: 'room' },
  fields: {
    rollWidth: usually('m', [0.3, 1.6], 0.53),
    rollLength: usually('m', [2, 100], 10.05),
    repeat: usually('m', [0, 2], 0),
    match: choice('free', 'straight', 'half-drop'),
    trim: usually('m', [0, 0.5], 0.1),
  },
  compute(
    { rollWidth, rollLength, repeat, match, trim },
    { room, areaM2 },
    goods,
    norms,
  ): Computed | FieldError[] {
    if (!room) return [{ field: 'height', code: 'missing' }];
    const roll: Roll = { widthM: rollWidth, lengthM: rollLength, repeatM: repeat, match };
    const stripM = room.heightM + trim;
    const perRoll = stripsPerRoll(roll, stripM, 0);
    const isTooShort = perRoll === 0 || stripsPerRoll(roll, stripM, 1) === 0;
    if (isTooShort) return [{ field: 'rollLength', code: 'too-small', limit: stripM + repeat / 2 }];
    const wallsM = measureRoom(room).wallsM - wideGapsM(room, rollWidth);
    const strips = roundUp(wallsM / rollWidth);
    const rolls = countRolls(roll, stripM, strips);
    const numbers = { walls: wallsM, rollWidth, strips, strip: stripM, repeat, perRoll };
    const glueM2 = normOf(goods['wallpaper-glue'], norms['wallpaper.glue']);
    const needs: NeedLine[] = [
      ['wallpaper', 'roll', rolls, `strips-${match}`, numbers],
      ['wallpaper-glue', 'pcs', areaM2 / glueM2, 'area-per-pack', { area: areaM2, norm: glueM2 }],
    ];
    const hasNoSpare = strips % perRoll === 0 && match !== 'free' && repeat > LONG_REPEAT_M;
    return { needs, advice: hasNoSpare ? [{ key: 'spare-roll', numbers: { rolls: rolls + 1 } }] : [] };
  },
});

/** An opening over the whole height saves strips only where at least one whole roll's width falls out. */
function wideGapsM(room: Room, rollWidth: number): number {
  return listCoveredOpenings(room)
    .filter((opening) => opening.heightM >= room.heightM && opening.widthM >= rollWidth)
    .reduce((sum, { widthM, count }) => sum + widthM * count, 0);
}

/** Whole strips one roll gives when its first is strip number `first` of the wall: a half-drop alternates. */
export function stripsPerRoll({ lengthM, repeatM, match }: Roll, stripM: number, first: number): number {
  const length = toTenths(lengthM);
  const strip = toTenths(stripM);
  const repeat = match === 'free' ? 0 : toTenths(repeatM);
  if (repeat === 0) return Math.floor(length / strip);
  if (match === 'straight') {
    const step = Math.ceil(strip / repeat) * repeat;
    return strip > length ? 0 : Math.floor((length - strip) / step) + 1;
  }
  let count = 0;
  for (let end = 0; ; count++) {
    const phase = (first + count) % 2 === 0 ? 0 : repeat / 2;
    const start = phase + Math.max(0, Math.ceil((end - phase) / repeat)) * repeat;
    end = start + strip;
    if (end > length) return count;
  }
}

/** Roll after roll along the wall; a half-drop roll that ends in an even strip leaves the next one an odd start. */
function countRolls(roll: Roll, stripM: number, strips: number): number {
  const fromEven = stripsPerRoll(roll, stripM, 0);
  if (roll.match !== 'half-drop' || fromEven % 2 === 0) return Math.ceil(strips / fromEven);
  const fromOdd = stripsPerRoll(roll, stripM, 1);
  let rolls = 0;
  for (let hung = 0; hung < strips; rolls++) hung += hung % 2 === 0 ? fromEven : fromOdd;
  return rolls;
}

const toTenths = (metres: number) => Math.round(metres * 10_000);
