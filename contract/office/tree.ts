/** The sections of the range, as those who keep them see them. They are changed by changes of the subject `section`. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { changeSet } from './changes.ts';
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

const words = z.object({ ru: z.string(), kz: z.string() });

export const getDepartments = officeCall({
  method: 'GET',
  path: '/office/api/v1/tree/departments/',
  summary: 'Departments with their sections that a new shop may begin with',
  staff: { right: 'tree' },
  answer: z.object({
    items: z.array(z.object({ code: z.string(), name: words, sections: z.array(words) })),
  }),
});

export const takeStartingTree = officeCall({
  method: 'POST',
  path: '/office/api/v1/tree/departments/',
  summary: 'Takes departments of that list into the tree, as changes that can be taken back',
  staff: { right: 'tree' },
  body: z.object({
    title: z.string().trim().max(200).default(''),
    codes: z.array(z.string().max(80)).min(1).max(50),
  }),
  answer: withData(changeSet),
  refusals: ['tree.nothing_new', 'changes.not_found'],
  acceptsKey: true,
  requiresKey: true,
});
