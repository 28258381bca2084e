/** Marble, natural stone, concrete, terrazzo: clouds, veins and chips in the colour that the variant names. */
import { colorOf } from '../prints/colors.ts';
import { type Color, mix, type Surface, shade, toColor } from './colors.ts';
import { between, clamp, makeClouds } from './noise.ts';

const seedOf = (words: string): number =>
  [...words].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 5);

const brightness = ([red, green, blue]: Color): number => red * 0.3 + green * 0.6 + blue * 0.1;

/** The tile's colour is calmer than paint of the same name. */
const toGround = (name: string): Color => mix(toColor(colorOf(name)), [0.72, 0.7, 0.67], 0.18);

export function marble(color: string): Surface {
  const seed = seedOf(color);
  const ground = color === 'white' ? ([0.94, 0.935, 0.92] as const) : toGround(color);
  const isDark = brightness(ground) < 0.4;
  const vein: Color = isDark ? [0.86, 0.84, 0.8] : shade(ground, 0.52);
  const warm: Color = isDark ? [0.72, 0.56, 0.34] : mix(ground, [0.62, 0.46, 0.25], 0.55);
  const [bendX, bendY] = [makeClouds(seed, 2, 4, 4), makeClouds(seed + 7, 2, 4, 4)];
  const [large, small] = [makeClouds(seed + 13, 1, 2, 5, 0.55), makeClouds(seed + 19, 3, 6, 5, 0.6)];
  const [clouds, mask] = [makeClouds(seed + 23, 2, 4, 5), makeClouds(seed + 31, 2, 4, 2)];
  return (u, v) => {
    const [x, y] = [u + 0.16 * bendX(u, v), v + 0.08 * bendY(u, v)];
    const presence = between(-0.25, 0.3, mask(u, v));
    const first = (1 - between(0, 0.028 + 0.03 * presence, Math.abs(large(x, y)))) * presence;
    const second = (1 - between(0, 0.03, Math.abs(small(x, y)))) * presence * 0.5;
    const base = shade(ground, 1 - 0.1 * between(-0.3, 0.5, clouds(u, v)));
    return mix(mix(base, vein, first * 0.75), warm, second * 0.7);
  };
}

export function stone(color: string): Surface {
  const seed = seedOf(`stone${color}`);
  const ground = toGround(color);
  const layers = [
    makeClouds(seed, 1, 6, 5, 0.6),
    makeClouds(seed + 3, 4, 8, 5, 0.65),
    makeClouds(seed + 9, 60, 120, 2),
  ];
  return (u, v) => {
    const [bands = 0, spots = 0, grain = 0] = layers.map((layer) => layer(u, v));
    return shade(ground, 1 + bands * 0.2 + spots * 0.22 + grain * 0.07);
  };
}

export function concrete(color: string): Surface {
  const seed = seedOf(`concrete${color}`);
  const ground = toGround(color);
  const layers = [
    makeClouds(seed, 2, 4, 6, 0.55),
    makeClouds(seed + 3, 90, 180, 2),
    makeClouds(seed + 8, 24, 48, 2),
  ];
  return (u, v) => {
    const [clouds = 0, grain = 0, pits = 0] = layers.map((layer) => layer(u, v));
    return shade(ground, 1 + clouds * 0.2 + grain * 0.06 - 0.16 * between(0.52, 0.6, pits));
  };
}

export function terrazzo(color: string): Surface {
  const seed = seedOf(`terrazzo${color}`);
  const ground = toGround(color);
  const isDark = brightness(ground) < 0.4;
  const chips: Color[] = [
    isDark ? [0.85, 0.83, 0.78] : [0.45, 0.42, 0.39],
    [0.66, 0.49, 0.34],
    isDark ? [0.55, 0.55, 0.54] : [0.97, 0.96, 0.93],
    [0.58, 0.6, 0.57],
  ];
  const fields = chips.map((_, i) => makeClouds(seed + i * 17, 22 + i * 7, 44 + i * 14, 2, 0.4));
  const clouds = makeClouds(seed + 99, 3, 6, 4);
  return (u, v) => {
    let shown = shade(ground, 1 + clouds(u, v) * 0.06);
    chips.forEach((chip, i) => {
      shown = mix(shown, chip, clamp(between(0.4, 0.43, fields[i]?.(u, v) ?? 0)));
    });
    return shown;
  };
}

export function plain(color: string): Surface {
  const ground = toGround(color);
  const clouds = makeClouds(seedOf(color), 3, 6, 4);
  return (u, v) => shade(ground, 1 + clouds(u, v) * 0.025);
}

const clays: Record<string, string> = {
  red: '#a5492a',
  beige: '#cfae7f',
  chocolate: '#573224',
  straw: '#d3b577',
  yellow: '#d0a352',
  terracotta: '#b05230',
};

/** Fired clay: patches of the fire, coarse grain and dark specks. */
export function clay(color: string): Surface {
  const seed = seedOf(`clay${color}`);
  const ground = toColor(clays[color] ?? colorOf(color));
  const layers = [
    makeClouds(seed, 3, 3, 5, 0.6),
    makeClouds(seed + 3, 60, 60, 3),
    makeClouds(seed + 8, 40, 40, 2),
  ];
  return (u, v) => {
    const [fire = 0, grain = 0, specks = 0] = layers.map((layer) => layer(u, v));
    return shade(ground, 1 + fire * 0.32 + grain * 0.26 - 0.4 * between(0.42, 0.56, specks));
  };
}
