import { expect, test } from 'vitest';
import { movePrice, toBulkValue } from './bulk-edit.ts';

const move = { kind: 'move', field: 'price', by: 'percent', amount: 4, roundTo: 10, rounding: 'up' } as const;

test.each([
  [3290, move, 3430],
  [3000, { ...move, amount: 10 }, 3300],
  [3000, { ...move, amount: -10, rounding: 'down' }, 2700],
  [3290, { ...move, rounding: 'nearest' }, 3420],
  [3290, { ...move, by: 'sum', amount: -91, roundTo: 1, rounding: 'nearest' }, 3199],
  [999_999, { ...move, amount: 0.5, roundTo: 100, rounding: 'down' }, 1_004_900],
] as const)('%i ₸ moved by %o is %i ₸', (from, edit, to) => {
  expect(movePrice(from, edit)).toBe(to);
});

test('a field that is set becomes the same everywhere, a missing price moves nowhere', () => {
  expect(toBulkValue({ kind: 'set', field: 'active', to: true }, false, null)).toBe(true);
  expect(toBulkValue(move, null, 900)).toBeUndefined();
});

test('a mark-up is reckoned from what the product costs, and from nothing else', () => {
  const markup = { ...move, by: 'markup', amount: 25 } as const;
  expect(toBulkValue(markup, 3290, 2480)).toBe(3100);
  expect(toBulkValue(markup, null, 2480)).toBe(3100);
  expect(toBulkValue(markup, 3290, null)).toBeUndefined();
});
