/** What holds for every cart and every set of promotions: ten thousand random ones for each sentence. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  anyCart,
  anyPromotion,
  PATIENCE,
  priceOf,
  RUNS,
  somePromotions,
} from '#tests/promotion-arbitraries.ts';
import type { Cart, PricedCart, Promotion } from './promotions.ts';

const add = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const amounts = (discounts: readonly { amount: number }[]) => add(discounts.map(({ amount }) => amount));

test(
  'lines are whole tenge, add up to the total, and no unit costs less than 1 ₸',
  () => {
    fc.assert(
      fc.property(somePromotions, anyCart, (promotions, cart) => {
        const { lines, gifts, totals } = priceOf(promotions, cart);
        const all = [...lines, ...gifts];
        expect(add(all.map((line) => line.sum))).toBe(totals.total);
        expect(totals.base - totals.discount - totals.points).toBe(totals.total);
        const isSound = lines.every(
          ({ sum: paid, count, base, vat }) =>
            Number.isSafeInteger(paid) && paid >= count && paid <= base && vat <= paid,
        );
        expect(gifts.every(({ sum: paid, vat, base }) => paid === 0 && vat === 0 && base > 0)).toBe(true);
        expect(isSound).toBe(true);
      }),
      RUNS,
    );
  },
  PATIENCE,
);

test(
  'the total is never above the sum without discounts, gifts or no gifts',
  () => {
    fc.assert(
      fc.property(somePromotions, anyCart, (promotions, cart) => {
        const undiscounted = priceOf([], { ...cart, visitor: { ...cart.visitor, card: null } }).totals.base;
        const { total } = priceOf(promotions, cart).totals;
        expect(total).toBeGreaterThan(0);
        expect(total).toBeLessThanOrEqual(undiscounted);
      }),
      RUNS,
    );
  },
  PATIENCE,
);

test(
  'explanations are positive and add up to the saving, line by line and in all',
  () => {
    fc.assert(
      fc.property(somePromotions, anyCart, (promotions, cart) => {
        const { lines, totals, discounts } = priceOf(promotions, cart);
        const isExplained = lines.every(
          (line) =>
            amounts(line.discounts) === line.base - line.sum &&
            line.discounts.every(({ amount }) => amount > 0),
        );
        expect(isExplained).toBe(true);
        expect(amounts(discounts)).toBe(totals.base - totals.total);
      }),
      RUNS,
    );
  },
  PATIENCE,
);

/** What the visitor gives, less what comes besides: points are a way to pay and left out. */
function burden(
  cart: Cart,
  promotions: readonly Promotion[],
  { totals, gifts, delivery }: PricedCart,
): number {
  const worth = gifts.map(({ promotionId }) => {
    const found = promotions.find(({ id }) => id === promotionId)?.mechanic;
    return found?.type === 'threshold_gift' ? found.gift.price * found.gift.count : 0;
  });
  return totals.total + totals.points - add(worth) + (delivery?.sum ?? 0) - (cart.delivery?.cost ?? 0);
}

test(
  'a further promotion never makes the best choice dearer',
  () => {
    fc.assert(
      fc.property(somePromotions, anyPromotion, fc.nat(), anyCart, (some, further, at, asked) => {
        // Whoever has a contract chooses by the price of the goods alone (terms.ts).
        const isByContract = asked.visitor.type === 'wholesale';
        const isGift = ({ mechanic: { type } }: Pick<Promotion, 'mechanic'>) => type === 'threshold_gift';
        fc.pre(!isByContract || !isGift(further));
        const promotions = isByContract ? some.filter((each) => !isGift(each)) : some;
        const cart = isByContract ? { ...asked, delivery: null } : asked;
        const more = promotions.toSpliced(at % (promotions.length + 1), 0, {
          ...further,
          id: `x${at % 3}`,
          code: null,
        });
        const before = burden(cart, promotions, priceOf(promotions, cart));
        expect(burden(cart, more, priceOf(more, cart))).toBeLessThanOrEqual(before);
      }),
      RUNS,
    );
  },
  PATIENCE,
);

test(
  'nobody with a contract pays more than the same cart costs without one',
  () => {
    fc.assert(
      fc.property(somePromotions, anyCart, (promotions, cart) => {
        const isNew = cart.visitor.isNew;
        const visitor = { type: 'wholesale', isNew, card: null } as const;
        const anybody = { type: 'retail', isNew, card: null } as const;
        const lines = cart.lines.map((line) => ({ ...line, tiers: [] }));
        // What the delivery costs depends on the way that is chosen; a line must not.
        const without = priceOf(promotions, { ...cart, lines, visitor: anybody, delivery: null }).totals;
        const by = priceOf(promotions, { ...cart, visitor, delivery: null }).totals;
        expect(by.total).toBeLessThanOrEqual(without.total);
      }),
      RUNS,
    );
  },
  PATIENCE,
);

test(
  'the order of lines and of promotions is no matter',
  () => {
    fc.assert(
      fc.property(somePromotions, anyCart, fc.nat(), (promotions, cart, turn) => {
        const turned = <T>(list: readonly T[]) =>
          [...list.slice(turn % list.length), ...list.slice(0, turn % list.length)].reverse();
        const byCode = ({ lines, ...rest }: PricedCart) => ({
          ...rest,
          lines: lines.toSorted((one, other) => (one.productCode < other.productCode ? -1 : 1)),
        });
        // Two promotions with one code: which of them counts is the caller's doing.
        const single = promotions.filter(
          ({ code }, index) => !code || promotions.findIndex((each) => each.code) === index,
        );
        const other = priceOf(turned(single), { ...cart, lines: turned(cart.lines) });
        expect(byCode(other)).toEqual(byCode(priceOf(single, cart)));
      }),
      RUNS,
    );
  },
  PATIENCE,
);
