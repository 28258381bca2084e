import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInRing, type Ring, zoneAt } from './delivery-zone.ts';

const square = (half: number): Ring => [
  [77 - half, 52 - half],
  [77 + half, 52 - half],
  [77 + half, 52 + half],
  [77 - half, 52 + half],
  [77 - half, 52 - half],
];
/** A bay is cut in from the east: its middle is outside though the corners around it are not. */
const horseshoe: Ring = [
  [0, 0],
  [4, 0],
  [4, 1],
  [1, 1],
  [1, 3],
  [4, 3],
  [4, 4],
  [0, 4],
];
const at = (longitude: number, latitude: number) => ({ longitude, latitude });

test.each([
  ['in the middle', square(1), at(77, 52), true],
  ['beyond the east side', square(1), at(78.01, 52), false],
  ['level with a corner, outside', square(1), at(75, 53), false],
  ['within the arm of a horseshoe', horseshoe, at(3, 0.5), true],
  ['within its back', horseshoe, at(0.5, 2), true],
  ['in its bay', horseshoe, at(2.5, 2), false],
  ['nowhere, where nobody drew', [], at(0, 0), false],
] as const)('a point %s', (_name, ring, point, isInside) => {
  expect(isInRing(ring, point)).toBe(isInside);
  // Drawn the other way round it is the same ground.
  expect(isInRing([...ring].reverse(), point)).toBe(isInside);
});

test('a ring of many corners holds what a circle holds, but for its edge', () => {
  const ring: Ring = Array.from({ length: 180 }, (_, corner) => {
    const turn = (2 * Math.PI * corner) / 180;
    return [Math.sin(turn), Math.cos(turn)];
  });
  fc.assert(
    fc.property(
      fc.double({ min: -2, max: 2, noNaN: true }),
      fc.double({ min: -2, max: 2, noNaN: true }),
      (x, y) => {
        const reach = Math.hypot(x, y);
        fc.pre(Math.abs(reach - 1) > 0.001);
        expect(isInRing(ring, at(x, y))).toBe(reach < 1);
      },
    ),
  );
});

test('of zones that lie in one another the first counts; outside of all there is none', () => {
  const zones = [
    { id: 'near', ring: square(1) },
    { id: 'far', ring: square(2) },
  ];
  expect(zoneAt(zones, at(77.5, 52))?.id).toBe('near');
  expect(zoneAt(zones, at(78.5, 52))?.id).toBe('far');
  expect(zoneAt(zones, at(80, 52))).toBeNull();
});
