/** Measuring tools and painters' tools: the maker's colours, its name where it is seen. */
import { svg, text } from '../prints/draw.ts';
import { toPalette } from '../prints/palette.ts';
import type { Recipe } from '../recipe.ts';
import { findNumber } from './amounts.ts';

/** Where the name stands on a print of 1000 by 1000. */
const measureNames: Record<string, { x: number; y: number; size: number; fit: number }> = {
  tape: { x: 488, y: 560, size: 120, fit: 560 },
  level: { x: 290, y: 495, size: 58, fit: 210 },
  'laser-level': { x: 500, y: 660, size: 120, fit: 560 },
  rangefinder: { x: 500, y: 868, size: 84, fit: 560 },
  calliper: { x: 600, y: 615, size: 60, fit: 300 },
  square: { x: 26, y: 567, size: 46, fit: 320 },
};

const measure: Recipe = (sitter) => {
  const { variant, brand, brandCode } = sitter;
  const name = measureNames[variant];
  if (!name) return null;
  const { main, accent } = toPalette(brandCode);
  const words = text(brand, { ...name, color: '#ffffff', anchor: 'middle' });
  const turned = variant === 'square' ? `<g transform="rotate(90 ${name.x} ${name.y})">${words}</g>` : words;
  // Two lines come out of one window; more are thrown round by a cone on each of three sides.
  const heads = (findNumber(sitter, 'measure_laser_lines') ?? 2) > 2 ? 'three' : 'one';
  return {
    scene: variant === 'laser-level' ? { kind: variant, heads } : { kind: variant },
    fill: {
      a: { color: main, print: { svg: svg(1000, 1000, [turned]) }, printPixels: 900 },
      b: { color: accent },
    },
  };
};

/** What painters hold; only a roller's handle is broad enough for the maker's name. */
const painter =
  (kinds: Record<string, string>): Recipe =>
  ({ variant, brand, brandCode }) => {
    const kind = kinds[variant];
    if (kind === undefined) return null;
    const { main, accent } = toPalette(brandCode);
    const isRoller = kind === 'roller' || kind === 'mini';
    const words = text(brand, { x: 500, y: 535, size: 100, fit: 420, color: '#ffffff', anchor: 'middle' });
    const a = isRoller
      ? { color: main, print: { svg: svg(1000, 1000, [words]) }, printPixels: 700 }
      : { color: main };
    return { stage: 'painter', scene: { kind }, fill: { a, b: { color: accent } } };
  };

export const handTools = {
  measure,
  roller: painter({ standard: 'roller', mini: 'mini' }),
  brush: painter({ flat: 'brush-flat', wide: 'brush-wide' }),
  spatula: painter({ wide: 'spatula' }),
  tray: painter({ paint: 'tray' }),
  pole: painter({ telescopic: 'pole' }),
} satisfies Record<string, Recipe>;
