/** A delivery in several drives: some of the goods at another hour. Money and stock stay as they are. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { deliverySlot, slotId } from '../slots.ts';
import { idParams } from './log.ts';
import { officeCall } from './office-call.ts';

const done = z.object({ success: z.literal(true) });
const staff = { right: 'orders.edit', touches: 'order' } as const;
const keyRefusals = ['request.key_reused', 'request.in_progress'] as const;

export const getPartHours = officeCall({
  method: 'GET',
  path: '/office/api/v1/orders/{id}/parts/',
  summary: 'Hours at which another drive of the order could come',
  staff: { ...staff, act: 'write' },
  params: idParams,
  answer: withData(z.array(deliverySlot)),
  refusals: ['order.not_found'],
});

export const splitDelivery = officeCall({
  method: 'POST',
  path: '/office/api/v1/orders/{id}/parts/',
  summary: 'Lays some of the goods apart for another hour; the buyer sees both',
  staff,
  params: idParams,
  body: z.object({
    slotId,
    lines: z
      .array(z.object({ line: z.number().int().min(1), count: z.number().int().min(0).max(1_000_000) }))
      .min(1)
      .max(200),
  }),
  answer: withData(z.object({ part: z.number().int() })),
  refusals: [
    'order.not_found',
    'order.cannot_split',
    'order.pickup_is_whole',
    'order.slot_unknown',
    'order.slot_taken',
    ...keyRefusals,
  ],
  acceptsKey: true,
  requiresKey: true,
});

export const joinDelivery = officeCall({
  method: 'DELETE',
  path: '/office/api/v1/orders/{id}/parts/',
  summary: 'All of it comes at the order’s own hour again',
  staff,
  params: idParams,
  answer: done,
  refusals: ['order.not_found', 'order.cannot_split'],
});

export const deliverOrderPart = officeCall({
  method: 'POST',
  path: '/office/api/v1/orders/{id}/parts/{part}/delivered/',
  summary: 'A drive beside the first has reached the buyer; the order is received with the last of them',
  staff: { right: 'orders.work', touches: 'order' },
  params: idParams.extend({ part: z.string().regex(/^\d$/) }),
  answer: done,
  refusals: ['order.not_found', 'order.wrong_step'],
});
