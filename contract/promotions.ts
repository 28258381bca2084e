/** Promotions, their codes, and what they make of a cart. */
import { z } from 'zod';
import { call, cityQuery, codeParam, withData } from './call.ts';
import { product } from './catalog.ts';

export const getPromoCode = call({
  method: 'GET',
  path: '/api/v1/promo-code/{code}/',
  summary: 'Whether a promo code may be used; what depends on the cart is told with the cart',
  tag: 'promotions',
  // Any short text: what cannot be a code is answered as an unknown one.
  params: z.object({ code: z.string().min(1).max(100) }),
  query: z.object({ city: cityQuery }),
  answer: withData(
    z.object({
      /** as the shop writes it: capital Latin letters and digits */
      promoCode: z.string(),
      title: z.string(),
      lead: z.string(),
      /** the goods must cost so much before any discount */
      minSum: z.number().int().optional(),
      /** its last second */
      until: z.string().optional(),
    }),
  ),
  refusals: [
    'promo_code.not_found',
    'promo_code.not_started',
    'promo_code.expired',
    'promo_code.wrong_city',
    'promo_code.first_order_only',
    'promo_code.needs_card',
    'promo_code.wholesale_only',
    'promo_code.already_used',
    'promo_code.used_up',
    'promo_code.too_many',
  ],
});

const tenge = z.number().int();

/** What kind of offer it is, for choosing among them. */
export const promotionKind = z.enum(['price', 'together', 'sum', 'club', 'delivery']);
export type PromotionKind = z.infer<typeof promotionKind>;

const promotion = z.object({
  code: z.string(),
  title: z.string(),
  lead: z.string(),
  kind: promotionKind,
  /** in a few signs: «−15 %», «2 + 1» */
  offer: z.string(),
  state: z.enum(['running', 'coming', 'ended']),
  startsAt: z.string(),
  /** its last second; absent: until further notice */
  endsAt: z.string().optional(),
  /** names of the cities it is for; empty means everywhere */
  cities: z.array(z.string()),
  /** whether it works in the reader's city */
  isHere: z.boolean(),
  needsCard: z.boolean(),
  /** whose picture shows what it is about: its most wanted product; absent where it names no goods */
  picture: z.object({ externalId: z.string(), imageVersion: z.string().optional() }).optional(),
  /** goods on sale that it is about; absent: everything */
  goods: z.number().int().optional(),
});
export type PromotionCard = z.infer<typeof promotion>;

export const getPromotions = call({
  method: 'GET',
  path: '/api/v1/promo/',
  summary: 'Promotions: those that run, then those to come, then the archive',
  tag: 'promotions',
  query: z.object({
    city: cityQuery,
    kind: promotionKind.optional(),
    page: z.coerce.number().int().min(1).max(1000).default(1),
    pageSize: z.coerce.number().int().min(1).max(100).default(60),
  }),
  answer: withData(z.array(promotion)).extend({
    meta: z.object({ page: z.number().int(), pageSize: z.number().int(), total: z.number().int() }),
  }),
});

export const getPromotion = call({
  method: 'GET',
  path: '/api/v1/promo/{code}/',
  summary: 'One promotion with its rules; its goods are the listing with promo={code}',
  tag: 'promotions',
  params: z.object({ code: codeParam }),
  query: z.object({ city: cityQuery }),
  answer: withData(
    promotion.extend({
      rules: z.array(z.string()),
      /** goods of a kit, with how many of each */
      parts: z.array(z.object({ product, count: z.number().int() })),
      gift: product.optional(),
    }),
  ),
  refusals: ['promotion.not_found'],
});

const explanation = z.object({
  reason: z.string(),
  /** the promotion's code; null for what the product or the card itself brings */
  promotion: z.string().nullable(),
  title: z.string(),
  amount: tenge,
});

const pricedLine = z.object({
  product,
  count: z.number().int(),
  /** of one, before and after what sets prices */
  basePrice: tenge,
  price: tenge,
  base: tenge,
  sum: tenge,
  discounts: z.array(explanation),
  pointsEarned: z.number().int(),
});

export const calculatePromotions = call({
  method: 'POST',
  path: '/api/v1/promo/calculate/',
  summary: 'What goods cost under promotions, why, and what to add for the next step; keeps nothing',
  tag: 'promotions',
  body: z.object({
    city: cityQuery,
    items: z
      .array(z.object({ productCode: codeParam, count: z.number().int().min(1).max(100_000) }))
      .max(100),
    /** only these promotions; absent: all that run */
    promoIds: z.array(codeParam).max(100).optional(),
    /** with a club card of the first level, for who has none */
    card: z.boolean().optional(),
    promoCode: z.string().max(100).optional(),
  }),
  answer: withData(
    z.object({
      base: tenge,
      total: tenge,
      saving: tenge,
      points: z.number().int(),
      lines: z.array(pricedLine),
      gifts: z.array(z.object({ product, count: z.number().int(), base: tenge, promotion: z.string() })),
      unknown: z.array(z.string()),
      applied: z.array(
        z.object({
          promo: z.string().nullable(),
          title: z.string(),
          saving: tenge,
          lines: z.array(z.string()),
        }),
      ),
      /** other ways to choose between promotions that exclude each other, the best first */
      alternatives: z.array(
        z.object({ promoIds: z.array(z.string()), titles: z.array(z.string()), total: tenge }),
      ),
      next: z.array(
        z.object({
          promo: z.string(),
          title: z.string(),
          need: z.union([
            z.object({ sum: tenge }),
            z.object({ count: z.number().int(), productCodes: z.array(z.string()) }),
          ]),
          gain: tenge.nullable(),
        }),
      ),
      /** the same goods with and without a club card */
      withCard: tenge,
      withoutCard: tenge,
      promoCode: z
        .object({ promoCode: z.string(), isAccepted: z.boolean(), message: z.string().optional() })
        .nullable(),
    }),
  ),
  refusals: ['request.too_many'],
});
