/** Products, prices and stock by key: read by cursor, written in batches. */
import { z } from 'zod';
import { withData } from './call.ts';
import { partnerCall } from './partner-call.ts';
import { batchAnswer, priceRow, productRow, rowsOf, stockRowIn } from './partner-rows.ts';

/** Cursors are opaque: what `next` gave is sent back as `after`. */
export const page = z.object({
  after: z.string().max(60).default(''),
  limit: z.coerce.number().int().min(1).max(1000).default(500),
});
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), meta: z.object({ next: z.string().nullable() }) });

const product = z.object({
  id: z.number().int(),
  product_code: z.string(),
  code: z.string(),
  name_ru: z.string(),
  name_kz: z.string().nullable(),
  section: z.string(),
  brand: z.string(),
  active: z.boolean(),
  on_order: z.boolean(),
  gtin: z.string().nullable(),
  ntin: z.string().nullable(),
  vat_percent: z.number().int(),
  price: z.number().int().nullable(),
  discount_price: z.number().int().nullable(),
  club_price: z.number().int().nullable(),
  wholesale_price: z.number().int().nullable(),
});

export const getPartnerProducts = partnerCall({
  method: 'GET',
  path: '/api/v1/partner/products/',
  summary: 'All products with their prices, by cursor',
  scope: 'catalog:read',
  query: page,
  answer: pageOf(product),
});

export const sendProducts = partnerCall({
  method: 'POST',
  path: '/api/v1/partner/products/',
  summary: 'Texts and facts of up to 1,000 products; one whose article is new is made, switched off',
  scope: 'catalog:write',
  body: rowsOf(productRow),
  answer: batchAnswer,
  refusals: ['product.wrong_section', 'product.unknown_brand'],
  bodyLimitKb: 8192,
});

export const sendPrices = partnerCall({
  method: 'POST',
  path: '/api/v1/partner/prices/',
  summary: 'Prices of up to 1,000 products; many or large changes wait for somebody in the shop to agree',
  scope: 'prices:write',
  body: rowsOf(priceRow),
  answer: batchAnswer,
  refusals: ['product.no_price'],
});

export const getPartnerBatch = partnerCall({
  method: 'GET',
  path: '/api/v1/partner/batches/{id}/',
  summary: 'What became of a batch of this key',
  scope: null,
  params: z.object({ id: z.string().regex(/^\d{1,15}$/) }),
  answer: withData(
    z.object({
      batch: z.number().int(),
      /** `declined`: nobody agreed to it. `undone`: it was written and taken back by staff. */
      state: z.enum(['waiting', 'running', 'applied', 'declined', 'undone', 'failed']),
      appliedAt: z.string().nullable(),
    }),
  ),
  refusals: ['batch.not_found'],
});

const stock = z.object({
  product_code: z.string(),
  store: z.number().int(),
  /** Can be sold now. */
  free: z.number().int(),
});

export const getPartnerStock = partnerCall({
  method: 'GET',
  path: '/api/v1/partner/stock/',
  summary: 'What can be sold in which store, by cursor',
  scope: 'stock:read',
  query: page,
  answer: pageOf(stock),
});

export const sendStock = partnerCall({
  method: 'POST',
  path: '/api/v1/partner/stock/',
  summary:
    'What was counted in the stores, up to 1,000 rows; what 1C keeps or orders hold more of is refused',
  scope: 'stock:write',
  body: rowsOf(stockRowIn),
  answer: batchAnswer,
});
