import { z } from 'zod';
import { call, cityQuery, codeParam, withData } from './call.ts';
import { product } from './catalog.ts';

const brand = z.object({
  code: z.string(),
  name: z.string(),
  country: z.string(),
  isOwnLabel: z.boolean(),
  /** products on sale */
  count: z.number().int(),
});
export type Brand = z.infer<typeof brand>;

export const getBrands = call({
  method: 'GET',
  path: '/api/v1/brands/',
  summary: 'All brands by name',
  tag: 'brands',
  answer: withData(z.array(brand)),
});

export const getBrand = call({
  method: 'GET',
  path: '/api/v1/brands/{code}/',
  summary: 'One brand with its text, its sections and its most popular products',
  tag: 'brands',
  params: z.object({ code: codeParam }),
  query: z.object({ city: cityQuery }),
  answer: withData(
    brand.extend({
      description: z.string(),
      sections: z.array(z.object({ code: z.string(), name: z.string(), count: z.number().int() })),
      products: z.array(product),
    }),
  ),
  refusals: ['brand.not_found'],
});
