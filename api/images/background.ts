/**
 * One ground under all pictures. Photographs come on white, or on white that darkens towards the floor; beside each other, and
 * beside the page they lie on, every such ground shows its edges. What has pale corners is brought to the shop's own ground.
 */
import { BACKGROUND } from './field.ts';

/** What is darker at its top is no ground: a room, or a surface that fills its picture. */
const PALE = 232;
/** At its foot it may lie in a shadow all along. */
const SHADED = 200;
/** An edge is read in blocks of so many pixels: one alone is as noisy as its compression. */
const BLOCK = 4;
/** Where a shadow reaches the edge it ends before it: this part of the picture's side. */
const FADE = 0.035;

const wanted = [1, 3, 5].map((at) => Number.parseInt(BACKGROUND.slice(at, at + 2), 16)) as [
  number,
  number,
  number,
];

/** RGB bytes, changed in place; false: there is no ground to level. */
export function levelBackground(pixels: Buffer, width: number, height: number): boolean {
  const [above, below] = [readRow(pixels, width, 0), readRow(pixels, width, height - BLOCK)];
  const isAtLeast = (least: number, color: readonly number[] = [0]) => color.every((part) => part >= least);
  if (!isAtLeast(PALE, above[0]) || !isAtLeast(PALE, above.at(-1))) return false;
  if (!below.some((block) => isAtLeast(SHADED, block))) return false;
  // The palest of a row: shadows only darken. What is darker than the shop's own lies in one.
  const palest = (row: number[][], color: number) =>
    Math.max(wanted[color] ?? 0, ...row.map((block) => block[color] ?? 0));
  const grounds = [0, 1, 2].map((color) => [palest(above, color), palest(below, color)] as const);
  const fade = Math.max(1, Math.round(width * FADE));
  for (let y = 0; y < height; y++) {
    const down = y / Math.max(1, height - 1);
    const gains = grounds.map(([top, low], color) => (wanted[color] as number) / (top + (low - top) * down));
    for (let x = 0; x < width; x++) {
      const kept = Math.min(1, Math.min(x, y, width - 1 - x, height - 1 - y) / fade);
      for (let color = 0; color < 3; color++) {
        const at = (y * width + x) * 3 + color;
        const level = Math.min(255, (pixels[at] as number) * (gains[color] as number));
        const ground = wanted[color] as number;
        pixels[at] = Math.round(ground + (level - ground) * kept);
      }
    }
  }
  return true;
}

/** The colours of a row's blocks, from left to right. */
function readRow(pixels: Buffer, width: number, top: number): number[][] {
  const blocks: number[][] = [];
  for (let left = 0; left + BLOCK <= width; left += BLOCK) {
    const sums = [0, 0, 0];
    for (let y = top; y < top + BLOCK; y++)
      for (let x = left; x < left + BLOCK; x++)
        for (let color = 0; color < 3; color++)
          sums[color] = (sums[color] as number) + (pixels[(y * width + x) * 3 + color] as number);
    blocks.push(sums.map((sum) => sum / BLOCK ** 2));
  }
  return blocks;
}
