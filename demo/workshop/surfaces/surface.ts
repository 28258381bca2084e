/**
 * Surfaces of goods as images: a surface tells the colour of every place of the unit square. Made here and not in Blender,
 * so that one photographed shape can wear all of them.
 */
import type { Print } from '../compose.ts';
import { toLinear } from '../compose.ts';
import type { Surface } from './colors.ts';
import { clay, concrete, marble, plain, stone, terrazzo } from './stone.ts';
import { wood } from './wood.ts';

/** One board upright, for tiles that look like wood. */
const plank = (variant: string): Surface => {
  const along = wood(variant, 2);
  return (u, v) => along(v, u);
};

const makers: Record<string, (variant: string) => Surface> = {
  clay,
  concrete,
  marble,
  plain,
  plank,
  stone,
  terrazzo,
  wood: (variant) => wood(variant),
};

/** `wood/oak-natural`, `marble/white`. */
function findSurface(name: string): Surface | null {
  const [kind = '', variant = ''] = name.split('/');
  return makers[kind]?.(variant) ?? null;
}

export function printSurface(name: string, width: number, height: number): Print {
  const surface = findSurface(name);
  if (!surface) throw new Error(`there is no surface ${name}`);
  const pixels = new Float32Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const color = surface((x + 0.5) / width, 1 - (y + 0.5) / height);
      const at = (y * width + x) * 4;
      for (let k = 0; k < 3; k++) pixels[at + k] = toLinear(Math.min(1, Math.max(0, color[k as 0])));
      pixels[at + 3] = 1;
    }
  }
  return { width, height, pixels };
}
