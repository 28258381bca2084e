/** Bathrooms: mixers of one metal, white china, baths and what hangs beside them. */
import { findValue } from '../../range/product/picture-name.ts';
import type { Order, Recipe, Scene, Sitter } from '../recipe.ts';
import { findCode, findNumber } from './amounts.ts';
import { metalOf } from './metals.ts';

/** Paint that is burnt onto the metal: matt, and no metal to the eye. */
const coats: Record<string, string> = { black: '#232426', graphite: '#5b5f63', white: '#f3f3f1' };

/** Polished metal, or its coat. */
function finishOf(metal: string): Pick<Order, 'fill'> & { finish: string } {
  const coat = coats[metal];
  return coat === undefined
    ? { finish: 'polished', fill: { c: { color: metalOf(metal) } } }
    : { finish: 'coated', fill: { b: { color: coat } } };
}

/** Lever basin mixers stand on a stage of their own: rooms are built with it. */
const tap: Recipe = (sitter) => {
  const [kind = 'basin', metal = 'chrome'] = sitter.variant.split('-');
  const control = findCode(sitter, 'tap_control') ?? 'lever';
  const { finish, fill } = finishOf(metal);
  if (kind === 'basin')
    return control === 'lever'
      ? { scene: { finish }, fill }
      : { stage: 'basin-tap', scene: { finish, control }, fill };
  // A column has its hand shower anyway.
  const isOnWall = kind === 'bath' || kind === 'shower';
  const hand = isOnWall ? { hand: findValue(sitter, 'tap_shower') === true ? 'yes' : 'no' } : {};
  return { stage: 'mixer', scene: { finish, kind, control, ...hand }, fill };
};

const china: Record<string, string> = {
  white: '#f2f3f3',
  beige: '#e3d6c0',
  grey: '#9c9f9f',
  black: '#2f3133',
  graphite: '#3a3d40',
};
const chinaOf = (tone: string) => ({ b: { color: china[tone] ?? '#f2f3f3' } });

const toilet: Recipe = (sitter) => {
  const { variant } = sitter;
  const kind = variant.replace(/-dark$/, '');
  const fill = chinaOf(findCode(sitter, 'color') ?? 'white');
  return kind === 'floor' ? { scene: { kind }, fill } : { stage: 'toilet-bowl', scene: { kind }, fill };
};

const basin: Recipe = (sitter) => ({
  scene: { kind: sitter.variant, shape: findCode(sitter, 'basin_shape') ?? 'rectangle' },
  fill: chinaOf(findCode(sitter, 'color') ?? 'white'),
});

const bath: Recipe = (sitter) => ({
  scene: {
    kind: sitter.variant,
    ...(sitter.variant === 'asymmetric' ? { side: findCode(sitter, 'bath_side') ?? 'right' } : {}),
  },
  fill: chinaOf('white'),
});

const lacquers: Record<string, string> = {
  white: '#f1f2f1',
  beige: '#d9c9ae',
  grey: '#8f9597',
  black: '#2a2c2e',
};

/** Furniture is drawn as its name tells: so wide and high, on legs or hung, with its drawers, basin and light. */
function furnitureOf(sitter: Sitter, kind: string): Scene {
  const [wide, high] = [
    findNumber(sitter, 'furn_width_cm') ?? 60,
    findNumber(sitter, 'furn_height_cm') ?? 80,
  ];
  const stands = {
    mounting: findCode(sitter, 'furn_mounting') ?? 'floor',
    drawers: findNumber(sitter, 'furn_drawers') ?? 0,
  };
  const has = (code: string) => (findValue(sitter, code) === true ? 1 : 0);
  if (kind === 'vanity') return { kind, wide, ...stands, basin: has('furn_with_basin') };
  if (kind === 'tall') return { kind, wide, high, ...stands };
  return { kind, wide, high, light: has('furn_light') };
}

const bathFurniture: Recipe = (sitter) => {
  const { variant } = sitter;
  const tone = variant.split('-').at(-1) ?? 'white';
  const kind = lacquers[tone] === undefined ? variant : variant.slice(0, -tone.length - 1);
  const scene = furnitureOf(sitter, kind.replace(/-lit$/, ''));
  return { scene, fill: { b: { color: lacquers[tone] ?? '#f1f2f1' } } };
};

/** Enclosures: their profiles alone are coloured. */
/** Profiles are anodised or painted: to the eye no polished metal. */
const profiles: Record<string, string> = { black: '#202224', white: '#f3f3f1', chrome: '#9a9fa2' };
/** What stands on the floor is seen in two heights, and a corner's thin one in none. */
const LOW_TRAY = 20;

const shower: Recipe = (sitter) => {
  const [kind = '', metal = 'chrome'] = sitter.variant.split('-');
  const [wide = 90, deep = 90] = (findCode(sitter, 'shower_size_cm') ?? '90x90').split('x').map(Number);
  const isLow = (findNumber(sitter, 'shower_tray_cm') ?? 0) < LOW_TRAY;
  const round = findCode(sitter, 'shower_shape') === 'quarter' ? 'yes' : 'no';
  // A square one looks alike at any width, a long one a little deeper.
  const size = wide === deep ? { wide: 90, deep: 90 } : { wide, deep: 80 };
  const tray = kind === 'cabin' ? (isLow ? 15 : 40) : 3;
  const doors = findCode(sitter, 'shower_doors') ?? 'sliding';
  return {
    scene: { kind, ...size, tray, round, doors },
    fill: { b: { color: profiles[metal] ?? '#9a9fa2' } },
  };
};

/** A rail is as wide and high as its name tells, a ladder has its bars; a coat of paint is no metal. */
const towelRail: Recipe = (sitter) => {
  const [kind = '', metal = 'chrome'] = sitter.variant.split('-');
  const [width = 500, height = 600] = (findCode(sitter, 'size') ?? '500x600').split('x').map(Number);
  const { finish, fill } = finishOf(metal);
  const bars = kind === 'ladder' ? { bars: findNumber(sitter, 'rail_bars') ?? 9 } : {};
  const hasThermostat = findValue(sitter, 'rail_thermostat') === true;
  const current = hasThermostat ? 'thermostat' : 'current';
  const power = findCode(sitter, 'kind') === 'water-rail' ? 'water' : current;
  return { scene: { kind, finish, power, wide: width / 10, high: height / 10, ...bars }, fill };
};

export const bathroom = {
  tap,
  toilet,
  basin,
  bath,
  'bath-furniture': bathFurniture,
  shower,
  'towel-rail': towelRail,
};
