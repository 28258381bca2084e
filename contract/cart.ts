import { z } from 'zod';
import { call, cityQuery, codeParam, listQuery } from './call.ts';
import { product } from './catalog.ts';

const tenge = z.number().int();
const MAX_LINES = 200;
const MAX_COUNT = 1_000_000;

/** A product's code with the count wished for: absolute, never «one more». 0 removes. */
const wish = z.object({ productCode: codeParam, count: z.number().int().min(0).max(MAX_COUNT) });

/**
 * Work on so many of a line's units: absolute as counts are, 0 removes. Of a tint `detail` is the colour's code, of a cut
 * the list of parts, `600x400*2;300x200*4` or `1200*3`, and the count that of its plan.
 */
const lineWork = z.object({
  productCode: codeParam,
  kind: z.enum(['tint', 'cut']),
  detail: z.string().trim().min(1).max(2000),
  count: z.number().int().min(0).max(MAX_COUNT),
});
const MAX_WORKS = 100;
export const lineWorks = z.array(lineWork).max(MAX_WORKS).default([]);

/** As typed by the visitor; what it means is the domain's. */
const typedCard = z.string().trim().max(32).optional();
const typedCode = z.string().trim().max(100).optional();
/** Points to spend, in tenge. */
const points = z.number().int().min(0).max(1_000_000_000);
const pointsInQuery = z.coerce.number().pipe(points);
/** The state a change is based on: with it a change that arrives after a newer one is refused. */
const knownEventId = z.string().max(64).optional();

/** Why a sum is lower: in the reader's words. */
const discount = z.object({
  reason: z.string(),
  /** absent for what the product or the card itself brings */
  promotionId: z.string().optional(),
  title: z.string(),
  amount: tenge,
});
export type CartDiscount = z.infer<typeof discount>;

const item = z.object({
  product,
  count: z.number().int(),
  /** of one unit, today and for this reader */
  price: tenge,
  /** of the line, for what exists of it; 0 where it cannot be sold */
  sum: tenge,
  /** what one unit costs without discounts */
  regularPrice: tenge,
  discounts: z.array(discount),
  /** how many of the line stand in the reader's city, how many come from elsewhere and until when */
  availability: z.object({
    today: z.number().int(),
    later: z.number().int(),
    laterDate: z.string().optional(),
  }),
  /** the total stock over all cities */
  stock: z.number().int(),
  /** the count is more than there is: only what exists is in the sum */
  isOver: z.boolean(),
  /** false for what stays out of an order: on order, in stores only, gone */
  isSold: z.boolean(),
  /** the price at which it was put in, where that is known and another */
  addedPrice: tenge.optional(),
});
export type CartItem = z.infer<typeof item>;

const work = lineWork.extend({
  /** what is done, in the reader's words */
  name: z.string(),
  /** of a colour: `#d9c39a` */
  hex: z.string().nullable(),
  /** how many times the price: cans, metres or cuts */
  charged: z.number().int(),
  unit: z.string(),
  price: tenge,
  sum: tenge,
});
export type CartWork = z.infer<typeof work>;

