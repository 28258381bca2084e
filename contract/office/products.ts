/** A product as its editor shows it. It is changed by changes of the subject `product`. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { idParams, logEntry } from './log.ts';
import { officeCall } from './office-call.ts';

const spoken = z.object({ code: z.string(), words: z.string() });

export const officeProduct = z.object({
  id: z.number().int(),
  /** In the shop: /p/{code}. */
  code: z.string(),
  /** The fields that its reader may read, by name. */
  values: z.record(z.string(), z.json()),
  section: z.object({ id: z.number().int(), nameRu: z.string(), nameKz: z.string() }),
  brand: z.object({ id: z.number().int(), name: z.string() }),
  stocks: z.array(
    z.object({ storeId: z.number().int(), nameRu: z.string(), nameKz: z.string(), count: z.number().int() }),
  ),
  /** What is lacking of the ten facts. */
  missing: z.array(z.string()),
  /** Why it is not seen or not bought; `gravity` says which. */
  visibility: z.array(spoken.extend({ gravity: z.enum(['hidden', 'unsellable', 'weak']) })),
  changedAt: z.string(),
  changedBy: logEntry.shape.staff,
});
export type OfficeProduct = z.infer<typeof officeProduct>;

export const getOfficeProduct = officeCall({
  method: 'GET',
  path: '/office/api/v1/products/{id}/',
  summary: 'A product with all that can be edited, what it lacks, and why it is not seen',
  staff: { right: 'products.texts' },
  params: idParams,
  answer: withData(officeProduct),
  refusals: ['product.not_found'],
});
