import { describe, expect, test } from 'vitest';
import { type CarriedGoods, type Lifting, liftingPrice as priceBy, USUAL_LIFT_RATES } from './lifting.ts';

const liftingPrice = (goods: readonly CarriedGoods[], lifting: Lifting) =>
  priceBy(goods, lifting, USUAL_LIFT_RATES);

const bags: CarriedGoods = { count: 40, weightKg: 25, longestSideM: 0.6, kind: 'plain' }; // 1,000 kg
const boards: CarriedGoods = { count: 20, weightKg: 28, longestSideM: 2.5, kind: 'sheet' }; // 560 kg as 840
const blocks: CarriedGoods = { count: 100, weightKg: 20, longestSideM: 0.6, kind: 'block' }; // 2,000 kg as 2,400
const profile: CarriedGoods = { count: 10, weightKg: 2, longestSideM: 3, kind: 'plain' }; // 20 kg as 30
const bath: CarriedGoods = { count: 1, weightKg: 90, longestSideM: 1.7, kind: 'plain' };
const way = (parts: Partial<Lifting>): Lifting => ({
  mode: 'floor',
  floor: 5,
  elevator: 'none',
  carryMeters: 10,
  ...parts,
});

describe('by hand', () => {
  test.each<[string, CarriedGoods[], Lifting, number]>([
    ['nothing asked for', [bags], way({ mode: 'none' }), 0],
    ['an empty order', [], way({}), 0],
    ['unloading a ton', [bags], way({ mode: 'unload' }), 6000],
    ['unloading boards', [boards], way({ mode: 'unload' }), 5040],
    ['the smallest call-out', [profile], way({ mode: 'unload' }), 3000],
    ['a cargo lift', [bags], way({ elevator: 'cargo' }), 10_000],
    ['a passenger lift', [bags], way({ elevator: 'passenger' }), 12_000],
    ['boards do not fit the lift: by the stairs', [boards], way({ elevator: 'passenger' }), 25_200],
    ['some ride, some go by the stairs', [bags, boards], way({ elevator: 'passenger' }), 37_200],
    ['too heavy for the lift', [bath], way({ elevator: 'passenger', floor: 10 }), 5400],
    ['fifth floor without a lift', [bags], way({}), 30_000],
    ['blocks to the second floor', [blocks], way({ floor: 2 }), 28_800],
    ['the ground floor is carried once', [bags], way({ floor: 0 }), 6000],
    ['a cellar is carried once', [bags], way({ floor: -1 }), 6000],
    ['twenty metres are free', [bags], way({ mode: 'unload', carryMeters: 20 }), 6000],
    ['twenty-one are not', [bags], way({ mode: 'unload', carryMeters: 21 }), 9000],
    ['long goods count half as much again', [{ ...profile, count: 100 }], way({ floor: 2 }), 3600],
    [
      'rounded up to ten',
      [{ count: 1, weightKg: 833.4, longestSideM: 1, kind: 'plain' }],
      way({ mode: 'unload' }),
      5010,
    ],
    [
      'no tenge more for a binary fraction',
      [{ count: 3, weightKg: 333.1, longestSideM: 1, kind: 'plain' }],
      way({ elevator: 'cargo' }),
      10_000,
    ],
  ])('%s', (_name, goods, lifting, expected) => {
    expect(liftingPrice(goods, lifting)).toBe(expected);
  });
});

test('a higher floor never costs less', () => {
  const prices = [1, 2, 5, 9, 60].map((floor) => liftingPrice([bags, boards], way({ floor })));
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
});
