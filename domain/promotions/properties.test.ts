/** What holds for every cart and every set of promotions: ten thousand random ones for each sentence. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Cart,
  type LineFacts,
  type Mechanic,
  type PricedCart,
  type Promotion,
  preparePromotions,
  priceCart,
} from './promotions.ts';

const RUNS = { numRuns: 10_000 };
/** A busy machine is slow, not wrong. */
const PATIENCE = 120_000;

const oneOf = <T>(...values: T[]) => fc.constantFrom(...values);
const rarely = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 1 });
const tenge = oneOf(1, 2, 3, 7, 10, 99, 333, 1000, 1290, 4999, 12_345, 99_990);
const percent = oneOf(1, 3, 7.5, 10, 33, 50, 99, 100);
const sum = oneOf(1, 100, 1000, 5000, 50_000, 150_000);
const products = ['p0', 'p1', 'p2', 'p3', 'p4', 'p5'];
const sections = ['floor', 'walls', 'tools'];
const brands = ['qaz', 'tau'];
const few = (names: readonly string[]) =>
  fc.subarray([...names], { minLength: 1, maxLength: Math.min(3, names.length) });

const scope = fc.oneof(
  fc.constant({}),
  fc.record({ products: few(products) }),
  fc.record({ sections: few(sections) }),
  fc.record({ brands: few(brands), except: fc.record({ products: few(products) }) }),
);

const gift = fc.record({
  productCode: fc.constant('gift'),
  count: oneOf(1, 2),
  price: tenge,
  vatPercent: fc.constant(16),
});
const mechanic: fc.Arbitrary<Mechanic> = fc.oneof(
  fc.record({ type: fc.constant('percent' as const), percent }),
  fc.record({ type: fc.constant('fixed' as const), tenge, per: oneOf('unit' as const, 'cart' as const) }),
  fc.record({
    type: fc.constant('price' as const),
    prices: fc.dictionary(oneOf(...products), tenge, { maxKeys: 3 }),
  }),
  fc.record({
    type: fc.constant('qty_tier' as const),
    tiers: fc.array(fc.record({ from: oneOf(2, 3, 5), price: tenge }), { maxLength: 2 }),
  }),
  fc.record({ type: fc.constant('n_plus_m' as const), buy: oneOf(1, 2, 3), free: oneOf(1, 2) }),
  fc.record({ type: fc.constant('nth_percent' as const), nth: oneOf(1, 2, 3), percent }),
  fc.record({
    type: fc.constant('set_price' as const),
    parts: few(products).map((codes) => codes.map((productCode, at) => ({ productCode, count: at + 1 }))),
    price: tenge,
  }),
  fc.record({ type: fc.constant('bundle' as const), with: scope, percent }),
  fc.record({ type: fc.constant('threshold_gift' as const), from: oneOf(100, 5000, 50_000), gift }),
  fc.record({
    type: fc.constant('threshold_percent' as const),
    tiers: fc.array(fc.record({ from: sum, percent }), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ type: fc.constant('delivery' as const), tenge: oneOf(500, null), from: sum }),
  fc.record({ type: fc.constant('points_x' as const), times: fc.constant(2) }),
);

const title = { ru: 'Акция', kz: 'Акция' };
const aPromotion = fc
  .record({
    mechanic,
    scope,
    needsCard: rarely(fc.constant(true)),
    minSum: rarely(sum),
    priority: oneOf(0, 0, 1),
    exclusiveGroup: rarely(oneOf('a', 'b')),
    exclusive: fc.integer({ max: 9, min: 0 }).map((number) => number === 0),
    touchesWholesale: fc.boolean(),
    code: fc.integer({ max: 5, min: 0 }).map((number) => (number === 0 ? 'CODE' : null)),
    combinable: fc.boolean(),
  })
  .map(
    ({ needsCard, minSum, exclusiveGroup, ...rest }): Omit<Promotion, 'id'> => ({
      ...rest,
      title,
      needsCard: needsCard ?? false,
      minSum: minSum ?? 0,
      exclusiveGroup: exclusiveGroup ?? null,
    }),
  );
const somePromotions = fc
  .array(aPromotion, { maxLength: 7 })
  .map((list) => list.map((promotion, at): Promotion => ({ ...promotion, id: `n${at}` })));

const someLines = fc
  .subarray(products, { minLength: 1 })
  .chain((codes) =>
    fc.tuple(
      ...codes.map((productCode) =>
        fc.record({
          productCode: fc.constant(productCode),
          count: fc.integer({ min: 1, max: 7 }),
          price: tenge,
          discountPrice: rarely(tenge),
          clubPrice: rarely(tenge),
          wholesalePrice: rarely(tenge),
          section: oneOf(...sections),
          brand: oneOf(...brands),
          vatPercent: oneOf(0, 12, 16),
          isPointsLocked: fc.boolean(),
        }),
      ),
    ),
  )
  .map((list) =>
    list.map(
      ({ discountPrice, clubPrice, wholesalePrice, section, ...line }): LineFacts => ({
        ...line,
        discountPrice: discountPrice ?? null,
        clubPrice: clubPrice ?? null,
        wholesalePrice: wholesalePrice ?? null,
        sections: [section],
      }),
    ),
  );

const aCart = fc.record({
  lines: someLines,
  city: fc.constant('pavlodar'),
  now: fc.constant(new Date('2026-11-15T12:00:00Z')),
  visitor: fc.record({
    type: oneOf('retail' as const, 'retail' as const, 'wholesale' as const),
    isNew: fc.boolean(),
    card: fc.option(
      fc.record({ kind: oneOf('club' as const, 'pro' as const), balance: sum, percent: oneOf(1, 5) }),
    ),
  }),
  code: fc.option(fc.constant('code')),
  proBonus: oneOf(0, 1, 500, 1_000_000),
  delivery: fc.option(fc.constant({ cost: 1500, weightKg: 20, zone: 'city' })),
});

const add = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const amounts = (discounts: readonly { amount: number }[]) => add(discounts.map(({ amount }) => amount));
const price = (promotions: readonly Promotion[], cart: Cart) =>
  priceCart(preparePromotions(promotions), cart);

test(
  'lines are whole tenge, add up to the total, and no unit costs less than 1 ₸',
  () => {
    fc.assert(
      fc.property(somePromotions, aCart, (promotions, cart) => {
        const { lines, gifts, totals } = price(promotions, cart);
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
      fc.property(somePromotions, aCart, (promotions, cart) => {
        const undiscounted = price([], { ...cart, visitor: { ...cart.visitor, card: null } }).totals.base;
        const { total } = price(promotions, cart).totals;
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
      fc.property(somePromotions, aCart, (promotions, cart) => {
        const { lines, totals, discounts } = price(promotions, cart);
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
      fc.property(somePromotions, aPromotion, fc.nat(), aCart, (promotions, further, at, cart) => {
        const more = promotions.toSpliced(at % (promotions.length + 1), 0, {
          ...further,
          id: `x${at % 3}`,
          code: null,
        });
        const before = burden(cart, promotions, price(promotions, cart));
        expect(burden(cart, more, price(more, cart))).toBeLessThanOrEqual(before);
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
      fc.property(somePromotions, aCart, fc.nat(), (promotions, cart, turn) => {
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
        const other = price(turned(single), { ...cart, lines: turned(cart.lines) });
        expect(byCode(other)).toEqual(byCode(price(single, cart)));
      }),
      RUNS,
    );
  },
  PATIENCE,
);
