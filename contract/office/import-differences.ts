/** What a table would change, narrowed by field and by words, page by page, each with its row of the file. */
import { z } from 'zod';
import { changeItem } from './changes.ts';
import { idParams } from './log.ts';
import { officeCall } from './office-call.ts';

const difference = changeItem.extend({
  /** Where it stands in the file; null: nobody knows any more. */
  row: z.object({ sheet: z.string().nullable(), line: z.number().int() }).nullable(),
});
export type Difference = z.infer<typeof difference>;

export const getDifferences = officeCall({
  method: 'GET',
  path: '/office/api/v1/imports/{id}/differences/',
  summary: 'The differences of a table that was judged, by field, by the words of names and by articles',
  staff: { right: 'products.bulk' },
  params: idParams,
  query: z.object({
    /** As «product.price». */
    field: z
      .string()
      .regex(/^[a-z_]{1,40}\.[a-z][a-z0-9_.-]{0,59}$/)
      .optional(),
    q: z.string().trim().max(100).default(''),
    after: z.coerce.number().int().min(0).default(0),
  }),
  answer: z.object({
    items: z.array(difference),
    meta: z.object({
      next: z.number().int().nullable(),
      /** Of the whole table, however it is narrowed. */
      fields: z.array(z.object({ subject: z.string(), field: z.string(), count: z.number().int() })),
    }),
  }),
  refusals: ['import.not_found', 'changes.not_found'],
});
