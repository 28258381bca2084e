import { expect, test } from 'vitest';
import { PageCollector } from './page-keys.ts';

const keys = Array.from({ length: 10_000 }, (_, place) => (place * 7919) % 10_007);
const sorted = [...keys].sort((a, b) => a - b);

test.each([
  [0, 24],
  [24, 24],
  [2024, 24],
  [2025, 24],
  [9_984, 96],
  [9_999, 24],
  [10_000, 24],
  [900_000, 96],
  [0, 0],
])('the page of %i and %i more is the one of the whole order', (offset, limit) => {
  const page = new PageCollector(offset, limit);
  for (const key of keys) page.add(key);
  expect(page.ranks()).toEqual(sorted.slice(offset, offset + limit));
});

test('a listing shorter than its page is the whole of it', () => {
  const page = new PageCollector(0, 24);
  for (const key of [5, 3, 4]) page.add(key);
  expect(page.ranks()).toEqual([3, 4, 5]);
});
