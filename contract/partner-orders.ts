/** Orders by key: the feed of what has changed, one by one, and their steps. */
import { z } from 'zod';
import { withData } from './call.ts';
import { orderStatus } from './order.ts';
import { partnerCall } from './partner-call.ts';
import { page, pageOf } from './partner-goods.ts';

const number = z.string().max(40);

const order = z.object({
  number,
  /** Raised by every change. */
  revision: z.number().int(),
  status: orderStatus,
  paymentMethod: z.string(),
  paymentStatus: z.string(),
  city: z.string(),
  method: z.string(),
  /** Of a pickup. */
  store: z.number().int().nullable(),
  address: z.record(z.string(), z.unknown()).nullable(),
  slot: z.object({ date: z.string(), from: z.string(), to: z.string() }).nullable(),
  recipient: z.object({ name: z.string(), phone: z.string() }),
  organization: z.object({ name: z.string(), bin: z.string() }).nullable(),
  comment: z.string(),
  deliverySum: z.number().int(),
  totalSum: z.number().int(),
  vatSum: z.number().int(),
  lines: z.array(
    z.object({
      line: z.number().int(),
      product_code: z.string(),
      name: z.string(),
      unit: z.string(),
      count: z.number().int(),
      price: z.number().int(),
      sum: z.number().int(),
      vatPercent: z.number().int(),
      ntin: z.string().nullable(),
      returnedCount: z.number().int(),
    }),
  ),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type PartnerOrder = z.infer<typeof order>;

export const getPartnerOrders = partnerCall({
  method: 'GET',
  path: '/api/v1/partner/orders/',
  summary: 'Orders in the order of their changes: from the beginning, or from where `next` was',
  scope: 'orders:read',
  query: page.extend({ limit: z.coerce.number().int().min(1).max(200).default(100) }),
  answer: pageOf(order),
});

export const getPartnerOrder = partnerCall({
  method: 'GET',
  path: '/api/v1/partner/orders/{number}/',
  summary: 'One order',
  scope: 'orders:read',
  params: z.object({ number }),
  answer: withData(order),
  refusals: ['order.not_found'],
});

export const stepPartnerOrder = partnerCall({
  method: 'POST',
  path: '/api/v1/partner/orders/{number}/step/',
  summary: 'Leads an order to its next state, from the one that was read',
  scope: 'orders:write',
  params: z.object({ number }),
  body: z.object({
    from: orderStatus,
    to: orderStatus,
    /** Of a cancellation. */
    reason: z.enum(['no_stock', 'no_contact', 'refused']).optional(),
    /** The buyer reads it. */
    comment: z.string().trim().max(500).default(''),
  }),
  answer: withData(order),
  refusals: [
    'order.not_found',
    'order.wrong_step',
    'order.not_paid',
    'order.too_little_to_confirm',
    'order.slot_taken',
    'order.parts_open',
  ],
});
