import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Placed, spreadMarks } from './spread-marks.ts';

const FIELD = { width: 400, height: 300 };

function nearest(marks: readonly Placed[]): number {
  const distances = marks.flatMap((one, at) =>
    marks.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  );
  return Math.min(...distances);
}

test('marks that would touch are moved apart evenly', () => {
  const marks = spreadMarks(
    [
      { x: 100, y: 100 },
      { x: 112, y: 100 },
    ],
    FIELD,
  );
  expect(marks).toEqual([
    { x: 88, y: 100 },
    { x: 124, y: 100 },
  ]);
});

test('marks that stand by themselves stay where their things are', () => {
  const spots = [
    { x: 40, y: 50 },
    { x: 200, y: 150 },
  ];
  expect(spreadMarks(spots, FIELD)).toEqual(spots);
});

test('marks on the same place, in a corner, come apart too and stay in the picture', () => {
  const marks = spreadMarks(
    [
      { x: 20, y: 20 },
      { x: 20, y: 20 },
      { x: 22, y: 20 },
    ],
    FIELD,
  );
  expect(nearest(marks)).toBeGreaterThanOrEqual(35);
  for (const { x, y } of marks) expect(Math.min(x, y)).toBeGreaterThanOrEqual(18);
});

test('ten marks anywhere can each be pressed by themselves', () => {
  const spot = fc.record({ x: fc.integer({ min: 60, max: 340 }), y: fc.integer({ min: 60, max: 240 }) });
  fc.assert(
    fc.property(fc.array(spot, { minLength: 2, maxLength: 10 }), (spots) => {
      // 24 px on a phone 360 px wide are 29.5 units.
      expect(nearest(spreadMarks(spots, FIELD))).toBeGreaterThanOrEqual(29.5);
    }),
  );
});
