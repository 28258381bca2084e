/** Norms of the calculators for those who set them (changes of the subject `norm`), with examples reckoned as the shop reckons. */
import { z } from 'zod';
import { cityQuery, codeParam, withData } from '../call.ts';
import { officeCall } from './office-call.ts';

const tenge = z.number().int();
const values = z.record(z.string().max(80), z.number());

export const getNorms = officeCall({
  method: 'GET',
  path: '/office/api/v1/norms/',
  summary: 'Every norm as it is now, the calculators that go by them, and the cities',
  staff: { right: 'tree' },
  answer: withData(
    z.object({
      values,
      /** Those that ship. */
      usual: values,
      calculators: z.array(z.object({ code: z.string(), name: z.string() })),
      cities: z.array(z.object({ code: z.string(), name: z.string() })),
    }),
  ),
});

const reckonedNeed = z.object({
  role: z.string(),
  roleName: z.string(),
  unit: z.string(),
  /** Before the change and after it, by the norms alone. */
  was: z.number(),
  is: z.number(),
  /** In words, with the numbers. */
  formula: z.string(),
  /** What a buyer of the city is offered after it: a product's own norm goes before the shop's. */
  product: z.string().nullable(),
  packs: z.number().int(),
  sum: tenge,
  hasOwnNorm: z.boolean(),
});
export type ReckonedNeed = z.infer<typeof reckonedNeed>;

export const reckonNorms = officeCall({
  method: 'POST',
  path: '/office/api/v1/norms/reckon/',
  summary:
    'The example of a calculator by norms that need not be saved, as the shop would reckon it; keeps nothing',
  staff: { right: 'tree', act: 'read', isLogged: false },
  body: z.object({ code: codeParam, city: cityQuery, values }),
  answer: withData(
    z.object({
      /** What is measured: «4 × 3,5 м», by the names of its fields. */
      texts: z.record(z.string(), z.string()),
      needs: z.array(reckonedNeed),
      total: tenge,
    }),
  ),
  refusals: ['calculator.not_found', 'request.invalid'],
});
