import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceView } from '#domain/price.ts';
import { findContractOffer, type Promotion, prepareByContract } from '#domain/promotions/promotions.ts';
import { makeColumns } from './columns.ts';
import { writeOffer, writeShelf } from './offer.ts';
import { type ContractRule, makeMembers, makePriceOf } from './shown-price.ts';

const now = new Date('2026-11-18T06:00:00Z');
const title = { ru: 'Партнёрам', kz: 'Серіктестерге' };
const tenge = fc.integer({ min: 2, max: 4000 });
const cuts = fc.oneof(
  fc.record({ type: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 70 }) }),
  fc.record({ type: fc.constant('fixed' as const), tenge, per: fc.constant('unit' as const) }),
  fc.record({ type: fc.constant('price' as const), prices: fc.record({ m500: tenge }) }),
);
// More than one word of bits holds.
const promotionsMade = fc.array(
  fc.record({ mechanic: cuts, touchesWholesale: fc.boolean(), isMeant: fc.boolean() }),
  { maxLength: 40 },
);

test('a row costs what its card shows, whatever promotions of contracts there are', () => {
  const prices = fc.record({
    price: tenge,
    discountPrice: fc.option(tenge),
    regularPrice: tenge,
    wholesalePrice: fc.option(fc.nat(4000)),
  });
  fc.assert(
    fc.property(prices, promotionsMade, (offer, made) => {
      const columns = makeColumns(3, 1);
      writeShelf(columns, 1, offer);
      writeOffer(columns, 1, offer);
      const members = makeMembers(3, made.length);
      const rules = made.map(({ mechanic, touchesWholesale, isMeant }, bit): ContractRule => {
        const at = (bit >>> 5) * 3 + 1;
        if (isMeant) members[at] = (members[at] as number) | (1 << (bit & 31));
        const by =
          mechanic.type === 'price'
            ? { type: 'price' as const, prices: new Map([[1, mechanic.prices.m500]]) }
            : mechanic;
        return { bit, by, touchesContract: touchesWholesale };
      });
      const promotions = made
        .filter(({ isMeant }) => isMeant)
        .map(
          ({ mechanic, touchesWholesale }, at): Promotion => ({
            id: String(at),
            title,
            mechanic,
            touchesWholesale,
            audience: 'wholesale',
          }),
        );
      const facts = { ...offer, productCode: 'm500', sections: ['tsement'], brand: 'x' };
      const promoted = findContractOffer(prepareByContract(promotions), facts, { city: 'pavlodar', now });
      const openPrice = columns.price[1] as number;
      const card = priceView(
        { active: true, price: openPrice, wholesalePrice: offer.wholesalePrice },
        'wholesale',
      ).price;
      const reader = { priceCity: -1, contractTerms: { members, rules } };
      expect(makePriceOf(columns, { ...reader, priceType: 'wholesale' })(1)).toBe(
        Math.min(card, promoted?.price ?? card),
      );
      expect(makePriceOf(columns, { ...reader, priceType: 'retail' })(1)).toBe(openPrice);
    }),
    { numRuns: 500 },
  );
});
