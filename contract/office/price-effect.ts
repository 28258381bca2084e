/** What a set of changes would do by the prices in it, before anybody applies it. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { idParams } from './log.ts';
import { officeCall } from './office-call.ts';

export const getPriceEffect = officeCall({
  method: 'GET',
  path: '/office/api/v1/changes/{id}/prices/',
  summary: 'Margin, takings and struck-through prices that a set of changes would bring',
  staff: { right: 'prices' },
  params: idParams,
  answer: withData(
    z.object({
      up: z.number().int(),
      down: z.number().int(),
      /** null: costs are not known, or not for this reader. */
      margin: z.object({ before: z.number(), after: z.number(), known: z.number().int() }).nullable(),
      belowCost: z.number().int(),
      /** Of what was sold in thirty days, at the old prices and at the new. */
      takings: z.object({ before: z.number(), after: z.number() }),
      breakEvenPercent: z.number().nullable(),
      /** Goods whose price is shown beside a struck-through one now. */
      struck: z.number().int(),
      /** Sets of goods that will cost otherwise. */
      sets: z.number().int(),
      /** Whether another must say yes. */
      needsApproval: z.boolean(),
    }),
  ),
  refusals: ['changes.not_found'],
});
