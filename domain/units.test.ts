import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  amountIn,
  findBaseUnit,
  findSecondUnit,
  packsFor,
  saleRule,
  secondUnitPrice,
  type Unit,
} from './units.ts';

const pack: Unit = { base: true, name: 'уп.', weight: 15.2, ratio: 1 };
const square: Unit = { base: false, name: 'м²', weight: 7.13, ratio: 2.131 };

describe('units of a product', () => {
  test('the base unit is the marked one, wherever it stands', () => {
    expect(findBaseUnit([square, pack])).toBe(pack);
    expect(findBaseUnit([square])).toBeNull();
    expect(findBaseUnit([])).toBeNull();
  });

  test('the second unit is the first other one with a usable ratio', () => {
    expect(findSecondUnit([pack, { base: false, name: 'кг', ratio: 0 }, square])).toEqual(square);
    expect(findSecondUnit([pack, { base: false, name: 'кг' }])).toBeNull();
    expect(findSecondUnit([pack])).toBeNull();
  });

  test('the sale rule is the base unit’s, otherwise one by one', () => {
    expect(saleRule([{ ...pack, step: 6, min: 12 }, square])).toEqual({ step: 6, min: 12 });
    expect(saleRule([pack, { ...square, step: 9 }])).toEqual({ step: 1, min: 1 });
    expect(saleRule([])).toEqual({ step: 1, min: 1 });
  });

  test('the price of the second unit stands beside its name', () => {
    expect(secondUnitPrice(9_590, [pack, square])).toEqual({ name: 'м²', price: 4_500, ratio: 2.131 });
    expect(secondUnitPrice(9_590, [pack])).toBeNull();
  });
});

describe('conversion', () => {
  test.each([
    [14, 2.131, 7],
    [14.917, 2.131, 7],
    [14.918, 2.131, 8],
    [8.4, 1.2, 7],
    [0.01, 2.131, 1],
    [1e-9, 2.131, 1],
    [0, 2.131, 0],
    [-1, 2.131, 0],
    [Number.NaN, 2.131, 0],
    [5, 0, 0],
  ])('%d at %d in a pack takes %d packs', (amount, ratio, packs) => {
    expect(packsFor(amount, ratio)).toBe(packs);
  });

  test.each([
    [7, 2.131, 14.917],
    [7, 1.99, 13.93],
    [3, 0.1, 0.3],
    [0, 2.131, 0],
  ])('%d packs of %d hold %d', (packs, ratio, amount) => {
    expect(amountIn(packs, ratio)).toBe(amount);
  });

  test('what so many packs hold takes exactly so many packs', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 1, max: 50_000 }),
        (packs, thousandths) => {
          const ratio = thousandths / 1000;
          expect(packsFor(amountIn(packs, ratio), ratio)).toBe(packs);
        },
      ),
    );
  });
});
