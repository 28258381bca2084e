import { expect, test } from 'vitest';
import { aLine, aPromotion, price } from '#tests/promotion-carts.ts';
import type { Mechanic } from './promotions.ts';

const a = (count: number, cost = 1000) => aLine('a', cost, count);
const tiers = [
  { from: 50_000, percent: 3 },
  { from: 150_000, percent: 5 },
];

test.each<[string, Mechanic, ReturnType<typeof a>[], unknown]>([
  [
    '12 400 ₸ to the first step',
    { type: 'threshold_percent', tiers },
    [a(1, 37_600)],
    { need: { sum: 12_400 }, gain: 1500 },
  ],
  [
    'from the first step to the second: 7 500 instead of 1 500',
    { type: 'threshold_percent', tiers },
    [a(1, 50_000)],
    { need: { sum: 100_000 }, gain: 6000 },
  ],
  [
    'one more and the third is free',
    { type: 'n_plus_m', buy: 2, free: 1 },
    [a(2), aLine('b', 300, 3)],
    { need: { count: 1, productCodes: ['a', 'b'] }, gain: 300 },
  ],
  [
    'one more for half a price',
    { type: 'nth_percent', nth: 2, percent: 50 },
    [a(3)],
    { need: { count: 1, productCodes: ['a'] }, gain: 500 },
  ],
  [
    'four bags to the better price',
    { type: 'qty_tier', tiers: [{ from: 20, price: 900 }] },
    [a(16)],
    { need: { count: 4, productCodes: ['a'] }, gain: 2000 },
  ],
  [
    'what a kit lacks',
    {
      type: 'set_price',
      parts: [
        { productCode: 'a', count: 1 },
        { productCode: 'b', count: 2 },
      ],
      price: 1500,
    },
    [a(1)],
    { need: { count: 2, productCodes: ['b'] }, gain: null },
  ],
  [
    'bits for a drill',
    { type: 'bundle', with: { products: ['bits'] }, percent: 20 },
    [a(1)],
    { need: { count: 1, productCodes: ['bits'] }, gain: null },
  ],
  [
    'free delivery',
    { type: 'delivery', tenge: 500, from: 30_000 },
    [a(29)],
    { need: { sum: 1000 }, gain: 500 },
  ],
])('%s', (_name, mechanic, lines, next) => {
  expect(price([aPromotion(mechanic)], lines).next).toMatchObject([next]);
});

test.each<[string, Mechanic, number]>([
  ['the last step is reached', { type: 'threshold_percent', tiers }, 150],
  ['a block is full', { type: 'n_plus_m', buy: 2, free: 1 }, 3],
  ['the quantity is reached', { type: 'qty_tier', tiers: [{ from: 20, price: 900 }] }, 20],
])('nothing is to be added when %s', (_name, mechanic, count) => {
  expect(price([aPromotion(mechanic)], [a(count)]).next).toEqual([]);
});
