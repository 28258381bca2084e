/** Why a product costs what it costs: for so many of it, one kind of buyer and one city, as the shop would charge now. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { idParams } from './log.ts';
import { officeCall } from './office-call.ts';
import { promotionOutcome } from './order-page.ts';

const tenge = z.number().int();

/** Who asks: anybody, whoever has a card of the club or of a master, whoever has a contract. */
export const shownBuyer = z.enum(['visitor', 'club', 'pro', 'wholesale']);
export type ShownBuyer = z.infer<typeof shownBuyer>;

export const priceStory = z.object({
  cityCode: z.string(),
  count: z.number().int(),
  /** From the price on the shelf to what is paid: the last sum is the shop's own. */
  steps: z.array(
    z.object({
      /** shelf, contract, or why it was lowered. */
      kind: z.string(),
      /** What the shop calls it; null: known by its kind. */
      title: z.string().nullable(),
      amount: tenge,
      /** Of all of them, after it. */
      sum: tenge,
    }),
  ),
  /** Prices of the product itself that were not taken. */
  passed: z.array(
    z.object({
      kind: z.enum(['contract', 'discount', 'club', 'tier']),
      price: tenge,
      why: z.enum(['weaker', 'needs_card', 'beside_discount', 'beside_contract', 'needs_count']),
      from: z.number().int().nullable(),
    }),
  ),
  /** The lowest price of the shelf in the last thirty days; null: not known. */
  lowest: tenge.nullable(),
  promotions: z.array(
    z.object({ title: z.string(), outcome: promotionOutcome, amount: tenge, left: tenge.nullable() }),
  ),
});
export type PriceStory = z.infer<typeof priceStory>;

export const getPriceStory = officeCall({
  method: 'GET',
  path: '/office/api/v1/products/{id}/price/',
  summary: 'Why it costs so much: every step for a city, a kind of buyer and a count, and what was not taken',
  staff: { right: 'prices' },
  params: idParams,
  query: z.object({
    city: z.string().min(1).max(60),
    buyer: shownBuyer.default('visitor'),
    count: z.coerce.number().int().min(1).max(100_000).default(1),
  }),
  answer: withData(priceStory),
  refusals: ['product.not_found', 'product.no_price'],
});
