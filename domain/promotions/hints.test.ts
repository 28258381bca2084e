/** A hint is a promise: whoever follows it, in whatever way, is given what it says. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCart, PATIENCE, priceOf, RUNS, somePromotions } from '#tests/promotion-arbitraries.ts';
import { matchLines } from './prepare.ts';
import { toLines } from './priced-cart.ts';
import {
  type Cart,
  type LineFacts,
  type PricedCart,
  type Promotion,
  preparePromotions,
} from './promotions.ts';

/** What one promotion gives in a cart: off the goods, off the delivery, the worth of its gift. */
function benefit(promotion: Promotion, { discounts, delivery, gifts }: PricedCart): number {
  const { id, mechanic: how } = promotion;
  if (how.type === 'threshold_gift')
    return gifts.some(({ promotionId }) => promotionId === id) ? how.gift.price * how.gift.count : 0;
  return [...discounts, ...(delivery?.discounts ?? [])].reduce(
    (sum, { promotionId, amount }) => sum + (promotionId === id ? amount : 0),
    0,
  );
}

test(
  'whoever follows a hint gets what it promises',
  () => {
    fc.assert(
      fc.property(somePromotions, anyCart, fc.nat(), (some, asked, turn) => {
        // Two promotions with one code: which of them counts is the caller's doing.
        const promotions = some.filter(({ code }, at) => !code || some.findIndex((each) => each.code) === at);
        const cart = { ...asked, proBonus: 0 };
        const now = priceOf(promotions, cart);
        for (const { promotionId, need, gain } of now.next) {
          const promotion = promotions.find(({ id }) => id === promotionId);
          if (!promotion) throw new Error('a hint of nothing');
          const isMeant = ({ productCode }: LineFacts) =>
            'sum' in need ? false : need.productCodes.includes(productCode);
          // A line of the scope, by what it counts: the promotion itself says which when it stands alone with the line.
          const counts = (line: LineFacts) =>
            matchLines(preparePromotions([promotion]), toLines({ ...cart, lines: [line] })).places[0] !==
            undefined;
          const meant = cart.lines.filter('sum' in need ? counts : isMeant);
          const chosen = meant[turn % Math.max(1, meant.length)];
          if (!chosen) continue;
          const base = now.lines[cart.lines.indexOf(chosen)]?.basePrice ?? chosen.price;
          const more = 'sum' in need ? Math.ceil(need.sum / base) : need.count;
          if (!isSetFilled(promotion, cart, chosen, more)) continue;
          const lines = cart.lines.map((line) =>
            line === chosen ? { ...line, count: line.count + more } : line,
          );
          const followed = benefit(promotion, priceOf(promotions, { ...cart, lines }));
          expect(followed - benefit(promotion, now)).toBeGreaterThanOrEqual(Math.max(1, gain ?? 0));
        }
      }),
      RUNS,
    );
  },
  PATIENCE,
);

/** Whether more of one product alone is what the kit lacks. */
function isSetFilled({ mechanic: how }: Promotion, cart: Cart, chosen: LineFacts, more: number): boolean {
  if (how.type !== 'set_price') return true;
  return how.parts.every(({ productCode, count }) => {
    const held = cart.lines.find((line) => line.productCode === productCode)?.count ?? 0;
    return held + (productCode === chosen.productCode ? more : 0) >= count;
  });
}
