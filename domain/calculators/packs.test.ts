import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findCheapestPacks, type Pack } from './packs.ts';

const pack = (holds: number, priceTenge: number): Pack => ({ holds, priceTenge, weightKg: 1 });
const paints = [pack(0.9, 2900), pack(2.5, 6490), pack(4.5, 9890), pack(9, 17_990)];

describe('the cheapest packs', () => {
  test.each([
    // litres, how many of 0.9 / 2.5 / 4.5 / 9, sum
    [8.05, [0, 0, 0, 1], 17_990],
    [3.4, [1, 1, 0, 0], 9390],
    [3.5, [0, 0, 1, 0], 9890],
    [0.1, [1, 0, 0, 0], 2900],
    [1.8, [2, 0, 0, 0], 5800],
    [1.9, [0, 1, 0, 0], 6490],
    [13.6, [0, 0, 1, 1].map((count, index) => (index === 0 ? 1 : count)), 30_780],
    [900, [0, 0, 0, 100], 1_799_000],
  ])('for %d l are %j', (amount, counts, priceTenge) => {
    expect(findCheapestPacks(amount, paints)).toMatchObject({ counts, priceTenge, isCheapest: true });
  });

  test('of equally dear sets the one with less left over is bought', () => {
    expect(findCheapestPacks(5, [pack(6, 100), pack(5, 100)])?.counts).toEqual([0, 1]);
    expect(findCheapestPacks(10, [pack(5, 50), pack(10, 100)])?.counts).toEqual([0, 1]);
  });

  test('seven packs of 2.131 m² hold 14.917 m² exactly, a trace of floating point buys no eighth', () => {
    expect(findCheapestPacks(14.917, [pack(2.131, 9590)])).toMatchObject({ counts: [7], holds: 14.917 });
    expect(findCheapestPacks(14.917, [pack(2.131, 9590), pack(50, 900_000)])?.counts).toEqual([7, 0]);
  });

  test('nothing needed is nothing bought; nothing offered is no answer', () => {
    expect(findCheapestPacks(0, paints)).toMatchObject({ counts: [0, 0, 0, 0], priceTenge: 0 });
    expect(findCheapestPacks(5, [])).toBeNull();
    expect(findCheapestPacks(5, [pack(0, 10)])).toBeNull();
  });

  test('what the table is too small for is still covered, and said not to be proven', () => {
    const odd = [pack(99.9999, 100_000), pack(99.9998, 99_999), pack(0.0001, 1)];
    const found = findCheapestPacks(90_000, odd);
    expect(found?.isCheapest).toBe(false);
    expect(found?.holds).toBeGreaterThanOrEqual(90_000 - 1e-6);
  });
});

describe('in every case', () => {
  const offers = fc.array(
    fc.record({ holds: fc.integer({ min: 1, max: 12 }), priceTenge: fc.integer({ min: 1, max: 60 }) }),
    { minLength: 1, maxLength: 4 },
  );

  test('no other set that holds the amount is cheaper', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), offers, (amount, sizes) => {
        const packs = sizes.map(({ holds, priceTenge }) => pack(holds / 10, priceTenge));
        const found = findCheapestPacks(amount / 10, packs);
        expect(found?.holds).toBeGreaterThanOrEqual(amount / 10 - 1e-9);
        // The plainest way there is: the price of covering n tenths, by covering fewer first.
        const least = [0];
        for (let covered = 1; covered <= amount; covered++) {
          least.push(
            Math.min(
              ...sizes.map((size) => size.priceTenge + (least[Math.max(0, covered - size.holds)] ?? 0)),
            ),
          );
        }
        expect(found?.priceTenge).toBe(least[amount]);
      }),
    );
  });

  test('a large amount is bought as cheaply as without the shortcut for its bulk', () => {
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 3000 }), offers, (amount, sizes) => {
        const least = [0];
        for (let covered = 1; covered <= amount; covered++) {
          least.push(
            Math.min(
              ...sizes.map((size) => size.priceTenge + (least[Math.max(0, covered - size.holds)] ?? 0)),
            ),
          );
        }
        const packs = sizes.map(({ holds, priceTenge }) => pack(holds, priceTenge));
        expect(findCheapestPacks(amount, packs)?.priceTenge).toBe(least[amount]);
      }),
      { numRuns: 60 },
    );
  });
});
