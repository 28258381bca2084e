import { z } from 'zod';
import { call, codeParam, listQuery, withData } from './call.ts';
import { product } from './catalog.ts';

const cityId = z.coerce.number().int().optional().catch(undefined);

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
    cityId,
    /** the visitor's mark, from a cookie */
    uc: z.string().max(64).optional(),
    /** product_similar, product_with, product_viewed: the product whose page asks */
    productCode: codeParam.optional(),
    /** cart_with, order_created, favorites: the products of the cart, order or list */
    codes: listQuery(codeParam, 60).optional(),
  }),
  answer: z.object({ name: z.string(), products: z.array(product) }),
  refusals: ['recommendations.not_found'],
});

export const recordView = call({
  method: 'POST',
  path: '/api/v1/views/',
  summary:
    'Notes that the visitor looked at a product; gives the cookie uc on the first one; nothing with DNT or GPC',
  tag: 'recommendations',
  body: z.object({ productCode: codeParam, cityId }),
  answer: withData(z.object({ isRecorded: z.boolean() })),
  refusals: ['product.not_found', 'request.too_many'],
});
