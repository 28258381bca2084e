import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCart, somePromotions } from '#tests/promotion-arbitraries.ts';
import { preparePromotions } from './prepare.ts';
import { tellPrice } from './price-story.ts';
import type { Cart } from './priced-cart.ts';
import { priceCart } from './promotions.ts';

/** Whoever asks about one product has one line of it. */
const single = (cart: Cart): Cart => ({
  ...cart,
  proBonus: 0,
  lines: cart.lines.filter(
    ({ productCode }, at) => cart.lines.findIndex((each) => each.productCode === productCode) === at,
  ),
});

test('the last step is what is paid, and each step takes off what it says', () => {
  fc.assert(
    fc.property(somePromotions, anyCart, (promotions, asked) => {
      const cart = single(asked);
      const prepared = preparePromotions(promotions);
      for (const { productCode, sum } of priceCart(prepared, cart).lines) {
        const { steps } = tellPrice(prepared, cart, productCode) ?? { steps: [] };
        expect(steps.at(-1)?.sum).toBe(sum);
        steps.forEach((step, at) => {
          if (at > 0) expect(step.sum).toBe((steps[at - 1]?.sum ?? 0) - step.amount);
          expect(step.amount).toBeGreaterThanOrEqual(0);
        });
      }
    }),
    { numRuns: 300 },
  );
});

const tile = {
  productCode: 'tile',
  count: 10,
  price: 1000,
  sections: ['floor'],
  brand: 'qaz',
  vatPercent: 16,
};
const visitor = { type: 'retail', isNew: true, card: null } as const;
const ask = (cart: Partial<Cart>, promotions = preparePromotions([])) =>
  tellPrice(
    promotions,
    { lines: [tile], city: 'almaty', now: new Date('2026-11-17T12:00:00Z'), visitor, ...cart },
    'tile',
  );
const card = { kind: 'club', balance: 0, percent: 1 } as const;
const wholesale = { type: 'wholesale', isNew: false, card: null } as const;
const title = { ru: 'Скидка на полы', kz: 'Еденге жеңілдік' };
const floors = preparePromotions([
  { id: 'floors', title, mechanic: { type: 'percent', percent: 30 }, scope: { sections: ['floor'] } },
]);

test('nothing but the shelf', () => {
  expect(ask({})).toEqual({
    steps: [{ kind: 'shelf', title: null, amount: 0, sum: 10_000 }],
    passed: [],
  });
});

test('a club price is not there for whoever has no card, and beside a discount for nobody', () => {
  const lines = [{ ...tile, clubPrice: 900 }];
  expect(ask({ lines })?.passed).toEqual([{ kind: 'club', price: 900, why: 'needs_card' }]);
  expect(ask({ lines, visitor: { ...visitor, card } })?.steps.at(-1)).toMatchObject({
    kind: 'club',
    amount: 1000,
    sum: 9000,
  });
  const discounted = [{ ...tile, clubPrice: 900, discountPrice: 950 }];
  expect(ask({ lines: discounted, visitor: { ...visitor, card } })?.passed).toEqual([
    { kind: 'club', price: 900, why: 'beside_discount' },
  ]);
});

test('a contract that asks more than everybody pays is named, and not taken', () => {
  const lines = [{ ...tile, wholesalePrice: 800, tiers: [{ from: 20, price: 700 }] }];
  expect(ask({ lines, visitor: wholesale })).toEqual({
    steps: [
      { kind: 'shelf', title: null, amount: 0, sum: 10_000 },
      { kind: 'contract', title: null, amount: 2000, sum: 8000 },
    ],
    passed: [{ kind: 'tier', price: 700, from: 20, why: 'needs_count' }],
  });
  const beaten = ask({ lines, visitor: wholesale }, floors);
  expect(beaten?.steps.map(({ kind, sum }) => [kind, sum])).toEqual([
    ['shelf', 10_000],
    ['percent', 7000],
  ]);
  expect(beaten?.passed[0]).toEqual({ kind: 'contract', price: 800, why: 'weaker' });
});

test('of steps by quantity the one that is reached sets the price', () => {
  const lines = [{ ...tile, count: 20, wholesalePrice: 800, tiers: [{ from: 20, price: 700 }] }];
  expect(ask({ lines, visitor: wholesale })?.steps.at(-1)).toMatchObject({ kind: 'tier', sum: 14_000 });
  expect(ask({ lines: [] })).toBeNull();
});
