/** Wood for building: boards of plywood and strands, sawn timber, decking. Grain, edges and ends are one print. */

import { rect, svg, text } from '../prints/draw.ts';
import { blend, darker, lighter, makeDice, noise, strands, woodEnd, woodFace } from '../prints/grain.ts';
import type { Order, Recipe } from '../recipe.ts';
import { findCode } from './amounts.ts';
import { panel } from './panels.ts';

const species: Record<string, string> = {
  pine: '#dda866',
  spruce: '#e2b67c',
  larch: '#b9743f',
  birch: '#e8c38c',
  thermo: '#6f4931',
};

/** Plies seen from the side: light and dark by turns, the dark ones are cut across. */
function plies(y: number, height: number, color: string): string {
  const dice = makeDice(5);
  const count = 9;
  const step = height / count;
  const rows = Array.from({ length: count }, (_, i) => {
    const tone = i % 2 ? darker(color, 0.34 + dice() * 0.08) : lighter(color, 0.1 + dice() * 0.12);
    return rect(0, y + i * step, 1000, step + 1, tone);
  });
  const fibre = noise(0, y, 1000, height, {
    along: 0.02,
    across: 0.16,
    colors: [darker(color, 0.4), color, lighter(color, 0.4)],
    octaves: 3,
    seed: 31,
  });
  return `${rows.join('')}<g opacity=".3">${fibre}</g>`;
}

function drawBoard(variant: string, brand: string): string {
  const stamp = (color: string, opacity: number) =>
    `<g opacity="${opacity}">${text(brand, { x: 60, y: 655, size: 46, color })}</g>`;
  if (variant === 'osb') {
    const chips = `<g transform="translate(0 718) scale(1 .5)">${strands(0, 0, 1000, 570, '#b98a4c', 9)}</g>`;
    return svg(1000, 1000, [strands(0, 0, 1000, 700, '#cda05f', 4), chips, stamp('#2c4a3a', 0.85)]);
  }
  if (variant === 'plywood-film') {
    const face = noise(0, 0, 1000, 700, {
      along: 0.004,
      across: 0.05,
      colors: ['#2b1c15', '#3b271d', '#4a3326'],
      seed: 4,
    });
    const grid = Array.from({ length: 60 }, (_, i) => rect(0, i * 12, 1000, 2, '#5a4133')).join('');
    return svg(1000, 1000, [
      face,
      `<g opacity=".25">${grid}</g>`,
      plies(700, 300, '#8a6038'),
      stamp('#d8c9b4', 0.75),
    ]);
  }
  const color = species.birch ?? '#e8c38c';
  return svg(1000, 1000, [
    woodFace(0, 0, 1000, 700, color, 14, 0.3),
    plies(700, 300, color),
    stamp('#5d4a33', 0.7),
  ]);
}

/** `meter`, `metal`, `plastic…` are boards of another trade: they stand in the panels' recipes. */
export const board: Recipe = (sitter) => {
  const { variant, brand } = sitter;
  if (!/^(osb|plywood)/.test(variant)) return panel(sitter);
  const scene = variant === 'plywood-film' ? { rough: 0.35, clear: 0.3 } : { rough: 0.7 };
  return {
    scene,
    fill: { a: { color: '#d9b98a', print: { svg: drawBoard(variant, brand) }, printPixels: 1000 } },
  };
};

/** Three faces above, four ends below. */
function drawTimber(color: string, seed: number, treated: boolean): string {
  const tone = treated ? blend(color, '#8d9a52', 0.28) : color;
  const faces = [0, 1, 2].map((i) =>
    woodFace(0, i * 200, 1000, 200, i === 1 ? lighter(tone, 0.08) : tone, seed + i),
  );
  const ends = [0, 1, 2, 3].map((i) => woodEnd(i * 250, 620, 250, 380, tone, seed + 20 + i));
  return svg(1000, 1000, [rect(0, 0, 1000, 1000, tone), ...faces, ...ends]);
}

export const timber: Recipe = (sitter) => {
  const wood = findCode(sitter, 'wood_species') ?? 'pine';
  const treated = findCode(sitter, 'wood_treatment') === 'antiseptic';
  const color = species[wood] ?? '#dda866';
  const print = { svg: drawTimber(color, wood.length * 7 + 3, treated) };
  return { scene: { kind: sitter.variant }, fill: { a: { color, print, printPixels: 1000 } } };
};

const composites: Record<string, string> = {
  graphite: '#4c4f52',
  terracotta: '#8d4a31',
  wenge: '#46342b',
  teak: '#94673e',
  coffee: '#5d4637',
};

/** Wood and plastic pressed together: even, with short strokes of brushing, the same inside. */
function drawComposite(color: string, embossed: boolean): string {
  const [dark, light] = [blend(color, '#0c0a09', 0.25), blend(color, '#f4ede2', 0.16)];
  const faces = embossed
    ? [0, 1, 2].map((i) => woodFace(0, i * 200, 1000, 200, color, 60 + i))
    : [
        noise(0, 0, 1000, 600, {
          along: 0.02,
          across: 0.3,
          colors: [dark, color, light],
          octaves: 2,
          seed: 8,
        }),
      ];
  const ends = noise(0, 600, 1000, 400, {
    along: 0.08,
    across: 0.08,
    colors: [dark, color, light],
    seed: 12,
  });
  return svg(1000, 1000, [...faces, ends]);
}

/** What goes with decking, all of it in graphite. */
function toPart(kind: string): Order {
  const fill = { b: { color: '#3b3f42' } };
  if (kind === 'deck-end-strip') return { stage: 'gutter', scene: { kind: 'eaves' }, fill };
  return { stage: 'deckpart', scene: { kind: kind === 'deck-pedestal' ? 'pedestal' : 'clip' }, fill };
}

export const decking: Recipe = (sitter) => {
  const { variant } = sitter;
  if (variant === 'graphite') return toPart(findCode(sitter, 'kind') ?? 'deck-clip');
  if (variant === 'larch' || variant === 'thermo') {
    const color = species[variant] ?? '#b9743f';
    const fill = { a: { color, print: { svg: drawTimber(color, 41, false) }, printPixels: 1000 } };
    return { stage: 'timber', scene: { kind: 'deck-wood' }, fill };
  }
  const color = composites[variant.replace('composite-', '')];
  if (!variant.startsWith('composite-') || color === undefined) return null;
  const isHollow = findCode(sitter, 'deck_profile') === 'hollow';
  const embossed = findCode(sitter, 'deck_surface') === 'embossed';
  const print = { svg: drawComposite(color, embossed) };
  return {
    stage: 'timber',
    scene: { kind: isHollow ? 'deck-hollow' : 'deck-ribbed' },
    fill: { a: { color, print, printPixels: 900 } },
  };
};
