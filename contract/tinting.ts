/** How a paint is given its colour: which base it is, and which paint to take for colours of another base. */
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
