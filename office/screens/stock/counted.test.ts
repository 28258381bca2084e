import { expect, test } from 'vitest';
import type { StockRow } from '#contract/office/stock.ts';
import { countOne, differenceOf, findCounted, keepCounted, readCounted, setCount } from './counted.ts';

const row = (productId: number, free = 10, held = 2): StockRow => ({
  productId,
  productCode: `p-${productId}`,
  article: `10${productId}`,
  name: 'Клей',
  unit: 'меш.',
  free,
  held,
  shelf: null,
  isOfOneC: false,
});

test('each package adds one, the newest stands first, and a number may be typed over', () => {
  let round = countOne([], row(1), '4870001');
  round = countOne(round, row(2), '102');
  round = countOne(round, row(1), '101');
  expect(round.map(({ row: { productId }, counted }) => [productId, counted])).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect(setCount(round, 2, 14).map(differenceOf)).toEqual([-10, 2]);
});

test('what was found once is found without a network, by any of its codes', () => {
  const round = countOne(countOne([], row(1), '4870001'), row(1), '101');
  expect([findCounted(round, '101')?.productId, findCounted(round, '4870001')?.productId]).toEqual([1, 1]);
  expect(findCounted(round, '999')).toBeNull();
});

test('a round is kept by store until it is written; what is broken is no round', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const round = countOne([], row(1), '101');
  keepCounted(storage, 1, round);
  expect([readCounted(storage, 1), readCounted(storage, 2)]).toEqual([round, []]);
  keepCounted(storage, 1, []);
  expect(kept.size).toBe(0);
  kept.set('office-count:1', '{');
  expect(readCounted(storage, 1)).toEqual([]);
});
