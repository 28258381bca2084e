import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeForeignRanges } from './foreign-set.ts';

const ranges = makeForeignRanges();
const queries = ranges.flatMap((range) => range.queries);

test('the second set has three ranges, fifteen hundred pairs and two like halves', () => {
  expect(ranges).toHaveLength(3);
  expect(queries.length).toBeGreaterThanOrEqual(1500);
  const unseen = queries.filter(({ half }) => half === 'unseen').length;
  expect(Math.abs(queries.length - unseen * 2)).toBeLessThan(20);
  for (const { products } of ranges) {
    expect(new Set(products.map(({ productCode }) => productCode)).size).toBe(products.length);
  }
  expect(queries.filter(({ meant }) => meant.size === 0)).toEqual([]);
});

test('the second set is frozen: who changes it changes what earlier figures meant', () => {
  const text = ranges.flatMap((range) => [
    ...range.products.map(({ name, productCode, gtin }) => `${productCode} ${gtin} ${name}`),
    ...range.queries.map(({ half, judged, meant }) => JSON.stringify([half, judged, [...meant]])),
  ]);
  expect(createHash('sha256').update(text.join('\n')).digest('hex').slice(0, 16)).toBe('910c780c0392f90a');
});
