/** Roofs and façades: gutters, trims, siding, soft tiles, polycarbonate. */
import { colorOf } from '../prints/colors.ts';
import { rect, svg } from '../prints/draw.ts';
import { blend, darker, lighter, noise, woodFace } from '../prints/grain.ts';
import type { Recipe } from '../recipe.ts';
import { findCode } from './amounts.ts';

/** Colours of coated steel by their numbers. */
const coats: Record<string, string> = {
  '3005': '#5e1f27',
  '5005': '#1f4f86',
  '6005': '#1f4a35',
  '7024': '#4b5157',
  '8017': '#46302a',
  '9003': '#f3f4f2',
};

export const coatOf = (code: string | undefined): string =>
  coats[code?.replace('ral-', '') ?? ''] ?? '#b9bfc3';

export const gutter: Recipe = (sitter) => ({
  scene: { kind: sitter.variant },
  fill: { b: { color: coatOf(findCode(sitter, 'roof_ral')) } },
});

export const roof: Recipe = (sitter) => {
  const kind = findCode(sitter, 'kind')?.replace('roof-', '') ?? 'ridge';
  return { stage: 'gutter', scene: { kind }, fill: { b: { color: '#8a2f24' } } };
};

const sidings: Record<string, string> = {
  oak: '#b07b45',
  walnut: '#70492e',
  terracotta: '#9c4a2b',
  brown: '#6a4630',
};

/** Two panels above each other. */
function drawSiding(color: string, isWood: boolean): string {
  if (isWood)
    return svg(
      1000,
      800,
      [0, 1].map((i) => woodFace(0, i * 400, 1000, 400, color, 71 + i, 0.35)),
    );
  const colors = [darker(color, 0.08), color, lighter(color, 0.18)];
  return svg(1000, 800, [
    noise(0, 0, 1000, 800, { along: 0.003, across: 0.09, colors, octaves: 3, seed: 5, contrast: 1.6 }),
  ]);
}

const drawStones = (color: string): string =>
  svg(1000, 1000, [
    noise(0, 0, 1000, 1000, {
      along: 0.006,
      across: 0.009,
      colors: [darker(color, 0.32), darker(color, 0.12), color, lighter(color, 0.3)],
      octaves: 5,
      seed: 17,
      contrast: 2.4,
    }),
  ]);

export const siding: Recipe = (sitter) => {
  const { variant } = sitter;
  const code = findCode(sitter, 'color') ?? 'sand';
  const color = sidings[code] ?? colorOf(code);
  if (variant === 'stone') {
    return {
      scene: { kind: 'stone' },
      fill: { a: { color, print: { svg: drawStones(color) }, printPixels: 900 } },
    };
  }
  const imitation = findCode(sitter, 'siding_imitation');
  const kind = variant === 'soffit' ? 'soffit' : imitation === 'log' ? 'log' : 'board';
  const isWood = variant === 'wood' || /oak|walnut/.test(code);
  return {
    scene: { kind },
    fill: { a: { color, print: { svg: drawSiding(color, isWood) }, printPixels: 900 } },
  };
};

const granules: Record<string, readonly string[]> = {
  grey: ['#3d4144', '#6b7073', '#8d9295', '#b1b5b7'],
  graphite: ['#1d2022', '#33383b', '#4a5054', '#62686c'],
  brown: ['#3a2317', '#5d3c29', '#7a5239', '#96694b'],
  'brown-shadow': ['#1f140e', '#3d271b', '#6a452f', '#8a5f42'],
  'copper-mix': ['#2c201b', '#6d3f28', '#a05c34', '#c58250'],
  green: ['#14281c', '#264a35', '#3d6a4d', '#5a8a6a'],
  red: ['#4a1712', '#7c2a20', '#9c3d2e', '#b9594a'],
};

/** Stone chips: fine grains of four tones over larger spots of the same. */
function drawGranules(code: string): string {
  const colors = granules[code] ?? granules.brown ?? [];
  const isMixed = /mix|shadow/.test(code);
  const spots = noise(0, 0, 1400, 1400, {
    along: 0.012,
    across: 0.02,
    colors,
    octaves: 3,
    seed: 4,
    contrast: isMixed ? 3 : 1.4,
  });
  const chips = noise(0, 0, 1400, 1400, {
    along: 0.2,
    across: 0.2,
    colors,
    octaves: 2,
    seed: 9,
    contrast: 3,
  });
  return svg(1400, 1400, [spots, `<g opacity=".6">${chips}</g>`]);
}

export const shingle: Recipe = (sitter) => {
  const print = { svg: drawGranules(findCode(sitter, 'color') ?? 'brown') };
  const cut = findCode(sitter, 'shingle_shape') ?? 'rectangle';
  return { scene: { cut }, fill: { a: { color: '#5d3c29', print, printPixels: 1000 } } };
};

const sheets: Record<string, string> = {
  transparent: '#d9e6e8',
  opal: '#f0f1ee',
  bronze: '#8d6a48',
  green: '#4f9a6c',
  blue: '#4f9ac6',
  yellow: '#f0c63c',
};

/** The face with the ribs that show through it, below the cut end with its cells, below that the closed edge. */
function drawCells(color: string, cells: number): string {
  const [deep, pale] = [blend(color, '#24312f', 0.3), blend(color, '#ffffff', 0.45)];
  const step = 1800 / (cells || 1);
  const ribs = Array.from({ length: cells }, (_, i) => rect(i * step, 0, step * 0.3, 1180, pale)).join('');
  const holes = Array.from({ length: cells }, (_, i) =>
    rect((i + 0.2) * step, 1285, step * 0.72, 130, deep),
  ).join('');
  return svg(1800, 1800, [
    rect(0, 0, 1800, 1800, color),
    `<g opacity=".55">${ribs}</g>`,
    rect(0, 1240, 1800, 220, cells ? pale : deep),
    holes,
    rect(0, 1520, 1800, 240, cells ? pale : deep),
  ]);
}

export const polycarbonate: Recipe = (sitter) => {
  const color = sheets[findCode(sitter, 'color') ?? 'transparent'] ?? '#d9e6e8';
  const isCellular = sitter.variant === 'cellular';
  const print = { svg: drawCells(color, isCellular ? 84 : 0) };
  return { scene: { thick: isCellular ? 0.085 : 0.03 }, fill: { a: { color, print, printPixels: 1600 } } };
};
