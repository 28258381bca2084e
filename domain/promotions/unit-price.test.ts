/** Carts reckoned by hand: what sets the price of one unit, and which price counts where several could. */
import { expect, test } from 'vitest';
import { aCard, aLine, aPromotion, type CartRow, price, sumsOf } from '#tests/promotion-carts.ts';
import type { Promotion } from './promotions.ts';

const percent = (value: number, fields: Partial<Promotion> = {}) =>
  aPromotion({ type: 'percent', percent: value }, fields);
const withCard = { visitor: aCard() };
const walls = { sections: ['walls'] };

const unitPrices: CartRow[] = [
  ['nothing runs', [], [aLine('a', 1000, 2), aLine('b', 300)], [2000, 300]],
  ['a percent is rounded by the unit: 899.1 → 899', [percent(10)], [aLine('a', 999, 3)], [2697]],
  ['half a tenge rounds up: 280.5 → 281', [percent(15)], [aLine('a', 330, 2)], [562]],
  [
    'only its section',
    [percent(20, { scope: { sections: ['floor'] } })],
    [aLine('a', 1000), aLine('b', 1000, 1, walls)],
    [800, 1000],
  ],
  [
    'a section above it',
    [percent(20, { scope: { sections: ['home'] } })],
    [aLine('a', 1000, 1, { sections: ['floor', 'home'] })],
    [800],
  ],
  [
    'only its brand, one product left out',
    [percent(20, { scope: { brands: ['qaz'], except: { products: ['b'] } } })],
    [aLine('a', 1000), aLine('b', 1000), aLine('c', 1000, 1, { brand: 'tau' })],
    [800, 1000, 1000],
  ],
  [
    'section and brand narrow each other',
    [percent(20, { scope: { sections: ['floor'], brands: ['tau'] } })],
    [
      aLine('a', 1000),
      aLine('b', 1000, 1, { brand: 'tau' }),
      aLine('c', 1000, 1, { brand: 'tau', ...walls }),
    ],
    [1000, 800, 1000],
  ],
  [
    'of two percents the best one',
    [percent(10, { id: 'x' }), percent(20, { id: 'y' })],
    [aLine('a', 1000)],
    [800],
  ],
  [
    "the product's own discount is better",
    [percent(10)],
    [aLine('a', 1000, 1, { discountPrice: 850 })],
    [850],
  ],
  [
    "the promotion is better than the product's own discount",
    [percent(20)],
    [aLine('a', 1000, 1, { discountPrice: 850 })],
    [800],
  ],
  ['a hundred percent leaves 1 ₸ a unit', [percent(100)], [aLine('a', 1000, 3)], [3]],
  [
    'so much off a unit',
    [aPromotion({ type: 'fixed', tenge: 150, per: 'unit' })],
    [aLine('a', 1000, 2)],
    [1700],
  ],
  [
    'more off a unit than it costs',
    [aPromotion({ type: 'fixed', tenge: 5000, per: 'unit' })],
    [aLine('a', 1000, 2)],
    [2],
  ],
  [
    'a special price',
    [aPromotion({ type: 'price', prices: { a: 790 } })],
    [aLine('a', 1000, 2), aLine('b', 1000)],
    [1580, 1000],
  ],
  [
    'a special price that is no lower',
    [aPromotion({ type: 'price', prices: { a: 1090 } })],
    [aLine('a', 1000)],
    [1000],
  ],
  ['the club price with a card', [], [aLine('a', 1000, 2, { clubPrice: 950 })], [1900], withCard],
  ['the club price without a card', [], [aLine('a', 1000, 2, { clubPrice: 950 })], [2000]],
  ['a club price that 1C left at 0', [], [aLine('a', 1000, 1, { clubPrice: 0 })], [1000], withCard],
  [
    'a promotion below the club price',
    [percent(10)],
    [aLine('a', 1000, 1, { clubPrice: 950 })],
    [900],
    withCard,
  ],
  [
    'a club price below the promotion',
    [percent(10)],
    [aLine('a', 1000, 1, { clubPrice: 880 })],
    [880],
    withCard,
  ],
  [
    'a product with its own discount has no club price',
    [],
    [aLine('a', 1000, 1, { discountPrice: 970, clubPrice: 950 })],
    [970],
    withCard,
  ],
  ['for the card only, with it', [percent(10, { needsCard: true })], [aLine('a', 1000)], [900], withCard],
  ['for the card only, without it', [percent(10, { needsCard: true })], [aLine('a', 1000)], [1000]],
  [
    'one unit below the quantity',
    [aPromotion({ type: 'qty_tier', tiers: [{ from: 5, price: 900 }] })],
    [aLine('a', 1000, 4)],
    [4000],
  ],
  [
    'the exact quantity',
    [aPromotion({ type: 'qty_tier', tiers: [{ from: 5, price: 900 }] })],
    [aLine('a', 1000, 5)],
    [4500],
  ],
  [
    "the product's own tiers",
    [],
    [
      aLine('a', 2290, 20, {
        tiers: [
          { from: 20, price: 2190 },
          { from: 100, price: 2090 },
        ],
      }),
    ],
    [43_800],
  ],
];

test.each(unitPrices)('%s', (_name, promotions, lines, sums, cart) => {
  expect(sumsOf(price(promotions, lines, cart))).toEqual(sums);
});
