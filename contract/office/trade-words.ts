/** Words of the trade by which the search finds: those that ship with the shop, and its own. Its own are `trade_word` of changes. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { officeCall } from './office-call.ts';

const words = z.array(z.string());

const ownWords = z.object({
  id: z.number().int(),
  words,
  /** Empty: the words are equals; otherwise each of them means any of these, and not the other way round. */
  means: words,
  is_active: z.boolean(),
});
export type OwnWords = z.infer<typeof ownWords>;

export const getTradeWords = officeCall({
  method: 'GET',
  path: '/office/api/v1/search/words/',
  summary:
    'Words of the trade: all of the shop’s own, and of those that ship with it as many as are asked for',
  staff: { right: 'search' },
  query: z.object({ q: z.string().trim().max(60).default('') }),
  answer: withData(
    z.object({
      own: z.array(ownWords),
      shipped: z.array(z.object({ words, means: words })),
      /** That fit, shown or not. */
      shippedCount: z.number().int(),
    }),
  ),
});
