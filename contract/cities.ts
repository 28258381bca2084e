import { z } from 'zod';
import { call, withData } from './call.ts';

export const city = z.object({
  id: z.number().int(),
  code: z.string(),
  name: z.string(),
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }),
  /** true means it has a warehouse */
  local: z.boolean(),
  suburbs: z.array(z.string()),
  /** other and older names, for the search in the choosing dialogue */
  aliases: z.array(z.string()),
});
export type City = z.infer<typeof city>;

export const getCities = call({
  method: 'GET',
  path: '/api/v2/cities/',
  summary: 'Cities where the shop delivers, local ones first',
  tag: 'cities',
  answer: withData(z.array(city)),
});
