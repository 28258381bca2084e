import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCart, anyPromotion, somePromotions } from '#tests/promotion-arbitraries.ts';
import { aCart, aLine, aPromotion } from '#tests/promotion-carts.ts';
import {
  addUpTrials,
  openTrial,
  type Promotion,
  paidOf,
  preparePromotions,
  priceCart,
} from './promotions.ts';
import { toBuckets } from './trial-sums.ts';

const tryOn = (running: Promotion[], draft: Promotion, cart = aCart([aLine('glue', 1000, 3)])) =>
  openTrial(preparePromotions(running), preparePromotions([...running, draft]), draft.id)(cart);

const percent = (id: string, value: number, fields: Partial<Promotion> = {}): Promotion =>
  aPromotion({ type: 'percent', percent: value }, { id, ...fields });

/** Of a group at most one works. */
const threshold = (id: string, value: number): Promotion =>
  aPromotion(
    { type: 'threshold_percent', tiers: [{ from: 1, percent: value }] },
    { id, exclusiveGroup: 'dry' },
  );

test('what the trial says a cart will cost is what the engine charges once it is published', () => {
  fc.assert(
    fc.property(somePromotions, anyPromotion, anyCart, (running, one, cart) => {
      const draft = { ...one, id: 'draft', code: null };
      const after = preparePromotions([...running, draft]);
      const { is, was } = openTrial(preparePromotions(running), after, 'draft')(cart);
      const charged = priceCart(after, cart);
      expect([is.totals, is.delivery, is.lines]).toEqual([charged.totals, charged.delivery, charged.lines]);
      expect(was.totals).toEqual(priceCart(preparePromotions(running), cart).totals);
    }),
    { numRuns: 150 },
  );
});

test.each([
  ['worked', [], percent('draft', 10), aCart([aLine('glue', 1000, 3)])],
  ['weaker', [percent('deeper', 20)], percent('draft', 10), aCart([aLine('glue', 1000, 3)])],
  ['excluded', [threshold('rival', 20)], threshold('draft', 10), aCart([aLine('glue', 1000, 3)])],
  ['untouched', [], percent('draft', 10, { scope: { brands: ['other'] } }), aCart([aLine('glue', 1000)])],
  ['min_sum', [], percent('draft', 10, { minSum: 5000 }), aCart([aLine('glue', 1000, 3)])],
  ['wrong_city', [], percent('draft', 10, { cities: ['astana'] }), aCart([aLine('glue', 1000, 3)])],
  ['needs_code', [], percent('draft', 10, { code: 'REMONT10' }), aCart([aLine('glue', 1000, 3)])],
] as const)('what became of it is told: %s', (outcome, running, draft, cart) => {
  expect(tryOn([...running], draft, cart).outcome).toBe(outcome);
});

test('a sum that is missing, the winner and the one that is pushed out are named', () => {
  expect(tryOn([], percent('draft', 10, { minSum: 5000 })).left).toBe(2000);
  const lost = tryOn([percent('deeper', 20)], percent('draft', 10));
  expect(lost.others.map(({ promotionId }) => promotionId)).toEqual(['deeper']);
  const won = tryOn([percent('older', 10)], percent('draft', 25));
  expect([won.outcome, won.displaced.map(({ promotionId }) => promotionId)]).toEqual(['worked', ['older']]);
});

test('many carts are added up: money, margin of known costs, carts below cost, break-even, conflicts', () => {
  const running = [percent('deeper', 20, { scope: { products: ['paint'] } })];
  const draft = percent('draft', 10);
  const tryCart = openTrial(preparePromotions(running), preparePromotions([...running, draft]), 'draft');
  const trials = [
    tryCart(aCart([aLine('glue', 1000, 2)])),
    tryCart(aCart([aLine('paint', 1000)])),
    tryCart(aCart([aLine('putty', 500)])),
  ];
  const sums = addUpTrials(trials, 'draft', new Map([['glue', 950]]));
  expect(sums).toMatchObject({
    carts: 3,
    outcomes: { worked: 2, weaker: 1 },
    before: 2000 + 800 + 500,
    after: 1800 + 800 + 450,
    margin: { takings: [2000, 1800], cost: [1900, 1900] },
    belowCost: 1,
    dearer: 0,
    breakEvenPercent: null,
    conflicts: [{ kind: 'lost', promotionId: 'deeper', carts: 1 }],
  });
  expect(sums.before - sums.after).toBe(
    trials.reduce((sum, { was, is }) => sum + paidOf(was) - paidOf(is), 0),
  );
  const kept = addUpTrials(trials, 'draft', new Map([['glue', 500]]));
  // 2 × (1000 − 500) before, 2 × (900 − 500) after: a quarter more is needed.
  expect(kept.breakEvenPercent).toBe(25);
});

test.each([
  [[], []],
  [
    [3, 8],
    [1, 2, 3, 4, 5, 6, 7, 8],
  ],
  [[200], [50, 100, 150, 200]],
  [
    [12_000, 900],
    [2000, 4000, 6000, 8000, 10_000, 12_000],
  ],
])('sums of %j stand in columns that people read', (savings, bounds) => {
  const buckets = toBuckets(savings);
  expect(buckets.map(({ upTo }) => upTo)).toEqual(bounds);
  expect(buckets.reduce((sum, { carts }) => sum + carts, 0)).toBe(savings.length);
});
