import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutRound, parsePictureName, toPictureName } from './picture-name.ts';

test.each([
  ['uploads/ab/abcdef', { file: 'uploads/ab/abcdef', focus: null }],
  ['uploads/ab/abcdef-f50x30', { file: 'uploads/ab/abcdef', focus: { x: 50, y: 30 } }],
  ['photo/tile-f100x0', { file: 'photo/tile', focus: { x: 100, y: 0 } }],
  // No such point: it is a name like any other.
  ['photo/tile-f101x0', { file: 'photo/tile-f101x0', focus: null }],
  ['photo/size-f9', { file: 'photo/size-f9', focus: null }],
])('%s', (name, read) => {
  expect(parsePictureName(name)).toEqual(read);
  expect(toPictureName(read)).toBe(name);
});

test('what is cut lies within the picture, has the proportions, and holds the point', () => {
  const side = fc.integer({ min: 20, max: 4000 });
  const at = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(side, side, at, at, (width, height, x, y) => {
      const cut = cutRound({ width, height }, { x, y }, 1);
      expect(cut.width).toBe(cut.height);
      expect(cut.left >= 0 && cut.left + cut.width <= width).toBe(true);
      expect(cut.top >= 0 && cut.top + cut.height <= height).toBe(true);
      expect(cut.left - 1 <= (width * x) / 100 && (width * x) / 100 <= cut.left + cut.width + 1).toBe(true);
      expect(cut.top - 1 <= (height * y) / 100 && (height * y) / 100 <= cut.top + cut.height + 1).toBe(true);
    }),
    { numRuns: 200 },
  );
});
