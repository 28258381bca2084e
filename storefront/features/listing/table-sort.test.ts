import { expect, test } from 'vitest';
import { sortAfterPress } from './table-sort.ts';

test.each([
  ['name', 'popular', { sort: 'name', isCurrent: false, isDown: false }],
  ['name', 'name', { sort: 'name', isCurrent: true, isDown: false }],
  ['unit', 'unit-price', { sort: 'unit-price', isCurrent: true, isDown: false }],
  ['price', 'popular', { sort: 'price-asc', isCurrent: false, isDown: false }],
  ['price', 'price-asc', { sort: 'price-desc', isCurrent: true, isDown: false }],
  ['price', 'price-desc', { sort: 'price-asc', isCurrent: true, isDown: true }],
] as const)('a press on «%s» of a list sorted by %s', (column, current, told) => {
  expect(sortAfterPress(column, current)).toEqual(told);
});
