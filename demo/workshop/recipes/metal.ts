/** Steel and stone for building: profiles of frames, fences, wire, bars, greenhouses, blocks of aerated concrete. */
import { svg, text } from '../prints/draw.ts';
import { noise } from '../prints/grain.ts';
import type { Recipe } from '../recipe.ts';
import { findCode } from './amounts.ts';
import { coatOf } from './facade.ts';
import { film } from './small-packs.ts';
import { toProfile } from './things.ts';

const pieces: Record<string, string> = { 'frame-hanger': 'hanger', 'frame-connector': 'crab' };
const ZINC = '#b3b9bc';

export const profile: Recipe = (sitter) => ({
  scene: { kind: pieces[findCode(sitter, 'kind') ?? ''] ?? sitter.variant },
  fill: {},
});

export const fence: Recipe = (sitter) => {
  const { variant } = sitter;
  const ral = findCode(sitter, 'fence_ral');
  const isBare = findCode(sitter, 'fence_coating') === 'primer';
  const color = ral === undefined ? (isBare ? '#6d5a4f' : ZINC) : coatOf(ral);
  const b = { color };
  if (variant === 'sheet') return { stage: 'profiled', scene: toProfile(sitter), fill: { b } };
  if (variant === 'panel') return { stage: 'wire', scene: { kind: 'panel', coat: 'paint' }, fill: { b } };
  if (variant.startsWith('mesh')) {
    const wire = variant === 'mesh-green' ? '#2c6b45' : ZINC;
    return { stage: 'wire', scene: { kind: 'chain', coat: 'paint' }, fill: { b: { color: wire } } };
  }
  return { scene: { kind: variant }, fill: { b } };
};

/** Cards and rolls of wire; fibre is sold in a flat pack. */
export const mesh: Recipe = (sitter) => {
  if (sitter.variant === 'plaster') return film(sitter);
  const color = findCode(sitter, 'rebar_coating') === 'zinc' ? ZINC : '#6a6560';
  return { stage: 'wire', scene: { kind: sitter.variant, coat: 'paint' }, fill: { b: { color } } };
};

/** Composite bars lie in a coil like a hose. */
export const rebar: Recipe = (sitter) => {
  if (sitter.variant === 'coil')
    return { stage: 'coil', scene: { thick: 0.045 }, fill: { b: { color: '#c7b13c' } } };
  const isSmooth = findCode(sitter, 'rebar_class') === 'a240';
  return { stage: 'wire', scene: { kind: isSmooth ? 'bar-smooth' : 'bar' }, fill: {} };
};

export const greenhouse: Recipe = ({ variant }) => ({ scene: { kind: variant }, fill: {} });

/** Pores of all sizes, and the mark of density that is stamped on the side. */
function drawPores(mark: string): string {
  const pores = noise(0, 0, 1400, 1400, {
    along: 0.11,
    across: 0.11,
    colors: ['#8f918d', '#cfd1cc', '#dcddd8', '#e2e3de', '#e6e7e2'],
    octaves: 3,
    contrast: 2.6,
    seed: 8,
  });
  const spots = noise(0, 0, 1400, 1400, {
    along: 0.006,
    across: 0.01,
    colors: ['#cfd0cb', '#e4e5e0'],
    seed: 3,
  });
  const stamp = text(mark, { x: 980, y: 545, size: 74, color: '#3f5f86' });
  return svg(1400, 1400, [pores, `<g opacity=".35">${spots}</g>`, `<g opacity=".7">${stamp}</g>`]);
}

export const block: Recipe = (sitter) => {
  const print = { svg: drawPores((findCode(sitter, 'block_density') ?? '').toUpperCase()) };
  return { scene: { kind: sitter.variant }, fill: { a: { color: '#dcddd8', print, printPixels: 1200 } } };
};
