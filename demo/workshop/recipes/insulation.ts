/** Wool, rolls of bitumen, membranes and foil: what lies in a roll or in film, the maker's label on it. */
import { toTitle } from '../../range/product/picture-name.ts';
import { rect, svg, text } from '../prints/draw.ts';
import { noise } from '../prints/grain.ts';
import { drawLabel, type Label } from '../prints/label.ts';
import { toPalette } from '../prints/palette.ts';
import type { FillingOrder, Recipe, Sitter } from '../recipe.ts';
import { findNumber } from './amounts.ts';

const comma = (number: number): string => String(number).replace('.', ',');

function toLabel(sitter: Sitter, amount: string): Label {
  return { brand: sitter.brand, title: toTitle(sitter), amount, palette: toPalette(sitter.brandCode) };
}

const wools: Record<string, readonly string[]> = {
  stone: ['#6f6440', '#9c8f5f', '#b8ab7c', '#cdc29a'],
  'stone-dense': ['#5f5637', '#857a52', '#a1956a', '#b5aa84'],
  foil: ['#6f6440', '#9c8f5f', '#b8ab7c', '#cdc29a'],
  acoustic: ['#7c7a66', '#a4a28c', '#bfbda8', '#d3d1c0'],
  glass: ['#a8821f', '#d0a93c', '#e6c65e', '#f1d987'],
  roll: ['#a8821f', '#d0a93c', '#e6c65e', '#f1d987'],
};

/** Film above: the front of the pack and its top; wool below. Drawn half as high as it is. */
function drawPack(label: Label, colors: readonly string[]): string {
  const { palette } = label;
  const fibre = { along: 0.004, across: 0.06, colors, octaves: 5, contrast: 2.6 };
  return svg(2000, 1800, [
    rect(0, 0, 2000, 1060, palette.paper),
    rect(0, 0, 2000, 378, palette.main),
    `<g transform="translate(0 378) scale(1 .5)">${drawLabel(label, 0, 0, 2000, 1340)}</g>`,
    noise(0, 1060, 2000, 740, { ...fibre, seed: 6 }),
    `<g opacity=".4">${noise(0, 1060, 2000, 740, { ...fibre, along: 0.05, across: 0.22, seed: 9 })}</g>`,
  ]);
}

/** Round the roll: its face in the middle of the wrap. */
function drawWrap(label: Label, colors: readonly string[]): string {
  const { palette } = label;
  const fibre = { along: 0.03, across: 0.05, colors, octaves: 5, contrast: 2.4 };
  return svg(2000, 1800, [
    rect(0, 0, 2000, 1060, palette.paper),
    rect(0, 120, 2000, 330, palette.main),
    rect(0, 450, 2000, 24, palette.accent),
    `<g transform="translate(640 120)">${drawLabel(label, 0, 0, 720, 820)}</g>`,
    ...[0, 1360].map((x) =>
      text(label.brand, { x: x + 320, y: 340, size: 150, color: palette.onMain, anchor: 'middle', fit: 560 }),
    ),
    noise(0, 1060, 2000, 740, { ...fibre, seed: 6 }),
  ]);
}

export const wool: Recipe = (sitter) => {
  const { variant } = sitter;
  const colors = wools[variant] ?? wools.stone ?? [];
  const thick = findNumber(sitter, 'thickness_mm');
  const label = toLabel(sitter, thick === undefined ? '' : `${comma(thick)} мм`);
  const kind = variant === 'roll' || variant === 'foil' ? variant : 'pack';
  const print = { svg: kind === 'roll' ? drawWrap(label, colors) : drawPack(label, colors) };
  return { scene: { kind }, fill: { a: { color: '#b8ab7c', print, printPixels: 1700 } } };
};

