import { expect, test } from 'vitest';
import { rankTest } from './rank-test.ts';

const many = (from: number, count = 200) =>
  Array.from({ length: count }, (_, index) => from + ((index * 37) % 101));

test('samples of one source are not told apart, shifted ones are', () => {
  expect(rankTest(many(0), many(0))).toBeCloseTo(1, 6);
  expect(rankTest(many(0), many(2))).toBeGreaterThan(0.05);
  expect(rankTest(many(0), many(30))).toBeLessThan(0.001);
});

test('agrees with a worked example, and equal values are no difference', () => {
  // Two samples of five without overlap: U = 0, z = 2.507 with the correction.
  expect(rankTest([1, 2, 3, 4, 5], [6, 7, 8, 9, 10])).toBeCloseTo(0.0122, 3);
  expect(rankTest([1, 1, 1], [1, 1, 1])).toBe(1);
});
