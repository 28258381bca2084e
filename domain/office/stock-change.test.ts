import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findStockDelta, isStockReason, type StockWord } from './stock-change.ts';

test.each<[string, { free: number; held: number }, StockWord, number | null]>([
  ['counted as many as there should be', { free: 7, held: 3 }, { kind: 'count', counted: 10 }, 0],
  ['counted more', { free: 7, held: 3 }, { kind: 'count', counted: 12 }, 2],
  ['counted fewer', { free: 7, held: 3 }, { kind: 'count', counted: 4 }, -6],
  ['counted just what orders hold', { free: 7, held: 3 }, { kind: 'count', counted: 3 }, -7],
  ['counted fewer than orders hold', { free: 7, held: 3 }, { kind: 'count', counted: 2 }, null],
  ['came in', { free: 0, held: 3 }, { kind: 'in', count: 5 }, 5],
  ['went out', { free: 7, held: 3 }, { kind: 'out', count: 7 }, -7],
  ['more than is free is damaged', { free: 7, held: 3 }, { kind: 'damage', count: 8 }, null],
])('%s', (_words, stock, word, delta) => {
  expect(findStockDelta(stock, word)).toBe(delta);
});

test('after a count the shelf has what was counted, and what is held stays held', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.nat(500), fc.nat(1500), (free, held, counted) => {
      const delta = findStockDelta({ free, held }, { kind: 'count', counted });
      if (delta === null) expect(counted).toBeLessThan(held);
      else expect(free + delta + held).toBe(counted);
    }),
  );
});

test('each kind has reasons of its own', () => {
  expect(isStockReason('damage', 'broken')).toBe(true);
  expect(isStockReason('in', 'broken')).toBe(false);
});
