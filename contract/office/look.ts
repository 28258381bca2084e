/** The page of a product as a buyer would see it: in a city, in a language, with what is drafted. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { idParams } from './log.ts';
import { officeCall } from './office-call.ts';
import { shownBuyer } from './price-story.ts';

export const lookAtProduct = officeCall({
  method: 'POST',
  path: '/office/api/v1/products/{id}/look/',
  summary:
    'An address that shows the page of a product as a buyer would see it, for half an hour; kept by nobody',
  staff: { right: 'products.texts', act: 'read', isLogged: false },
  params: idParams,
  body: z.object({
    city: z.string().min(1).max(60),
    language: z.enum(['ru', 'kz']),
    buyer: shownBuyer,
    /** A set of changes that is shown as if it were applied. */
    changeSet: z.number().int().min(1).nullable().default(null),
  }),
  answer: withData(z.object({ address: z.string() })),
  refusals: ['product.not_found', 'product.no_price', 'changes.not_found'],
});
