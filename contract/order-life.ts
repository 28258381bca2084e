/** The life of an order after it was made: read, cancelled, repeated, returned. */
import { z } from 'zod';
import { call, withData } from './call.ts';
import { cart } from './cart.ts';
import { product } from './catalog.ts';
import { order, orderCard, orderId, orderStatus, refundWay, returnReason } from './order.ts';

const user = { tag: 'orders', access: 'user' } as const;
const one = { ...user, params: z.object({ orderId }), owned: 'order' } as const;
const day = z.iso.date();
/** changes with every step of any order of the user; the live updates tell it */
const eventId = z.string();
const withEvent = withData(order).extend({ meta: z.object({ eventId }) });

const words = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[\P{Cc}\n\r\t]*$/u)
    .default('');

/** Why a buyer cancels. */
export const cancelReason = z.enum([
  'changed_mind',
  'cheaper_elsewhere',
  'mistake',
  'too_long',
  'plans_changed',
  'not_available',
  'other',
]);

export const getOrders = call({
  ...user,
  method: 'GET',
  path: '/api/v1/orders/',
  summary: 'The orders of the user, the newest first',
  query: z.object({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(50).default(10),
    status: z.union([orderStatus, z.enum(['active', 'done'])]).optional(),
    dateFrom: day.optional(),
    dateTo: day.optional(),
    /** a part of the number, or of a product's name or article */
    q: z.string().trim().max(100).optional(),
  }),
  answer: withData(z.array(orderCard)).extend({
    meta: z.object({ page: z.number().int(), pageSize: z.number().int(), total: z.number().int(), eventId }),
  }),
  refusals: ['session.required'],
});

export const getOrder = call({
  ...one,
  method: 'GET',
  path: '/api/v1/orders/{orderId}/',
  summary: 'One order of the user',
  answer: withEvent,
  refusals: ['session.required', 'order.not_found'],
});

export const cancelOrder = call({
  ...one,
  method: 'POST',
  path: '/api/v1/orders/{orderId}/cancel/',
  summary: 'Cancels an order, or asks the shop to: what was held is given back once',
  body: z.object({ reason: cancelReason, comment: words(500) }),
  answer: withEvent,
  refusals: ['session.required', 'order.not_found', 'order.cannot_cancel', 'request.invalid'],
});

export const decideReplacement = call({
  ...user,
  method: 'POST',
  path: '/api/v1/orders/{orderId}/replacements/{id}/',
  summary: 'The word of the buyer to a product that is offered in the place of another',
  params: z.object({ orderId, id: orderId }),
  owned: 'order',
  body: z.object({ isAccepted: z.boolean() }),
  answer: withEvent,
  refusals: [
    'session.required',
    'order.not_found',
    'order.replacement_unknown',
    'order.replacement_over',
    'order.replacement_gone',
    'order.wrong_step',
    'request.invalid',
  ],
});

export const repeatOrder = call({
  ...one,
  method: 'POST',
  path: '/api/v1/orders/{orderId}/repeat/',
  summary: 'Puts the goods of an order into the cart at the prices of today, and reports what could not be',
  answer: withData(
    z.object({
      cart,
      report: z.object({
        added: z.array(z.object({ productCode: z.string(), count: z.number().int() })),
        fewer: z.array(
          z.object({ productCode: z.string(), wanted: z.number().int(), count: z.number().int() }),
        ),
        gone: z.array(
          z.object({ productCode: z.string(), name: z.string(), analogueCode: z.string().optional() }),
        ),
        /** what could be taken instead of what is gone */
        analogues: z.array(product),
      }),
    }),
  ),
  refusals: ['session.required', 'order.not_found'],
  acceptsKey: true,
});

export const returnOrder = call({
  ...one,
  method: 'POST',
  path: '/api/v1/orders/{orderId}/return/',
  summary: 'Asks to give goods of a received order back',
  body: z.object({
    items: z
      .array(z.object({ id: z.number().int().min(1), count: z.number().int().min(1) }))
      .min(1)
      .max(200),
    reason: returnReason,
    comment: words(1000),
    /** data URLs of small pictures */
    photos: z.array(z.string().max(700_000)).max(5).default([]),
    /** one of the order's `refundWays`; absent: the first of them */
    refundTo: refundWay.optional(),
  }),
  answer: withData(z.object({ returnId: z.number().int() })),
  bodyLimitKb: 4096,
  refusals: [
    'session.required',
    'order.not_found',
    'order.cannot_return',
    'order.return_too_many',
    'order.return_made_to_order',
    'order.photo_needed',
    'order.photo_unreadable',
    'order.refund_way',
    'request.too_many',
    'request.invalid',
    'request.key_reused',
    'request.in_progress',
  ],
  acceptsKey: true,
});

export const getReturnPhoto = call({
  ...user,
  method: 'GET',
  path: '/api/v1/orders/{orderId}/photos/{photo}/',
  summary: 'A picture that the buyer sent with a return: the first of the order, the second …',
  params: z.object({ orderId, photo: orderId }),
  owned: 'order',
  answer: z.instanceof(Uint8Array),
  file: { type: 'image/webp', name: 'photo.webp' },
  refusals: ['session.required', 'order.not_found'],
});
