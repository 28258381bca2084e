/** Figures of the shop: what was sold and how it compares, what waits for hands, what ends before more of it comes. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { officeCall } from './office-call.ts';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** A period by its name, or two days of one's own choice; one city or all of them. */
export const figuresQuery = z.object({
  period: z.enum(['today', 'week', 'month']).default('today'),
  from: day.optional(),
  to: day.optional(),
  city: z.string().max(50).optional(),
});

const compared = z.object({ now: z.number(), before: z.number() });

export const salesPoint = z.object({
  /** An hour of a day («09»), or a day. */
  at: z.string(),
  /** null: that hour is still to come. */
  orders: z.number().int().nullable(),
  revenueTenge: z.number().nullable(),
  ordersBefore: z.number().int(),
  revenueBeforeTenge: z.number(),
});
export type SalesPoint = z.infer<typeof salesPoint>;

export const salesFigures = z.object({
  from: day,
  to: day,
  /** Of what it is held against. */
  beforeFrom: day,
  beforeTo: day,
  by: z.enum(['hour', 'day']),
  orders: compared,
  revenueTenge: compared,
  cancelled: compared,
  wholesale: z.object({ orders: z.number().int(), revenueTenge: z.number() }),
  returns: z.object({ now: z.number().int(), before: z.number().int(), refundedTenge: z.number() }),
  /** null: this reader may not know what goods cost, or no cost is known. In percent; `knownPercent` of the revenue of goods. */
  margin: z
    .object({ now: z.number().nullable(), before: z.number().nullable(), knownPercent: z.number() })
    .nullable(),
  points: z.array(salesPoint),
  /** Of the cities that orders came from. */
  cities: z.array(z.object({ code: z.string(), name: z.string() })),
});
export type SalesFigures = z.infer<typeof salesFigures>;

export const getSalesFigures = officeCall({
  method: 'GET',
  path: '/office/api/v1/figures/sales/',
  summary:
    'Orders and money of a period against the same days before; the margin for those who may know costs',
  staff: { right: 'reports' },
  query: figuresQuery,
  answer: withData(salesFigures),
  refusals: ['report.wrong_period'],
});

const handKind = z.enum([
  'confirm',
  'cancel',
  'returns',
  'replacements',
  'callbacks',
  'questions',
  'reviews',
  'wholesale',
  'breaks',
]);
export const waitingHands = z.object({
  kind: handKind,
  count: z.number().int(),
  /** Since when the oldest waits. */
  since: z.string().nullable(),
});
export type WaitingHands = z.infer<typeof waitingHands>;

export const getWaitingHands = officeCall({
  method: 'GET',
  path: '/office/api/v1/figures/hands/',
  summary: 'What waits for hands, of whatever the reader may see, with the oldest of each',
  staff: {},
  answer: z.object({ items: z.array(waitingHands) }),
});

export const stockEnd = z.object({
  productId: z.number().int(),
  name: z.string(),
  article: z.string(),
  city: z.string(),
  cityCode: z.string(),
  count: z.number().int(),
  perDay: z.number(),
  endsOn: day,
  suppliedOn: day.nullable(),
  lostPerDayTenge: z.number(),
});
export type StockEnd = z.infer<typeof stockEnd>;

export const getStockEnds = officeCall({
  method: 'GET',
  path: '/office/api/v1/figures/stock-ends/',
  summary: 'Goods that end before their supply comes, by 28 days of sales; the dearest loss first',
  staff: { right: 'reports' },
  query: z.object({
    city: z.string().max(50).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  answer: z.object({ items: z.array(stockEnd), meta: z.object({ total: z.number().int() }) }),
});

const supply = z.object({
  storeId: z.number().int(),
  store: z.string(),
  day,
  count: z.number().int(),
});

export const getSupplies = officeCall({
  method: 'GET',
  path: '/office/api/v1/supplies/{product}/',
  summary: 'What is on its way of a product, by store',
  staff: { right: 'stock' },
  params: z.object({ product: z.string().regex(/^\d{1,9}$/) }),
  answer: z.object({ items: z.array(supply) }),
});

export const setSupply = officeCall({
  method: 'PUT',
  path: '/office/api/v1/stock/{store}/supply/',
  summary: 'So many of a product come to a store on a day; none takes it back',
  staff: { right: 'stock', touches: 'store' },
  params: z.object({ store: z.string().regex(/^\d{1,4}$/) }),
  body: z.object({
    productId: z.number().int().min(1).max(2_000_000_000),
    day,
    count: z.number().int().min(0).max(1_000_000),
  }),
  answer: z.object({ success: z.literal(true) }),
  refusals: ['stock.not_found', 'supply.day_is_over'],
  acceptsKey: true,
});
