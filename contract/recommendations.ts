import { z } from 'zod';
import { call, codeParam } from './call.ts';
import { product } from './catalog.ts';

/** The blocks the shop knows; any other name is 404. */
export const RECOMMENDATION_NAMES = [
  '404',
  'main_hits',
  'main_new',
  'product_similar',
  'product_with',
  'product_viewed',
  'cart_with',
  'order_created',
  'search_empty',
  'favorites',
] as const;
export type RecommendationName = (typeof RECOMMENDATION_NAMES)[number];

export const getRecommendations = call({
  method: 'GET',
  path: '/api/v1/recs/{name}/',
  summary: 'A block of recommended products that can be bought in the city',
  tag: 'recommendations',
  params: z.object({ name: codeParam }),
  query: z.object({
    /** the city's id; an unknown or missing one means the default city */
    cityId: z.coerce.number().int().optional().catch(undefined),
    /** the visitor's mark, from a cookie */
    uc: z.string().max(64).optional(),
    /** the product the block stands beside */
    productCode: codeParam.optional(),
  }),
  answer: z.object({ name: z.string(), products: z.array(product) }),
  refusals: ['recommendations.not_found'],
});
