/** Orders of marketplaces as the office sees them: nothing of who bought, and nothing can be done with them here. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { officeCall } from './office-call.ts';

export const marketOrder = z.object({
  market: z.enum(['kaspi']),
  id: z.string(),
  /** The number that people read there. */
  code: z.string(),
  /** The market's own words. */
  stage: z.string(),
  status: z.string(),
  total: z.number().int(),
  city: z.string().nullable(),
  madeAt: z.string(),
  /** Null: not read yet. */
  lines: z
    .array(
      z.object({
        article: z.string().nullable(),
        name: z.string(),
        count: z.number().int(),
        sum: z.number().int(),
        /** Of the shop's own product with that article. */
        productId: z.number().int().nullable(),
      }),
    )
    .nullable(),
});
export type MarketOrderRow = z.infer<typeof marketOrder>;

export const getMarketOrders = officeCall({
  method: 'GET',
  path: '/office/api/v1/market-orders/',
  summary: 'The newest two hundred orders of marketplaces as they last told them; only to look at',
  staff: { right: 'orders.read' },
  query: z.object({ view: z.enum(['going', 'over']).default('going') }),
  answer: withData(
    z.object({
      /** False: no market is looked at. */
      isSet: z.boolean(),
      lookedAt: z.string().nullable(),
      /** Why the last look came to nothing. */
      failure: z.string().nullable(),
      orders: z.array(marketOrder),
    }),
  ),
});
