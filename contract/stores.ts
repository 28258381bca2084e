import { z } from 'zod';
import { call, cityQuery, withData } from './call.ts';

/** seven days from Monday; null when closed */
export const storeHours = z.array(z.object({ from: z.string(), to: z.string() }).nullable());

export const store = z.object({
  id: z.number().int(),
  code: z.string(),
  cityCode: z.string(),
  name: z.string(),
  address: z.string(),
  point: z.object({ latitude: z.number(), longitude: z.number() }),
  phones: z.array(z.string()),
  whatsapp: z.string().optional(),
  email: z.string().optional(),
  hours: storeHours,
  services: z.array(z.string()),
  hasPickup: z.boolean(),
  hasParking: z.boolean(),
  isWarehouse: z.boolean(),
});
export type Store = z.infer<typeof store>;

export const getStores = call({
  method: 'GET',
  path: '/api/v1/stores/',
  summary: 'Stores of a city; without a city, or for one without stores, all of them',
  tag: 'stores',
  query: z.object({ city: cityQuery }),
  answer: withData(z.array(store)),
});
