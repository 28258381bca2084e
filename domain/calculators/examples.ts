/**
 * What a calculator begins with before anything is typed: a usual room and usual goods, so that its screen shows a
 * drawing and sums at once. Sizes that goods settle stand in for them until goods are chosen.
 */
import type { Texts } from './fields.ts';

const FLOOR = { length: '4', width: '3,5' } as const;
const ROOM = { ...FLOOR, height: '2,7', openings: 'd0,9x2; w1,5x1,4' } as const;

const examples: Readonly<Record<string, Texts>> = {
  tile: {
    where: 'wall',
    length: '3,4',
    height: '2,6',
    openings: 'd0,8x2,05@2,3',
    laying: 'brick',
    method: 'plan',
    joint: '2',
  },
  paint: { where: 'walls', ...ROOM },
  wallpaper: ROOM,
  laminate: { ...FLOOR, openings: 'd0,9x2', method: 'plan' },
  'dry-mix': { where: 'walls', ...ROOM, material: 'gypsum-plaster', thickness: '10' },
  partition: { length: '4', height: '2,7', doors: '1' },
  ceiling: FLOOR,
  masonry: { length: '9', height: '3', openings: 'w1,5x2' },
  insulation: { where: 'wall', length: '6', height: '2,8', thickness: '100', openings: 'w1,5x1,4' },
  primer: { where: 'walls', ...ROOM },
  roofing: { eaves: '10', reach: '4', angle: '30' },
  screed: { ...FLOOR, thickness: '50' },
  decking: { length: '5', width: '3' },
  fence: { length: '30', height: '2', gates: '1', wickets: '1' },
  skirting: { ...FLOOR, openings: 'd0,9x2' },
  radiators: FLOOR,
  'warm-floor': { length: '3', width: '2' },
};

export function exampleOf(code: string): Texts {
  return examples[code] ?? {};
}

/** Stand in for what only goods can tell, where nobody typed it. */
export const STAND_INS: Readonly<Record<string, Texts>> = {
  tile: { tileWidth: '600', tileHeight: '300' },
};
