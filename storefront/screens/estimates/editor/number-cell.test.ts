import { expect, test } from 'vitest';
import { parseTyped } from './number-cell.tsx';

test.each([
  ['12', 0, 12],
  ['1 200', 0, 1200],
  ['20,25', 3, 20.25],
  ['20.', 3, 20],
  ['2,5', 0, 3],
  ['', 3, null],
  ['-1', 3, null],
  ['1e5', 0, null],
  ['12 шт', 0, null],
  ['100001', 0, null],
] as const)('%j with %d digits behind the comma is %j', (text, digits, value) => {
  expect(parseTyped(text, digits, 100_000)).toBe(value);
});
