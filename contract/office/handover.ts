/** Orders that stand ready in a store and are handed over to whoever has the code. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { changeRefusals } from '../order-change.ts';
import { officeCall } from './office-call.ts';

export const waitingOrder = z.object({
  orderId: z.number().int(),
  number: z.string(),
  storeId: z.number().int(),
  /** As the buyer is called, and a phone of which three digits are told. */
  recipient: z.object({ name: z.string(), phone: z.string() }),
  readyAt: z.string().nullable(),
  places: z.array(z.object({ n: z.number().int(), kg: z.number().int(), gate: z.string() })),
  lines: z.array(
    z.object({ id: z.number().int(), name: z.string(), count: z.number().int(), unit: z.string() }),
  ),
  /** Whoever fetches it may leave some of it: it is paid here, and all of it came from this store. */
  canLessen: z.boolean(),
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

const kept = z
  .array(z.object({ id: z.number().int().min(1), count: z.number().int().min(0).max(1_000_000) }))
  .min(1)
  .max(200);

export const quoteHandover = officeCall({
  method: 'POST',
  path: '/office/api/v1/handover/{order}/quote/',
  summary: 'What is to be paid if only some of it is taken; nothing is written',
  staff: { right: 'orders.pick', touches: 'waiting_order', isLogged: false },
  params: z.object({ order: z.string().regex(/^\d{1,15}$/) }),
  body: z.object({ items: kept }),
  answer: withData(z.object({ revision: z.number().int(), dueTenge: z.number().int() })),
  refusals: ['handover.not_found', ...changeRefusals],
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
    /** What is left of each line that is not taken whole, as it was quoted; null: all of it is taken. */
    less: z
      .object({ items: kept, revision: z.number().int().min(0) })
      .nullable()
      .default(null),
  }),
  answer: withData(z.object({ orderId: z.number().int(), number: z.string(), takenTenge: z.number().int() })),
  refusals: [
    'handover.not_found',
    'handover.wrong_code',
    'handover.wrong_sum',
    'handover.over',
    'order.not_paid',
    ...changeRefusals,
  ],
  acceptsKey: true,
  requiresKey: true,
});
