import { expect, test } from 'vitest';
import type { Ring } from '../delivery-zone.ts';
import {
  addCorner,
  blurPoint,
  closeRing,
  dropCorner,
  findRingFault,
  fromSheet,
  moveCorner,
  openRing,
  toSheet,
} from './zone-ring.ts';

const middle = { latitude: 52.29, longitude: 76.97 };
const at = (east: number, north: number) => fromSheet({ east, north }, middle);
const square: Ring = [at(-3, -3), at(3, -3), at(3, 3), at(-3, 3)];

test('a corner goes to the sheet and back to within ten metres', () => {
  const { east, north } = toSheet(at(4.2, -1.7), middle);
  expect([Math.abs(east - 4.2) < 0.01, Math.abs(north + 1.7) < 0.01]).toEqual([true, true]);
});

test('the last corner may repeat the first; for drawing it does not', () => {
  expect(closeRing(square)).toHaveLength(5);
  expect(openRing(closeRing(square))).toEqual(square);
  expect(openRing(square)).toEqual(square);
});

test('a corner is moved, added in the middle of its side and taken out; three always stay', () => {
  const moved = toSheet(moveCorner(square, 1, { east: 0.05, north: 0 }, middle)[1] ?? [0, 0], middle);
  expect(moved.east).toBeCloseTo(3.05, 2);
  const added = addCorner(square, 3);
  expect(added).toHaveLength(5);
  expect(toSheet(added[4] ?? [0, 0], middle).north).toBeCloseTo(0, 1);
  expect(dropCorner(added, 4)).toEqual(square);
  const three = square.slice(0, 3);
  expect(dropCorner(three, 0)).toEqual(three);
});

test.each([
  ['a square', square, null],
  ['closed as it is stored', closeRing(square), null],
  ['two corners', square.slice(0, 2), 'few'],
  ['a bow tie', [at(-3, -3), at(3, 3), at(3, -3), at(-3, 3)], 'crossed'],
  ['another city', [at(-3, -3), at(300, -3), at(3, 3)], 'far'],
  ['a coast line', Array.from({ length: 201 }, (_none, n) => at(Math.cos(n), Math.sin(n))), 'many'],
] as const)('%s', (_words, ring, fault) => {
  expect(findRingFault(ring, middle)).toBe(fault);
});

test('where goods went is shown on a grid of 200 m', () => {
  const [longitude, latitude] = at(1.14, -0.31);
  const { east, north } = blurPoint({ latitude, longitude }, middle);
  expect([east, north].map((km) => Math.round(km * 10) / 10)).toEqual([1.2, -0.4]);
});
