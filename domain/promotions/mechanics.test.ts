/** Carts reckoned by hand, mechanic by mechanic: what each line costs after all. */
import { describe, expect, test } from 'vitest';
import { aLine, aPromotion, type CartRow, price, sumsOf } from '#tests/promotion-carts.ts';
import type { Promotion } from './promotions.ts';

const percent = (value: number, fields: Partial<Promotion> = {}) =>
  aPromotion({ type: 'percent', percent: value }, fields);
const walls = { sections: ['walls'] };

const twoPlusOne = aPromotion({ type: 'n_plus_m', buy: 2, free: 1 });
const kit = aPromotion({
  type: 'set_price',
  parts: [
    { productCode: 'a', count: 1 },
    { productCode: 'b', count: 2 },
  ],
  price: 1500,
});
const drillWithBits = aPromotion(
  { type: 'bundle', with: { products: ['bits', 'disc'] }, percent: 20 },
  { scope: { products: ['drill'] } },
);
const together: CartRow[] = [
  ['three for two of one product', [twoPlusOne], [aLine('a', 1000, 3)], [2000]],
  [
    'the cheapest of three is free, the saving spread over all',
    [twoPlusOne],
    [aLine('a', 1000), aLine('b', 1000), aLine('c', 500)],
    [800, 800, 400],
  ],
  [
    '333 ₸ over three equal lines',
    [twoPlusOne],
    [aLine('a', 1000), aLine('b', 1000), aLine('c', 1000)],
    [666, 667, 667],
  ],
  ['five units hold one block', [twoPlusOne], [aLine('a', 300, 5)], [1200]],
  ['six units hold two', [twoPlusOne], [aLine('a', 300, 6)], [1200]],
  ['two units hold none', [twoPlusOne], [aLine('a', 300, 2)], [600]],
  [
    'a free unit of 1 ₸ keeps its tenge, the other gives it',
    [aPromotion({ type: 'n_plus_m', buy: 1, free: 1 })],
    [aLine('a', 7), aLine('b', 1)],
    [6, 1],
  ],
  [
    'the free unit is the cheapest before promotions',
    [aPromotion({ type: 'n_plus_m', buy: 1, free: 1 }), aPromotion({ type: 'price', prices: { a: 500 } })],
    [aLine('a', 1000), aLine('b', 600)],
    [227, 273],
  ],
  [
    'the second at half price',
    [aPromotion({ type: 'nth_percent', nth: 2, percent: 50 })],
    [aLine('a', 1000), aLine('b', 600)],
    [1000, 300],
  ],
  [
    'each third of seven at half price',
    [aPromotion({ type: 'nth_percent', nth: 3, percent: 50 })],
    [aLine('a', 200, 7)],
    [1200],
  ],
  ['a kit, shared by list price', [kit], [aLine('a', 1000), aLine('b', 500, 2)], [750, 750]],
  ['two kits and one left over', [kit], [aLine('a', 1000, 3), aLine('b', 500, 4)], [2500, 1500]],
  ['a kit that lacks a unit', [kit], [aLine('a', 1000), aLine('b', 500)], [1000, 500]],
  ['a kit that costs more than its parts', [kit], [aLine('a', 700), aLine('b', 300, 2)], [700, 600]],
  [
    'one drill lowers one set of bits',
    [drillWithBits],
    [aLine('drill', 30_000), aLine('bits', 2000, 3)],
    [30_000, 5600],
  ],
  [
    'two drills lower the two dearest',
    [drillWithBits],
    [aLine('drill', 30_000, 2), aLine('bits', 2000), aLine('disc', 900, 3)],
    [60_000, 1600, 2520],
  ],
  ['bits alone', [drillWithBits], [aLine('bits', 2000, 3)], [6000]],
];

const tiers = aPromotion({
  type: 'threshold_percent',
  tiers: [
    { from: 50_000, percent: 3 },
    { from: 150_000, percent: 5 },
    { from: 300_000, percent: 7 },
  ],
});
const fixedCart = aPromotion({ type: 'fixed', tenge: 1000, per: 'cart' });
const thresholds: CartRow[] = [
  ['one tenge below the first step', [tiers], [aLine('a', 49_999)], [49_999]],
  ['exactly the first step', [tiers], [aLine('a', 50_000)], [48_500]],
  ['one tenge below the second: 145 499.03', [tiers], [aLine('a', 149_999)], [145_499]],
  ['exactly the second step', [tiers], [aLine('a', 100_000), aLine('b', 50_000)], [95_000, 47_500]],
  ['exactly the third step', [tiers], [aLine('a', 100_000, 3)], [279_000]],
  ['the step looks at the sum before discounts', [tiers, percent(10)], [aLine('a', 50_000)], [43_650]],
  [
    'a step of one section is not reached by another',
    [{ ...tiers, scope: { sections: ['floor'] } }],
    [aLine('a', 40_000), aLine('b', 20_000, 1, walls)],
    [40_000, 20_000],
  ],
  [
    '1 000 ₸ off the cart: 545.67, 363.54, 90.79',
    [fixedCart],
    [aLine('a', 3000), aLine('b', 1000, 2), aLine('c', 500)],
    [2454, 1637, 409],
  ],
  ['more off the cart than it costs', [fixedCart], [aLine('a', 300, 2), aLine('b', 5)], [2, 1]],
  ['off the cart from a sum, exactly', [{ ...fixedCart, minSum: 5500 }], [aLine('a', 5500)], [4500]],
  ['off the cart from a sum, one tenge below', [{ ...fixedCart, minSum: 5500 }], [aLine('a', 5499)], [5499]],
  ['three for two, then 3 %: 2 × 50 000 × 0.97', [twoPlusOne, tiers], [aLine('a', 50_000, 3)], [95_000]],
];

