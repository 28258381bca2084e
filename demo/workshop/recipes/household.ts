/** What a household keeps things in and cleans with. */
import { toTitle } from '../../range/product/picture-name.ts';
import { rect, svg } from '../prints/draw.ts';
import { drawFace } from '../prints/pack.ts';
import { toPalette } from '../prints/palette.ts';
import type { Recipe, Sitter } from '../recipe.ts';
import { findCode, findNumber, toAmount } from './amounts.ts';
import { paintOf } from './paints.ts';
import { flatPack } from './small-packs.ts';

const storage: Recipe = (sitter) => {
  const color = paintOf(sitter);
  const b = { color };
  if (sitter.variant.startsWith('shelf')) return { scene: { kind: 'shelf' }, fill: { b } };
  // As clear as polypropylene is: the light goes in and comes back milky.
  if (sitter.variant === 'box-clear') return { scene: { kind: 'box' }, fill: { b: { color: '#e4ebee' } } };
  if (sitter.variant.startsWith('rack')) {
    return {
      scene: { kind: sitter.variant, shelves: findNumber(sitter, 'store_shelves') ?? 4 },
      fill: { b },
    };
  }
  const hooks = { color: findCode(sitter, 'color') === 'white' ? '#eceef0' : color };
  return { scene: { kind: sitter.variant }, fill: { b, c: hooks } };
};

const scents: Record<string, string> = {
  sea: '#2f7fb5',
  lavender: '#8a6bb3',
  pine: '#2f7a4d',
  apple: '#7fb23a',
  lemon: '#e0b62a',
  none: '#c9502e',
};

/** Shape of the bottle, and how much higher than wide its label is. */
const bottles: Record<string, readonly [string, number]> = {
  spray: ['spray', 1.33],
  toilet: ['bent', 1.39],
  drain: ['usual', 1.46],
  floor: ['usual', 1.46],
  canister: ['usual', 1.46],
  powder: ['carton', 1.4],
};

/** More than a hand holds is sold in a canister. */
const CANISTER_L = 2.5;

const chemistry: Recipe = (sitter) => {
  const isCanister = (findNumber(sitter, 'volume_l') ?? 0) >= CANISTER_L;
  const [kind, ratio] = isCanister ? ['usual', 0.772] : (bottles[sitter.variant] ?? ['usual', 1.46]);
  const scent = scents[findCode(sitter, 'chem_scent') ?? 'none'] ?? '#c9502e';
  const palette = toPalette(sitter.brandCode);
  const kg = findNumber(sitter, 'chem_pack_kg');
  const [width, height] = [900, Math.round(900 * ratio)];
  const face = {
    brand: sitter.brand,
    title: toTitle(sitter),
    kind: { ru: 'бытовая химия', kz: 'тұрмыстық химия' },
    amount: kg === undefined ? toAmount(sitter) : `${String(kg).replace('.', ',')} кг`,
    palette: { ...palette, main: scent, accent: palette.accent },
    slogan: 'Үйге арналған · Для дома',
  };
  const print = svg(width, height, [
    rect(0, 0, width, height, palette.paper),
    drawFace(face, 0, width, height),
    rect(0, height * 0.98, width, height * 0.02, scent),
  ]);
  const body = kind === 'carton' ? palette.paper : kind === 'bent' ? scent : '#f1f3f2';
  return {
    ...(isCanister ? { stage: 'canister', scene: { shape: kind } } : { stage: 'bottle', scene: { kind } }),
    fill: { a: { color: palette.paper, print: { svg: print }, printPixels: 560 }, b: { color: body } },
  };
};

/** A band of paper round the pack: its face lies on top. */
function drawBand(sitter: Sitter): string {
  const palette = toPalette(sitter.brandCode);
  const pieces = findNumber(sitter, 'chem_pieces');
  const face = {
    brand: sitter.brand,
    title: toTitle(sitter),
    kind: { ru: 'микрофибра', kz: 'микрофибра' },
    amount: `${pieces} шт`,
    palette,
    slogan: 'Үйге арналған · Для дома',
  };
  return svg(640, 3300, [
    rect(0, 0, 640, 3300, palette.main),
    `<g transform="translate(0 1500)">${rect(0, 0, 640, 900, palette.paper)}${drawFace(face, 0, 640, 900)}</g>`,
  ]);
}

const cleaning: Recipe = (sitter) => {
  if (sitter.variant === 'bags') return flatPack(sitter, `${findNumber(sitter, 'chem_pieces')} шт`);
  const color = paintOf(sitter);
  if (sitter.variant === 'mop') return { scene: { kind: 'mop' }, fill: { b: { color } } };
  const a = { color: toPalette(sitter.brandCode).main, print: { svg: drawBand(sitter) }, printPixels: 300 };
  return { scene: { kind: 'cloths' }, fill: { a, b: { color } } };
};

export const household = { chemistry, cleaning, storage };
