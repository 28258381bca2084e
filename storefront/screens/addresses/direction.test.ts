import { expect, test } from 'vitest';
import { directionOf } from './direction.ts';

test.each([
  [0, 1, 'north'],
  [1, 1, 'northEast'],
  [1, 0, 'east'],
  [1, -1, 'southEast'],
  [0, -1, 'south'],
  [-1, -1, 'southWest'],
  [-1, 0, 'west'],
  [-1, 1, 'northWest'],
  [-0.1, 5, 'north'],
])('%d km east and %d km north is the way to the %s', (east, north, wind) => {
  expect(directionOf({ east, north })).toBe(`place.to.${wind}`);
});
