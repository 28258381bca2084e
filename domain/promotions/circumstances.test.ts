/** Who buys, where and when: carts reckoned by hand for periods, cities, limits, exclusive groups, points. */
import { describe, expect, test } from 'vitest';
import { aCard, aLine, aPromotion, price, sumsOf } from '#tests/promotion-carts.ts';
import { findSecondsLeft, listPromotionsOf, type Promotion, preparePromotions } from './promotions.ts';

const percent = (value: number, fields: Partial<Promotion> = {}) =>
  aPromotion({ type: 'percent', percent: value }, fields);
const twoPlusOne = aPromotion({ type: 'n_plus_m', buy: 2, free: 1 });
const fivePercent = aPromotion({ type: 'threshold_percent', tiers: [{ from: 1, percent: 5 }] });
const totalOf = (...given: Parameters<typeof price>) => price(...given).totals.total;

describe('the period', () => {
  const november = percent(10, { from: '2026-11-01', to: '2026-11-15' });
  const byTheHour = percent(10, { from: '2026-11-15T10:00:00', to: '2026-11-15 17:59:59' });
  const inUtc = percent(10, { from: '2026-11-15T05:00:00Z', to: new Date('2026-11-15T12:59:59Z') });

  test.each([
    ['the second before its first day', november, '2026-10-31T18:59:59Z', 1000],
    ['the first second of its first day', november, '2026-10-31T19:00:00Z', 900],
    ['the last second of its last day', november, '2026-11-15T18:59:59Z', 900],
    ['the last millisecond of its last day', november, '2026-11-15T18:59:59.999Z', 900],
    ['the first second after', november, '2026-11-15T19:00:00Z', 1000],
    ['the second before ten by the clock', byTheHour, '2026-11-15T09:59:59+05:00', 1000],
    ['ten by the clock', byTheHour, '2026-11-15T10:00:00+05:00', 900],
    ['the last second before six', byTheHour, '2026-11-15T17:59:59+05:00', 900],
    ['six by the clock', byTheHour, '2026-11-15T18:00:00+05:00', 1000],
    ['its first second given with a zone', inUtc, '2026-11-15T10:00:00+05:00', 900],
    ['the second after the moment it ends', inUtc, '2026-11-15T18:00:00+05:00', 1000],
  ])('%s', (_name, promotion, now, total) => {
    expect(totalOf([promotion], [aLine('a', 1000)], { now: new Date(now) })).toBe(total);
  });

  test('the end is near in the last 72 hours only', () => {
    const left = (now: string) => findSecondsLeft('2026-11-01', '2026-11-15', new Date(now));
    expect(left('2026-11-12T18:59:59Z')).toBeNull();
    expect(left('2026-11-12T19:00:00Z')).toBe(72 * 3600);
    expect(left('2026-11-15T18:59:59Z')).toBe(1);
    expect(left('2026-11-15T19:00:00Z')).toBeNull();
    expect(left('2026-10-30T00:00:00Z')).toBeNull();
  });

  test.each([
    [percent(10, { from: '2026-11-16', to: '2026-11-15' })],
    [percent(10, { from: 'soon' })],
    [percent(0)],
    [percent(101)],
    [aPromotion({ type: 'n_plus_m', buy: 2, free: 0 })],
    [aPromotion({ type: 'set_price', parts: [], price: 100 })],
    [aPromotion({ type: 'fixed', tenge: 0.5, per: 'cart' })],
  ])('a promotion that makes no sense is refused when it is prepared', (promotion) => {
    expect(() => preparePromotions([promotion])).toThrow(RangeError);
  });
});

describe('city, audience, limits', () => {
  const uses = (byUser: number, inAll: number) => ({ uses: new Map([['percent', { byUser, inAll }]]) });
  test.each([
    ['its city', percent(10, { cities: ['pavlodar', 'astana'] }), {}, 900],
    ['another city', percent(10, { cities: ['astana'] }), {}, 1000],
    ['no city named is every city', percent(10, { cities: [] }), {}, 900],
    ['a first order', percent(10, { audience: 'new' }), { visitor: { ...aCard(), isNew: true } }, 900],
    ['not a first order', percent(10, { audience: 'new' }), {}, 1000],
    ['the club', percent(10, { audience: 'club' }), { visitor: aCard() }, 900],
    ['not in the club', percent(10, { audience: 'club' }), {}, 1000],
    ['one use left', percent(10, { limits: { perUser: 2, total: 50 } }), uses(1, 49), 900],
    ['the shopper has used it up', percent(10, { limits: { perUser: 2 } }), uses(2, 2), 1000],
    ['all have used it up', percent(10, { limits: { total: 50 } }), uses(0, 50), 1000],
    ['never used', percent(10, { limits: { perUser: 1, total: 1 } }), {}, 900],
    ['chosen in the calculator', percent(10), { only: new Set(['percent']) }, 900],
    ['not chosen in the calculator', percent(10), { only: new Set(['other']) }, 1000],
  ])('%s', (_name, promotion, cart, total) => {
    expect(totalOf([promotion], [aLine('a', 1000)], cart)).toBe(total);
  });

  test('badges and the product page learn of what everyone gets here and now', () => {
    const promotions = [
      twoPlusOne,
      percent(10, { cities: ['astana'] }),
      percent(20, { id: 'coded', code: 'KZ2026' }),
      percent(30, { id: 'club', needsCard: true }),
    ];
    const where = { city: 'pavlodar', now: new Date('2026-11-15T12:00:00+05:00') };
    const found = listPromotionsOf(preparePromotions(promotions), aLine('a', 1000), where);
    expect(found.map(({ id }) => id)).toEqual(['n_plus_m']);
  });
});

