/** Orders that stand ready in a store and are handed over to whoever has the code. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { officeCall } from './office-call.ts';

export const waitingOrder = z.object({
  orderId: z.number().int(),
  number: z.string(),
  storeId: z.number().int(),
  /** As the buyer is called, and a phone of which three digits are told. */
  recipient: z.object({ name: z.string(), phone: z.string() }),
  readyAt: z.string().nullable(),
  places: z.array(z.object({ n: z.number().int(), kg: z.number().int(), gate: z.string() })),
  lines: z.array(z.object({ name: z.string(), count: z.number().int(), unit: z.string() })),
  totalTenge: z.number().int(),
  /** To be taken now; nothing of what was paid ahead or is owed by contract. */
  dueTenge: z.number().int(),
  paymentMethod: z.string(),
  /** Why it cannot be handed over; null: it can. */
  whyNot: z.enum(['not_paid', 'cancel_requested']).nullable(),
});
export type WaitingOrder = z.infer<typeof waitingOrder>;

export const findHandover = officeCall({
  method: 'POST',
  path: '/office/api/v1/handover/find/',
  summary: 'Orders that wait in one’s stores, by pickup code, phone or number; without any, all of them',
  // A phone stands in no address: it is asked by POST, and nothing is changed.
  staff: { right: 'orders.pick', act: 'read', isLogged: false },
  body: z.object({ q: z.string().trim().max(40).default('') }),
  answer: z.object({ items: z.array(waitingOrder) }),
});

export const handOver = officeCall({
  method: 'POST',
  path: '/office/api/v1/handover/{order}/',
  summary: 'Hands an order over and takes what is still to be paid',
  staff: { right: 'orders.pick', touches: 'waiting_order' },
  params: z.object({ order: z.string().regex(/^\d{1,15}$/) }),
  body: z.object({
    /** The buyer’s four digits; null: a paper with their name was looked at. */
    code: z.string().trim().max(10).nullable(),
    /** What was taken: the sum that was shown. */
    takenTenge: z.number().int().min(0),
  }),
  answer: withData(z.object({ orderId: z.number().int(), number: z.string(), takenTenge: z.number().int() })),
  refusals: [
    'handover.not_found',
    'handover.wrong_code',
    'handover.wrong_sum',
    'handover.over',
    'order.not_paid',
  ],
  acceptsKey: true,
  requiresKey: true,
});
