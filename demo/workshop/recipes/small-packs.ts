/** Cartridges, tins of foam, bottles of tint and cartons of glue: small packs with their whole face printed. */
import { toTitle } from '../../range/product/picture-name.ts';
import { colorOf } from '../prints/colors.ts';
import { barCode, rect, smallPrint, svg } from '../prints/draw.ts';
import { drawFace, type Face } from '../prints/pack.ts';
import { toPalette } from '../prints/palette.ts';
import type { FillingOrder, Order, Recipe, Sitter } from '../recipe.ts';
import { findCode, findNumber, toAmount } from './amounts.ts';

function toFace(sitter: Sitter, kind: Face['kind'], amount: string, swatch?: string): Face {
  return {
    brand: sitter.brand,
    title: toTitle(sitter),
    kind,
    amount,
    swatch,
    palette: toPalette(sitter.brandCode),
  };
}

/** Round a small tin: the face takes the part of the wrap that is seen, plain colour and small print the rest. */
function wrapRound(face: Face, ratio: number, part: number): FillingOrder {
  const width = 2000;
  const height = Math.round(width * ratio);
  const seen = width * part;
  const left = (width - seen) / 2;
  const { palette } = face;
  const print = svg(width, height, [
    rect(0, 0, width, height, palette.paper),
    rect(0, height * 0.6, width, height * 0.4, palette.main),
    rect(0, height * 0.578, width, height * 0.024, palette.accent),
    rect(0, 0, width, height * 0.065, palette.main),
    drawFace(face, left, seen, height),
    smallPrint(left + seen * 1.1, height * 0.12, seen * 0.5, 16, palette.ink),
    barCode(left - seen * 0.6, height * 0.7, seen * 0.4, height * 0.1),
  ]);
  return { color: palette.paper, print: { svg: print }, printPixels: 1900 };
}

const tapes: Record<string, string> = {
  'masking-tape': '#e8d9a8',
  'sealing-tape': '#6f7478',
  'joint-tape': '#f1f1ee',
  'damper-tape': '#c9d3d6',
};

export const tape: Recipe = (sitter) => {
  const kind = findCode(sitter, 'kind') ?? 'masking-tape';
  const shape = kind === 'damper-tape' ? 'wide' : 'usual';
  return { stage: 'tape', scene: { shape }, fill: { b: { color: tapes[kind] ?? '#e8d9a8' } } };
};

const SEALANT = { ru: 'герметик', kz: 'герметик' };
const NAILS = { ru: 'монтажный клей', kz: 'монтаж желімі' };

export const sealant: Recipe = (sitter) => {
  if (sitter.variant === 'tape') return tape(sitter);
  const color = findCode(sitter, 'color') ?? 'white';
  const face = toFace(sitter, sitter.variant === 'nails' ? NAILS : SEALANT, toAmount(sitter), colorOf(color));
  return {
    stage: 'cartridge',
    scene: { kind: 'sealant' },
    fill: { a: wrapRound(face, 2.11 / (2 * Math.PI * 0.25), 0.42), b: { color: '#f0f0ec' } },
  };
};

const seasons: Record<string, Face['kind']> = {
  winter: { ru: 'зимняя', kz: 'қысқы' },
  summer: { ru: 'летняя', kz: 'жазғы' },
  'all-season': { ru: 'всесезонная', kz: 'барлық маусымға' },
};

export const foamCan: Recipe = (sitter) => {
  const season = seasons[findCode(sitter, 'seal_season') ?? 'all-season'];
  const face = toFace(sitter, season ?? { ru: 'пена', kz: 'көбік' }, toAmount(sitter));
  const isStraw = sitter.variant === 'straw';
  return {
    stage: 'cartridge',
    scene: { kind: isStraw ? 'straw' : 'gun' },
    fill: {
      a: wrapRound(face, 1.94 / (2 * Math.PI * 0.36), 0.34),
      b: { color: sitter.variant === 'glue' ? '#2c64a0' : isStraw ? '#e9e9e4' : '#d8641f' },
    },
  };
};

export const tint: Recipe = (sitter) => {
  const color = colorOf(findCode(sitter, 'color') ?? 'white');
  const litres = findNumber(sitter, 'volume_l') ?? 0.5;
  const face = toFace(sitter, { ru: 'колер', kz: 'колер' }, `${Math.round(litres * 1000)} мл`, color);
  const order = wrapRound(face, 1.18 / Math.PI, 0.36);
  return { stage: 'cartridge', scene: { kind: 'bottle' }, fill: { a: order, b: { color } } };
};

/** Round a carton: front, side, back, side. */
function wrapCarton(face: Face, wide: number, deep: number, high: number): FillingOrder {
  const unit = 2000 / (2 * (wide + deep));
  const [front, side, height] = [wide * unit, deep * unit, Math.round(high * unit)];
  const { palette } = face;
  const parts = [0, front + side].flatMap((x) => [
    drawFace(face, x, front, height),
    rect(x + front, 0, side, height, palette.main),
    `<g transform="translate(${x + front + side * 0.5} ${height * 0.92}) rotate(-90)"><text font-family="Onest" font-weight="700" font-size="${side * 0.42}" fill="${palette.onMain}" dominant-baseline="middle">${face.brand}</text></g>`,
  ]);
  const print = svg(2000, height, [rect(0, 0, 2000, height, palette.paper), ...parts]);
  return { color: palette.paper, print: { svg: print }, printPixels: 1900 };
}

export const glue: Recipe = (sitter) => {
  const grams = findNumber(sitter, 'glue_pack_g') ?? 300;
  const face = toFace(sitter, { ru: 'обойный клей', kz: 'тұсқағаз желімі' }, `${grams} г`);
  return { stage: 'carton', scene: { shape: 'usual' }, fill: { a: wrapCarton(face, 1.25, 0.45, 1.8) } };
};

/** Flat soft packs. */
export function flatPack(sitter: Sitter, amount: string): Order {
  const face = toFace(sitter, { ru: 'для ремонта', kz: 'жөндеуге' }, amount);
  return { stage: 'carton', scene: { shape: 'flat' }, fill: { a: wrapCarton(face, 1.7, 0.3, 2.2) } };
}

export const film: Recipe = (sitter) => {
  const [wide, long] = [findNumber(sitter, 'width_mm'), findNumber(sitter, 'painter_length_m')];
  return flatPack(sitter, wide === undefined || long === undefined ? '' : `${wide / 1000}×${long} м`);
};
