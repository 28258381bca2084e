import { z } from 'zod';
import { call, cityQuery, withData } from './call.ts';

export const homeKind = z.enum([
  'departments',
  'benefits',
  'promotions',
  'calculator',
  'sets',
  'hits',
  'advice',
  'fresh',
  'stores',
  'banner',
]);

export const homeBlock = z.object({
  id: z.number().int(),
  kind: homeKind,
  /** Empty: the block's own words. */
  title: z.string(),
  text: z.string(),
  /** Of the shop, without the language; empty: none. */
  link: z.string(),
  look: z.enum(['dark', 'sun', 'paper']),
  picture: z.object({ externalId: z.string(), imageVersion: z.string().optional() }).optional(),
});
export type HomeBlock = z.infer<typeof homeBlock>;

export const getHome = call({
  method: 'GET',
  path: '/api/v1/home/',
  summary: 'What stands on the home page for this reader now, from top to bottom',
  tag: 'content',
  query: z.object({ city: cityQuery }),
  answer: withData(z.array(homeBlock)),
});
