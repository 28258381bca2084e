import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cartButtonLimits,
  clampCount,
  DEFAULT_LIMITS,
  isBlockedKey,
  isCartOverLimit,
  isOverLimit,
  keepDigits,
  parseCount,
  STEPPER_DEBOUNCE_MS,
  stepCount,
  toSaleCount,
} from './quantity.ts';

const balance = [
  { city: 'pavlodar', count: 5 },
  { city: 'astana', count: 35 },
];

test('the constants are those of the shop', () => {
  expect(STEPPER_DEBOUNCE_MS).toBe(300);
  expect(DEFAULT_LIMITS).toEqual({ min: 1, max: 100 });
});

describe('typing', () => {
  test.each([
    ['12', '12'],
    ['1a2б3', '123'],
    ['-5', '5'],
    ['1.5', '15'],
    ['1\u00A0000', '1000'],
    ['007', '7'],
    ['0', ''],
    ['x0x5', '5'],
    ['٣', ''],
    ['', ''],
  ])('of %j the field keeps %j', (typed, kept) => {
    expect(keepDigits(typed)).toBe(kept);
  });

  test('the field never holds anything but digits, nor a leading zero', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => /^([1-9][0-9]*)?$/.test(keepDigits(typed))),
    );
  });

  test.each([
    ['-', '1', 1, true],
    ['−', '1', 1, true],
    ['.', '1', 1, true],
    [',', '1', 1, true],
    ['0', '', 0, true],
    ['0', '12', 0, true],
    ['0', '1', 1, false],
    ['0', '', null, true],
    ['0', '1', null, false],
    ['5', '', 0, false],
    ['Backspace', '1', 1, false],
    ['Tab', '', 0, false],
  ])('the key %s in %j with the caret at %s: blocked %s', (key, text, caret, isBlocked) => {
    expect(isBlockedKey(key, text, caret)).toBe(isBlocked);
  });
});

describe('the value', () => {
  test.each([
    ['', 1],
    ['abc', 1],
    ['0', 1],
    ['7', 7],
    ['100', 100],
    ['101', 100],
    ['9'.repeat(400), 100],
    [null, 1],
    [undefined, 1],
    [{}, 1],
    [Number.NaN, 1],
    [-3, 1],
    [1.5, 1],
    [Number.POSITIVE_INFINITY, 100],
  ])('%j becomes %d by default', (typed, count) => {
    expect(parseCount(typed)).toBe(count);
  });

  test('cart buttons go from 0 to the total stock across cities', () => {
    const limits = cartButtonLimits(balance);
    expect(limits).toEqual({ min: 0, max: 40 });
    expect(parseCount('', limits)).toBe(0);
    expect(parseCount('0', limits)).toBe(0);
  });

  test('a count above the stock is lowered to the stock', () => {
    expect(parseCount('41', cartButtonLimits(balance))).toBe(40);
  });

  test('where the stock is below the minimum the stock wins', () => {
    expect(clampCount(1, { min: 1, max: 0 })).toBe(0);
    expect(parseCount('', { min: 3, max: 2 })).toBe(2);
  });

  test('whatever is typed, the count is whole and within the limits', () => {
    fc.assert(
      fc.property(fc.anything(), fc.nat(50), fc.nat(500), (typed, min, extra) => {
        const count = parseCount(typed, { min, max: min + extra });
        return Number.isInteger(count) && count >= min && count <= min + extra;
      }),
    );
  });
});

describe('sale steps', () => {
  test.each([
    [1, { step: 1, min: 1 }, 40, 1],
    [1, { step: 5, min: 5 }, 40, 5],
    [6, { step: 5, min: 5 }, 40, 10],
    [3, { step: 1, min: 10 }, 40, 10],
    [3, { step: 4, min: 10 }, 40, 12],
    [39, { step: 4, min: 4 }, 38, 36],
    [5, { step: 10, min: 10 }, 9, 0],
    [0, { step: 5, min: 5 }, 40, 0],
    [-2, { step: 5, min: 5 }, 40, 0],
    [Number.NaN, { step: 5, min: 5 }, 40, 0],
    [3, { step: 0, min: 0 }, 40, 3],
  ])('%d by %j of %d is sold as %d', (count, rule, max, sold) => {
    expect(toSaleCount(count, rule, max)).toBe(sold);
  });

  test('a sold count is a multiple of the step, within the stock, and settled', () => {
    const size = fc.integer({ min: 1, max: 60 });
    fc.assert(
      fc.property(fc.nat(1000), size, size, fc.nat(1000), (count, step, min, max) => {
        const sold = toSaleCount(count, { step, min }, max);
        expect(sold % step).toBe(0);
        expect(sold).toBeLessThanOrEqual(max);
        expect(sold === 0 || sold >= min).toBe(true);
        expect(toSaleCount(sold, { step, min }, max)).toBe(sold);
      }),
    );
  });

  const limits = cartButtonLimits(balance);
  const bySix = { step: 6, min: 12 };
  test('the first press adds 1', () => {
    expect(stepCount(0, 1, limits)).toBe(1);
  });
  test('minus at 1 removes the item where 0 is allowed and stays where it is not', () => {
    expect(stepCount(1, -1, limits)).toBe(0);
    expect(stepCount(1, -1, DEFAULT_LIMITS)).toBe(1);
  });
  test.each([
    [0, 1, 12],
    [12, 1, 18],
    [13, 1, 18],
    [36, 1, 36],
    [18, -1, 12],
    [23, -1, 18],
    [17, -1, 12],
    [12, -1, 0],
  ] as const)('in steps of 6 from 12, a press at %d by %d leads to %d', (count, direction, next) => {
    expect(stepCount(count, direction, limits, bySix)).toBe(next);
  });
  test('plus at the stock and at the maximum stays', () => {
    expect(stepCount(40, 1, limits)).toBe(40);
    expect(stepCount(100, 1, DEFAULT_LIMITS)).toBe(100);
  });
});

describe('over the limit', () => {
  test.each([
    [40, false],
    [41, true],
    [0, false],
  ])('a count of %d of 40: %s', (count, isOver) => {
    expect(isOverLimit(count, balance)).toBe(isOver);
  });

  test('one such item puts the whole cart over the limit', () => {
    const product = { balance };
    expect(isCartOverLimit([{ product, count: 40 }])).toBe(false);
    expect(
      isCartOverLimit([
        { product, count: 1 },
        { product, count: 41 },
      ]),
    ).toBe(true);
    expect(isCartOverLimit([])).toBe(false);
  });
});
