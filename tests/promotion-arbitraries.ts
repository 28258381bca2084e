/** Random carts and promotions for properties of the price engine. */
import fc from 'fast-check';
import {
  type Cart,
  type LineFacts,
  type Mechanic,
  type Promotion,
  preparePromotions,
  priceCart,
} from '#domain/promotions/promotions.ts';

/** Ten thousand for each sentence. */
export const RUNS = { numRuns: 10_000 };
/** A busy machine is slow, not wrong. */
export const PATIENCE = 120_000;

const oneOf = <T>(...values: T[]) => fc.constantFrom(...values);
/** `freq` is how rare the nothing is: 1 would be nothing always. */
const often = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });
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
export const anyPromotion = fc
  .record({
    mechanic,
    scope,
    needsCard: often(fc.constant(true)),
    minSum: often(sum),
    priority: oneOf(0, 0, 1),
    exclusiveGroup: often(oneOf('a', 'b')),
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
export const somePromotions = fc
  .array(anyPromotion, { maxLength: 7 })
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
          discountPrice: often(tenge),
          clubPrice: often(tenge),
          wholesalePrice: often(tenge),
          tiers: often(fc.array(fc.record({ from: oneOf(2, 3, 5), price: tenge }), { maxLength: 2 })),
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
      ({ discountPrice, clubPrice, wholesalePrice, section, tiers, ...line }): LineFacts => ({
        ...line,
        tiers: wholesalePrice ? (tiers ?? []) : [],
        discountPrice: discountPrice ?? null,
        clubPrice: clubPrice ?? null,
        wholesalePrice: wholesalePrice ?? null,
        sections: [section],
      }),
    ),
  );

export const anyCart = fc.record({
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

export const priceOf = (promotions: readonly Promotion[], cart: Cart) =>
  priceCart(preparePromotions(promotions), cart);
