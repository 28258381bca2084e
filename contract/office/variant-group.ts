/** The goods that one product is chosen among, with what tells them apart. They are changed as products are. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { idParams } from './log.ts';
import { officeCall } from './office-call.ts';

const words = z.object({ ru: z.string(), kz: z.string() });

const variantMember = z.object({
  id: z.number().int(),
  productCode: z.string(),
  name: words,
  active: z.boolean(),
  group: z.string().nullable(),
  axes: z.array(z.string()).nullable(),
  position: z.number().int().nullable(),
  /** 1C says which group it belongs to. */
  isOwned: z.boolean(),
  /** By the codes of traits. */
  values: z.record(z.string(), z.object({ code: z.string(), name: words, number: z.number().nullable() })),
});
export type VariantMember = z.infer<typeof variantMember>;

export const variantGroup = z.object({
  /** In the order of the shop; those that were asked for besides follow. */
  members: z.array(variantMember),
  traits: z.array(
    z.object({
      code: z.string(),
      name: words,
      unit: words.nullable(),
      kind: z.enum(['list', 'range', 'flag']),
    }),
  ),
});
export type VariantGroup = z.infer<typeof variantGroup>;

export const getVariantGroup = officeCall({
  method: 'GET',
  path: '/office/api/v1/products/{id}/variants/',
  summary: 'The variants of a product with what tells them apart, and others that may join them',
  staff: { right: 'products.texts' },
  params: idParams,
  query: z.object({
    /** Numbers of products with commas: with all of their groups. */
    with: z
      .string()
      .regex(/^(\d{1,9}(,\d{1,9}){0,59})?$/)
      .default(''),
  }),
  answer: withData(variantGroup),
  refusals: ['product.not_found'],
});
