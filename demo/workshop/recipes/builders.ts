/** What builders ask for beside the large goods: hammers, siphons, chipboard and fibreboard, concrete mixers, steel angle. */
import { rect, svg, text } from '../prints/draw.ts';
import { noise } from '../prints/grain.ts';
import { toPalette } from '../prints/palette.ts';
import type { Recipe } from '../recipe.ts';
import { findCode } from './amounts.ts';

const hammers: Record<string, string> = {
  'hammer-fitter': 'fitter',
  'hammer-carpenter': 'carpenter',
  sledgehammer: 'sledge',
};

const hammer: Recipe = (sitter) => {
  const kind = hammers[findCode(sitter, 'kind') ?? ''];
  if (kind === undefined) return null;
  const { main, accent } = toPalette(sitter.brandCode);
  return { scene: { kind }, fill: { a: { color: main }, b: { color: accent } } };
};

const siphon: Recipe = (sitter) => {
  const kind = (findCode(sitter, 'kind') ?? '').replace('siphon-', '');
  return { scene: { kind }, fill: { b: { color: '#f3f4f4' } } };
};

/** Face above, cut edge below: chips pressed together, finer towards the faces. */
const chips = (): string =>
  svg(1000, 1000, [
    noise(0, 0, 1000, 700, {
      along: 0.11,
      across: 0.16,
      colors: ['#b08a5a', '#c9a878', '#dcc296', '#e6d2ac'],
      octaves: 3,
      seed: 21,
      contrast: 1.7,
    }),
    noise(0, 700, 1000, 300, {
      along: 0.05,
      across: 0.12,
      colors: ['#8a663d', '#b28c5c', '#d0b083'],
      octaves: 3,
      seed: 8,
      contrast: 1.8,
    }),
  ]);

const fibres = (): string =>
  svg(1000, 1000, [
    noise(0, 0, 1000, 700, {
      along: 0.03,
      across: 0.05,
      colors: ['#7b5636', '#87603e', '#936b47'],
      octaves: 4,
      seed: 4,
      contrast: 1.2,
    }),
    rect(0, 700, 1000, 300, '#6c4a2d'),
  ]);

const chipboard: Recipe = ({ variant }) => {
  const isThin = variant === 'thin';
  const print = { svg: isThin ? fibres() : chips() };
  const a = { color: isThin ? '#87603e' : '#c9a878', print, printPixels: 1000 };
  if (isThin) return { stage: 'board', scene: { rough: 0.5, thick: 0.026 }, fill: { a } };
  return { stage: 'board', scene: { rough: 0.75 }, fill: { a } };
};

const mixer: Recipe = (sitter) => {
  const isLarge = findCode(sitter, 'kind') === 'concrete-mixer-large';
  const { main, accent } = toPalette(sitter.brandCode);
  const plate = svg(520, 300, [
    rect(0, 0, 520, 300, main),
    text(sitter.brand, { x: 260, y: 140, size: 90, color: '#ffffff', anchor: 'middle', fit: 470 }),
    text(isLarge ? '180 л' : '120 л', { x: 260, y: 245, size: 84, color: '#ffffff', anchor: 'middle' }),
  ]);
  return {
    stage: 'concrete-mixer',
    scene: {},
    fill: {
      a: { color: main, print: { svg: plate }, printPixels: 300 },
      b: { color: main },
      c: { color: accent },
    },
  };
};

/** Forty or fifty wide, the leg is ten times as thick: they look alike. */
const angle: Recipe = () => ({ scene: { leg: 40, thick: 4 }, fill: {} });

export const builders = { angle, chipboard, hammer, mixer, siphon } satisfies Record<string, Recipe>;
