/** Promo codes: how they may be typed, what they do at their place in the order, and every reason for refusal. */
import { describe, expect, test } from 'vitest';
import { aCard, aLine, aPromotion, price } from '#tests/promotion-carts.ts';
import { type Mechanic, type Promotion, parsePromoCode } from './promotions.ts';

const remont10 = aPromotion({ type: 'percent', percent: 10 }, { id: 'remont', code: 'REMONT10' });
const sauna5000 = aPromotion(
  { type: 'fixed', tenge: 5000, per: 'cart' },
  { id: 'sauna', code: 'SAUNA5000', minSum: 50_000 },
);
const percent = (value: number, fields: Partial<Promotion> = {}) =>
  aPromotion({ type: 'percent', percent: value }, fields);

describe('typing', () => {
  test.each([
    ['REMONT10', 'REMONT10'],
    ['remont10', 'REMONT10'],
    ['  Remont 10 ', 'REMONT10'],
    ['re\u00A0mont-10', 'REMONT10'],
    ['REМОNТ10', 'REMONT10'],
    ['rемоnт10', 'REMONT10'],
    ['АВСЕНКМОРТХ', 'ABCEHKMOPTX'],
    ['авсенкмортх', 'ABCEHKMOPTX'],
    ['ＳＡＵＮＡ５０００', 'SAUNA5000'],
    ['КZ2026', 'KZ2026'],
    ['СУПЕР', null],
    ['ЖАҢА2026', null],
    ['abc', null],
    ['A'.repeat(21), null],
    ['REMONT10; drop', null],
    ['', null],
  ])('«%s» is %s', (typed, code) => {
    expect(parsePromoCode(typed)).toBe(code);
  });

  test('a cart takes a code with Cyrillic look-alikes', () => {
    expect(price([remont10], [aLine('a', 1000)], { code: 'rемоnт 10' }).totals.total).toBe(900);
  });
});

describe('what a code does', () => {
  test.each([
    ['is not there unless typed', [remont10], [aLine('a', 1000)], null, 1000],
    ['half a tenge rounds up: 11 110.5', [remont10], [aLine('a', 12_345)], 'REMONT10', 11_111],
    ['comes after the percent: 900 × 0.9', [remont10, percent(10)], [aLine('a', 1000)], 'REMONT10', 810],
    ['a fixed sum from exactly the least sum', [sauna5000], [aLine('a', 25_000, 2)], 'SAUNA5000', 45_000],
    [
      'beside a threshold: 95 000 − 5 000',
      [sauna5000, aPromotion({ type: 'threshold_percent', tiers: [{ from: 1, percent: 5 }] })],
      [aLine('a', 100_000)],
      'SAUNA5000',
      90_000,
    ],
    [
      'alone, where it does not combine and is better',
      [{ ...remont10, combinable: false }, percent(5)],
      [aLine('a', 1000)],
      'REMONT10',
      900,
    ],
  ])('%s', (_name, promotions, lines, code, total) => {
    const priced = price(promotions, lines, { code });
    expect(priced.totals.total).toBe(total);
    if (code) expect(priced.code).toMatchObject({ isAccepted: true });
  });

  test.each<[string, Mechanic, number]>([
    ['so much off a unit', { type: 'fixed', tenge: 100, per: 'unit' }, 2700],
    ['a special price', { type: 'price', prices: { a: 700 } }, 2100],
    ['a price from a quantity', { type: 'qty_tier', tiers: [{ from: 3, price: 800 }] }, 2400],
    ['three for two', { type: 'n_plus_m', buy: 2, free: 1 }, 2000],
  ])('any mechanic may wait for a code: %s', (_name, mechanic, total) => {
    const { totals, code } = price([aPromotion(mechanic, { code: 'ANY2026' })], [aLine('a', 1000, 3)], {
      code: 'ANY2026',
    });
    expect(totals.total).toBe(total);
    expect(code).toEqual({ isAccepted: true, promotionId: mechanic.type, saving: 3000 - total });
  });

  test('a code on the paid goods of «second free» counts in full, though the receipt spread the saving', () => {
    const secondFree = aPromotion({ type: 'n_plus_m', buy: 1, free: 1 });
    const code = percent(90, { id: 'coded', code: 'PAID90', scope: { products: ['a'] } });
    const { lines, totals } = price([secondFree, code], [aLine('a', 100), aLine('b', 60)], {
      code: 'PAID90',
    });
    // b is free but for 1 ₸, so a stands at 99 and 90 % of that leaves 9.9: 10.9 in all.
    expect(totals.total).toBe(11);
    expect(lines.map(({ sum }) => sum)).toEqual([1, 10]);
  });

  test('a code for delivery is accepted though it saves nothing on goods', () => {
    const free = aPromotion({ type: 'delivery', tenge: null, from: 0, maxKg: 50 }, { code: 'AVTO2026' });
    const delivery = { cost: 1500, weightKg: 50, zone: 'city' };
    const priced = price([free], [aLine('a', 1000)], { code: 'AVTO2026', delivery });
    expect(priced.code).toEqual({ isAccepted: true, promotionId: 'delivery', saving: 0 });
    expect(priced.delivery).toMatchObject({
      cost: 1500,
      sum: 0,
      discounts: [{ reason: 'code', amount: 1500 }],
    });
    const heavy = price([free], [aLine('a', 1000)], {
      code: 'AVTO2026',
      delivery: { ...delivery, weightKg: 51 },
    });
    expect(heavy.delivery?.sum).toBe(1500);
    expect(heavy.code).toEqual({ isAccepted: false, reason: 'no_saving' });
  });
});

describe('why a code is refused', () => {
  const uses = (byUser: number, inAll: number) => ({ uses: new Map([['remont', { byUser, inAll }]]) });
  test.each([
    ['not_found', {}, { code: 'NOSUCH1' }],
    ['not_started', { from: '2026-11-16' }, {}],
    ['expired', { to: '2026-11-14' }, {}],
    ['wrong_city', { cities: ['astana'] }, {}],
    ['first_order_only', { audience: 'new' as const }, { visitor: aCard() }],
    ['needs_card', { audience: 'club' as const }, {}],
    ['needs_card', { needsCard: true }, {}],
    ['wholesale_only', { audience: 'wholesale' as const }, {}],
    ['already_used', { limits: { perUser: 1 } }, uses(1, 1)],
    ['used_up', { limits: { total: 50 } }, uses(0, 50)],
    ['no_goods', { scope: { sections: ['walls'] } }, {}],
    ['promotions_better', { combinable: false }, {}],
  ])('%s', (reason, fields, cart) => {
    const promotions = [{ ...remont10, ...fields }, percent(20)];
    const priced = price(promotions, [aLine('a', 1000)], { code: 'REMONT10', ...cart });
    expect(priced.code).toEqual({ isAccepted: false, reason });
    expect(priced.totals.total).toBe(800);
  });

  test('one tenge is missing to the least sum', () => {
    const priced = price([sauna5000], [aLine('a', 49_999)], { code: 'SAUNA5000' });
    expect(priced.code).toEqual({ isAccepted: false, reason: 'min_sum', minSum: 50_000, left: 1 });
    expect(priced.totals.total).toBe(49_999);
  });

  test('nothing is left to lower', () => {
    const priced = price([remont10, percent(100)], [aLine('a', 1000)], { code: 'REMONT10' });
    expect(priced.code).toEqual({ isAccepted: false, reason: 'no_saving' });
  });
});
