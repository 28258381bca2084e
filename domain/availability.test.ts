import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Balance,
  buttonStatus,
  nearAndFar,
  stockBars,
  stockIn,
  stockLevel,
  totalStock,
} from './availability.ts';

const inCities = (...counts: number[]): Balance =>
  counts.map((count, index) => ({ city: `city-${index}`, count }));

describe('button status', () => {
  test.each([
    // stock, on order, offline-only, status
    [0, false, false, 'disabled'],
    [0, false, true, 'disabled'],
    [0, true, false, 'order'],
    [0, true, true, 'order'],
    [3, true, false, 'order'],
    [3, true, true, 'order'],
    [3, false, true, 'offline'],
    [3, false, false, 'active'],
  ] as const)('stock %d, on order %s, offline-only %s: %s', (count, onOrder, isOffline, status) => {
    expect(buttonStatus({ balance: inCities(count), onOrder, isOffline })).toBe(status);
  });

  test('stock in any city makes a product active', () => {
    expect(buttonStatus({ balance: inCities(0, 0, 1), onOrder: false, isOffline: false })).toBe('active');
  });

  test('an empty balance is no stock', () => {
    expect(buttonStatus({ balance: [], onOrder: false, isOffline: false })).toBe('disabled');
  });
});

describe('stock', () => {
  test.each([
    [[], 0],
    [[5, 35], 40],
    [[5, -3], 5],
    [[2.9, 0.5], 2],
    [[Number.NaN, 4], 4],
  ])('%j together is %d', (counts, total) => {
    expect(totalStock(inCities(...counts))).toBe(total);
  });

  test('the stock of one city is its own rows only', () => {
    const balance = [
      { city: 'pavlodar', count: 5 },
      { city: 'astana', count: 35 },
      { city: 'pavlodar', count: 2 },
    ];
    expect(stockIn(balance, 'pavlodar')).toBe(7);
    expect(stockIn(balance, 'almaty')).toBe(0);
  });

  test.each([
    [-1, 'none', 0],
    [0, 'none', 0],
    [0.5, 'none', 0],
    [1, 'low', 1],
    [5, 'low', 1],
    [6, 'enough', 2],
    [49, 'enough', 2],
    [50, 'enough', 3],
    [88, 'enough', 3],
    [99, 'enough', 3],
    [100, 'enough', 4],
    [320, 'enough', 4],
  ])('%d left is %s, drawn with %d bars', (count, level, bars) => {
    expect(stockLevel(count)).toBe(level);
    expect(stockBars(count)).toBe(bars);
  });

  test('more stock never draws fewer bars', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), (a, b) => stockBars(Math.min(a, b)) <= stockBars(Math.max(a, b))),
    );
  });
});

test('a city and all others together tell a card what all of them do', () => {
  const balances = fc.array(
    fc.record({
      city: fc.constantFrom('almaty', 'astana', 'aksu'),
      count: fc.integer({ min: -5, max: 300 }),
    }),
  );
  fc.assert(
    fc.property(balances, fc.constantFrom('almaty', 'aktau'), (balance, city) => {
      const told = nearAndFar(balance, city);
      expect(told.length).toBeLessThanOrEqual(2);
      expect([stockIn(told, city), totalStock(told)]).toEqual([stockIn(balance, city), totalStock(balance)]);
    }),
  );
});
