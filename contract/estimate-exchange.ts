/** What an estimate gives and takes: links, the cart, imports, papers. */
import { z } from 'zod';
import { call, cityQuery, withData } from './call.ts';
import { cart } from './cart.ts';
import { estimateId, productFacts, sharedLine, shortId } from './estimate-parts.ts';
import { share } from './estimates.ts';

const tenge = z.number().int();
const ofUser = { tag: 'estimates', access: 'user' } as const;
const one = { ...ofUser, params: estimateId, owned: 'estimate' } as const;

export const shareEstimate = call({
  ...one,
  method: 'POST',
  path: '/api/v1/estimates/{id}/share/',
  summary: 'Opens a link to read the estimate by, or changes what it shows; 90 days at most',
  body: z.object({
    /** a day, `2026-12-31`; absent: as long as may be */
    until: z.iso.date().optional(),
    /** absent: as it was; never chosen, prices are shown unless they are those of a contract */
    showPrices: z.boolean().optional(),
    showMarkup: z.boolean().default(false),
    /** absent: as it was chosen before; never chosen, an estimate with a markup is not sold by its link */
    mayBuy: z.boolean().optional(),
  }),
  answer: withData(share),
  refusals: ['session.required', 'request.invalid', 'estimate.not_found'],
});

export const unshareEstimate = call({
  ...one,
  method: 'DELETE',
  path: '/api/v1/estimates/{id}/share/',
  summary: 'Closes the link at once; a new one will have another address',
  answer: withData(z.object({ share: z.null() })),
  refusals: ['session.required', 'estimate.not_found'],
});

const sharedEstimate = z.object({
  name: z.string(),
  objectName: z.string().nullable(),
  updatedAt: z.string(),
  until: z.string(),
  sections: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      kind: z.enum(['room', 'stage', 'other']),
      items: z.array(sharedLine),
      sum: tenge.optional(),
    }),
  ),
  /** absent without prices */
  totals: z
    .object({
      materials: tenge,
      works: tenge,
      /** only where the owner shows it */
      markup: tenge.optional(),
      discount: tenge,
      total: tenge,
    })
    .optional(),
  weightKg: z.number().int(),
  /** false: its goods are neither offered nor linked to the shop, whose prices would tell the markup */
  mayBuy: z.boolean(),
  /** as pictures need them; never with the shop's prices */
  products: z.array(productFacts.omit({ price: true, priceSteps: true })),
});
export type SharedEstimate = z.infer<typeof sharedEstimate>;

export const getSharedEstimate = call({
  tag: 'estimates',
  method: 'GET',
  path: '/api/v1/estimates/shared/{token}/',
  summary: 'What a link shows to whoever has it: no client, no markup unless its owner shows it',
  params: z.object({ token: z.string().regex(/^[a-z0-9]{20,64}$/) }),
  query: z.object({ city: cityQuery }),
  answer: withData(sharedEstimate),
  refusals: ['estimate.link_not_found'],
});

/** What became of each line that was to go into the cart: nothing is left out without a word. */
const report = z.object({
  added: z.array(z.object({ productCode: z.string(), name: z.string(), count: z.number().int() })),
  fewer: z.array(
    z.object({
      productCode: z.string(),
      name: z.string(),
      wanted: z.number().int(),
      count: z.number().int(),
    }),
  ),
  gone: z.array(z.object({ productCode: z.string(), name: z.string(), analogueCode: z.string().optional() })),
  /** own lines and works, which no cart holds */
  kept: z.array(z.object({ name: z.string() })),
});
export type EstimateReport = z.infer<typeof report>;

export const putEstimateIntoCart = call({
  ...one,
  method: 'POST',
  path: '/api/v1/estimates/{id}/to-cart/',
  summary:
    'Puts the products of the whole estimate, of sections or of single lines into the cart at today’s prices. What lies there already stays where it is more',
  body: z.object({
    itemIds: z.array(shortId).max(1000).optional(),
    sectionIds: z.array(shortId).max(50).optional(),
    city: cityQuery,
    card: z.string().trim().max(32).optional(),
    promoCode: z.string().trim().max(100).optional(),
  }),
  answer: withData(z.object({ cart, report })),
  refusals: [
    'session.required',
    'request.invalid',
    'estimate.not_found',
    'request.key_reused',
    'request.in_progress',
  ],
  acceptsKey: true,
});

const candidate = productFacts.extend({
  /** how sure the match is, from 0 to 1 */
  confidence: z.number(),
  /** how many of its own units the row means: 20 m² of a pack of 2.131 m² are ten packs */
  count: z.number().int(),
});

const importedRow = z.object({
  /** as it was written */
  text: z.string(),
  /** what was looked for: the text without count and unit */
  name: z.string(),
  count: z.number(),
  /** false: no count was found, one is meant */
  hasCount: z.boolean(),
  unit: z.string().nullable(),
  price: tenge.nullable(),
  candidates: z.array(candidate),
});
export type ImportedRow = z.infer<typeof importedRow>;

export const importEstimate = call({
  ...ofUser,
  method: 'POST',
  path: '/api/v1/estimates/import/',
  summary: 'Reads a table or a pasted list and looks for each row; nothing is stored',
  body: z
    .object({
      text: z.string().max(60_000).optional(),
      file: z
        .object({ name: z.string().max(200), /** base64 */ content: z.base64().max(2_900_000) })
        .optional(),
      city: cityQuery,
    })
    .refine(({ text, file }) => (text === undefined) !== (file === undefined), {
      message: 'either a text or a file',
      path: ['text'],
    }),
  answer: withData(
    z.object({
      rows: z.array(importedRow),
      /** rows beyond the most that are looked for at once */
      leftOut: z.number().int(),
    }),
  ),
  refusals: [
    'session.required',
    'request.invalid',
    'request.too_many',
    'estimate.unreadable_file',
    'estimate.file_too_large',
  ],
  bodyLimitKb: 3072,
});

export const exportEstimate = call({
  ...one,
  method: 'GET',
  path: '/api/v1/estimates/{id}/export/',
  summary:
    'The estimate as a table with live formulas or as a paper, for oneself or as the client is to see it',
  query: z.object({
    format: z.enum(['xlsx', 'pdf']).default('xlsx'),
    lang: z.enum(['ru', 'kz']).optional(),
    audience: z.enum(['own', 'client']).default('own'),
    city: cityQuery,
  }),
  answer: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  file: {
    by: 'format',
    kinds: {
      xlsx: {
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        name: 'sheber-estimate.xlsx',
      },
      pdf: { type: 'application/pdf', name: 'sheber-estimate.pdf' },
    },
  },
  refusals: ['session.required', 'request.invalid', 'request.too_many', 'estimate.not_found'],
});
