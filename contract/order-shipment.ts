/** An order that goes by a carrier. */
import { z } from 'zod';

/** Who brings it beside the shop's own trucks. */
export const carrier = z.enum(['cdek']);
export const shipmentState = z.enum([
  'planned',
  'booked',
  'picked',
  'on_way',
  'delivered',
  'returned',
  'refused',
  'cancelled',
]);

/** By a carrier: where it is, and where it can be followed. */
export const orderShipment = z.object({
  carrier,
  state: shipmentState,
  tracking: z.string().nullable(),
  url: z.string().nullable(),
  /** since when it is so */
  at: z.string(),
});
export type OrderShipment = z.infer<typeof orderShipment>;