/** The left half is the face of the material, the right half the band round the roll. */
function drawBanded(label: Label, face: string): string {
  const { palette } = label;
  const drawn = [
    rect(0, 0, 2260, 600, palette.paper),
    rect(0, 0, 2260, 204, palette.main),
    rect(0, 204, 2260, 18, palette.accent),
    drawLabel(label, 760, 0, 740, 600),
  ];
  const clip = '<clipPath id="face"><rect width="1500" height="1000"/></clipPath>';
  return svg(3000, 1000, [
    clip,
    `<g clip-path="url(#face)">${face}</g>`,
    `<g transform="translate(1530 0) scale(.6372 1.6667)">${drawn.join('')}</g>`,
  ]);
}

const granules = (colors: readonly string[]): string =>
  noise(0, 0, 1500, 1000, { along: 0.06, across: 0.16, colors, octaves: 2, contrast: 3, seed: 3 });

const faces: Record<string, string> = {
  top: granules(['#2e3133', '#55595b', '#7b8082', '#a9adae']),
  low: noise(0, 0, 1500, 1000, {
    along: 0.01,
    across: 0.02,
    colors: ['#17181a', '#232527', '#2d2f31'],
    seed: 3,
  }),
  carpet: granules(['#1b1c1e', '#2a2c2e', '#3a3d40']),
  acoustic: noise(0, 0, 1500, 1000, {
    along: 0.09,
    across: 0.22,
    colors: ['#9ba09a', '#c3c7c0', '#dfe1da'],
    octaves: 5,
    seed: 3,
  }),
};

const membranes: Record<string, readonly [string, string]> = {
  'membrane-grey': ['#aeb4b6', '#4d565b'],
  'membrane-white': ['#f1f1ed', '#2f6f9e'],
  'membrane-clear': ['#d5e3e0', '#8fb0ab'],
};

/** Printed over its whole length: the brand by turns, on the film a grid of its threads. */
function drawMembrane(brand: string, variant: string): string {
  const [ground, ink] = membranes[variant] ?? ['#eeeeea', '#555555'];
  const grid = Array.from(
    { length: 28 },
    (_, i) => rect(0, i * 40, 1100, 4, ink) + rect(i * 40, 0, 4, 1100, ink),
  );
  const words = [0, 1].map((i) =>
    text(brand, { x: 80 + i * 470, y: 300 + i * 540, size: 120, color: ink, fit: 520 }),
  );
  return svg(1100, 1100, [
    rect(0, 0, 1100, 1100, ground),
    variant === 'membrane-clear' ? `<g opacity=".6">${grid.join('')}</g>` : '',
    `<g opacity=".9">${words.join('')}</g>`,
    rect(0, 560, 1100, 6, ink),
    rect(0, 20, 1100, 6, ink),
  ]);
}

export const roll: Recipe = (sitter) => {
  const { variant, brand } = sitter;
  if (variant.startsWith('membrane')) {
    const [ground] = membranes[variant] ?? ['#eeeeea'];
    const a: FillingOrder = { color: ground, print: { svg: drawMembrane(brand, variant) }, printPixels: 800 };
    return { scene: { kind: 'membrane' }, fill: { a, b: { color: '#e7e7e2' } } };
  }
  const { ru } = toTitle(sitter);
  const layer = /ЭКП/.test(ru) ? 'top' : /ХПП/.test(ru) ? 'low' : 'carpet';
  const area =
    findNumber(sitter, 'soft_roof_area') ??
    findNumber(sitter, 'insul_area_m2') ??
    findNumber(sitter, 'membrane_area_m2');
  const label = toLabel(sitter, area === undefined ? '' : `${comma(area)} м²`);
  const face = faces[variant === 'acoustic' ? 'acoustic' : layer] ?? '';
  const a: FillingOrder = { color: '#3a3d40', print: { svg: drawBanded(label, face) }, printPixels: 2600 };
  const back = { acoustic: '#cfd1ca', foil: '#e9e9e6' }[variant] ?? '#1d1f21';
  return { scene: { kind: variant }, fill: { a, b: { color: back }, c: { color: '#d6d9db' } } };
};
