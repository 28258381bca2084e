/** What staff change of an order, for its buyer and at their prices: lines, hour, carriage, other goods, money back. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { changeIntent, changeOffers, changeRefusals, orderDifference } from '../order-change.ts';
import { slotId } from '../slots.ts';
import { idParams } from './log.ts';
import { officeCall } from './office-call.ts';

const added = z
  .array(
    z.object({
      /** By its code or article. */
      product: z.string().trim().min(1).max(200),
      count: z.number().int().min(1).max(1_000_000),
    }),
  )
  .max(50)
  .default([]);
const addRefusals = ['order.product_unknown', 'order.already_in'] as const;
/** Beside what a buyer may change: goods that the order has not had. */
const editIntent = changeIntent.extend({ added });

const done = z.object({ success: z.literal(true) });
const tenge = z.number().int().min(0).max(100_000_000);
const words = z.string().trim().max(500);
/** What was shown: the change is refused if it comes to something else by now. */
const shown = { revision: z.number().int().min(0), total: tenge };
const keyed = { acceptsKey: true, requiresKey: true } as const;
const keyRefusals = ['request.key_reused', 'request.in_progress'] as const;

export const getOrderEdits = officeCall({
  method: 'GET',
  path: '/office/api/v1/orders/{id}/edit/',
  summary: 'What can be changed of an order: counts within the stock, stores, hours, ways to pay',
  staff: { right: 'orders.edit', act: 'write', touches: 'order' },
  params: idParams,
  answer: withData(changeOffers),
  refusals: ['order.not_found', 'order.cannot_change'],
});

export const quoteOrderEdit = officeCall({
  method: 'POST',
  path: '/office/api/v1/orders/{id}/edit/quote/',
  summary: 'What a change would come to: before and after, to pay or back; nothing is written',
  staff: { right: 'orders.edit', touches: 'order', isLogged: false },
  params: idParams,
  body: editIntent,
  answer: withData(orderDifference),
  refusals: [...changeRefusals, ...addRefusals],
});

export const editOrder = officeCall({
  method: 'POST',
  path: '/office/api/v1/orders/{id}/edit/',
  summary: 'Changes an order as its buyer has agreed to, whole or not at all, if it comes to what was shown',
  staff: { right: 'orders.edit', touches: 'order' },
  params: idParams,
  body: editIntent.extend({
    ...shown,
    /** How the buyer has agreed: their own words, or the call in which they did. */
    consent: words.min(1),
    /** Another has its lines open: taken over in the open, which the log names. */
    isTakenOver: z.boolean().default(false),
  }),
  answer: done,
  refusals: [...changeRefusals, ...addRefusals, 'order.changed_meanwhile', 'order.held', ...keyRefusals],
  ...keyed,
});

export const setOrderSlot = officeCall({
  method: 'POST',
  path: '/office/api/v1/orders/{id}/slot/',
  summary: 'Brings it at another hour; the hour it had is free again',
  staff: { right: 'orders.work', touches: 'order' },
  params: idParams,
  body: z.object({ slotId, ...shown }),
  answer: done,
  refusals: [...changeRefusals, 'order.changed_meanwhile', ...keyRefusals],
  ...keyed,
});

export const setDeliveryPrice = officeCall({
  method: 'POST',
  path: '/office/api/v1/orders/{id}/delivery-price/',
  summary: 'What bringing it costs, agreed with the buyer: only then it can be paid',
  staff: { right: 'orders.work', touches: 'order' },
  params: idParams,
  body: z.object({ sum: tenge }),
  answer: done,
  refusals: ['order.not_found', 'order.wrong_step', ...keyRefusals],
  ...keyed,
});

const offered = z.object({
  line: z.number().int().min(1).max(1000),
  /** By its code or article. */
  product: z.string().trim().min(1).max(200),
  count: z.number().int().min(1).max(1_000_000).optional(),
});
const offerRefusals = [
  'order.not_found',
  'order.wrong_step',
  'order.replacement_unknown',
  'order.replacement_gone',
] as const;

export const quoteOrderReplacement = officeCall({
  method: 'POST',
  path: '/office/api/v1/orders/{id}/replacement/quote/',
  summary: 'What a line would come to with another product in its place; nothing is written, nobody is told',
  staff: { right: 'orders.edit', touches: 'order', isLogged: false },
  params: idParams,
  body: offered,
  answer: withData(
    z.object({
      name: z.string(),
      count: z.number().int(),
      /** On the shelf, of one; the line as it was and as it would be: never more than was agreed. */
      price: z.number().int(),
      from: z.number().int(),
      to: z.number().int(),
      /** Of money that came: goes back once the buyer agrees. */
      back: z.number().int(),
    }),
  ),
  refusals: [...offerRefusals],
});

export const offerOrderReplacement = officeCall({
  method: 'POST',
  path: '/office/api/v1/orders/{id}/replacement/',
  summary: 'Another product for a line that cannot be collected; the buyer is told and decides within a day',
  staff: { right: 'orders.edit', touches: 'order' },
  params: idParams,
  body: offered.extend({ comment: words.default('') }),
  /** What the line comes to: never more than was agreed. */
  answer: withData(z.object({ sum: z.number().int() })),
  refusals: [...offerRefusals, ...keyRefusals],
  ...keyed,
});

export const withdrawOrderReplacement = officeCall({
  method: 'DELETE',
  path: '/office/api/v1/orders/{id}/replacement/{offer}/',
  summary: 'Takes an offer back that its buyer has not answered',
  staff: { right: 'orders.edit', touches: 'order' },
  params: idParams.extend({ offer: z.string().regex(/^\d{1,15}$/) }),
  answer: done,
  refusals: ['order.not_found', 'order.replacement_over'],
});

export const refundOrder = officeCall({
  method: 'POST',
  path: '/office/api/v1/orders/{id}/refund/',
  summary: 'Gives a part of the money back the way it came; above the limits another must approve it',
  staff: { right: 'refunds', touches: 'order', isFresh: true },
  params: idParams,
  body: z.object({ sum: tenge.min(1), reason: words.min(1) }),
  answer: done,
  refusals: [
    'order.not_found',
    'refund.above_paid',
    'office.needs_approval',
    'office.fresh_needed',
    ...keyRefusals,
  ],
  ...keyed,
});

export const toldMoney = z.enum(['came', 'left', 'not_given']);

export const tellOfMoney = officeCall({
  method: 'POST',
  path: '/office/api/v1/orders/{id}/money/',
  summary:
    'Tells of money that no machine reports: it came, a transfer that gives it back has left, or a refund in doubt was not given',
  staff: { right: 'payments', touches: 'order' },
  params: idParams,
  /** By which paper or line of the statement it was seen: kept in the log. */
  body: z.object({ what: toldMoney, paper: words.default('') }),
  answer: done,
  refusals: ['order.not_found', 'order.money_not_awaited', ...keyRefusals],
  ...keyed,
});
