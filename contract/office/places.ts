/** Where the shop is: cities and stores. They are changed by changes of the subjects `city` and `store`. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { officeCall } from './office-call.ts';

const words = z.object({ ru: z.string(), kz: z.string() });

export const officeCity = z.object({
  id: z.number().int(),
  code: z.string(),
  name: words,
  latitude: z.number(),
  longitude: z.number(),
  is_active: z.boolean(),
  /** Has a store, so that the shop's own vehicles go there. */
  isLocal: z.boolean(),
  stores: z.number().int(),
});
export type OfficeCity = z.infer<typeof officeCity>;

/** Its fields as changes name them; hours stand with the delivery. */
export const officeStore = z.object({
  id: z.number().int(),
  code: z.string(),
  city_id: z.number().int(),
  name_ru: z.string(),
  name_kz: z.string(),
  address_ru: z.string(),
  address_kz: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** `+77001234567`; null: none. */
  phone: z.string().nullable(),
  has_pickup: z.boolean(),
  is_warehouse: z.boolean(),
  is_active: z.boolean(),
});
export type OfficeStore = z.infer<typeof officeStore>;

export const getPlaces = officeCall({
  method: 'GET',
  path: '/office/api/v1/places/',
  summary: 'Cities and stores of the shop, and the cities of the country that it may add',
  staff: { right: 'settings' },
  answer: withData(
    z.object({
      cities: z.array(officeCity),
      stores: z.array(officeStore),
      known: z.array(z.object({ code: z.string(), name: words })),
    }),
  ),
});