describe('goods that are cheaper together', () => {
  test.each(together)('%s', (_name, promotions, lines, sums) => {
    expect(sumsOf(price(promotions, lines))).toEqual(sums);
  });
});
describe('thresholds', () => {
  test.each(thresholds)('%s', (_name, promotions, lines, sums) => {
    expect(sumsOf(price(promotions, lines))).toEqual(sums);
  });
});

describe('gifts', () => {
  const gift = { productCode: 'tape', count: 1, price: 990, vatPercent: 16 };
  const promotion = aPromotion({ type: 'threshold_gift', from: 20_000, gift });

  test('from the sum on a gift comes: a line that costs nothing and is worth its price', () => {
    const { lines, gifts, totals, discounts } = price([promotion], [aLine('a', 20_000)]);
    expect(lines[0]).toMatchObject({ sum: 20_000, discounts: [] });
    expect(gifts).toMatchObject([
      { productCode: 'tape', count: 1, basePrice: 990, price: 0, base: 990, sum: 0, vat: 0 },
    ]);
    expect(gifts[0]?.discounts).toMatchObject([{ reason: 'threshold_gift', amount: 990 }]);
    expect(totals).toMatchObject({ base: 20_990, discount: 990, total: 20_000 });
    expect(discounts).toMatchObject([{ reason: 'threshold_gift', amount: 990 }]);
  });

  test('several pieces of a gift are worth as many prices', () => {
    const three = aPromotion({ type: 'threshold_gift', from: 20_000, gift: { ...gift, count: 3 } });
    const { gifts, totals } = price([three], [aLine('a', 20_000)]);
    expect(gifts).toMatchObject([{ count: 3, base: 2970, sum: 0 }]);
    expect(totals).toMatchObject({ base: 22_970, discount: 2970, total: 20_000 });
  });

  test('one tenge below there is none, and the next step says what is missing', () => {
    const { gifts, next } = price([promotion], [aLine('a', 19_999)]);
    expect(gifts).toEqual([]);
    expect(next).toMatchObject([{ promotionId: 'threshold_gift', need: { sum: 1 }, gain: 990 }]);
  });

  test('goods that stand at 1 ₸ already bring their gift too, and nobody pays for it', () => {
    const nearlyFree = aPromotion({ type: 'price', prices: { a: 1 } });
    const { gifts, totals } = price([nearlyFree, promotion], [aLine('a', 20_000)]);
    expect(gifts).toHaveLength(1);
    expect(totals.total).toBe(1);
  });

  test('a declined gift is not given', () => {
    const { gifts, totals } = price([promotion], [aLine('a', 20_000)], { declinedGifts: ['threshold_gift'] });
    expect(gifts).toEqual([]);
    expect(totals.total).toBe(20_000);
  });
});

describe('explanations', () => {
  test('each line says what lowered it, in both languages', () => {
    const promotions = [percent(10, { scope: { products: ['a'] } }), tiers];
    const { lines, discounts, totals } = price(promotions, [aLine('a', 40_000), aLine('b', 20_000)]);
    const title = { ru: 'Осенняя акция', kz: 'Күзгі акция' };
    expect(lines[0]?.discounts).toEqual([
      { reason: 'percent', promotionId: 'percent', title, amount: 4000 },
      { reason: 'threshold_percent', promotionId: 'threshold_percent', title, amount: 1080 },
    ]);
    expect(lines[1]?.discounts).toMatchObject([{ reason: 'threshold_percent', amount: 600 }]);
    expect(discounts.map(({ reason, amount }) => [reason, amount])).toEqual([
      ['percent', 4000],
      ['threshold_percent', 1680],
    ]);
    expect(totals).toMatchObject({ base: 60_000, discount: 5680, total: 54_320 });
  });

  test('what has no room on its own lines is given by another, which says what lowered it', () => {
    const promotions = [
      aPromotion({ type: 'n_plus_m', buy: 2, free: 2 }, { priority: 1 }),
      aPromotion({ type: 'qty_tier', tiers: [{ from: 5, price: 1 }] }),
      aPromotion(
        { type: 'bundle', with: { sections: ['floor'] }, percent: 100 },
        { scope: { products: ['c'] } },
      ),
    ];
    // «Two free» takes its 20 ₸ off the dear line, which the pair then makes free: 19 of them are left for the others.
    const { lines, discounts, totals } = price(promotions, [
      aLine('a', 1290),
      aLine('b', 10, 5),
      aLine('c', 10, 3),
    ]);
    expect(lines.map(({ sum }) => sum)).toEqual([1, 5, 11]);
    expect(lines[2]?.discounts).toMatchObject([{ reason: 'n_plus_m', amount: 19 }]);
    expect(discounts.map(({ reason, amount }) => [reason, amount])).toEqual([
      ['n_plus_m', 39],
      ['bundle', 1269],
      ['qty_tier', 45],
    ]);
    expect(totals).toMatchObject({ base: 1370, discount: 1353, total: 17 });
  });

  test('VAT is counted by line at its own rate, of what is paid', () => {
    const lines = [aLine('a', 14_433, 1), aLine('b', 112, 1, { vatPercent: 12 })];
    const priced = price([percent(10, { scope: { products: ['a'] } })], lines);
    // 12 990 holds 1 791.72 of VAT at 16 %.
    expect(priced.lines.map(({ sum, vat }) => [sum, vat])).toEqual([
      [12_990, 1792],
      [112, 12],
    ]);
    expect(priced.totals.vat).toBe(1804);
  });
});
