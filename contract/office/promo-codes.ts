/** Codes that work once each, made in batches for a promotion, taken as a file and counted as they are used. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { colleague, idParams } from './log.ts';
import { officeCall } from './office-call.ts';

export const promoCodeBatch = z.object({
  id: z.number().int(),
  name: z.string(),
  count: z.number().int(),
  used: z.number().int(),
  isActive: z.boolean(),
  createdAt: z.string(),
  createdBy: colleague.nullable(),
});
export type PromoCodeBatch = z.infer<typeof promoCodeBatch>;

export const getPromoCodes = officeCall({
  method: 'GET',
  path: '/office/api/v1/promotions/{id}/codes/',
  summary: 'The batches of one-time codes of a promotion, the newest first, with how many are used',
  staff: { right: 'promotions' },
  params: idParams,
  answer: z.object({ items: z.array(promoCodeBatch) }),
  refusals: ['promotion.not_found'],
});

export const createPromoCodes = officeCall({
  method: 'POST',
  path: '/office/api/v1/promotions/{id}/codes/',
  summary: 'A new batch of one-time codes',
  staff: { right: 'promotions' },
  params: idParams,
  body: z.object({
    name: z.string().trim().max(120).default(''),
    count: z.number().int().min(1).max(10_000),
  }),
  answer: withData(promoCodeBatch),
  refusals: ['promotion.not_found', 'promo_codes.not_taken'],
  acceptsKey: true,
  requiresKey: true,
});

/** A code is worth money: whoever takes them shows that it is still them. */
export const exportPromoCodes = officeCall({
  method: 'POST',
  path: '/office/api/v1/promo-codes/{id}/file/',
  summary: 'A batch as a file: each code, and the order that used it',
  staff: { right: 'promotions', isFresh: true },
  params: idParams,
  body: z.object({ format: z.enum(['xlsx', 'csv']).default('xlsx') }),
  answer: withData(z.object({ name: z.string(), base64: z.string() })),
  refusals: ['promo_codes.not_found', 'promo_codes.closed'],
});
