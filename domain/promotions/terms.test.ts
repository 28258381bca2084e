/** Who buys by contract: its price and its steps, or what is open to everybody. Carts reckoned by hand. */
import { describe, expect, test } from 'vitest';
import { aCard, aContract, aLine, aPromotion, type CartRow, price, sumsOf } from '#tests/promotion-carts.ts';
import type { LineFacts, Promotion } from './promotions.ts';

const percent = (value: number, fields: Partial<Promotion> = {}) =>
  aPromotion({ type: 'percent', percent: value }, fields);
const twoPlusOne = aPromotion({ type: 'n_plus_m', buy: 2, free: 1 });
const fivePercent = aPromotion({ type: 'threshold_percent', tiers: [{ from: 1, percent: 5 }] });
const totalOf = (...given: Parameters<typeof price>) => price(...given).totals.total;

describe('wholesale', () => {
  const tiers = [
    { from: 20, price: 2190 },
    { from: 100, price: 2090 },
  ];
  const bag = (count: number) => aLine('a', 2690, count, { wholesalePrice: 2290, clubPrice: 2000, tiers });
  /** Together they leave 2 306 of 2 690: above the contract. */
  const everything = [percent(5), fivePercent, percent(5, { id: 'coded', code: 'FIVE5' })];
  const contract = {
    visitor: { ...aContract, card: aCard('club', 9999).card },
    code: 'FIVE5',
    proBonus: 500,
  };

  test.each([
    ['one bag at the contract price, no promotion, club price, code or points', 1, 2290],
    ['one bag below the tier', 19, 43_510],
    ['the exact tier', 20, 43_800],
    ['the next tier', 100, 209_000],
  ])('%s', (_name, count, total) => {
    const priced = price(everything, [bag(count)], contract);
    expect(priced.totals).toMatchObject({ total, points: 0, pointsEarned: 0 });
    expect(priced.code).toEqual({ isAccepted: false, reason: 'no_goods' });
  });

  test('a product without a contract price is priced as for retail, beside one that has it', () => {
    const lines = [aLine('a', 1000, 1, { wholesalePrice: 800 }), aLine('b', 1000)];
    expect(sumsOf(price([percent(10)], lines, { visitor: aContract }))).toEqual([800, 900]);
  });

  test('a contract price is never above retail', () => {
    expect(totalOf([], [aLine('a', 1000, 1, { wholesalePrice: 1100 })], { visitor: aContract })).toBe(1000);
  });

  test('a promotion may say that it is meant for contract prices', () => {
    const line = aLine('a', 1000, 1, { wholesalePrice: 800 });
    const promotion = percent(10, { touchesWholesale: true, audience: 'wholesale' });
    expect(totalOf([promotion], [line], { visitor: aContract })).toBe(720);
    expect(totalOf([promotion], [line])).toBe(1000);
  });

  const sack = (count: number, fields: Partial<LineFacts> = {}) =>
    aLine('a', 1000, count, { wholesalePrice: 950, tiers: [{ from: 20, price: 850 }], ...fields });
  test.each<CartRow>([
    ["the product's own discount, where it is lower", [], [sack(2, { discountPrice: 900 })], [1800]],
    ['and no longer, where the count reaches a step', [], [sack(20, { discountPrice: 900 })], [17_000]],
    ['a promotion, where it is lower', [percent(10)], [sack(2)], [1800]],
    ['the contract, where both are equal', [percent(5)], [sack(2)], [1900]],
    ['two and one free, where that is cheaper', [twoPlusOne], [sack(3)], [2000]],
    [
      'each product by itself',
      [percent(10)],
      [sack(1), aLine('b', 1000, 1, { wholesalePrice: 800 })],
      [900, 800],
    ],
  ])('pays what is open to everybody: %s', (_name, promotions, lines, sums) => {
    expect(sumsOf(price(promotions, lines, { visitor: aContract }))).toEqual(sums);
  });

  test('what is open to everybody is compared product by product in a long cart too', () => {
    const lines = Array.from({ length: 12 }, (_, at) =>
      aLine(
        `p${at}`,
        1000,
        3,
        at % 3 === 0 ? { wholesalePrice: 950, sections: ['tools'] } : { wholesalePrice: 800 },
      ),
    );
    const tools = { ...twoPlusOne, scope: { sections: ['tools'] } };
    const sums = sumsOf(price([tools, percent(10)], lines, { visitor: aContract }));
    // Of the tools a third is free, after ten percent; the others stay with the contract.
    expect(sums).toEqual(lines.map((_line, at) => (at % 3 === 0 ? 1800 : 2400)));
  });

  test('a line at the price of everybody says why it costs what it costs', () => {
    const [line] = price([], [sack(2, { discountPrice: 900 })], { visitor: aContract }).lines;
    expect(line).toMatchObject({
      basePrice: 1000,
      price: 900,
      discounts: [{ reason: 'discount', amount: 200 }],
    });
  });

  test('a step that is dearer than the one before is no step', () => {
    const tiers = [
      { from: 5, price: 800 },
      { from: 10, price: 900 },
    ];
    expect(totalOf([], [sack(10, { tiers })], { visitor: aContract })).toBe(8000);
  });

  test('a retail shopper never pays a contract price', () => {
    expect(totalOf([], [aLine('a', 1000, 1, { wholesalePrice: 800 })])).toBe(1000);
  });
});
