/** A product as its editor shows it. It is changed by changes of the subject `product`. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { changeSetBrief } from './changes.ts';
import { colleague, idParams, logEntry } from './log.ts';
import { officeCall } from './office-call.ts';

const names = { nameRu: z.string(), nameKz: z.string() };
const spoken = z.object({ code: z.string(), words: z.string() });

export const officeProduct = z.object({
  id: z.number().int(),
  /** In the shop: /p/{code}. */
  code: z.string(),
  /** Names its pictures. */
  externalId: z.string(),
  /** The fields that its reader may read, by name. */
  values: z.record(z.string(), z.json()),
  /** The shop has no page of what costs nothing. */
  hasPrice: z.boolean(),
  /** Fields that 1C keeps: shown, not edited. */
  owned: z.array(z.string()),
  section: z.object({ id: z.number().int(), nameRu: z.string(), nameKz: z.string() }),
  brand: z.object({ id: z.number().int(), name: z.string() }),
  stocks: z.array(
    z.object({ storeId: z.number().int(), nameRu: z.string(), nameKz: z.string(), count: z.number().int() }),
  ),
  /** Of its section, in their order, with all values that there are. */
  properties: z.array(
    z.object({
      id: z.number().int(),
      ...names,
      unitRu: z.string().nullable(),
      unitKz: z.string().nullable(),
      values: z.array(z.object({ id: z.number().int(), ...names })),
    }),
  ),
  /** From each day on, the oldest first; empty for whoever may not see prices. */
  priceHistory: z.array(z.object({ from: z.string(), price: z.number().int() })),
  /** What is lacking of the ten facts. */
  missing: z.array(z.string()),
  /** Why it is not seen or not bought; `gravity` says which. */
  visibility: z.array(spoken.extend({ gravity: z.enum(['hidden', 'unsellable', 'weak']) })),
  /** Those that its relations name. */
  related: z.array(
    z.object({ id: z.number().int(), ...names, productCode: z.string(), active: z.boolean() }),
  ),
  /** As each city has it; `days`: of what is brought from another. */
  cities: z.array(
    z.object({
      code: z.string(),
      ...names,
      count: z.number().int(),
      /** Sold and not packed yet. */
      held: z.number().int(),
      state: z.enum(['hidden', 'none', 'order', 'shop_only', 'here', 'later']),
      days: z.number().int().nullable(),
    }),
  ),
  changedAt: z.string(),
  changedBy: logEntry.shape.staff,
});
export type OfficeProduct = z.infer<typeof officeProduct>;

export const getOfficeProduct = officeCall({
  method: 'GET',
  path: '/office/api/v1/products/{id}/',
  summary: 'A product with all that can be edited, what it lacks, and why it is not seen',
  staff: { right: 'products.texts' },
  params: idParams,
  answer: withData(officeProduct),
  refusals: ['product.not_found'],
});

export const getProductChoices = officeCall({
  method: 'GET',
  path: '/office/api/v1/products/choices/',
  summary: 'What a product can be given: sections, brands, units',
  staff: { right: 'products.texts' },
  answer: withData(
    z.object({
      /** In the order of the tree; goods lie in the leaves. */
      sections: z.array(
        z.object({
          id: z.number().int(),
          ...names,
          level: z.number().int(),
          isLeaf: z.boolean(),
        }),
      ),
      brands: z.array(z.object({ id: z.number().int(), name: z.string() })),
      units: z.array(z.object({ code: z.string(), ...names })),
    }),
  ),
  refusals: ['product.not_found'],
});

export const getProductHistory = officeCall({
  method: 'GET',
  path: '/office/api/v1/products/{id}/history/',
  summary: 'What was written to a product through the office, field by field, the newest first',
  staff: { right: 'products.texts' },
  params: idParams,
  answer: z.object({
    items: z.array(
      z.object({
        setId: z.number().int(),
        n: z.number().int(),
        at: z.string(),
        staff: colleague,
        kind: changeSetBrief.shape.kind,
        field: z.string(),
        from: z.json(),
        to: z.json(),
      }),
    ),
  }),
  refusals: ['product.not_found'],
});

export const getProductAsOf = officeCall({
  method: 'GET',
  path: '/office/api/v1/products/{id}/as-of/',
  summary: 'What of a product was otherwise at a moment, as far as it was written through the office',
  staff: { right: 'products.texts' },
  params: idParams,
  query: z.object({ at: z.iso.datetime({ offset: true }) }),
  answer: withData(
    z.object({
      at: z.string(),
      /** Only what differs from now. */
      fields: z.array(z.object({ field: z.string(), was: z.json(), now: z.json() })),
    }),
  ),
  refusals: ['product.not_found'],
});
