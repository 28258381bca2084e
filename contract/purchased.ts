import { z } from 'zod';
import { call, cityQuery, codeParam, fileAnswer, listQuery } from './call.ts';
import { product } from './catalog.ts';

const tenge = z.number().int();
const day = z.iso.date();
export const PURCHASED_PAGE_SIZE = 20;

const purchasedFilters = z.object({
  /** what is in stock is told of it */
  city: cityQuery,
  q: z.string().trim().max(100).optional(),
  /** sections of the catalogue, with all below them */
  sectionsCode: listQuery(codeParam, 50).default([]),
  dateFrom: day.optional(),
  dateTo: day.optional(),
});

const purchasedItem = z.object({
  productCode: z.string(),
  /** the article that is read out */
  article: z.string(),
  externalId: z.string(),
  name: z.string(),
  unit: z.string(),
  section: z.object({ code: z.string(), name: z.string() }).nullable(),
  firstAt: day,
  lastAt: day,
  times: z.number().int(),
  count: z.number().int(),
  /** what one cost the last time */
  lastPrice: tenge,
  /** as the catalogue shows it to this reader now; null: it is no longer sold */
  product: product.nullable(),
  /** what this reader would pay for one now; null with the product */
  priceNow: tenge.nullable(),
  /** from the last price to the one of now, whole percent; null: nothing to compare */
  changePercent: z.number().int().nullable(),
  warrantyUntil: day.nullable(),
  documents: z.array(z.object({ type: z.string(), name: z.string(), url: z.string() })),
  /** the last order that has it */
  order: z.object({ id: z.number().int(), number: z.string() }),
  /** the last day on which it may be given back; null: no longer */
  returnUntil: day.nullable(),
  /** of what is used up and bought again and again: about so many days it lasts, and whether it is time */
  replenish: z.object({ everyDays: z.number().int(), isDue: z.boolean() }).nullable(),
});
export type PurchasedItem = z.infer<typeof purchasedItem>;

export const getPurchased = call({
  method: 'GET',
  path: '/api/v1/products/purchased/',
  summary: 'Everything the user has bought, a line per product',
  tag: 'purchased',
  query: purchasedFilters.extend({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    sort: z.enum(['last', 'name', 'count']).default('last'),
  }),
  answer: z.object({
    items: z.array(purchasedItem),
    /** of the catalogue, with how many bought products each has */
    sections: z.array(z.object({ code: z.string(), name: z.string(), count: z.number().int() })),
    meta: z.object({ page: z.number().int(), pageSize: z.number().int(), total: z.number().int() }),
  }),
  refusals: ['session.required', 'request.invalid'],
  access: 'user',
});

export const exportPurchased = call({
  method: 'GET',
  path: '/api/v1/products/purchased/export/',
  summary: 'The same as a table for a spreadsheet (XLSX)',
  tag: 'purchased',
  query: purchasedFilters.extend({ lang: z.enum(['ru', 'kz']).optional() }),
  answer: fileAnswer,
  file: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name: 'sheber-purchased.xlsx',
  },
  refusals: ['session.required', 'request.invalid', 'request.too_many'],
  access: 'user',
});
