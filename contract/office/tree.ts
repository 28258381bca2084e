/** The sections of the range, as those who keep them see them. They are changed by changes of the subject `section`. */
import { z } from 'zod';
import { officeCall } from './office-call.ts';

export const officeSection = z.object({
  id: z.number().int(),
  parentId: z.number().int().nullable(),
  code: z.string(),
  nameRu: z.string(),
  nameKz: z.string(),
  /** Among those of one parent, from 1. */
  position: z.number().int(),
  /** Active goods in it and below. */
  products: z.number().int(),
  /** Of these, those without a Kazakh name. */
  productsWithoutKz: z.number().int(),
  /** Its Kazakh name is missing, or is the Russian one. */
  isKzMissing: z.boolean(),
});
export type OfficeSection = z.infer<typeof officeSection>;

export const getTree = officeCall({
  method: 'GET',
  path: '/office/api/v1/tree/',
  summary: 'All sections in the order of the tree',
  staff: { right: 'tree' },
  answer: z.object({ items: z.array(officeSection) }),
});
