import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOutline, listWalls, measureRoom, type Point, type Room } from './room.ts';

const demo: Room = {
  shape: { kind: 'rectangle', lengthM: 4, widthM: 3.5 },
  heightM: 2.7,
  openings: [
    { kind: 'door', widthM: 0.9, heightM: 2, count: 1 },
    { kind: 'window', widthM: 1.5, heightM: 1.4, count: 1 },
  ],
};

const points = (...pairs: [number, number][]): Point[] => pairs.map(([x, y]) => ({ x, y }));

describe('the measures of a room', () => {
  test('a rectangle of 4 × 3.5 × 2.7 m with a door and a window', () => {
    const measures = measureRoom(demo);
    expect(measures).toMatchObject({ floorM2: 14, perimeterM: 15, doorwaysM: 0.9, doors: 1 });
    expect(measures).toMatchObject({ innerCorners: 4, outerCorners: 0 });
    expect(measures.wallsM2).toBeCloseTo(36.6, 9);
    expect(measures.openingsM2).toBeCloseTo(3.9, 9);
  });

  test('an L of 5 × 4 m less 2 × 1.5 m has the perimeter of its rectangle and one corner into the room', () => {
    const shape = { kind: 'l', lengthM: 5, widthM: 4, cutLengthM: 2, cutWidthM: 1.5 } as const;
    expect(measureRoom({ ...demo, shape })).toMatchObject({
      floorM2: 17,
      perimeterM: 18,
      innerCorners: 5,
      outerCorners: 1,
    });
    expect(listWalls(shape).map(({ lengthM }) => lengthM)).toEqual([5, 2.5, 2, 1.5, 3, 4]);
  });

  test('a triangle of 3, 4 and 5 m, whichever way round it was drawn', () => {
    for (const outline of [points([0, 0], [4, 0], [0, 3]), points([0, 3], [4, 0], [0, 0])]) {
      const measures = measureRoom({ ...demo, shape: { kind: 'polygon', points: outline } });
      expect(measures).toMatchObject({ floorM2: 6, perimeterM: 12, innerCorners: 3, outerCorners: 0 });
    }
  });

  test('openings larger than the walls leave no wall, and no negative one', () => {
    const openings = [{ kind: 'window', widthM: 9, heightM: 9, count: 9 } as const];
    expect(measureRoom({ ...demo, openings }).wallsM2).toBe(0);
  });

  test('an L is its rectangle less its cut', () => {
    const side = fc.integer({ min: 20, max: 1000 });
    fc.assert(
      fc.property(side, side, fc.double({ min: 0.1, max: 0.9, noNaN: true }), (length, width, share) => {
        const shape = {
          kind: 'l',
          lengthM: length / 10,
          widthM: width / 10,
          cutLengthM: (length / 10) * share,
          cutWidthM: (width / 10) * (1 - share),
        } as const;
        const measures = measureRoom({ ...demo, shape });
        const expected = shape.lengthM * shape.widthM - shape.cutLengthM * shape.cutWidthM;
        expect(measures.floorM2).toBeCloseTo(expected, 6);
        expect(measures.perimeterM).toBeCloseTo(2 * (shape.lengthM + shape.widthM), 6);
      }),
    );
  });
});

describe('an outline', () => {
  test.each([
    ['a square', points([0, 0], [1, 0], [1, 1], [0, 1]), true],
    ['a U', points([0, 0], [3, 0], [3, 3], [2, 3], [2, 1], [1, 1], [1, 3], [0, 3]), true],
    ['two points', points([0, 0], [1, 0]), false],
    ['a line', points([0, 0], [1, 0], [2, 0]), false],
    ['an hourglass', points([0, 0], [1, 1], [1, 0], [0, 1]), false],
    ['a square with a spike', points([0, 0], [1, 0], [1, 1], [2, 1], [1, 1], [0, 1]), false],
    ['a square that touches itself', points([0, 0], [2, 0], [2, 2], [1, 0], [0, 2]), false],
    ['a square with a doubled corner', points([0, 0], [0, 0], [1, 0], [1, 1], [0, 1]), false],
  ])('%s', (_, outline, expected) => {
    expect(isOutline(outline)).toBe(expected);
  });
});
