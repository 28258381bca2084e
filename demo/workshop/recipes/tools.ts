/** Power tools: the maker's colours on the housing, its name on the side that is seen. */
import { svg, text } from '../prints/draw.ts';
import { toPalette } from '../prints/palette.ts';
import type { Order, Recipe, Sitter } from '../recipe.ts';
import { findCode, findNumber } from './amounts.ts';
import { drill } from './things.ts';

/** Where the name stands on a print of 1000 by `high`. */
interface NamePlace {
  x: number;
  y: number;
  size: number;
  high?: number;
  fit?: number;
}

function paint(
  { brand, brandCode }: Sitter,
  { x, y, size, high = 1000, fit = 560 }: NamePlace,
): Order['fill'] {
  const { main, accent } = toPalette(brandCode);
  const print = svg(1000, high, [text(brand, { x, y, size, color: '#ffffff', anchor: 'middle', fit })]);
  return { a: { color: main, print: { svg: print }, printPixels: 700 }, b: { color: accent } };
}

const grinderNames: Record<string, NamePlace> = {
  small: { x: 490, y: 545, size: 150, fit: 470 },
  cordless: { x: 490, y: 545, size: 140, fit: 470 },
  large: { x: 630, y: 535, size: 110, fit: 380 },
};

/** The cordless driver has the scene of its own family. */
const pistols: Record<string, [kind: string, name: NamePlace]> = {
  corded: ['corded', { x: 590, y: 330, size: 64, fit: 230 }],
  'impact-driver': ['impact', { x: 520, y: 302, size: 50, fit: 180 }],
  straight: ['hammer', { x: 465, y: 318, size: 66, fit: 260 }],
  cordless: ['hammer-battery', { x: 465, y: 318, size: 66, fit: 260 }],
};

/** By variant: the scene, and whether cables and batteries are seen on it. */
const saws: Record<string, [stage: string, hasBoth: boolean, name: NamePlace]> = {
  circular: ['circular', false, { x: 433, y: 362, size: 60, fit: 290 }],
  jigsaw: ['jigsaw', true, { x: 396, y: 485, size: 66, fit: 270 }],
  sabre: ['sabre', true, { x: 479, y: 508, size: 54, fit: 190 }],
  mitre: ['mitre', false, { x: 500, y: 990, size: 8 }],
};

const saw: Recipe = (sitter) => {
  const [stage, hasBoth, name] = saws[sitter.variant] ?? [];
  if (!stage || !name) return null;
  const power = findCode(sitter, 'tool_source') === 'battery' ? 'battery' : 'cable';
  return { stage, scene: hasBoth ? { power } : { kind: stage }, fill: paint(sitter, name) };
};

const heavyHammer: Recipe = (sitter) => ({
  stage: 'barrel',
  scene: { kind: 'max' },
  fill: paint(sitter, { x: 470, y: 318, size: 66, fit: 270 }),
});

const pistol: Recipe = (sitter) => {
  const [kind, name] = pistols[sitter.variant] ?? [];
  return kind && name ? { stage: 'pistol', scene: { kind }, fill: paint(sitter, name) } : null;
};

/** Toolsets by what holds them. */
const sets: Record<string, [kind: string, name: NamePlace]> = {
  car: ['case', { x: 500, y: 520, size: 130, fit: 720 }],
  wrenches: ['wrenches', { x: 500, y: 520, size: 90, fit: 620 }],
  electric: ['electric', { x: 500, y: 908, size: 100, fit: 480 }],
  home: ['home', { x: 500, y: 908, size: 100, fit: 480 }],
};

const toolset: Recipe = (sitter) => {
  const [kind, name] = sets[sitter.variant] ?? [];
  if (!kind || !name) return null;
  const pieces = findNumber(sitter, 'toolset_pieces') ?? 12;
  const box = findCode(sitter, 'toolset_box') ?? 'tool-bag';
  const scene = { kind, pieces, ...(kind === 'wrenches' ? {} : { box }) };
  return { scene, fill: paint(sitter, name) };
};

export const tools = {
  drill: (sitter) => (sitter.variant === 'cordless' ? drill(sitter) : pistol(sitter)),
  grinder: (sitter) => {
    const name = grinderNames[sitter.variant];
    return name ? { scene: { kind: sitter.variant }, fill: paint(sitter, name) } : null;
  },
  'rotary-hammer': (sitter) => (/barrel|max/.test(sitter.variant) ? heavyHammer(sitter) : pistol(sitter)),
  saw,
  toolset,
} satisfies Record<string, Recipe>;
