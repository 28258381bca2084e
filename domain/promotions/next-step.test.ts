import { describe, expect, test } from 'vitest';
import { aContract, aLine, aPromotion, price } from '#tests/promotion-carts.ts';
import type { Cart, LineFacts, Mechanic, Promotion } from './promotions.ts';

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
    'free delivery',
    { type: 'delivery', tenge: 500, from: 30_000 },
    [a(29)],
    { need: { sum: 1000 }, gain: 500 },
  ],
])('%s', (_name, mechanic, lines, next) => {
  const shelf = new Map([aLine('b', 900), aLine('bits', 500)].map((facts) => [facts.productCode, facts]));
  const delivery = { cost: 1500, weightKg: 20, zone: 'city' };
  expect(price([aPromotion(mechanic)], lines, { shelf, delivery }).next).toMatchObject([next]);
});

test('bits for a drill', () => {
  const bundle = aPromotion(
    { type: 'bundle', with: { products: ['bits'] }, percent: 20 },
    { scope: { products: ['drill'] } },
  );
  const shelf = new Map([['bits', aLine('bits', 500)]]);
  const next = { need: { count: 1, productCodes: ['bits'] }, gain: null };
  expect(price([bundle], [aLine('drill', 9000)], { shelf }).next).toMatchObject([next]);
});

describe('nothing is promised that the engine would not give', () => {
  const tiered = aPromotion({ type: 'threshold_percent', tiers }, { exclusiveGroup: 'autumn' });
  const half = aPromotion({ type: 'nth_percent', nth: 1, percent: 50 }, { exclusiveGroup: 'autumn' });
  const tenFrom20 = aPromotion({ type: 'qty_tier', tiers: [{ from: 20, price: 900 }] });
  const percent = aPromotion({ type: 'percent', percent: 20 });
  const kit = aPromotion({
    type: 'set_price',
    parts: [
      { productCode: 'b', count: 1 },
      { productCode: 'a', count: 1 },
    ],
    price: 5000,
  });
  const shelf = new Map([['b', aLine('b', 900)]]);
  test.each<[string, Promotion[], LineFacts[], Partial<Cart>]>([
    ['a step of a group whose other promotion is better', [tiered, half], [a(40)], {}],
    ['a price for a quantity that is no lower than today’s', [tenFrom20, percent], [a(10)], {}],
    ['a kit that is dearer than its parts', [kit], [a(1)], { shelf }],
    ['a kit of goods that nobody has told of', [kit], [a(1)], {}],
    [
      'a lower price of a delivery that is not there',
      [aPromotion({ type: 'delivery', tenge: null, from: 50_000 })],
      [a(1)],
      {},
    ],
    [
      'a gift that was declined',
      [
        aPromotion({
          type: 'threshold_gift',
          from: 5000,
          gift: { productCode: 'g', count: 1, price: 100, vatPercent: 16 },
        }),
      ],
      [a(1)],
      { declinedGifts: ['threshold_gift'] },
    ],
    [
      'a step for goods at contract prices',
      [aPromotion({ type: 'nth_percent', nth: 2, percent: 1 })],
      [aLine('a', 1000, 1, { wholesalePrice: 800 })],
      { visitor: aContract },
    ],
  ])('%s', (_name, promotions, lines, cart) => {
    expect(price(promotions, lines, cart).next).toEqual([]);
  });

  test('the step says what it takes off itself, whatever the best one does', () => {
    const [step] = price([aPromotion({ type: 'threshold_percent', tiers })], [a(40)]).next;
    expect(step).toMatchObject({ need: { sum: 10_000 }, percent: 3 });
  });
});

test.each<[string, Mechanic, number]>([
  ['the last step is reached', { type: 'threshold_percent', tiers }, 150],
  ['a block is full', { type: 'n_plus_m', buy: 2, free: 1 }, 3],
  ['the quantity is reached', { type: 'qty_tier', tiers: [{ from: 20, price: 900 }] }, 20],
])('nothing is to be added when %s', (_name, mechanic, count) => {
  expect(price([aPromotion(mechanic)], [a(count)]).next).toEqual([]);
});
