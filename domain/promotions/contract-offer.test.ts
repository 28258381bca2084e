import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceView } from '../price.ts';
import { findContractOffer, prepareByContract } from './contract-offer.ts';
import type { Mechanic, Promotion } from './promotion.ts';
import { preparePromotions, priceCart } from './promotions.ts';

const now = new Date('2026-11-18T06:00:00Z');
const title = { ru: 'Партнёрам', kz: 'Серіктестерге' };
const facts = {
  productCode: 'm500',
  price: 3000,
  wholesalePrice: 2500,
  tiers: [],
  sections: ['tsement'],
  brand: 'x',
};
const find = (promotion: Partial<Promotion>, of: typeof facts = facts) =>
  findContractOffer(
    prepareByContract([
      {
        id: 'a',
        title,
        mechanic: { type: 'percent', percent: 2 },
        audience: 'wholesale',
        touchesWholesale: true,
        ...promotion,
      },
    ]),
    of,
    { city: 'pavlodar', now },
  )?.price ?? null;

test.each<[string, Partial<Promotion>, number | null]>([
  ['a percent of the contract’s price', {}, 2450],
  ['a special price', { mechanic: { type: 'price', prices: { m500: 2000 } } }, 2000],
  ['so much off each', { mechanic: { type: 'fixed', tenge: 100, per: 'unit' } }, 2400],
  ['for everybody, contracts too', { audience: 'all' }, 2450],
  ['contracts left alone, off the open price', { touchesWholesale: false }, null],
  [
    'contracts left alone, and lower',
    { touchesWholesale: false, mechanic: { type: 'percent', percent: 30 } },
    2100,
  ],
  ['other goods', { scope: { sections: ['laminat'] } }, null],
  ['another city', { cities: ['almaty'] }, null],
  ['over', { to: '2026-11-17' }, null],
  ['by a code', { code: 'X' }, null],
  ['from a sum', { minSum: 1 }, null],
  ['of a group', { exclusiveGroup: 'g' }, null],
  ['once for each', { limits: { perUser: 1 } }, null],
  ['by the count', { mechanic: { type: 'qty_tier', tiers: [{ from: 1, price: 1000 }] } }, null],
  ['off the cart', { mechanic: { type: 'fixed', tenge: 100, per: 'cart' } }, null],
])('%s', (_what, promotion, price) => {
  expect(find(promotion)).toBe(price);
});

const mechanics = fc.oneof<fc.Arbitrary<Mechanic>[]>(
  fc.record({ type: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 60 }) }),
  fc.record({
    type: fc.constant('fixed' as const),
    tenge: fc.integer({ min: 1, max: 4000 }),
    per: fc.constant('unit' as const),
  }),
  fc.record({
    type: fc.constant('price' as const),
    prices: fc.record({ m500: fc.integer({ min: 1, max: 4000 }) }),
  }),
);

test('whatever such promotions there are, the price shown for a count is the price charged for it', () => {
  const tenge = fc.integer({ min: 2, max: 4000 });
  fc.assert(
    fc.property(
      fc.record({
        price: tenge,
        wholesalePrice: fc.option(tenge),
        tiers: fc.array(fc.record({ from: fc.integer({ min: 2, max: 20 }), price: tenge }), { maxLength: 3 }),
      }),
      fc.array(fc.record({ mechanic: mechanics, touchesWholesale: fc.boolean() }), { maxLength: 4 }),
      fc.integer({ min: 1, max: 25 }),
      (prices, made, count) => {
        const promotions = made.map(
          (each, at): Promotion => ({ id: String(at), title, audience: 'wholesale', ...each }),
        );
        const { wholesalePrice, tiers, ...rest } = { ...facts, ...prices };
        const contract = wholesalePrice === null ? {} : { wholesalePrice, tiers };
        const offer = findContractOffer(
          prepareByContract(promotions),
          { ...rest, ...contract },
          { city: 'pavlodar', now },
        );
        const shown = {
          ...rest,
          active: true,
          ...contract,
          ...(wholesalePrice ? { wholesaleTiers: tiers } : {}),
        };
        const isLower = offer !== null && offer.price < priceView(shown, 'wholesale').price;
        const view = priceView(
          isLower ? { ...shown, wholesalePrice: offer.price } : shown,
          'wholesale',
          count,
        );
        const { lines } = priceCart(preparePromotions(promotions), {
          lines: [{ ...rest, ...contract, count, vatPercent: 16 }],
          city: 'pavlodar',
          visitor: { type: 'wholesale', isNew: false, card: null },
          now,
        });
        expect(view.price).toBe(lines[0]?.price);
      },
    ),
    { numRuns: 1000 },
  );
});
