import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countFor, needFor, type SetLine, setBalance, standingOf, toParamValue, wholeSets } from './sets.ts';

const packs = (ratio: number, rule: { step?: number; min?: number } = {}) => [
  { base: true, name: 'уп.', ...rule },
  { base: false, name: 'м²', ratio },
];
const pieces = [{ base: true, name: 'шт.' }];

describe('counts', () => {
  test.each([
    // what, need, parameter, units, packs
    [
      'a square metre more than eleven packs hold',
      { amount: 0, perParam: 1.1, measure: 'second' },
      14,
      packs(1.4),
      11,
    ],
    [
      'one more when a crumb is missing',
      { amount: 0, perParam: 1.1, measure: 'second' },
      14.1,
      packs(1.4),
      12,
    ],
    [
      'exactly seven packs of an uneven size',
      { amount: 14.917, perParam: 0, measure: 'second' },
      1,
      packs(2.131),
      7,
    ],
    ['pieces of the whole set and of each room', { amount: 1, perParam: 4, measure: 'base' }, 3, pieces, 13],
    ['a part of a piece is a piece', { amount: 0, perParam: 0.2, measure: 'base' }, 6, pieces, 2],
    [
      'packs are sold by three',
      { amount: 0, perParam: 1, measure: 'second' },
      5,
      packs(1, { step: 3, min: 3 }),
      6,
    ],
    [
      'a product without a second unit is counted in itself',
      { amount: 0, perParam: 2, measure: 'second' },
      3,
      pieces,
      6,
    ],
  ] as const)('%s', (_what, need, param, units, expected) => {
    expect(countFor(need, param, units)).toBe(expected);
  });

  test('never fewer than needed, and a larger work never takes fewer', () => {
    const need = fc.record({
      amount: fc.double({ min: 0, max: 50, noNaN: true }),
      perParam: fc.double({ min: 0.01, max: 20, noNaN: true }),
      measure: fc.constant('second' as const),
    });
    fc.assert(
      fc.property(
        need,
        fc.double({ min: 0.05, max: 40, noNaN: true }),
        fc.double({ min: 0.5, max: 300, noNaN: true }),
        fc.double({ min: 0, max: 300, noNaN: true }),
        (each, ratio, param, more) => {
          const count = countFor(each, param, packs(ratio));
          // A millionth of a pack is forgiven: see packsFor.
          expect((count + 2e-6) * ratio).toBeGreaterThanOrEqual(needFor(each, param));
          expect(countFor(each, param + more, packs(ratio))).toBeGreaterThanOrEqual(count);
        },
      ),
    );
  });
});

describe('the parameter', () => {
  const area = { min: 2, max: 40, step: 0.5, default: 12 };
  test.each([
    [undefined, 12],
    [Number.NaN, 12],
    [1, 2],
    [400, 40],
    [7.1, 7.5],
    [7.5, 7.5],
  ])('%s becomes %s', (wished, expected) => {
    expect(toParamValue(wished, area)).toBe(expected);
  });
});

const line = (
  count: number,
  stock: Record<string, number>,
  more: Partial<SetLine['product']> = {},
): SetLine => ({
  count,
  product: {
    active: true,
    onOrder: false,
    isOffline: false,
    balance: Object.entries(stock).map(([city, each]) => ({ city, count: each })),
    ...more,
  },
});

describe('availability', () => {
  test('the scarcest item decides how many whole sets a city has', () => {
    const lines = [line(4, { pavlodar: 20, astana: 9 }), line(1, { pavlodar: 3, astana: 50 })];
    expect(wholeSets(lines, 'pavlodar')).toBe(3);
    expect(setBalance(lines)).toEqual([
      { city: 'pavlodar', count: 3 },
      { city: 'astana', count: 2 },
    ]);
  });

  test('what cannot be put into a cart makes no set, and nothing is no set', () => {
    for (const more of [{ active: false }, { onOrder: true }, { isOffline: true }]) {
      expect(wholeSets([line(1, { pavlodar: 9 }), line(1, { pavlodar: 9 }, more)], 'pavlodar')).toBe(0);
    }
    expect(wholeSets([], 'pavlodar')).toBe(0);
  });

  test.each([
    ['here', line(5, { pavlodar: 5 })],
    ['elsewhere', line(5, { pavlodar: 4, astana: 1 })],
    ['gone', line(5, { pavlodar: 2, astana: 2 })],
    ['gone', line(1, { pavlodar: 9 }, { active: false })],
  ] as const)('a line is %s', (expected, each) => {
    expect(standingOf(each, 'pavlodar')).toBe(expected);
  });
});
