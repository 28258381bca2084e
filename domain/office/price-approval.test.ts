import { expect, test } from 'vitest';
import { findPriceApproval, movedPercent, movedTakings, movesRevenue } from './price-approval.ts';

const limits = { priceCount: 2, pricePercent: 30 };
const change = (id: number, from: number | null, to: number | null, field = 'price') => ({
  id,
  field,
  from,
  to,
});

test.each([
  [1000, 1300, 30],
  [1000, 700, 30],
  [null, 500, 0],
  [500, null, 0],
  [3, 4, 100 / 3],
])('from %s to %s moves %s percent', (from, to, percent) => {
  expect(movedPercent(from, to)).toBeCloseTo(percent);
});

test.each([
  ['nothing', [], null],
  ['as far as the limit', [change(1, 1000, 1300)], null],
  ['a tenge further', [change(1, 1000, 1301)], 'price_percent'],
  ['down as well', [change(1, 1000, 699)], 'price_percent'],
  ['a first price', [change(1, null, 1_000_000)], null],
  ['as many as the limit', [change(1, 100, 101), change(2, 100, 101)], null],
  ['one more', [change(1, 100, 101), change(2, 100, 101), change(3, 100, 101)], 'price_count'],
  ['one product twice', [change(1, 100, 101), change(1, 90, 91, 'club_price'), change(2, 9, 10)], null],
  ['a club price too', [change(1, 100, 10, 'club_price')], 'price_percent'],
] as const)('%s', (_title, changes, reason) => {
  expect(findPriceApproval(changes, limits)).toBe(reason);
});

test('takings move by what was sold, and a rise does not pay for a fall', () => {
  const sold = new Map([
    [1, 10],
    [2, 5],
  ]);
  const changes = [
    change(1, 100, 110),
    change(2, 400, 380),
    change(2, 90, 10, 'club_price'),
    change(3, 9, 900),
    change(1, null, 50),
  ];
  expect(movedTakings(changes, sold)).toBe(10 * 10 + 20 * 5);
});

test.each([
  [5000, 100, false],
  [5001, 100, true],
  [5001, 99, false],
  [0, 1000, false],
])('%s of takings of 100 000 by %s orders: asks another %s', (moved, orders, asks) => {
  expect(movesRevenue(moved, { orders, sum: 100_000 }, { revenuePercent: 5 })).toBe(asks);
});
