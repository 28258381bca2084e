/** Hours of delivery as a week: what each carries, what is taken of it and what buyers hold. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { orderStatus } from '../order.ts';
import { officeCall } from './office-call.ts';

const city = z.object({ id: z.number().int(), code: z.string(), name: z.string() });

export const slotSpan = z.object({
  from: z.string(),
  to: z.string(),
  capacityOrders: z.number().int(),
  capacityKg: z.number().int(),
  takenOrders: z.number().int(),
  takenKg: z.number().int(),
  /** By buyers who are at the checkout. */
  heldOrders: z.number().int(),
  heldKg: z.number().int(),
  /** Nothing is offered then any more; what was taken before stays. */
  isGone: z.boolean(),
});
export type SlotSpan = z.infer<typeof slotSpan>;

export const slotWeekDay = z.object({
  date: z.string(),
  /** What staff have said of this day: `slot_day` by its id. */
  said: z
    .object({
      id: z.number().int(),
      isOfCity: z.boolean(),
      isClosed: z.boolean(),
      capacityOrders: z.number().int().nullable(),
      capacityKg: z.number().int().nullable(),
      note: z.string(),
    })
    .nullable(),
  spans: z.array(slotSpan),
});
export type SlotWeekDay = z.infer<typeof slotWeekDay>;

export const getSlotWeek = officeCall({
  method: 'GET',
  path: '/office/api/v1/delivery/slots/week/',
  summary: 'Seven days of a city: spans, what they carry, what is taken and held',
  staff: { right: 'delivery' },
  query: z.object({
    /** By its code; without one the first. */
    city: z.string().max(60).optional(),
    /** The first day; without one today. */
    from: z.iso.date().optional(),
  }),
  answer: withData(z.object({ cities: z.array(city), city, from: z.string(), days: z.array(slotWeekDay) })),
  refusals: ['slot.unknown_city'],
});

const slotOrder = z.object({
  id: z.number().int(),
  number: z.string(),
  status: orderStatus,
  /** As the order calls whoever gets it. */
  buyer: z.string(),
  weightKg: z.number().int(),
  /** Null: the whole of it, or its first drive. */
  part: z.number().int().nullable(),
  /** Another hour can be set from here. */
  canMove: z.boolean(),
});
export type SlotOrder = z.infer<typeof slotOrder>;

export const getSlotOrders = officeCall({
  method: 'GET',
  path: '/office/api/v1/delivery/slots/orders/',
  summary: 'Orders that have an hour, of one’s stores; those that can be moved to another say so',
  staff: { right: 'orders.read' },
  query: z.object({
    city: z.string().max(60),
    date: z.iso.date(),
    from: z.string().regex(/^\d\d:\d\d$/),
  }),
  answer: z.object({ items: z.array(slotOrder) }),
});
