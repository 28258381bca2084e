/** A print as a pixel of a room sees it: the mean over all that the pixel covers, for a floor runs away from the eye. */

/** A print of compose.ts. */
interface Pattern {
  width: number;
  height: number;
  pixels: Float32Array;
}

const TAPS = 5;

/** Beyond this a neighbour belongs to another surface. */
const SAME = 0.2;

/** How far the place moves from this pixel to a neighbour, whichever of the two sides is nearer to it. */
function step(plane: Float32Array, pixel: number, stride: number): number {
  const here = plane[pixel] as number;
  const wrap = (difference: number) => difference - Math.round(difference);
  const [before, after] = [
    wrap(here - (plane[pixel - stride] ?? here)),
    wrap((plane[pixel + stride] ?? here) - here),
  ];
  const nearer = Math.abs(before) < Math.abs(after) ? before : after;
  return Math.abs(nearer) < SAME ? nearer : 0;
}

/** Mean of the print round the pixel's place into `into`: red, green, blue, opacity. */
export function lookOver(
  { width, height, pixels }: Pattern,
  place: readonly Float32Array[],
  pixel: number,
  stride: number,
  into: Float64Array,
): void {
  const [us = new Float32Array(), vs = new Float32Array()] = place;
  const [u, v] = [us[pixel] as number, vs[pixel] as number];
  const [ux, uy] = [step(us, pixel, 1), step(us, pixel, stride)];
  const [vx, vy] = [step(vs, pixel, 1), step(vs, pixel, stride)];
  into.fill(0);
  for (let tap = 0; tap < TAPS * TAPS; tap++) {
    const [x, y] = [((tap % TAPS) + 0.5) / TAPS - 0.5, (Math.floor(tap / TAPS) + 0.5) / TAPS - 0.5];
    const [tu, tv] = [u + ux * x + uy * y, v + vx * x + vy * y];
    const column = Math.floor((tu - Math.floor(tu)) * width) % width;
    const row = Math.floor((1 - (tv - Math.floor(tv))) * height) % height;
    const at = (row * width + column) * 4;
    for (let k = 0; k < 4; k++) into[k] = (into[k] as number) + (pixels[at + k] as number) / TAPS ** 2;
  }
}
