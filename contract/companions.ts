/** «С этим берут»: what is taken with a product, one good a role, with the number the work needs. */
import { z } from 'zod';
import { call, cityQuery, codeParam, withData } from './call.ts';
import { product } from './catalog.ts';

const companion = z.object({
  role: z.string(),
  product,
  /** sale units for one sale unit of the product, and once besides however many there are; unrounded */
  perOwn: z.number(),
  once: z.number(),
  /** the work cannot do without it: may be ticked beforehand where it is not dear */
  isNeeded: z.boolean(),
});
export type CompanionAnswer = z.infer<typeof companion>;

export const getCompanions = call({
  method: 'GET',
  path: '/api/v1/products/{code}/companions/',
  summary: 'What is taken with a product: the fitting good of every role, and how many',
  tag: 'recommendations',
  params: z.object({ code: codeParam }),
  query: z.object({ city: cityQuery }),
  answer: withData(z.array(companion)),
  refusals: ['product.not_found'],
});
