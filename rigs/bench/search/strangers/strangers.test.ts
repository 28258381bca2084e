import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readStrangers } from './strangers.ts';

test('the third set has a title of another shop for each of its names, in two like halves', () => {
  const { products, queries } = readStrangers();
  expect(products.length).toBeGreaterThanOrEqual(170);
  expect(new Set(products.map(({ name }) => name)).size).toBe(products.length);
  expect(queries.filter(({ judged, meant }) => judged.query === '' || meant.size !== 1)).toEqual([]);
  expect(queries.filter(({ half }) => half === 'unseen')).toHaveLength(products.length / 2);
});

test('the third set is frozen', () => {
  const text = readFileSync(new URL('./pairs.tsv', import.meta.url));
  expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toBe('4f054c8453e09408');
});
