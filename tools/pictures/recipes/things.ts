/** Goods that are one thing: their colour, their metal, the maker's name on them. */
import { colorOf } from '../prints/colors.ts';
import { svg, text } from '../prints/draw.ts';
import { toPalette } from '../prints/palette.ts';
import type { Recipe } from '../recipe.ts';
import { findCode, findNumber } from './amounts.ts';

const china: Record<string, string> = { dark: '#3a3d40' };
const metals: Record<string, string> = {
  chrome: '#eceef0',
  white: '#fbfbfa',
  black: '#3a3b3d',
  graphite: '#686c70',
  bronze: '#b08b5d',
};

/** Basin mixers; the other kinds have no scene yet. */
export const tap: Recipe = ({ variant }) => {
  const [kind, metal = 'chrome'] = variant.split('-');
  if (kind !== 'basin') return null;
  const finish = metal === 'chrome' || metal === 'bronze' ? 'polished' : 'matt';
  return { scene: { finish }, fill: { c: { color: metals[metal] ?? '#eceef0' } } };
};

export const toilet: Recipe = ({ variant }) => {
  const [kind, tone = ''] = variant.split('-');
  if (kind !== 'floor') return null;
  return { scene: { kind }, fill: { b: { color: china[tone] ?? '#f2f3f3' } } };
};

export const radiator: Recipe = ({ variant }) => {
  if (variant !== 'bimetal' && variant !== 'aluminium') return null;
  return { scene: { sections: 8 }, fill: { b: { color: '#f3f4f4' } } };
};

export const lamp: Recipe = (sitter) => {
  const shape = { 'e27-bulb': 'bulb', 'e14-candle': 'candle' }[sitter.variant];
  if (shape === undefined) return null;
  const [watt, kelvin] = [findNumber(sitter, 'lamp_power_w'), findNumber(sitter, 'lamp_temperature_k')];
  const grey = { x: 500, color: '#5d6468', anchor: 'middle' } as const;
  const print = svg(1000, 330, [
    text(`${watt} W`, { ...grey, y: 150, size: 62 }),
    text(`${kelvin} K`, { ...grey, y: 215, size: 40 }),
    text('220–240 V', { ...grey, y: 265, size: 26, weight: 400 }),
  ]);
  return { scene: { shape }, fill: { a: { color: '#f2f2f0', print: { svg: print }, printPixels: 1100 } } };
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
  return {
    scene: { holes },
    fill: { a: { color: '#a5492a', print: { surface: `clay/${code}` }, printPixels: 900 } },
  };
};

const gypsum: Record<string, string> = {
  grey: '#b9bcba',
  green: '#9db8a4',
  pink: '#d8b3ae',
  blue: '#9fb3c6',
};

/** What makers print on sheets: their name small along the lower edge, and a line to cut by. */
function stamp(brand: string, color: string, ratio: number): { svg: string } {
  const height = Math.round(2000 * ratio);
  const half = height / 2;
  const parts = [0, half].flatMap((top) => [
    text(brand, { x: 60, y: top + half - 70, size: 58, color }),
    text(brand, { x: 560, y: top + half - 70, size: 58, color }),
    `<path d="M0 ${top + half * 0.5}H1000" stroke="${color}" stroke-width="2" stroke-dasharray="14 18" opacity=".45"/>`,
  ]);
  return { svg: svg(1000, height, parts) };
}

export const drywall: Recipe = ({ variant, brand }) => {
  const color = gypsum[variant] ?? '#b9bcba';
  return {
    stage: 'sheet',
    scene: { length: 2.5, width: 1.9, thick: 0.04, count: 3, rough: 0.8, grain: 90, relief: 0.06 },
    fill: { a: { color, print: stamp(brand, '#5a6468', 0.76) }, b: { color: '#e9e7e1' } },
  };
};

const foams: Record<string, string> = { blue: '#8fc3e0', orange: '#eea869', white: '#f4f5f4' };

export const foam: Recipe = ({ variant, brand }) => ({
  stage: 'sheet',
  scene: { length: 1.2, width: 0.6, thick: 0.08, count: 4, rough: 0.7, grain: 45, relief: 0.2 },
  fill: {
    a: { color: foams[variant] ?? '#f4f5f4', print: stamp(brand, '#41525c', 0.5) },
    b: { color: foams[variant] ?? '#f4f5f4' },
  },
});

const steelSheet =
  (profile: string): Recipe =>
  ({ variant }) => ({
    stage: 'profiled',
    scene: { profile },
    fill: { b: { color: variant === 'zinc' ? '#c2c8cb' : colorOf(variant) } },
  });

export const profiledSheet = steelSheet('trapezoid');
export const metalTile = steelSheet('tile');

export const cable: Recipe = (sitter) => ({
  stage: 'coil',
  scene: { thick: 0.045 },
  fill: { b: { color: colorOf(findCode(sitter, 'color') ?? 'grey') } },
});

export const hose: Recipe = ({ variant }) => ({
  stage: 'coil',
  scene: { thick: 0.085 },
  fill: { b: { color: colorOf(variant) } },
});
