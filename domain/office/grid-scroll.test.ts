import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  fenceOf,
  findShownRows,
  listPieces,
  MOST_PIXELS,
  scrollHeight,
  toBarPixel,
  toListPixel,
} from './grid-scroll.ts';

const size = (rows: number) => ({ rows, rowPixels: 34, viewPixels: 700 });

test.each([
  [0, 0],
  [10, 340],
  [1_000_000, MOST_PIXELS],
])('%i rows are %i px high', (rows, pixels) => {
  expect(scrollHeight(size(rows))).toBe(pixels);
});

test.each([
  ['nothing', 0, 0, { first: 0, end: 0, offsetPixels: 0 }],
  ['fewer than fit', 10, 0, { first: 0, end: 10, offsetPixels: 0 }],
  ['the beginning', 1000, 0, { first: 0, end: 21, offsetPixels: 0 }],
  ['a pixel further', 1000, 1, { first: 0, end: 21, offsetPixels: -1 }],
  ['the end', 1000, 1000 * 34 - 700, { first: 979, end: 1000, offsetPixels: 979 * 34 - 33_300 }],
  ['beyond the end', 1000, 99_999, { first: 979, end: 1000, offsetPixels: 979 * 34 - 33_300 }],
])('shown: %s', (_title, rows, bar, shown) => {
  expect(findShownRows(size(rows), bar)).toEqual(shown);
});

test('of any length, the bar reaches the first and the last row, and a row asked for is seen', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5_000_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (rows, part) => {
        const of = size(rows);
        const row = Math.floor(part * (rows - 1));
        const { first, end } = findShownRows(of, toBarPixel(of, row));
        expect(first).toBeLessThanOrEqual(row);
        expect(end).toBeGreaterThan(row);
        expect(findShownRows(of, 0).first).toBe(0);
        expect(findShownRows(of, scrollHeight(of)).end).toBe(rows);
        expect(toListPixel(of, scrollHeight(of))).toBeLessThanOrEqual(rows * 34);
      },
    ),
  );
});

test.each([
  [{ first: 0, end: 21 }, [0]],
  [{ first: 495, end: 516 }, [0, 1]],
  [{ first: 500, end: 1000 }, [1]],
  [{ first: 0, end: 0 }, []],
])('%o lie in the pieces %j', (shown, pieces) => {
  expect(listPieces(shown, 500)).toEqual(pieces);
});

test('a piece begins after its fence', () => {
  expect(fenceOf(0, ['a', 'b'])).toBeUndefined();
  expect(fenceOf(2, ['a', 'b'])).toBe('b');
  expect(fenceOf(3, ['a', 'b'])).toBeNull();
});
