/** Goods that are one thing: their colour, their metal, the maker's name on them. */
import { colorOf } from '../prints/colors.ts';
import { svg, text } from '../prints/draw.ts';
import { toPalette } from '../prints/palette.ts';
import type { Order, Recipe, Scene, Sitter } from '../recipe.ts';
import { findCode, findNumber } from './amounts.ts';

/** Which file of families/ builds it, and by which word. */
const lamps: Record<string, readonly [string, string]> = {
  'e27-bulb': ['lamp', 'bulb'],
  'e14-candle': ['lamp', 'candle'],
  filament: ['bulb', 'filament'],
  globe: ['bulb', 'globe'],
  gx53: ['bulb', 'tablet'],
  'gu10-spot': ['bulb', 'spot'],
  tube: ['bulb', 'tube'],
};

export const lamp: Recipe = (sitter) => {
  const [stage, shape] = lamps[sitter.variant] ?? [];
  if (stage === undefined || shape === undefined) return null;
  if (shape === 'filament' || shape === 'tube')
    return { stage, scene: { shape }, fill: { a: { color: '#f2f2f0' } } };
  const [watt, kelvin] = [findNumber(sitter, 'lamp_power_w'), findNumber(sitter, 'lamp_temperature_k')];
  const grey = { x: 500, color: '#5d6468', anchor: 'middle' } as const;
  const print = svg(1000, 330, [
    text(`${watt} W`, { ...grey, y: 150, size: 62 }),
    text(`${kelvin} K`, { ...grey, y: 215, size: 40 }),
    text('220–240 V', { ...grey, y: 265, size: 26, weight: 400 }),
  ]);
  return {
    stage,
    scene: { shape },
    fill: { a: { color: '#f2f2f0', print: { svg: print }, printPixels: 1100 } },
  };
};

export const drill: Recipe = ({ variant, brand, brandCode }) => {
  if (variant !== 'cordless') return null;
  const { main, accent } = toPalette(brandCode);
  const print = svg(1000, 500, [
    text(brand, { x: 440, y: 270, size: 120, color: '#ffffff', anchor: 'middle', fit: 520 }),
  ]);
  return {
    scene: { kind: variant },
    fill: { a: { color: main, print: { svg: print }, printPixels: 700 }, b: { color: accent } },
  };
};

export const brick: Recipe = (sitter) => {
  const code = findCode(sitter, 'color') ?? (sitter.variant === 'white' ? 'white' : 'red');
  const holes = findCode(sitter, 'brick_voids') === 'hollow' ? 'yes' : 'no';
  const high = Number(findCode(sitter, 'size')?.split('x').at(-1) ?? 65) / 100;
  return {
    scene: { holes, high },
    fill: { a: { color: '#a5492a', print: { surface: `clay/${code}` }, printPixels: 900 } },
  };
};

/** Coated steel in its colour; a sheet's ribs are as high and wide as its mark tells. */
export const toProfile = (sitter: Sitter): Scene => ({ profile: findCode(sitter, 'roof_profile') ?? 's20' });

const steelOf = (variant: string): Order['fill'] => ({
  b: { color: variant === 'zinc' ? '#c2c8cb' : colorOf(variant) },
});

export const profiledSheet: Recipe = (sitter) => ({
  stage: 'profiled',
  scene: toProfile(sitter),
  fill: steelOf(sitter.variant),
});

export const metalTile: Recipe = ({ variant }) => ({
  stage: 'profiled',
  scene: { profile: 'tile' },
  fill: steelOf(variant),
});

export const cable: Recipe = (sitter) => ({
  stage: 'coil',
  scene: { thick: 0.045 },
  fill: { b: { color: colorOf(findCode(sitter, 'color') ?? 'grey') } },
});

/** Outside, in millimetres, by what flows through in inches. */
const hoseMm: Record<string, number> = { '1-2': 18, '3-4': 25, '1': 33 };

export const hose: Recipe = (sitter) => ({
  scene: {
    mm: hoseMm[findCode(sitter, 'hose_diameter') ?? ''] ?? 18,
    metres: Number(findCode(sitter, 'length_m') ?? 20),
  },
  fill: { b: { color: colorOf(sitter.variant) } },
});
