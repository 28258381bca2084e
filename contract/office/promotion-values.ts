/** A promotion as staff write it: the fields of the subject `promotion` of changes, and the shape of each. */
import { z } from 'zod';

const code = z.string().min(1).max(160);
const codes = z.array(code).max(500);
const tenge = z.number().int().min(1).max(100_000_000);
const fromSum = z.number().int().min(0).max(100_000_000);
const few = z.number().int().min(1).max(1000);
const percent = z.number().gt(0).max(100).multipleOf(0.5);

/** Nothing named means everything; sections and brands narrow each other, goods come on top, `except` wins. */
export const promotionScope = z
  .object({
    products: codes.optional(),
    sections: codes.optional(),
    brands: codes.optional(),
    except: z
      .object({ products: codes.optional(), sections: codes.optional(), brands: codes.optional() })
      .strict()
      .optional(),
  })
  .strict();
export type PromotionScope = z.infer<typeof promotionScope>;

/** The mechanics that the shop can reckon, each with what it needs. */
export const promotionMechanic = z.discriminatedUnion('type', [
  z.object({ type: z.literal('percent'), percent }).strict(),
  z.object({ type: z.literal('fixed'), tenge, per: z.enum(['unit', 'cart']) }).strict(),
  z
    .object({
      type: z.literal('price'),
      prices: z.record(code, tenge).refine((prices) => Object.keys(prices).length > 0),
    })
    .strict(),
  z
    .object({
      type: z.literal('qty_tier'),
      tiers: z
        .array(z.object({ from: few, price: tenge }).strict())
        .min(1)
        .max(10),
    })
    .strict(),
  z.object({ type: z.literal('n_plus_m'), buy: few, free: few }).strict(),
  z.object({ type: z.literal('nth_percent'), nth: few, percent }).strict(),
  z
    .object({
      type: z.literal('set_price'),
      parts: z
        .array(z.object({ productCode: code, count: few }).strict())
        .min(1)
        .max(50)
        .refine((parts) => new Set(parts.map(({ productCode }) => productCode)).size === parts.length),
      price: tenge,
    })
    .strict(),
  z.object({ type: z.literal('bundle'), with: promotionScope, percent }).strict(),
  z
    .object({
      type: z.literal('threshold_gift'),
      from: fromSum,
      gift: z
        .object({
          productCode: code,
          count: few,
          price: tenge,
          vatPercent: z.number().int().min(0).max(100),
        })
        .strict(),
    })
    .strict(),
  z
    .object({
      type: z.literal('threshold_percent'),
      tiers: z
        .array(z.object({ from: fromSum, percent }).strict())
        .min(1)
        .max(10),
    })
    .strict(),
  z
    .object({
      type: z.literal('delivery'),
      /** null: free. */
      tenge: tenge.nullable(),
      from: fromSum,
      maxKg: z.number().int().min(1).max(100_000).optional(),
      zones: z.array(z.string().min(1).max(60)).max(50).optional(),
    })
    .strict(),
  z.object({ type: z.literal('points_x'), times: z.number().min(1).max(20).multipleOf(0.5) }).strict(),
]);
export type PromotionMechanic = z.infer<typeof promotionMechanic>;

const promotionAudience = z.enum(['all', 'new', 'club', 'wholesale']);
/** draft: nobody is charged by it. stopped: as if it had ended. removed: a draft that was thrown away. */
export const promotionState = z.enum(['draft', 'live', 'stopped', 'removed']);
export type PromotionState = z.infer<typeof promotionState>;

const line = (most: number) => z.string().trim().max(most);
const rules = z.array(z.string().trim().min(1).max(500)).max(20);
/** One spelling, so that what was read is what is compared. */
const moment = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

export const promotionFields = {
  title_ru: line(120).min(1),
  title_kz: line(120).min(1),
  lead_ru: line(300),
  lead_kz: line(300),
  /** Beyond those that the shop words by itself. */
  rules_ru: rules,
  rules_kz: rules,
  mechanic: promotionMechanic,
  scope: promotionScope,
  /** Codes; empty means everywhere. */
  cities: z.array(z.string().min(1).max(60)).max(100),
  audience: promotionAudience,
  needs_card: z.boolean(),
  min_sum: tenge.nullable(),
  starts_at: moment,
  /** The last second; null: until further notice. */
  ends_at: moment.nullable(),
  per_user: z.number().int().min(1).max(1_000_000).nullable(),
  total_uses: z.number().int().min(1).max(100_000_000).nullable(),
  priority: z.number().int().min(-1000).max(1000),
  /** Of those with one word at most one works. */
  exclusive_group: line(60).min(1).nullable(),
  is_exclusive: z.boolean(),
  touches_wholesale: z.boolean(),
  promo_code: z
    .string()
    .regex(/^[A-Z0-9]{4,20}$/)
    .nullable(),
  /** Waits for one of the codes that work once, made in batches. */
  takes_codes: z.boolean(),
  is_combinable: z.boolean(),
  is_listed: z.boolean(),
} as const;

export const promotionValues = z.object(promotionFields);
export type PromotionValues = z.infer<typeof promotionValues>;
