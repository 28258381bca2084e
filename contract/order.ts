/** An order as its buyer sees it. What it was made of is a copy of the moment: later changes elsewhere do not touch it. */
import { z } from 'zod';
import { address } from './addresses.ts';
import { service } from './order-services.ts';
import { orderShipment } from './order-shipment.ts';

const tenge = z.number().int();
const moment = z.iso.datetime();
const day = z.iso.date();

export const deliveryMethod = z.enum(['pickup', 'delivery', 'express', 'transport']);
export type DeliveryMethod = z.infer<typeof deliveryMethod>;

export const paymentMethod = z.enum([
  'kaspi_pay',
  'card_online',
  'card_on_receipt',
  'cash_on_receipt',
  'invoice',
  'deferred',
]);

export const orderStatus = z.enum([
  'new',
  'confirmed',
  'assembling',
  'ready',
  'shipped',
  'delivering',
  'completed',
  'return_requested',
  'partially_returned',
  'returned',
  'cancelled',
]);

export const paymentStatus = z.enum([
  'none',
  'pending',
  'paid',
  'failed',
  'expired',
  'refund_pending',
  'refunded',
  'partly_refunded',
]);

/** why the bank has declined it, where it tells */
const paymentDecline = z.enum(['funds', 'limit', 'card', 'bank', '3ds']);

export const returnReason = z.enum(['not_needed', 'wrong_item', 'defect', 'damaged', 'other']);

export const refundWay = z.enum(['card', 'cash', 'account']);

export const lift = z.object({
  mode: z.enum(['none', 'unload', 'floor']),
  floor: z.number().int().min(-3).max(60).default(1),
  elevator: z.enum(['none', 'passenger', 'cargo']).default('none'),
  carryMeters: z.number().int().min(0).max(500).default(0),
});

export const recipient = z.object({
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  secondPhone: z.string().nullable(),
  /** the buyer comes or opens the door */
  isSelf: z.boolean(),
});
export type OrderRecipient = z.infer<typeof recipient>;

/** base − discount − points + delivery + slot + lift + services = total */
export const orderTotals = z.object({
  base: tenge,
  discount: tenge,
  points: tenge,
  /** after discounts and points */
  goods: tenge,
  delivery: tenge,
  slot: tenge,
  lift: tenge,
  services: tenge,
  total: tenge,
  vat: tenge,
  weightKg: z.number().int(),
});

/** The address of the moment. */
export const orderAddress = address.pick({
  cityName: true,
  district: true,
  street: true,
  house: true,
  building: true,
  entrance: true,
  intercom: true,
  floor: true,
  flat: true,
  comment: true,
  point: true,
});
export type OrderAddress = z.infer<typeof orderAddress>;

const line = z.object({
  /** within the order */
  id: z.number().int(),
  productCode: z.string(),
  /** the article that is read out */
  article: z.string(),
  externalId: z.string(),
  name: z.string(),
  unit: z.string(),
  count: z.number().int(),
  price: tenge,
  regularPrice: tenge,
  discounts: z.array(
    z.object({ reason: z.string(), code: z.string().nullable(), title: z.string(), amount: tenge }),
  ),
  sum: tenge,
  vatRate: z.number().int(),
  vatSum: tenge,
  ntin: z.string().nullable(),
  isGift: z.boolean(),
  /** how many were made for this buyer (tinted, cut) and are with them: these come back only where the shop is at fault */
  madeToOrder: z.number().int(),
  /** given back after it was received */
  returnedCount: z.number().int(),
  /** `replacement_offered`: the shop cannot collect it and waits for the buyer's word */
  status: z.enum(['ordered', 'replacement_offered', 'replacement_declined', 'replaced']),
  /** what is offered in its place */
  replacement: z
    .object({
      id: z.number().int(),
      productCode: z.string(),
      externalId: z.string(),
      name: z.string(),
      unit: z.string(),
      count: z.number().int(),
      price: tenge,
      /** of the line: never more than was agreed */
      sum: tenge,
      /** until when the buyer may decide */
      until: moment,
      comment: z.string(),
    })
    .nullable(),
});

/** In a list of orders. */
export const orderCard = z.object({
  id: z.number().int(),
  number: z.string(),
  createdAt: moment,
  status: orderStatus,
  paymentStatus,
  payment: paymentMethod,
  method: deliveryMethod,
  total: tenge,
  lines: z.number().int(),
  /** the first few, for pictures */
  items: z.array(z.object({ productCode: z.string(), externalId: z.string(), name: z.string() })),
  /** when it comes or can be fetched */
  promised: z.object({ date: day, from: z.string().nullable(), to: z.string().nullable() }).nullable(),
  canPay: z.boolean(),
  /** beyond what is held unpaid: no goods are held until the shop confirms it; it ends at this moment */
  confirmUntil: moment.nullable(),
  canRepeat: z.boolean(),
});
export type OrderCard = z.infer<typeof orderCard>;