describe('promotions that exclude each other', () => {
  const group = { exclusiveGroup: 'autumn' };
  const three = [aLine('a', 1000, 3)];

  test('of a group the best for the buyer works, and the other way is told', () => {
    const priced = price(
      [
        { ...twoPlusOne, ...group },
        { ...fivePercent, ...group },
      ],
      three,
    );
    expect(priced.totals.total).toBe(2000);
    expect(priced.alternatives).toEqual([{ promotionIds: ['threshold_percent'], total: 2850 }]);
  });

  test('without a group they add up: 2 000 × 0.95', () => {
    expect(totalOf([twoPlusOne, fivePercent], three)).toBe(1900);
  });

  test('an exclusive promotion works alone when it is the best', () => {
    const third = percent(34, { exclusive: true });
    expect(totalOf([third, fivePercent], three)).toBe(1980);
    expect(totalOf([third, fivePercent, twoPlusOne], three)).toBe(1900);
  });

  test('of equal ones the higher priority wins, then the name', () => {
    const five = (id: string, priority: number) => ({ ...fivePercent, ...group, id, priority });
    const winner = (...promotions: Promotion[]) => price(promotions, three).discounts[0]?.promotionId;
    expect(winner(five('b', 0), five('c', 1), five('a', 0))).toBe('c');
    expect(winner(five('b', 0), five('a', 0))).toBe('a');
  });

  test('the worth of a gift counts', () => {
    const gift = { productCode: 'tape', count: 1, price: 900, vatPercent: 16 };
    const withGift = aPromotion({ type: 'threshold_gift', from: 1000, gift }, group);
    const priced = price([withGift, { ...fivePercent, ...group }], three);
    expect(priced.totals.total).toBe(3000);
    expect(priced.gifts).toHaveLength(1);
    const declined = price([withGift, { ...fivePercent, ...group }], three, {
      declinedGifts: ['threshold_gift'],
    });
    expect(declined.totals.total).toBe(2850);
  });

  test('many groups are settled one after another, none of them twice', () => {
    const names = [...'abcdefgh'];
    const promotions = names.flatMap((name) =>
      [1, 2, 3].map((value) =>
        aPromotion(
          { type: 'threshold_percent', tiers: [{ from: 1, percent: value * 10 }] },
          { id: name + value, exclusiveGroup: name, scope: { products: [name] } },
        ),
      ),
    );
    const lines = names.map((name) => aLine(name, 1000));
    expect(sumsOf(price(promotions, lines))).toEqual(names.map(() => 700));
  });
});

describe('points', () => {
  test.each([
    ['as many as asked for', aCard('club', 5000), 1000, { accepted: 1000, max: 3000, reason: null }, 9000],
    ['exactly 30 %', aCard('club', 5000), 3000, { accepted: 3000, max: 3000, reason: null }, 7000],
    ['more than 30 %', aCard('club', 5000), 3001, { accepted: 3000, max: 3000, reason: 'share' }, 7000],
    [
      'half with a master’s card',
      aCard('pro', 9000),
      9000,
      { accepted: 5000, max: 5000, reason: 'share' },
      5000,
    ],
    [
      'no more than there are',
      aCard('club', 200),
      1000,
      { accepted: 200, max: 200, reason: 'balance' },
      9800,
    ],
    ['a balance below zero', aCard('club', -50), 10, { accepted: 0, max: 0, reason: 'balance' }, 10_000],
    ['none asked for', aCard('club', 5000), 0, { accepted: 0, max: 3000, reason: null }, 10_000],
  ])('%s', (_name, visitor, proBonus, outcome, total) => {
    const priced = price([], [aLine('a', 4000), aLine('b', 2000, 3)], { visitor, proBonus });
    expect(priced.points).toEqual({ requested: proBonus, ...outcome });
    expect(priced.totals).toMatchObject({ total, points: outcome.accepted, discount: 0 });
  });

  test('without a card there are none to spend', () => {
    const { points, totals } = price([], [aLine('a', 1000)], { proBonus: 100 });
    expect(points).toEqual({ requested: 100, accepted: 0, max: 0, reason: 'no_card' });
    expect(totals.total).toBe(1000);
  });

  test('they come after the code and are spread over the lines by what these cost then', () => {
    const code = percent(10, { id: 'coded', code: 'KZ2026' });
    const lines = [aLine('a', 1000), aLine('b', 500)];
    const priced = price([code], lines, { code: 'kz2026', visitor: aCard('club', 999), proBonus: 100 });
    // 1 350 after the code; 66.67 and 33.33 of the points.
    expect(sumsOf(priced)).toEqual([833, 417]);
  });

  test('locked goods neither take nor earn them', () => {
    const lines = [aLine('a', 10_000, 1, { isPointsLocked: true }), aLine('b', 1000)];
    const priced = price([], lines, { visitor: aCard('club', 5000), proBonus: 5000 });
    expect(sumsOf(priced)).toEqual([10_000, 700]);
    expect(priced.lines.map(({ pointsEarned }) => pointsEarned)).toEqual([0, 7]);
  });

  test('a full price earns the percent, the club price half, a discount nothing; a promotion doubles', () => {
    const lines = [
      aLine('a', 10_000),
      aLine('b', 10_000, 1, { clubPrice: 9000 }),
      aLine('c', 10_000, 1, { discountPrice: 9000 }),
    ];
    const earned = (promotions: Promotion[]) =>
      price(promotions, lines, { visitor: aCard() }).lines.map(({ pointsEarned }) => pointsEarned);
    expect(earned([])).toEqual([100, 45, 0]);
    expect(earned([aPromotion({ type: 'points_x', times: 2 })])).toEqual([200, 90, 0]);
  });
});