export const cart = z.object({
  items: z.array(item),
  /** true: prices come from the price engine; false: the last known prices, to be confirmed by the order */
  is1CRecalc: z.boolean(),
  /** what promotions, the code and the card save, points apart */
  promoBenefit: tenge,
  /** changes with every change of the stored cart; null for a cart that is not stored */
  eventId: z.string().nullable(),
  /** base − discount − points = total; delivery apart */
  totals: z.object({
    base: tenge,
    discount: tenge,
    points: tenge,
    total: tenge,
    vat: tenge,
    pointsEarned: tenge,
  }),
  /** work on the lines; beside `totals`, which are of the goods alone */
  works: z.object({ items: z.array(work), sum: tenge, vat: tenge }),
  /** the explanations of all lines, added up */
  discounts: z.array(discount),
  /** lines that cost nothing; their worth stands in `totals.base` and in `discounts` */
  gifts: z.array(
    z.object({
      product,
      count: z.number().int(),
      /** of one unit: 0 */
      price: tenge,
      /** what the line would cost */
      worth: tenge,
      promotionId: z.string(),
      title: z.string(),
    }),
  ),
  /** what to add for the next step of a promotion */
  next: z.array(
    z.object({
      promotionId: z.string(),
      title: z.string(),
      needSum: tenge.optional(),
      needCount: z.number().int().optional(),
      productCodes: z.array(z.string()),
      gain: tenge.nullable(),
      /** what this step takes off, where the promotion has several */
      percent: z.number().optional(),
    }),
  ),
  /** of who buys by contract: the least sum of an order, and what is missing to it */
  minOrder: z.object({ sum: tenge, missing: tenge }).nullable(),
  weightKg: z.number().int(),
  /** a count exceeds the total stock */
  isOverLimit: z.boolean(),
  /** what bringing it home begins with; null when no vehicle of the shop carries it */
  delivery: z
    .object({
      vehicle: z.enum(['car', 'van', 'small-truck', 'truck', 'crane-truck']),
      cost: tenge,
      sum: tenge,
    })
    .nullable(),
  /** days until all of it is together, in the city and in each store of it that hands orders out; null: never */
  readiness: z.object({
    days: z.number().int().nullable(),
    stores: z.array(z.object({ id: z.number().int(), days: z.number().int().nullable() })),
  }),
  /** the code of this request: accepted with its saving, or the words why not */
  promoCode: z.object({ code: z.string(), saving: tenge, error: z.string().optional() }).nullable(),
  /** the club card that was counted with; the number shows its last digits only */
  card: z
    .object({
      number: z.string(),
      kind: z.enum(['club', 'pro']),
      percent: z.number(),
      /** only for the card's own holder */
      balance: tenge.optional(),
    })
    .nullable(),
  points: z.object({
    requested: tenge,
    accepted: tenge,
    max: tenge,
    reason: z.enum(['no_card', 'balance', 'share']).nullable(),
  }),
  /** lines whose product the shop no longer knows: kept until the visitor takes them out */
  missing: z.array(z.object({ productCode: z.string(), count: z.number().int(), name: z.string() })),
  /** what was wished for and could not be done as wished */
  adjusted: z.array(
    z.object({
      productCode: z.string(),
      name: z.string(),
      wished: z.number().int(),
      count: z.number().int(),
      reason: z.enum(['over_stock', 'sale_step', 'unknown', 'full']),
    }),
  ),
});
export type Cart = z.infer<typeof cart>;

const cartQuery = z.object({
  city: cityQuery,
  card: typedCard,
  promoCode: typedCode,
  proBonus: pointsInQuery.default(0),
});

const cartBody = z.object({
  city: cityQuery,
  card: typedCard,
  items: z.array(wish).max(MAX_LINES),
  works: lineWorks,
  promoCode: typedCode,
});

export const getCart = call({
  method: 'GET',
  path: '/api/v1/cart/',
  summary: "The logged-in user's cart, priced for a city",
  tag: 'cart',
  query: cartQuery,
  answer: cart,
  refusals: ['session.required'],
  access: 'user',
});

export const setCart = call({
  method: 'POST',
  path: '/api/v1/cart/',
  summary:
    'Sets the counts of the products named, 0 removes; others stay. With registrationBefore the cart collected before the login is merged in: per product the larger count',
  tag: 'cart',
  body: cartBody.extend({
    proBonus: points.default(0),
    registrationBefore: z.boolean().default(false),
    eventId: knownEventId,
  }),
  answer: cart,
  refusals: [
    'session.required',
    'cart.overtaken',
    'order.service_not_offered',
    'request.invalid',
    'request.key_reused',
    'request.in_progress',
  ],
  access: 'user',
  acceptsKey: true,
});

export const removeFromCart = call({
  method: 'DELETE',
  path: '/api/v1/cart/',
  summary: 'Takes the named products out of the cart',
  tag: 'cart',
  query: cartQuery.extend({ items: listQuery(codeParam, MAX_LINES), eventId: knownEventId }),
  answer: cart,
  refusals: ['session.required', 'cart.overtaken', 'request.invalid'],
  access: 'user',
});

export const calculateCart = call({
  method: 'POST',
  path: '/api/v1/cart/calculate/',
  summary: 'Prices a cart that the caller keeps; nothing is stored',
  tag: 'cart',
  body: cartBody,
  answer: cart,
  refusals: ['request.invalid', 'request.too_many'],
});