export const order = orderCard.omit({ items: true, lines: true }).extend({
  channel: z.enum(['site', 'store', 'phone']),
  city: z.object({ code: z.string(), name: z.string() }),
  statusHistory: z.array(
    z.object({
      status: orderStatus,
      at: moment,
      by: z.enum(['buyer', 'operator', 'job']),
      comment: z.string().nullable(),
      /** a line beside the states */
      about: z
        .enum([
          'replacement_offered',
          'replacement_accepted',
          'replacement_declined',
          'changed',
          'split',
          'joined',
        ])
        .nullable(),
    }),
  ),
  /** of a payment that failed, where the bank has told why */
  paymentDecline: paymentDecline.nullable(),
  /** until when money is awaited */
  payUntil: moment.nullable(),
  items: z.array(line),
  services: z.array(service),
  delivery: z.object({
    method: deliveryMethod,
    store: z
      .object({
        id: z.number().int(),
        name: z.string(),
        address: z.string(),
        phones: z.array(z.string()),
        point: z.object({ latitude: z.number(), longitude: z.number() }),
      })
      .nullable(),
    address: orderAddress.nullable(),
    zone: z.string().nullable(),
    vehicles: z.array(z.object({ code: z.string(), count: z.number().int() })),
    slot: z.object({ date: day, from: z.string(), to: z.string() }).nullable(),
    /** brought in several drives: those beside the first, which has the hour above and the rest of the goods */
    parts: z.array(
      z.object({
        part: z.number().int(),
        slot: z.object({ date: day, from: z.string(), to: z.string() }),
        items: z.array(z.object({ id: z.number().int(), count: z.number().int() })),
        isDelivered: z.boolean(),
      }),
    ),
    /** null: no carrier has it */
    shipment: orderShipment.nullable(),
    lift: lift.nullable(),
    isPricedByHand: z.boolean(),
    /** priced by the farthest zone until a manager has looked: it can only become cheaper */
    isZoneAssumed: z.boolean(),
    /** of a pickup: what is told in the store; null until it is ready */
    pickupCode: z.string().nullable(),
    /** of a pickup that is ready: the last day of storage */
    keptUntil: day.nullable(),
  }),
  recipient,
  organization: z.object({ name: z.string(), bin: z.string() }).nullable(),
  comment: z.string(),
  promoCode: z.string().nullable(),
  bonusSpent: tenge,
  bonusEarned: tenge,
  /** the points wait for a club card: booked once one is attached */
  bonusNeedsCard: z.boolean(),
  /** of a received order that waits for a card: the last day to attach one */
  bonusCardUntil: day.nullable(),
  /** when the earned points can be used; null until the order is received */
  bonusAt: day.nullable(),
  totals: orderTotals,
  documents: z.array(
    z.object({
      type: z.enum(['invoice', 'waybill', 'act', 'warranty']),
      number: z.string(),
      date: day,
      url: z.string(),
    }),
  ),
  /** one that is not ready waits for the cash register */
  receipts: z.array(
    z.object({ id: z.number().int(), type: z.enum(['sale', 'return']), isReady: z.boolean() }),
  ),
  cancelReason: z.string().nullable(),
  isCancelRequested: z.boolean(),
  /** at once, by asking the shop, or no longer */
  cancelWay: z.enum(['cancel', 'request']).nullable(),
  /** until picking starts: lines, hour, store, way to pay */
  canChange: z.boolean(),
  canReturn: z.boolean(),
  /** where the money of a return can go: the way it came first */
  refundWays: z.array(refundWay),
  /** asked for after the goods were received, the oldest first */
  returns: z.array(
    z.object({
      id: z.number().int(),
      status: z.enum(['requested', 'accepted', 'declined']),
      reason: returnReason,
      createdAt: moment,
      items: z.array(z.object({ id: z.number().int(), count: z.number().int() })),
      /** addresses of the pictures, for the buyer alone */
      photos: z.array(z.string()),
      /** what is given back; null until it is decided */
      refund: tenge.nullable(),
      /** what the shop says to it */
      decision: z.string().nullable(),
    }),
  ),
});
export type Order = z.infer<typeof order>;

export const orderId = z
  .string()
  .regex(/^[1-9]\d{0,15}$/)
  .transform(Number);
