import { expect, test } from 'vitest';
import { changedCounts } from './count-announcer.tsx';

test('only what has changed is news', () => {
  const before = { cart: 2, favorites: 7, compare: 0 };
  expect(changedCounts(before, { ...before, cart: 3 })).toEqual(['cart']);
  expect(changedCounts(before, { cart: 2, favorites: 0, compare: 1 })).toEqual(['favorites', 'compare']);
  expect(changedCounts(before, { ...before })).toEqual([]);
});
