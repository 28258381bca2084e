/** What can be done to a product: a paint is given its colour, a sheet or a board is cut. */
import { z } from 'zod';
import { call, cityQuery, codeParam, withData } from './call.ts';
import { product } from './catalog.ts';

export const getTinting = call({
  method: 'GET',
  path: '/api/v1/products/{code}/tinting/',
  summary: 'Whether a paint can be tinted: its base, its litres, and the nearest paint of the other base',
  tag: 'catalog',
  params: z.object({ code: codeParam }),
  query: z.object({ city: cityQuery }),
  /** null for what cannot be tinted */
  answer: withData(
    z
      .object({
        base: z.enum(['a', 'c']),
        /** of one sale unit */
        litres: z.number(),
        other: product.nullable(),
      })
      .nullable(),
  ),
  refusals: ['product.not_found'],
});
export type Tinting = NonNullable<z.infer<typeof getTinting.answer>['data']>;

export const getCutting = call({
  method: 'GET',
  path: '/api/v1/products/{code}/cutting/',
  summary: 'Whether sheets or boards can be cut to size: what one of them measures',
  tag: 'catalog',
  params: z.object({ code: codeParam }),
  /** null for what is not cut; a board has no width */
  answer: withData(z.object({ lengthMm: z.number(), widthMm: z.number() }).nullable()),
  refusals: ['product.not_found'],
});
