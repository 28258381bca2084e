/** Making an order. Its life afterwards is in order-life.ts, its money and papers in order-payments.ts. */
import { z } from 'zod';
import { call, withData } from './call.ts';
import { cart } from './cart.ts';
import { orderTerms } from './checkout.ts';
import { paymentMethod, paymentStatus } from './order.ts';

const tenge = z.number().int();
const words = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^\P{Cc}*$/u);

const change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('gone'), productCode: z.string(), name: z.string() }),
  z.object({
    kind: z.literal('fewer'),
    productCode: z.string(),
    name: z.string(),
    wanted: z.number().int(),
    available: z.number().int(),
  }),
  z.object({
    kind: z.enum(['dearer', 'cheaper']),
    productCode: z.string(),
    name: z.string(),
    count: z.number().int(),
    /** of the line */
    from: tenge,
    to: tenge,
  }),
  /** the code no longer counts: why, in the reader's words */
  z.object({ kind: z.literal('promo_code'), code: z.string(), message: z.string() }),
  /** fewer points can be spent than were wished for */
  z.object({ kind: z.literal('points'), from: tenge, to: tenge }),
  /** whatever else moved the total: delivery, lifting, a gift */
  z.object({ kind: z.literal('total'), from: tenge, to: tenge }),
]);
export type OrderChange = z.infer<typeof change>;

/** What `order.cart_changed` and `order.out_of_stock` carry in `data`: what is other now, and what it would come to. */
export const orderChanged = z.object({
  changes: z.array(change),
  /** of the order as it could be made now; null: it cannot be made without leaving something out */
  total: tenge.nullable(),
  cart,
});
export type OrderChanged = z.infer<typeof orderChanged>;

export const createOrder = call({
  method: 'POST',
  path: '/api/v1/orders/',
  summary:
    'Makes an order, whole or not at all. The header Idempotency-Key is obligatory: a repeat gets the first answer',
  tag: 'orders',
  body: orderTerms.extend({
    /** of a delivery: what was held; the order takes it */
    slotHoldId: z.uuid().optional(),
    recipient: z.object({
      firstName: words(50),
      lastName: words(50).default(''),
      phone: words(64),
      secondPhone: words(64).optional(),
      isSelf: z.boolean().default(true),
    }),
    payment: paymentMethod,
    organizationId: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
    comment: z
      .string()
      .trim()
      .max(500)
      .regex(/^[\P{Cc}\n\r\t]*$/u)
      .default(''),
    /** what the buyer was shown on the button */
    total: tenge.min(0),
    agreement: z.boolean(),
  }),
  answer: withData(
    z.object({
      orderId: z.number().int(),
      number: z.string(),
      total: tenge,
      payment: z.object({
        method: paymentMethod,
        status: paymentStatus,
        payUntil: z.iso.datetime().nullable(),
        /** where the money is taken; null: nothing is to be paid now, or it is asked for by the payment call */
        redirectUrl: z.string().nullable(),
      }),
    }),
  ),
  refusals: [
    'session.required',
    'request.invalid',
    'request.key_required',
    'request.key_reused',
    'request.too_many',
    'shop.not_open',
    'order.empty',
    'order.cart_changed',
    'order.out_of_stock',
    'order.slot_needed',
    'order.slot_taken',
    'order.store_unknown',
    'order.method_not_offered',
    'order.service_not_offered',
    'order.payment_not_allowed',
    'order.over_credit',
    'order.overdue_debt',
    'order.too_many_unpaid',
    'order.too_much_unpaid',
    'order.too_much_of_stock',
    'order.min_order',
    'order.agreement_needed',
    'address.not_found',
    'organization.not_found',
  ],
  access: 'user',
  requiresKey: true,
});
