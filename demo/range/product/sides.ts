/**
 * The sides of a thing that its second picture tells, in millimetres, from the product's own properties: never those of the
 * pack it is carried in, unless the pack is what is sold. `a` is across in the family's photograph, `u` up, `d` deep; sides
 * without a letter are told in words only, for the photograph shows them at an angle or in part.
 */
import { findValue, type Pictured } from './picture-name.ts';

type Axis = 'a' | 'u' | 'd' | '';
/** Where a side stands: its axis, its property, which number of it, and millimetres to the property's unit. */
type Side = readonly [axis: Axis, property: string, place?: number, mm?: number];

const CM = 10;
const M = 1000;
const sheet: readonly Side[] = [
  ['', 'length_mm'],
  ['', 'width_mm'],
  ['', 'thickness_mm'],
];
const flooring: readonly Side[] = [
  ['', 'floor_board', 0],
  ['', 'floor_board', 1],
  ['', 'thickness_mm'],
];
const facing: readonly Side[] = [
  ['', 'size', 0],
  ['', 'size', 1],
  ['', 'thickness_mm'],
];
/** Photographed in a pile: its edges are not one piece's. */
const masonry: readonly Side[] = [
  ['', 'size', 0],
  ['', 'size', 1],
  ['', 'size', 2],
];
/** Cut from a roll to any length. */
const rolled: readonly Side[] = [
  ['', 'lino_width_m', 0, M],
  ['', 'lino_total_mm'],
];
const screw: readonly Side[] = [
  ['', 'diameter_mm'],
  ['', 'length_mm'],
];

const sides: Record<string, readonly Side[]> = {
  accessory: screw,
  anchor: screw,
  basin: [
    ['a', 'basin_width_cm', 0, CM],
    ['d', 'basin_depth_cm', 0, CM],
  ],
  bath: [
    ['a', 'bath_length_cm', 0, CM],
    ['d', 'bath_width_cm', 0, CM],
  ],
  'bath-furniture': [
    ['a', 'furn_width_cm', 0, CM],
    ['u', 'furn_height_cm', 0, CM],
  ],
  block: masonry,
  board: sheet,
  brick: masonry,
  carpet: rolled,
  casing: sheet,
  decking: [
    ['', 'deck_section', 0],
    ['', 'deck_section', 1],
    ['', 'length_m', 0, M],
  ],
  door: [
    ['a', 'size', 0],
    ['u', 'size', 1],
    ['', 'thickness_mm'],
  ],
  drywall: sheet,
  'entrance-door': [
    ['a', 'size', 0],
    ['u', 'size', 1],
  ],
  installation: [['u', 'inst_height_cm', 0, CM]],
  laminate: flooring,
  linoleum: rolled,
  molding: [
    ['', 'molding_height_mm'],
    ['', 'molding_depth_mm'],
    ['', 'length_mm'],
  ],
  mosaic: facing,
  'mosquito-net': [
    ['a', 'size', 0],
    ['u', 'size', 1],
  ],
  parquet: flooring,
  polycarbonate: sheet,
  profile: [
    ['', 'profile_section', 0],
    ['', 'profile_section', 1],
    ['', 'length_m', 0, M],
  ],
  screws: screw,
  shower: [
    ['a', 'shower_size_cm', 0, CM],
    ['d', 'shower_size_cm', 1, CM],
  ],
  siding: [
    ['', 'size', 0],
    ['', 'size', 1],
  ],
  skirting: [
    ['', 'skirting_height_mm'],
    ['', 'skirting_depth_mm'],
    ['', 'length_mm'],
  ],
  storage: [
    ['a', 'store_size_cm', 0, CM],
    ['d', 'store_size_cm', 1, CM],
    ['u', 'store_size_cm', 2, CM],
  ],
  // A shelf's thickness is its board's, the photograph shows its brackets too.
  'storage/shelf': [
    ['a', 'store_size_cm', 0, CM],
    ['', 'store_size_cm', 1, CM],
    ['', 'store_size_cm', 2, CM],
  ],
  tap: [['u', 'tap_height_mm']],
  tile: facing,
  timber: [
    ['', 'wood_section', 0],
    ['', 'wood_section', 1],
    ['', 'length_m', 0, M],
  ],
  'towel-rail': [
    ['a', 'size', 0],
    ['u', 'size', 1],
  ],
  vinyl: flooring,
  'wall-panel': facing,
  wallpaper: [
    ['', 'wallp_width_m', 0, M],
    ['', 'wallp_length_m', 0, M],
  ],
};

/** Packs that are themselves what is sold: the place of each axis among the sides that they are carried with. */
const packs: Record<string, readonly (readonly [Axis, number])[]> = {
  bag: [
    ['u', 0],
    ['a', 1],
    ['', 2],
  ],
  bucket: [
    ['a', 0],
    ['u', 2],
  ],
  can: [
    ['a', 0],
    ['u', 2],
  ],
  canister: [
    ['a', 0],
    ['', 1],
    ['u', 2],
  ],
};

/** `a800-u2000-38`; null: nothing is known of its size. A part of a size alone is no size. */
export function toSides(image: string, pictured: Pictured): string | null {
  const [family = ''] = image.split('/');
  const [kind = ''] = image.split('-');
  const pack = packs[family]?.map(([axis, at]) => [axis, pictured.sizeMm[at]] as const);
  const told =
    pack ??
    (sides[kind] ?? sides[family])?.map(([axis, property, place = 0, mm = 1]) => {
      const number = readNumbers(pictured, property)[place];
      return [axis, number === undefined ? undefined : number * mm] as const;
    });
  if (!told || told.some(([, mm]) => mm === undefined)) return null;
  return told
    .map(([axis, mm = 0]) => `${axis}${String(Math.round(mm * 10) / 10).replace('.', '_')}`)
    .join('-');
}

/** `600x2000` is two numbers, `6-5` is six and a half. */
function readNumbers(pictured: Pictured, property: string): number[] {
  const value = findValue(pictured, property);
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || !('code' in value)) return [];
  if (value.number !== undefined && !value.code.includes('x')) return [value.number];
  return value.code.split('x').map((part) => Number(part.replace('-', '.')));
}
