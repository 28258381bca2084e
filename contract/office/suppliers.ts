/** Price lists of suppliers: which of their rows mean which of the shop's products. A person says so once, later lists know it. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { idParams } from './log.ts';
import { officeCall } from './office-call.ts';

/** What is taken from a list. */
export const supplierTakes = z.object({
  cost: z.boolean(),
  /** `column`: as the list says; `markup`: percent above the purchase price. */
  price: z.enum(['no', 'column', 'markup']),
  markup: z.number().min(-90).max(10_000),
  roundTo: z.literal([1, 5, 10, 50, 100, 1000]),
  rounding: z.enum(['nearest', 'up', 'down']),
  /** Whose shelves the list counts; null: nobody's. */
  storeId: z.number().int().min(1).max(32_767).nullable(),
});
export type SupplierTakesWords = z.infer<typeof supplierTakes>;

export const supplierBrief = z.object({ id: z.number().int(), name: z.string() });

export const getSuppliers = officeCall({
  method: 'GET',
  path: '/office/api/v1/suppliers/',
  summary: 'Suppliers whose lists were sent, with how many of their rows the shop knows',
  staff: { right: 'products.bulk' },
  answer: z.object({
    items: z.array(supplierBrief.extend({ pairs: z.number().int(), lastListAt: z.string().nullable() })),
  }),
  refusals: ['import.not_found'],
});

/** A product that a row may mean. */
const candidate = z.object({
  id: z.number().int(),
  article: z.string(),
  name: z.string(),
  price: z.number().int().nullable(),
  /** Otherwise hidden, ended or without a price: known to staff alone. */
  isOnSale: z.boolean(),
  /** From 0 to 1. */
  sureness: z.number(),
});
export type SupplierCandidate = z.infer<typeof candidate>;

const matchRow = z.object({
  n: z.number().int(),
  code: z.string(),
  gtin: z.string(),
  name: z.string(),
  cost: z.string(),
  /** What somebody has said that it is; null: nobody has, or it is not sold here. */
  product: candidate.omit({ sureness: true }).nullable(),
  isPassed: z.boolean(),
  /** Of a row that nobody knows yet, the likeliest first. */
  candidates: z.array(candidate),
});
export type SupplierMatchRow = z.infer<typeof matchRow>;

export const getMatching = officeCall({
  method: 'GET',
  path: '/office/api/v1/imports/{id}/matching/',
  summary:
    'Rows of a supplier’s list that nobody knows yet, with what the search proposes; or those that were told',
  staff: { right: 'products.bulk' },
  params: idParams,
  query: z.object({
    of: z.enum(['unmatched', 'told']).default('unmatched'),
    after: z.coerce.number().int().min(0).default(0),
  }),
  answer: z.object({
    items: z.array(matchRow),
    meta: z.object({ next: z.number().int().nullable(), count: z.number().int() }),
  }),
  refusals: ['import.not_found'],
});

export const findCandidates = officeCall({
  method: 'GET',
  path: '/office/api/v1/imports/{id}/candidates/',
  summary: 'Products that these words may mean, for a row of a list',
  staff: { right: 'products.bulk' },
  params: idParams,
  query: z.object({ q: z.string().trim().min(2).max(300) }),
  answer: z.object({ items: z.array(candidate) }),
  refusals: ['import.not_found'],
});

export const tellPairs = officeCall({
  method: 'POST',
  path: '/office/api/v1/imports/{id}/pairs/',
  summary:
    'Says which product each of these rows means, that it is not sold here, or that what was said is not so',
  staff: { right: 'products.bulk' },
  params: idParams,
  body: z.object({
    pairs: z
      .array(
        z.object({
          n: z.number().int().min(1),
          /** null: not sold here; `forget`: nobody knows again. */
          product: z.union([z.number().int().min(1).max(2_147_483_647), z.literal('forget')]).nullable(),
        }),
      )
      .min(1)
      .max(500),
  }),
  answer: withData(z.object({ told: z.number().int() })),
  refusals: ['import.not_found', 'import.unknown_product'],
});
