/** Goods that buyers want to give back, as staff look at them and decide. */
import { z } from 'zod';
import { fileAnswer, withData } from '../call.ts';
import { orderStatus, refundWay, returnReason } from '../order.ts';
import { idParams } from './log.ts';
import { officeCall } from './office-call.ts';
import { orderWait } from './orders.ts';

const tenge = z.number().int();
const returnStatus = z.enum(['requested', 'accepted', 'declined']);

export const returnRow = z.object({
  id: z.number().int(),
  orderId: z.number().int(),
  number: z.string(),
  createdAt: z.string(),
  status: returnStatus,
  reason: returnReason,
  buyer: z.string(),
  lines: z.number().int(),
  photos: z.number().int(),
  /** Of a decided one: what goes back. */
  refund: tenge.nullable(),
  wait: orderWait.nullable(),
});
export type ReturnRow = z.infer<typeof returnRow>;

/** What comes back to whom for the goods that are taken. */
const givenBack = z.object({
  refund: tenge,
  /** Spent points that come back. */
  pointsBack: tenge,
  /** Earned points that are taken away. */
  pointsTaken: tenge,
});

export const officeReturn = returnRow.omit({ lines: true, photos: true }).extend({
  orderStatus,
  comment: z.string(),
  refundTo: refundWay,
  decision: z.string().nullable(),
  /** On which day after the goods were received it was asked for; the law gives fourteen. */
  day: z.number().int().nullable(),
  daysMost: z.number().int(),
  lines: z.array(
    z.object({
      id: z.number().int(),
      article: z.string(),
      name: z.string(),
      unit: z.string(),
      bought: z.number().int(),
      count: z.number().int(),
      /** What the shop has taken of them; null: not decided, or as a whole. */
      accepted: z.number().int().nullable(),
      isSellable: z.boolean().nullable(),
      price: tenge,
    }),
  ),
  /** Their numbers among the pictures of the order. */
  photos: z.array(z.number().int()),
  /** If all of it is taken; null once it is decided. */
  whole: givenBack.nullable(),
  canDecide: z.boolean(),
});
export type OfficeReturn = z.infer<typeof officeReturn>;

export const getReturns = officeCall({
  method: 'GET',
  path: '/office/api/v1/returns/',
  summary: 'What waits for a decision, the oldest first; or what was decided, the newest first',
  staff: { right: 'returns.decide' },
  query: z.object({
    status: z.enum(['requested', 'decided']).default('requested'),
    after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  answer: z.object({ items: z.array(returnRow), meta: z.object({ next: z.number().int().nullable() }) }),
});

export const getReturn = officeCall({
  method: 'GET',
  path: '/office/api/v1/returns/{id}/',
  summary: 'One of them with its lines, pictures, and what would go back',
  staff: { right: 'returns.decide', touches: 'return' },
  params: idParams,
  answer: withData(officeReturn),
  refusals: ['return.not_found'],
});

export const getOfficeReturnPhoto = officeCall({
  method: 'GET',
  path: '/office/api/v1/returns/{id}/photos/{photo}/',
  summary: 'A picture of it',
  staff: { right: 'returns.decide', touches: 'return' },
  params: idParams.extend({ photo: z.string().regex(/^\d{1,4}$/) }),
  answer: fileAnswer,
  file: { type: 'image/webp', name: 'return-{id}-{photo}.webp' },
  refusals: ['return.not_found'],
});

const decidedLines = z
  .array(
    z.object({
      id: z.number().int().min(1),
      count: z.number().int().min(0).max(1_000_000),
      /** Back into the stock it was taken from. */
      isSellable: z.boolean(),
    }),
  )
  .min(1)
  .max(200);

export const quoteReturn = officeCall({
  method: 'POST',
  path: '/office/api/v1/returns/{id}/quote/',
  summary: 'What goes back if so much is taken; nothing is written',
  staff: { right: 'returns.decide', touches: 'return', isLogged: false },
  params: idParams,
  body: z.object({ lines: decidedLines }),
  answer: withData(givenBack),
  refusals: ['return.not_found', 'return.decided', 'return.nothing_taken', 'order.return_too_many'],
});

export const decideReturn = officeCall({
  method: 'POST',
  path: '/office/api/v1/returns/{id}/',
  summary:
    'Takes the goods back, whole or in part, or declines in words that the buyer reads; above the limits another approves',
  staff: { right: 'returns.decide', touches: 'return', isFresh: true },
  params: idParams,
  body: z.discriminatedUnion('decision', [
    z.object({
      decision: z.literal('accept'),
      lines: decidedLines,
      /** What was shown. */
      refund: tenge.min(0),
      comment: z.string().trim().max(500).default(''),
    }),
    z.object({ decision: z.literal('decline'), comment: z.string().trim().min(1).max(500) }),
  ]),
  answer: withData(z.object({ refund: tenge, offBill: tenge })),
  refusals: [
    'return.not_found',
    'return.decided',
    'return.moved',
    'return.nothing_taken',
    'order.return_too_many',
    'office.needs_approval',
    'office.fresh_needed',
    'request.key_reused',
    'request.in_progress',
  ],
  acceptsKey: true,
  requiresKey: true,
});
