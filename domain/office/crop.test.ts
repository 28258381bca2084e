import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LEAST, moveFrame, sizeFrame, squareFrame, WHOLE } from './crop.ts';

test('a frame never leaves its picture and never gets too small, whatever is pressed', () => {
  const by = fc.integer({ min: -1500, max: 1500 });
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.boolean(), by, by), { maxLength: 20 }), (presses) => {
      let frame = WHOLE;
      for (const [isMove, dx, dy] of presses) frame = (isMove ? moveFrame : sizeFrame)(frame, dx, dy);
      expect(frame.left >= 0 && frame.left + frame.width <= 1000 && frame.width >= LEAST).toBe(true);
      expect(frame.top >= 0 && frame.top + frame.height <= 1000 && frame.height >= LEAST).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test('a square stands in the middle', () => {
  expect(squareFrame(400, 200)).toEqual({ left: 250, top: 0, width: 500, height: 1000 });
  expect(squareFrame(300, 300)).toEqual(WHOLE);
});
