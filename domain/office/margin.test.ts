import { expect, test } from 'vitest';
import { findMargin } from './margin.ts';

test.each([
  [3290, 2480, 24.6],
  [1000, 1000, 0],
  [900, 1000, -11.1],
  [1000, null, null],
  [null, 1000, null],
  [undefined, undefined, null],
])('price %j, cost %j: %j', (price, cost, margin) => {
  expect(findMargin(price, cost)).toBe(margin);
});
