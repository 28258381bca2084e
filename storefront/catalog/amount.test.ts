import { expect, test } from 'vitest';
import { parseAmount } from './amount.ts';

test.each([
  ['14', 14],
  ['14,5', 14.5],
  ['0.25', 0.25],
  ['1 200,75', 1200.75],
  [' 3 ', 3],
])('«%s» is the amount %d', (typed, amount) => {
  expect(parseAmount(typed)).toBe(amount);
});

test.each(['', '0', '0,000', '-3', '1e5', '14,', ',5', '1.2.3', 'много', '100001', '1,2345', '9'.repeat(40)])(
  '«%s» is no amount',
  (typed) => {
    expect(parseAmount(typed)).toBeNull();
  },
);
