/** Properties of goods and their values: names in both languages, twins, and which of them a section filters by. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { idParams } from './log.ts';
import { officeCall } from './office-call.ts';

const property = z.object({
  id: z.number().int(),
  code: z.string(),
  nameRu: z.string(),
  nameKz: z.string(),
  kind: z.enum(['list', 'range', 'flag']),
  values: z.number().int(),
  sections: z.number().int(),
  /** The first of those sections: properties of one name are told apart by it. */
  section: z.object({ nameRu: z.string(), nameKz: z.string() }).nullable(),
  /** Groups of values that say the same in other letters. */
  twins: z.number().int(),
});
export type OfficeProperty = z.infer<typeof property>;

export const getProperties = officeCall({
  method: 'GET',
  path: '/office/api/v1/properties/',
  summary: 'Properties with their values counted, and how many of them look like twins',
  staff: { right: 'tree' },
  answer: z.object({ items: z.array(property) }),
});

const value = z.object({
  id: z.number().int(),
  code: z.string(),
  nameRu: z.string(),
  nameKz: z.string(),
  /** That bear it, switched off ones too. */
  products: z.number().int(),
  /** Which value has taken its goods; null: none has. */
  into: z.number().int().nullable(),
});
export type OfficeValue = z.infer<typeof value>;

export const getProperty = officeCall({
  method: 'GET',
  path: '/office/api/v1/properties/{id}/',
  summary: 'The values of a property with the goods that bear each, and groups of twins',
  staff: { right: 'tree' },
  params: idParams,
  answer: withData(
    property.omit({ values: true, sections: true, section: true, twins: true }).extend({
      values: z.array(value),
      /** Ids of values, two or more of a group, the most used first. */
      twins: z.array(z.array(z.number().int())),
    }),
  ),
  refusals: ['property.not_found'],
});

const sectionProperty = z.object({
  id: z.number().int(),
  nameRu: z.string(),
  nameKz: z.string(),
  isFilter: z.boolean(),
});
export type SectionProperty = z.infer<typeof sectionProperty>;

export const getSectionProperties = officeCall({
  method: 'GET',
  path: '/office/api/v1/tree/{id}/properties/',
  summary: 'The properties of a section in their order, which of them filter, and those that it has not',
  staff: { right: 'tree' },
  params: idParams,
  answer: withData(
    z.object({ own: z.array(sectionProperty), others: z.array(sectionProperty.omit({ isFilter: true })) }),
  ),
  refusals: ['section.not_found'],
});
