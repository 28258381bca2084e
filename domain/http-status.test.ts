import { expect, test } from 'vitest';
import { pageErrorStatus } from './http-status.ts';

test.each([
  [404, 404],
  [500, 500],
  [100, 100],
  [599, 599],
  ['404', 404],
  [99, 200],
  [600, 200],
  [0, 200],
  [-404, 200],
  [404.5, 200],
  [Number.NaN, 200],
  [Number.POSITIVE_INFINITY, 200],
  ['4040', 200],
  ['abc', 200],
  ['', 200],
  [undefined, 200],
  [null, 200],
  [{}, 200],
  [[404], 200],
  [true, 200],
])('the code %j is answered with %d', (code, status) => {
  expect(pageErrorStatus(code)).toBe(status);
});
