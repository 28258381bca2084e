/** Boards: streaks along u, cathedrals of growth rings, fine fibre and pores. Four boards above each other, all different. */
import { type Color, mix, ramp, type Surface, shade, toColor } from './colors.ts';
import { between, clamp, makeClouds } from './noise.ts';

const species: Record<string, string> = {
  oak: '#b98d5c',
  ash: '#c9ae83',
  walnut: '#7d5537',
  pine: '#d6ac6c',
  maple: '#d2ac79',
  elm: '#a57d51',
  beech: '#c99a69',
  larch: '#b87c45',
  wenge: '#3b2a21',
  mahogany: '#6e3725',
  teak: '#9a683a',
  thermo: '#6d4830',
};
const tones: Record<string, (color: Color) => Color> = {
  natural: (color) => color,
  light: (color) => mix(color, [0.95, 0.88, 0.76], 0.42),
  bleached: (color) => mix(color, [0.93, 0.9, 0.85], 0.66),
  white: (color) => mix(color, [0.94, 0.93, 0.9], 0.8),
  dark: (color) => mix(shade(color, 0.55), [0.27, 0.19, 0.14], 0.3),
  grey: (color) => mix(color, [0.62, 0.6, 0.57], 0.75),
};

export function wood(variant: string, boards = 4): Surface {
  const words = variant.split('-');
  const kind = words.find((word) => species[word]) ?? 'oak';
  const tone = tones[words.find((word) => tones[word]) ?? 'natural'];
  const middle = tone?.(toColor(species[kind] ?? '#b98d5c')) ?? [0.7, 0.55, 0.35];
  const dark = mix(shade(middle, 0.66), [0.2, 0.12, 0.06], 0.12);
  const light = mix(middle, [1, 0.95, 0.86], 0.28);
  const isCalm = /maple|beech/.test(kind) || /bleached|white/.test(variant);
  const contrast = isCalm ? 0.6 : 1;
  const seed = [...variant].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 11);
  const layers = Array.from({ length: boards }, (_, board) => ({
    streaks: makeClouds(seed + board * 17, 1, 9, 5, 0.55),
    shape: makeClouds(seed + board * 29 + 5, 1, 2, 3, 0.45),
    fibre: makeClouds(seed + board * 41 + 9, 3, 70, 3, 0.6),
    pores: makeClouds(seed + board * 53 + 3, 10, 130, 2, 0.6),
    light: 1 + (((board * 37 + seed) % 13) / 13 - 0.5) * 0.13,
  }));
  return (u, v) => {
    const layer = layers[Math.min(boards - 1, Math.floor(v * boards))];
    if (!layer) return middle;
    const across = v * boards - Math.floor(v * boards);
    const rings = 0.5 + 0.5 * Math.sin(46 * layer.shape(u, across));
    const mixed =
      0.5 +
      contrast * (layer.streaks(u, across) * 0.5 + (rings - 0.5) * 0.17 + layer.fibre(u, across) * 0.26);
    const color = ramp(
      [
        [0.2, dark],
        [0.5, middle],
        [0.82, light],
      ],
      clamp(mixed),
    );
    const pore = 1 - 0.2 * contrast * between(0.2, 0.7, -layer.pores(u, across));
    return shade(color, pore * layer.light);
  };
}
