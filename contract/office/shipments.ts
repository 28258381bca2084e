/** An order given to a carrier: asked for, taken back, its label. */
import { z } from 'zod';
import { fileAnswer, withData } from '../call.ts';
import { carrier, shipmentState } from '../order-shipment.ts';
import { idParams } from './log.ts';
import { officeCall } from './office-call.ts';

const done = z.object({ success: z.literal(true) });
const which = idParams.extend({ shipment: z.string().regex(/^\d{1,15}$/) });

export const officeShipment = z.object({
  id: z.number().int(),
  carrier,
  state: shipmentState,
  tracking: z.string().nullable(),
  url: z.string().nullable(),
  /** What the carrier takes of the shop, once it tells. */
  price: z.number().int().nullable(),
  places: z.number().int(),
  kg: z.number().int(),
  /** By the carrier's code; `too_late`: it was asked to be taken back. */
  refusal: z.string().nullable(),
  hasLabel: z.boolean(),
  isCancelAsked: z.boolean(),
  canCancel: z.boolean(),
  /** The carrier was asked and has not answered yet. */
  isUnsure: z.boolean(),
  createdAt: z.string(),
  /** Since when it is in this state. */
  at: z.string(),
});
export type OfficeShipment = z.infer<typeof officeShipment>;

const shipmentPlace = z.object({
  weightGrams: z.number().int().min(1).max(1_000_000),
  lengthCm: z.number().int().min(1).max(1000),
  widthCm: z.number().int().min(1).max(1000),
  heightCm: z.number().int().min(1).max(1000),
});

export const makeShipment = officeCall({
  method: 'POST',
  path: '/office/api/v1/orders/{id}/shipments/',
  summary: 'Gives a paid order to a carrier; the carrier is asked a moment later',
  staff: { right: 'orders.work', touches: 'order' },
  params: idParams,
  body: z.object({ carrier, places: z.array(shipmentPlace).min(1).max(20) }),
  answer: withData(z.object({ id: z.number().int() })),
  refusals: ['order.not_found', 'shipment.not_now', 'shipment.under_way', 'shipment.too_many_places'],
});

export const cancelShipment = officeCall({
  method: 'DELETE',
  path: '/office/api/v1/orders/{id}/shipments/{shipment}/',
  summary: 'Takes a shipment back as long as the carrier has no goods; the carrier may say no',
  staff: { right: 'orders.work', touches: 'order' },
  params: which,
  answer: done,
  refusals: ['order.not_found', 'shipment.not_found', 'shipment.too_late'],
});

export const getShipmentLabel = officeCall({
  method: 'GET',
  path: '/office/api/v1/orders/{id}/shipments/{shipment}/label/',
  summary: 'The carrier’s label of its places as PDF',
  staff: { right: 'orders.read', touches: 'order' },
  params: which,
  answer: fileAnswer,
  file: { type: 'application/pdf', name: 'label-{shipment}.pdf' },
  refusals: ['order.not_found', 'shipment.not_found'],
});
