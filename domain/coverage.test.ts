import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findCoverage, hasReserve, parseAmount, RESERVES } from './coverage.ts';
import type { Unit } from './units.ts';

const laminate: Unit[] = [
  { base: true, name: 'уп.', weight: 15.4, ratio: 1 },
  { base: false, name: 'м²', weight: 7.2, ratio: 2.131 },
];
const inStock = (count: number) => [{ city: 'pavlodar', count }];
const cover = (amount: number, reserve: number, { units = laminate, stock = 500, price = 9590 } = {}) =>
  findCoverage({ units, balance: inStock(stock) }, amount, reserve, () => price);

describe('from square metres to packs', () => {
  test.each([
    // amount, reserve, packs, hold, left over, sum, kg
    [14, 5, 7, 14.917, 0.917, 67_130, 108],
    [14, 0, 7, 14.917, 0.917, 67_130, 108],
    [14, 10, 8, 17.048, 3.048, 76_720, 124],
    [14.917, 0, 7, 14.917, 0, 67_130, 108],
    [0.001, 0, 1, 2.131, 2.13, 9590, 16],
    [100, 10, 52, 110.812, 10.812, 498_680, 801],
  ])('%d m² with %d %% are %d packs', (amount, reserve, count, holds, leftover, sumTenge, weightKg) => {
    expect(cover(amount, reserve)).toEqual({ count, holds, leftover, sumTenge, weightKg, isShort: false });
  });

  test('the sale step rounds up further', () => {
    const units = [{ ...laminate[0], base: true, name: 'уп.', step: 4, min: 4 }, laminate[1] as Unit];
    expect(cover(14, 0, { units })?.count).toBe(8);
  });

  test('the stock is never exceeded, and being short is told', () => {
    expect(cover(14, 0, { stock: 5 })).toMatchObject({ count: 5, holds: 10.655, leftover: 0, isShort: true });
    expect(cover(14, 0, { stock: 0 })).toMatchObject({ count: 0, sumTenge: 0, isShort: true });
  });

  test('without a second unit there is nothing to convert', () => {
    expect(findCoverage({ units: laminate.slice(0, 1), balance: inStock(9) }, 14, 0, () => 100)).toBeNull();
  });

  test('what is bought always covers what was asked for, with less than one pack too many', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5_000_000 }),
        fc.constantFrom(...RESERVES),
        fc.integer({ min: 100, max: 30_000 }),
        (thousandths, reserve, ratioThousandths) => {
          const amount = thousandths / 1000;
          const ratio = ratioThousandths / 1000;
          const units = [laminate[0] as Unit, { base: false, name: 'м²', ratio }];
          const found = cover(amount, reserve, { units, stock: 1e9 });
          const needed = (amount * (100 + reserve)) / 100;
          expect(found?.holds).toBeGreaterThanOrEqual(needed - ratio * 1e-5 - 0.001);
          expect((found?.count ?? 0) - 1).toBeLessThan(needed / ratio);
        },
      ),
    );
  });
});

test('a reserve is for what is cut, not for what is poured', () => {
  expect(hasReserve(laminate)).toBe(true);
  expect(
    hasReserve([
      { base: true, name: 'банка' },
      { base: false, name: 'л', ratio: 10 },
    ]),
  ).toBe(false);
  expect(hasReserve([{ base: true, name: 'шт.' }])).toBe(false);
});

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
