import { expect, test } from 'vitest';
import { findOpenBreach, type OpenLine } from './open-orders.ts';

const bounds = { orders: 3, sum: 1_000_000, stockPercent: 50, waiting: 0, waitHours: 48 };
const line = (wanted: number, held: number, inStock: number): OpenLine => ({
  name: 'Ламинат',
  wanted,
  held,
  inStock,
});

test.each([
  ['the first order', { count: 0, sum: 0 }, 5000, line(1, 0, 1), null],
  ['the last order that may be', { count: 2, sum: 900_000 }, 100_000, line(1, 0, 1), null],
  ['one order too many', { count: 3, sum: 0 }, 1, line(1, 0, 1), { kind: 'orders', most: 3 }],
  ['a tenge too much', { count: 1, sum: 900_000 }, 100_001, line(1, 0, 1), { kind: 'sum', most: 1_000_000 }],
  ['all of a few', { count: 0, sum: 0 }, 1, line(100, 0, 100), null],
  ['half of many', { count: 0, sum: 0 }, 1, line(200, 0, 400), null],
  [
    'more than half of many',
    { count: 0, sum: 0 },
    1,
    line(201, 0, 400),
    { kind: 'stock', name: 'Ламинат', percent: 50 },
  ],
  [
    'half of what is left of what was held before',
    { count: 1, sum: 1 },
    1,
    line(100, 200, 200),
    { kind: 'stock', name: 'Ламинат', percent: 50 },
  ],
] as const)('%s', (_name, open, sum, asked, breach) => {
  expect(findOpenBreach(bounds, open, { sum, lines: [asked] })).toEqual(breach);
});

test('without bounds anything is taken', () => {
  const open = { count: 5000, sum: 900_000_000 };
  const order = { sum: 900_000_000, lines: [line(5000, 0, 5000)] };
  expect(findOpenBreach({ ...bounds, orders: 0, sum: 0, stockPercent: 100 }, open, order)).toBeNull();
});
