import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countPieces, lengthOfPiece, listMissing, PIECE_BYTES } from './pieces.ts';

test('pieces of any file make it up, and none is longer than a piece', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30_000_000 }), (size) => {
      const lengths = listMissing(size, []).map((n) => lengthOfPiece(size, n));
      expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(size);
      expect(lengths.every((length) => length > 0 && length <= PIECE_BYTES)).toBe(true);
      expect([lengthOfPiece(size, -1), lengthOfPiece(size, countPieces(size))]).toEqual([0, 0]);
    }),
    { numRuns: 100 },
  );
});

test('what has come is not sent again', () => {
  expect(listMissing(3 * PIECE_BYTES + 1, [2, 0])).toEqual([1, 3]);
});
