/** The brands, as those who keep them see them. They are changed by changes of the subject `brand`. */
import { z } from 'zod';
import { officeCall } from './office-call.ts';

export const officeBrand = z.object({
  id: z.number().int(),
  /** Of its address. */
  code: z.string(),
  name: z.string(),
  country_code: z.string(),
  country: z.object({ ru: z.string(), kz: z.string() }),
  is_own_label: z.boolean(),
  description_ru: z.string(),
  description_kz: z.string(),
  is_active: z.boolean(),
  products: z.number().int(),
});
export type OfficeBrand = z.infer<typeof officeBrand>;

export const getOfficeBrands = officeCall({
  method: 'GET',
  path: '/office/api/v1/brands/',
  summary: 'All brands by name, with the count of their goods',
  staff: { right: 'tree' },
  answer: z.object({ items: z.array(officeBrand) }),
});
