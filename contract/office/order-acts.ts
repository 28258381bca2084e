/** What staff do with an order: steps, notes, who works on it, the buyer's contacts. Each stands in the log. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { orderStatus } from '../order.ts';
import { idParams } from './log.ts';
import { officeCall } from './office-call.ts';

const done = z.object({ success: z.literal(true) });
const words = z.string().trim().max(500);

/** Why the shop stops an order: of people, not of jobs. */
const staffCancelReason = z.enum(['no_stock', 'no_contact', 'refused']);

export const stepOrder = officeCall({
  method: 'POST',
  path: '/office/api/v1/orders/{id}/step/',
  summary: 'Leads an order to its next state; each step by the right of those who take it',
  // Which right it needs is told by the step: domain/office/order-rights.ts.
  staff: { right: 'orders.read', act: 'read', touches: 'order', isLogged: true },
  params: idParams,
  body: z.object({
    to: orderStatus,
    /** The state that was read: a step that somebody has taken meanwhile is not taken again. */
    from: orderStatus,
    reason: staffCancelReason.optional(),
    comment: words.default(''),
  }),
  answer: done,
  refusals: [
    'order.not_found',
    'order.wrong_step',
    'order.not_paid',
    'order.too_little_to_confirm',
    'order.slot_taken',
    'order.parts_open',
    'request.key_reused',
    'request.in_progress',
  ],
  acceptsKey: true,
  requiresKey: true,
});

const bulkAct = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('step'),
    to: orderStatus,
    reason: staffCancelReason.optional(),
    comment: words.default(''),
  }),
  /** null: nobody. */
  z.object({ act: z.literal('assign'), staffId: z.number().int().nullable() }),
]);

export const actOnOrders = officeCall({
  method: 'POST',
  path: '/office/api/v1/orders/bulk/',
  summary: 'One act on many orders: each is done by itself, and what could not be is told with its reason',
  staff: { right: 'orders.work' },
  body: z.object({ ids: z.array(z.number().int().min(1)).min(1).max(100), what: bulkAct }),
  answer: withData(
    z.object({
      done: z.array(z.number().int()),
      refused: z.array(z.object({ id: z.number().int(), code: z.string(), message: z.string() })),
    }),
  ),
  refusals: ['request.key_reused', 'request.in_progress'],
  acceptsKey: true,
  requiresKey: true,
});

export const declineCancelRequest = officeCall({
  method: 'POST',
  path: '/office/api/v1/orders/{id}/cancel-request/',
  summary: 'The buyer has asked to stop it, the shop goes on; to stop it is a step',
  staff: { right: 'orders.work', touches: 'order' },
  params: idParams,
  body: z.object({ comment: words.default('') }),
  answer: done,
  refusals: ['order.not_found', 'order.wrong_step'],
  acceptsKey: true,
});

export const noteOrder = officeCall({
  method: 'POST',
  path: '/office/api/v1/orders/{id}/notes/',
  summary: 'A note among staff; whoever it names by id is called',
  staff: { right: 'orders.work', touches: 'order' },
  params: idParams,
  body: z.object({
    text: z.string().trim().min(1).max(2000),
    mentions: z.array(z.number().int().min(1)).max(20).default([]),
  }),
  answer: withData(z.object({ id: z.number().int() })),
  refusals: ['order.not_found', 'note.unknown_colleague', 'request.key_reused', 'request.in_progress'],
  acceptsKey: true,
});

export const assignOrder = officeCall({
  method: 'POST',
  path: '/office/api/v1/orders/{id}/assign/',
  summary: 'Says who works on it; null: nobody',
  staff: { right: 'orders.work', touches: 'order' },
  params: idParams,
  body: z.object({ staffId: z.number().int().min(1).nullable() }),
  answer: done,
  refusals: ['order.not_found', 'note.unknown_colleague'],
  acceptsKey: true,
});

export const revealContact = officeCall({
  method: 'POST',
  path: '/office/api/v1/orders/{id}/reveal/',
  summary: "Opens the buyer's phone and e-mail for a reason that the log keeps",
  staff: { right: 'customers.reveal', touches: 'order' },
  params: idParams,
  body: z.object({
    reason: z.enum(['call', 'delivery', 'payment', 'return', 'other']),
    comment: words.default(''),
  }),
  answer: withData(
    z.object({ phone: z.string(), secondPhone: z.string().nullable(), email: z.string().nullable() }),
  ),
  refusals: ['order.not_found'],
});

export const getOrderColleagues = officeCall({
  method: 'GET',
  path: '/office/api/v1/orders/colleagues/',
  summary: 'Whom an order can be given to, and who can be called by a note',
  staff: { right: 'orders.read' },
  answer: z.object({
    items: z.array(z.object({ id: z.number().int(), name: z.string(), canWork: z.boolean() })),
  }),
});
