/** Repeats of wallpaper and of patterned tiles: one square that meets itself at every edge, in shades of one colour. */
import { svg } from './draw.ts';

const SIDE = 600;

function tint(color: string, amount: number): string {
  const target = amount > 0 ? 255 : 0;
  const parts = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16);
    return Math.round(part + (target - part) * Math.abs(amount));
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

interface Ink {
  ground: string;
  soft: string;
  strong: string;
  light: string;
}

/** Walls are paler than the paint of the same name. */
const toInk = (color: string): Ink => {
  const ground = tint(color, 0.3);
  return { ground, soft: tint(color, 0.08), strong: tint(color, -0.24), light: tint(color, 0.62) };
};

/** Everything near an edge is drawn at the other edge too. */
const around = (draw: (x: number, y: number) => string, x: number, y: number): string =>
  [-SIDE, 0, SIDE].flatMap((dx) => [-SIDE, 0, SIDE].map((dy) => draw(x + dx, y + dy))).join('');

const leaf = (x: number, y: number, angle: number, length: number, color: string): string => {
  const half = length * 0.24;
  return `<path transform="translate(${x} ${y}) rotate(${angle})" fill="${color}" d="M0 0C${length * 0.25} ${half} ${length * 0.7} ${half * 0.9} ${length} 0C${length * 0.7} ${-half * 0.9} ${length * 0.25} ${-half} 0 0Z"/>`;
};

function branch(x: number, y: number, ink: Ink, lean: number): string {
  const knots = Array.from(
    { length: 8 },
    (_, i) => [x + lean * 34 * Math.sin(i * 0.45), y - i * 52] as const,
  );
  const stem = `<path d="M${knots.map(([kx, ky]) => `${kx} ${ky}`).join('L')}" fill="none" stroke="${ink.strong}" stroke-width="4"/>`;
  const leaves = knots.flatMap(([kx, ky], i) => [
    leaf(kx, ky, -52 + lean * 6, 92 - i * 5, i % 2 ? ink.soft : ink.strong),
    leaf(kx, ky, -128 + lean * 6, 92 - i * 5, i % 2 ? ink.strong : ink.soft),
  ]);
  return stem + leaves.join('');
}

function flower(x: number, y: number, size: number, ink: Ink): string {
  const petals = Array.from({ length: 7 }, (_, i) =>
    leaf(x, y, (i * 360) / 7, size, i % 2 ? ink.light : ink.soft),
  );
  return `${petals.join('')}<circle cx="${x}" cy="${y}" r="${size * 0.2}" fill="${ink.strong}"/>`;
}

/** The horn of the steppe's own ornament, four times about a centre. */
const horns = (x: number, y: number, size: number, color: string): string =>
  [0, 90, 180, 270]
    .map(
      (turn) =>
        `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 100})" fill="none" stroke="${color}" stroke-width="13" stroke-linecap="round" d="M0 0C8 -30 8 -58 0 -78C-8 -96 -44 -96 -44 -70C-44 -54 -24 -52 -24 -66M0 -78C8 -96 44 -96 44 -70C44 -54 24 -52 24 -66"/>`,
    )
    .join('');

const grid = (step: number, draw: (x: number, y: number, odd: boolean) => string): string => {
  const parts: string[] = [];
  for (let y = 0; y < SIDE; y += step) {
    for (let x = 0; x < SIDE; x += step)
      parts.push(draw(x + step / 2, y + step / 2, (x + y) % (2 * step) === 0));
  }
  return parts.join('');
};

const lines = (step: number, width: number, color: string, upright: boolean): string =>
  Array.from({ length: SIDE / step }, (_, i) =>
    upright
      ? `<rect x="${i * step}" width="${width}" height="${SIDE}" fill="${color}"/>`
      : `<rect y="${i * step}" height="${width}" width="${SIDE}" fill="${color}"/>`,
  ).join('');

const patterns: Record<string, (ink: Ink) => string> = {
  plain: (ink) => lines(12, 2, ink.light, true),
  linen: (ink) => lines(10, 3, ink.soft, true) + lines(15, 2, ink.light, false),
  plaster: (ink) =>
    grid(60, (x, y, odd) =>
      around((a, b) => leaf(a, b, odd ? 24 : 150, 78, odd ? ink.light : ink.soft), x, y),
    ),
  stripe: (ink) => lines(100, 50, ink.soft, true) + lines(100, 6, ink.light, true),
  geometry: (ink) =>
    grid(
      150,
      (x, y) =>
        `<path d="M${x} ${y - 68}L${x + 68} ${y}L${x} ${y + 68}L${x - 68} ${y}Z" fill="none" stroke="${ink.strong}" stroke-width="7"/><path d="M${x} ${y - 34}L${x + 34} ${y}L${x} ${y + 34}L${x - 34} ${y}Z" fill="${ink.light}"/>`,
    ),
  leaves: (ink) =>
    around((x, y) => branch(x, y, ink, 1), 150, 560) + around((x, y) => branch(x, y, ink, -1), 450, 260),
  floral: (ink) =>
    around((x, y) => flower(x, y, 92, ink), 150, 150) +
    around((x, y) => flower(x, y, 92, ink), 450, 450) +
    around((x, y) => flower(x, y, 44, ink), 450, 150) +
    around((x, y) => flower(x, y, 44, ink), 150, 450),
  damask: (ink) => grid(300, (x, y) => horns(x, y, 130, ink.soft) + flower(x, y, 40, ink)),
  ornament: (ink) => grid(200, (x, y, odd) => horns(x, y, 92, odd ? ink.strong : ink.soft)),
  kids: (ink) =>
    grid(150, (x, y, odd) =>
      odd
        ? `<circle cx="${x}" cy="${y}" r="26" fill="${ink.light}"/>`
        : Array.from({ length: 5 }, (_, i) => leaf(x, y, i * 72 - 90, 40, ink.strong)).join(''),
    ),
  'paintable-smooth': () => lines(20, 1, '#e6e5e0', true),
  'paintable-relief': (ink) =>
    grid(60, (x, y, odd) => leaf(x, y, odd ? 40 : 130, 50, tint(ink.ground, -0.05))),
  'paintable-glass': () => lines(12, 3, '#e2e1dc', true) + lines(12, 3, '#e9e8e3', false),
};

/** `tile`: squares with an ornament, two tiles above each other in a print of twice the ratio. */
export function drawPattern(kind: string, color: string, ratio: number): string {
  const ink = toInk(color);
  if (kind === 'tile') return drawTiles(ink, ratio);
  const draw = patterns[kind] ?? patterns.plain;
  return svg(SIDE, SIDE, [
    `<rect width="${SIDE}" height="${SIDE}" fill="${ink.ground}"/>`,
    draw?.(ink) ?? '',
  ]);
}

function drawTiles(ink: Ink, ratio: number): string {
  const height = Math.round(SIDE * 2 * ratio);
  const step = SIDE / 2;
  const parts: string[] = [`<rect width="${SIDE}" height="${height}" fill="${ink.light}"/>`];
  for (let y = step / 2; y < height; y += step) {
    for (const x of [step / 2, step * 1.5]) {
      parts.push(horns(x, y, 128, ink.strong), `<circle cx="${x}" cy="${y}" r="20" fill="${ink.soft}"/>`);
    }
  }
  return svg(SIDE, height, parts);
}
