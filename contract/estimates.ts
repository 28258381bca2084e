/** Estimates of a user: sections of goods, own lines and works with their saved prices. */
import { z } from 'zod';
import { call, cityQuery, withData } from './call.ts';
import {
  estimateHead,
  estimateId,
  newLine,
  newSection,
  productFacts,
  section,
  sectionHead,
  shortId,
  status,
  writtenSection,
} from './estimate-parts.ts';

const tenge = z.number().int();

const totals = z.object({
  /** lines of the shop's goods, own lines, and both */
  goods: tenge,
  own: tenge,
  materials: tenge,
  works: tenge,
  markup: tenge,
  discount: tenge,
  /** materials + markup + works − discount */
  total: tenge,
  /** contained in the shop's goods, summed line by line */
  vat: tenge,
  weightKg: z.number().int(),
});
export type EstimateTotals = z.infer<typeof totals>;

export const share = z.object({
  token: z.string(),
  /** the address of the page, without the shop's own */
  url: z.string(),
  until: z.string(),
  showPrices: z.boolean(),
  showMarkup: z.boolean(),
  /** whether the client may buy by the link; null: not chosen, only where the estimate has no markup */
  mayBuy: z.boolean().nullable(),
});

const estimate = z.object({
  id: z.number().int(),
  name: z.string(),
  objectName: z.string().nullable(),
  address: z.string().nullable(),
  client: z.object({ name: z.string().nullable(), phone: z.string().nullable() }),
  currency: z.literal('KZT'),
  status: status,
  sections: z.array(section),
  markupPercent: z.number(),
  discountPercent: z.number(),
  totals,
  products: z.array(productFacts),
  share: share.nullable(),
  version: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Estimate = z.infer<typeof estimate>;

const summary = z.object({
  id: z.number().int(),
  name: z.string(),
  objectName: z.string().nullable(),
  clientName: z.string().nullable(),
  status: status,
  lineCount: z.number().int(),
  /** at its saved prices, markup and discount counted */
  total: tenge,
  version: z.number().int(),
  updatedAt: z.string(),
});
export type EstimateSummary = z.infer<typeof summary>;

const ofUser = { tag: 'estimates', access: 'user' } as const;
const one = { ...ofUser, params: estimateId, owned: 'estimate' } as const;
const inCity = z.object({ city: cityQuery });
const keyed = { refusals: ['request.key_reused', 'request.in_progress'] } as const;

export const getEstimates = call({
  ...ofUser,
  method: 'GET',
  path: '/api/v1/estimates/',
  summary: 'The estimates of the user, the last changed first',
  answer: withData(z.array(summary)),
  refusals: ['session.required'],
});

export const addEstimate = call({
  ...ofUser,
  method: 'POST',
  path: '/api/v1/estimates/',
  summary: 'Makes an estimate, empty or with sections; products get the price of the moment',
  body: z.object({ ...estimateHead, sections: z.array(newSection).max(50).default([]), city: cityQuery }),
  answer: withData(estimate),
  refusals: [
    'session.required',
    'request.invalid',
    'estimate.too_many',
    'estimate.too_large',
    'estimate.unknown_product',
    ...keyed.refusals,
  ],
  acceptsKey: true,
});

export const getEstimate = call({
  ...one,
  method: 'GET',
  path: '/api/v1/estimates/{id}/',
  summary: 'One estimate with its saved prices, and what its products cost today',
  query: inCity,
  answer: withData(estimate),
  refusals: ['session.required', 'estimate.not_found'],
});

export const setEstimate = call({
  ...one,
  method: 'PUT',
  path: '/api/v1/estimates/{id}/',
  summary:
    'Replaces an estimate, if its version is still the one that was changed. A line of a product keeps its saved price; a new one gets the price of the moment',
  body: z.object({
    ...estimateHead,
    status: z.enum(['draft', 'ordered', 'archived']).default('draft'),
    sections: z.array(writtenSection),
    version: z.number().int().min(1),
    city: cityQuery,
  }),
  answer: withData(estimate),
  refusals: [
    'session.required',
    'request.invalid',
    'estimate.not_found',
    'estimate.version_conflict',
    'estimate.too_large',
    'estimate.unknown_product',
  ],
  bodyLimitKb: 1024,
});
export type EstimateBody = z.output<typeof setEstimate.body>;

export const deleteEstimate = call({
  ...one,
  method: 'DELETE',
  path: '/api/v1/estimates/{id}/',
  summary: 'Deletes an estimate and its link; gives those that are left',
  answer: withData(z.array(summary)),
  refusals: ['session.required', 'estimate.not_found'],
});

export const addEstimateItems = call({
  ...one,
  method: 'POST',
  path: '/api/v1/estimates/{id}/items/',
  summary:
    'Adds lines: to a section by its id, to a new one, or, when neither is named, to the last one; whatever the version',
  body: z.object({
    sectionId: shortId.optional(),
    section: z.object(sectionHead).optional(),
    items: z.array(newLine).min(1).max(1000),
    city: cityQuery,
  }),
  answer: withData(estimate),
  refusals: [
    'session.required',
    'request.invalid',
    'estimate.not_found',
    'estimate.too_large',
    'estimate.unknown_product',
    ...keyed.refusals,
  ],
  bodyLimitKb: 1024,
  acceptsKey: true,
});

export const copyEstimate = call({
  ...one,
  method: 'POST',
  path: '/api/v1/estimates/{id}/copy/',
  summary: 'A copy with the same lines and saved prices, without client and link',
  body: inCity,
  answer: withData(estimate),
  refusals: ['session.required', 'estimate.not_found', 'estimate.too_many', ...keyed.refusals],
  acceptsKey: true,
});

export const repriceEstimate = call({
  ...one,
  method: 'POST',
  path: '/api/v1/estimates/{id}/reprice/',
  summary: 'Gives every product of the range its price of today and tells what changed, line by line',
  body: inCity,
  answer: withData(
    estimate.extend({
      changes: z.array(z.object({ itemId: z.string(), name: z.string(), from: tenge, to: tenge })),
    }),
  ),
  refusals: ['session.required', 'estimate.not_found'],
});
