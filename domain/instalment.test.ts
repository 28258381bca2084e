import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findInstalment } from './instalment.ts';

const offer = { months: 12, min: 20_000, max: 1_500_000, bank: 'ДЕМО Банк' };

describe('the price by the month', () => {
  test.each([
    [120_000, 10_000, 10_000],
    [99_990, 8333, 8327],
    [20_000, 1667, 1663],
    [1_500_000, 125_000, 125_000],
  ])('of %i is %i, the last time %i', (sum, monthlyTenge, lastTenge) => {
    expect(findInstalment(sum, offer)).toEqual({ months: 12, monthlyTenge, lastTenge, bank: 'ДЕМО Банк' });
  });

  test.each([
    ['below the least sum', 19_999, offer],
    ['above the largest', 1_500_001, offer],
    ['where nobody offers it', 50_000, null],
    ['of a sum with fewer tenge than it takes', 13, { ...offer, min: 1 }],
  ])('there is none %s', (_name, sum, by) => {
    expect(findInstalment(sum, by)).toBeNull();
  });

  test('adds up to the price, and no payment is above the first', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000_000 }), fc.integer({ min: 2, max: 60 }), (sum, months) => {
        const found = findInstalment(sum, { months, min: 1, max: 5_000_000, bank: 'x' });
        if (!found) return;
        expect(found.monthlyTenge * (months - 1) + found.lastTenge).toBe(sum);
        expect(found.lastTenge).toBeGreaterThan(0);
        expect(found.lastTenge).toBeLessThanOrEqual(found.monthlyTenge);
      }),
    );
  });
});
