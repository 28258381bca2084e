import { expect, test } from 'vitest';
import { levelBackground } from './background.ts';

const SIDE = 64;
type Color = readonly [number, number, number];

/** A picture of this colour at each place. */
function paint(colorAt: (x: number, y: number) => Color): Buffer {
  const pixels = Buffer.alloc(SIDE * SIDE * 3);
  for (let at = 0; at < SIDE * SIDE; at++) pixels.set(colorAt(at % SIDE, Math.floor(at / SIDE)), at * 3);
  return pixels;
}
const read = (pixels: Buffer, x: number, y: number) => [
  ...pixels.subarray((y * SIDE + x) * 3, (y * SIDE + x) * 3 + 3),
];
const edges = Array.from({ length: SIDE }, (_, at) => at).flatMap((at) => [
  [at, 0],
  [at, SIDE - 1],
  [0, at],
  [SIDE - 1, at],
]) as [number, number][];

const grounds: [string, (x: number, y: number) => Color][] = [
  ['white', () => [255, 255, 255]],
  ['white that darkens towards the floor', (_, y) => [255 - y / 8, 255 - y / 8, 255 - y / 6]],
  ['white with a shadow in a corner', (x, y) => (x > 50 && y > 50 ? [190, 190, 190] : [255, 255, 255])],
];

test.each(grounds)('a ground of %s becomes the shop’s own, without an edge', (_, ground) => {
  const pixels = paint((x, y) => (Math.hypot(x - 32, y - 32) < 15 ? [180, 20, 20] : ground(x, y)));
  expect(levelBackground(pixels, SIDE, SIDE)).toBe(true);
  for (const [x, y] of edges) expect(read(pixels, x, y), `${x} ${y}`).toEqual([247, 247, 244]);
  const [red = 0, green = 0] = read(pixels, 32, 32);
  expect(red).toBeGreaterThan(165);
  expect(green).toBeLessThan(25);
});

test('what fills its picture is left as it is', () => {
  const room = paint((x) => (x < 40 ? [120, 90, 60] : [250, 250, 250]));
  const before = Buffer.from(room);
  expect(levelBackground(room, SIDE, SIDE)).toBe(false);
  expect(room.equals(before)).toBe(true);
});
