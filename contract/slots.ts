/** Hours of delivery: what is free in a zone, and one that is kept while the buyer decides. */
import { z } from 'zod';
import { call, withData } from './call.ts';

const tenge = z.number().int();
const day = z.iso.date();

export const slotId = z.string().regex(/^[a-z0-9-]{1,64}_\d{4}-\d\d-\d\d_\d\d$/);

export const deliverySlot = z.object({
  id: z.string(),
  date: day,
  from: z.string(),
  to: z.string(),
  /** on top of the delivery */
  price: tenge,
  isFree: z.boolean(),
});
export type DeliverySlot = z.infer<typeof deliverySlot>;

/** What an `order.slot_taken` carries in `data`: free ones, the nearest first, three at most. */
export const slotTaken = z.object({ nearest: z.array(deliverySlot) });

const user = { tag: 'checkout', access: 'user' } as const;

export const getSlots = call({
  ...user,
  method: 'GET',
  path: '/api/v1/order/slots/',
  summary: 'Hours of delivery in a zone, taken ones too',
  query: z.object({
    zoneId: z.string().max(80),
    dateFrom: day.optional(),
    dateTo: day.optional(),
    /** whole kilograms of the order */
    weight: z.coerce.number().min(0).max(1_000_000).default(0),
    /** as the calculation told it */
    leadDays: z.coerce.number().int().min(0).max(60).default(0),
  }),
  answer: withData(z.array(deliverySlot)),
  refusals: ['session.required'],
});

export const holdSlot = call({
  ...user,
  method: 'POST',
  path: '/api/v1/order/slots/hold/',
  summary: 'Keeps an hour for the buyer for a quarter of an hour; one at a time, the last one counts',
  // The weight is that of the stored cart; what older pages send of it is not read.
  body: z.object({ slotId }),
  answer: withData(z.object({ holdId: z.string(), until: z.iso.datetime(), slot: deliverySlot })),
  refusals: [
    'session.required',
    'request.invalid',
    'order.slot_taken',
    'order.slot_unknown',
    'request.too_many',
  ],
});

export const releaseSlot = call({
  ...user,
  method: 'DELETE',
  path: '/api/v1/order/slots/hold/',
  summary: 'Gives the held hour back; none held is no error',
  answer: z.object({ success: z.boolean() }),
  refusals: ['session.required'],
});
