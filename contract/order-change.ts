/** Changing an order until picking starts: what it would come to, and the change itself. */
import { z } from 'zod';
import { call, withData } from './call.ts';
import { order, orderId, paymentMethod } from './order.ts';
import { deliverySlot, slotId } from './slots.ts';

const tenge = z.number().int();
const id = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** What is not named stays as it is. */
export const changeIntent = z.object({
  /** lines by their number within the order, with the count that is wanted now; 0 takes a line out */
  items: z
    .array(z.object({ id, count: z.number().int().min(0).max(1_000_000) }))
    .max(200)
    .default([]),
  /** of a pickup: another store of the same city */
  storeId: id.optional(),
  /** of a delivery: another hour */
  slotId: slotId.optional(),
  payment: paymentMethod.optional(),
});

const side = z.object({ count: z.number().int(), sum: tenge }).nullable();
const promised = z
  .object({ date: z.iso.date(), from: z.string().nullable(), to: z.string().nullable() })
  .nullable();
const terms = z.object({
  goods: tenge,
  /** with the hour and the lifting */
  delivery: tenge,
  /** work on the goods and beside them */
  services: tenge,
  points: tenge,
  total: tenge,
  promised,
  payment: paymentMethod,
  storeId: z.number().int().nullable(),
});

export const orderDifference = z.object({
  /** what the change is to be sent with */
  revision: z.number().int(),
  /** lines and gifts that are there before or after; null: not there */
  lines: z.array(
    z.object({
      productCode: z.string(),
      name: z.string(),
      unit: z.string(),
      isGift: z.boolean(),
      from: side,
      to: side,
    }),
  ),
  from: terms,
  to: terms,
  /** above zero: to be paid, as the order itself */
  difference: tenge,
  /** of money that came: goes back the way it came */
  back: tenge,
  /** spent points that come back to the card */
  pointsBack: tenge,
});
export type OrderDifference = z.infer<typeof orderDifference>;

const one = { tag: 'orders', access: 'user', params: z.object({ orderId }), owned: 'order' } as const;
/** Of the change itself, whoever asks for it. */
export const changeRefusals = [
  'order.not_found',
  'order.cannot_change',
  'order.change_dearer',
  'order.empty',
  'order.out_of_stock',
  'order.slot_taken',
  'order.slot_unknown',
  'order.store_unknown',
  'order.payment_not_allowed',
  'order.over_credit',
  'order.overdue_debt',
  'order.too_many_unpaid',
  'order.too_much_unpaid',
  'order.too_much_of_stock',
  'order.min_order',
  'order.cannot_pay',
] as const;

const asking = ['session.required', 'request.invalid', 'request.too_many'] as const;

/** What can be changed: counts within the stock, stores, hours, ways to pay. */
export const changeOffers = z.object({
  lines: z.array(
    z.object({
      id: z.number().int(),
      min: z.number().int(),
      step: z.number().int(),
      max: z.number().int(),
    }),
  ),
  stores: z.array(z.object({ id: z.number().int(), name: z.string(), address: z.string() })),
  slots: z.array(deliverySlot),
  payments: z.array(paymentMethod),
});

export const getChangeOffers = call({
  ...one,
  method: 'GET',
  path: '/api/v1/orders/{orderId}/change/',
  summary: 'What can be changed of an order: counts within the stock, stores, hours, ways to pay',
  answer: withData(changeOffers),
  refusals: ['session.required', 'order.not_found', 'order.cannot_change'],
});

export const quoteChange = call({
  ...one,
  method: 'POST',
  path: '/api/v1/orders/{orderId}/change/quote/',
  summary: 'What a change would come to: before and after, to pay or back; nothing is written',
  body: changeIntent,
  answer: withData(orderDifference),
  refusals: [...asking, ...changeRefusals],
});

export const changeOrder = call({
  ...one,
  method: 'POST',
  path: '/api/v1/orders/{orderId}/change/',
  summary: 'Changes an order, whole or not at all, if it is still as it was read and comes to what was shown',
  body: changeIntent.extend({ revision: z.number().int().min(0), total: tenge.min(0) }),
  answer: withData(order).extend({ meta: z.object({ eventId: z.string() }) }),
  refusals: [
    ...asking,
    ...changeRefusals,
    'order.changed_meanwhile',
    'request.key_reused',
    'request.in_progress',
  ],
  acceptsKey: true,
});
