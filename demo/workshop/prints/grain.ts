/** Grain of materials as SVG: noise drawn by filters through a row of colours. Wood, wool, stone and bitumen are made of it. */
import { rect } from './draw.ts';

export interface Noise {
  /** how often it changes along x and along y, per pixel */
  along: number;
  across: number;
  /** from the darkest of the noise to its brightest; many give rings */
  colors: readonly string[];
  octaves?: number;
  seed?: number;
  contrast?: number;
  opacity?: number;
}

const channel = (color: string, at: number): string =>
  (Number.parseInt(color.slice(at, at + 2), 16) / 255).toFixed(3);

/** A rectangle of noise. */
export function noise(x: number, y: number, width: number, height: number, look: Noise): string {
  const { along, across, colors, octaves = 4, seed = 1, contrast = 2.2, opacity = 1 } = look;
  const id = `n${Math.round(x)}_${Math.round(y)}_${seed}`;
  const shift = (0.5 - contrast / 2).toFixed(3);
  const row = `${contrast} 0 0 0 ${shift}`;
  const tables = ['R', 'G', 'B'].map(
    (name, i) =>
      `<feFunc${name} type="table" tableValues="${colors.map((color) => channel(color, 1 + 2 * i)).join(' ')}"/>`,
  );
  return [
    `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">`,
    `<feTurbulence type="fractalNoise" baseFrequency="${along} ${across}" numOctaves="${octaves}" seed="${seed}"/>`,
    `<feColorMatrix values="${row} ${row} ${row} 0 0 0 0 ${opacity}"/>`,
    `<feComponentTransfer>${tables.join('')}</feComponentTransfer></filter>`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" filter="url(#${id})"/>`,
  ].join('');
}

/** Between two colours, 0 to 1. */
export function blend(first: string, second: string, part: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [a, b] = [first, second].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * part)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

export const darker = (color: string, part: number): string => blend(color, '#1a0f08', part);
export const lighter = (color: string, part: number): string => blend(color, '#fff6e4', part);

/** The same numbers on every machine: 0 to 1. */
export function makeDice(seed: number): () => number {
  let state = seed * 7919 + 17;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** A board's face, its length along x: rings cut lengthwise, fibre, and a knot or two. */
export function woodFace(
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  seed: number,
  knot = 1,
) {
  const dice = makeDice(seed);
  const [dark, light] = [darker(color, 0.3), lighter(color, 0.3)];
  const rings = Array.from({ length: 23 }, (_, i) =>
    i % 2 ? blend(color, dark, 0.35 + dice() * 0.4) : blend(color, light, 0.3 + dice() * 0.5),
  );
  const knots = Array.from({ length: 2 }, () => {
    const [cx, cy, r] = [
      x + width * dice(),
      y + height * (0.2 + 0.6 * dice()),
      height * knot * (0.04 + 0.04 * dice()),
    ];
    return [1.9, 1.4, 1, 0.6]
      .map(
        (scale, i) =>
          `<ellipse cx="${cx.toFixed(0)}" cy="${cy.toFixed(0)}" rx="${(r * scale * 1.5).toFixed(1)}" ry="${(r * scale).toFixed(1)}" fill="${blend(color, '#3a1c08', [0.15, 0.35, 0.6, 0.75][i] ?? 0)}" opacity="${[0.35, 0.5, 0.75, 0.8][i]}"/>`,
      )
      .join('');
  });
  return [
    noise(x, y, width, height, {
      along: 1.1 / width,
      across: 2.2 / height,
      colors: rings,
      octaves: 2,
      seed,
      contrast: 1.9,
    }),
    ...knots,
    `<g opacity=".45">${noise(x, y, width, height, { along: 9 / width, across: 60 / height, colors: [dark, color, light], octaves: 3, seed: seed + 400, contrast: 2 })}</g>`,
  ].join('');
}

/** A board's end: growth rings about a heart outside it. */
export function woodEnd(x: number, y: number, width: number, height: number, color: string, seed: number) {
  const dice = makeDice(seed);
  const id = `e${seed}_${Math.round(x)}_${Math.round(y)}`;
  const step = Math.min(width, height) * 0.085;
  const ground = lighter(color, 0.12);
  const [cx, cy] = [x + width * (0.25 + dice() * 0.5), y + height * (0.9 + dice() * 0.5)];
  const stops = [
    [0, ground],
    [0.55, ground],
    [0.86, darker(color, 0.3)],
    [1, ground],
  ].map(([at, stop]) => `<stop offset="${at}" stop-color="${stop}"/>`);
  return [
    `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${step}" spreadMethod="repeat">${stops.join('')}</radialGradient>`,
    `<filter id="${id}w" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="${1.6 / width}" numOctaves="3" seed="${seed}"/><feDisplacementMap in="SourceGraphic" scale="${step * 1.6}" xChannelSelector="R" yChannelSelector="G"/></filter>`,
    rect(x, y, width, height, ground),
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#${id})" filter="url(#${id}w)"/>`,
    `<g opacity=".35">${noise(x, y, width, height, { along: 30 / width, across: 30 / height, colors: [darker(color, 0.3), color, lighter(color, 0.3)], seed: seed + 70 })}</g>`,
  ].join('');
}

/** Strands pressed into a board: OSB. */
export function strands(x: number, y: number, width: number, height: number, color: string, seed: number) {
  const dice = makeDice(seed);
  const parts: string[] = [rect(x, y, width, height, darker(color, 0.25))];
  for (let i = 0; i < 1500; i++) {
    const [cx, cy] = [x + dice() * width, y + dice() * height];
    const [long, wide] = [16 + dice() * 34, 4 + dice() * 9];
    const angle = (dice() - 0.5) * (dice() < 0.7 ? 50 : 180);
    const tone = dice();
    const fill = tone < 0.5 ? lighter(color, tone * 0.7) : darker(color, (tone - 0.5) * 0.6);
    parts.push(
      `<path transform="translate(${cx.toFixed(0)} ${cy.toFixed(0)}) rotate(${angle.toFixed(0)})" d="M${-long.toFixed(0)} ${(-wide).toFixed(0)}L${(long * 0.9).toFixed(0)} ${(-wide * 0.7).toFixed(0)}L${long.toFixed(0)} ${wide.toFixed(0)}L${(-long * 0.8).toFixed(0)} ${(wide * 0.8).toFixed(0)}Z" fill="${fill}" stroke="${darker(color, 0.4)}" stroke-opacity=".35"/>`,
    );
  }
  return parts.join('');
}
