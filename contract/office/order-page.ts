/** An order as staff work on it. What the buyer sees of it is told by the contract of the shop; beside it, what staff need. */
import { z } from 'zod';
import { fileAnswer, withData } from '../call.ts';
import { order, orderStatus, paymentMethod } from '../order.ts';
import { carrier } from '../order-shipment.ts';
import { colleague, idParams } from './log.ts';
import { officeCall } from './office-call.ts';
import { toldMoney } from './order-edit.ts';
import { orderWait } from './orders.ts';
import { officeShipment } from './shipments.ts';

const tenge = z.number().int();

/** One line of what happened, whoever did it. */
export const ribbonEntry = z.object({
  kind: z.enum(['step', 'money', 'note', 'refund', 'letter', 'reveal', 'hands']),
  at: z.string(),
  /** Who of the staff; null: the buyer, the shop itself, or the command line. */
  staff: colleague.nullable(),
  by: z.enum(['buyer', 'operator', 'accounting', 'job', 'provider']),
  /** Of a step its state, of money its state, of a letter its kind, of an opened contact the reason. */
  what: z.string(),
  /** Of a step: what else it tells of. */
  about: z.string().nullable(),
  text: z.string().nullable(),
  sum: tenge.nullable(),
  mentions: z.array(colleague),
});
export type RibbonEntry = z.infer<typeof ribbonEntry>;

export const officeOrder = order
  .omit({ recipient: true, documents: true, receipts: true, canPay: true, canRepeat: true, cancelWay: true })
  .extend({
    /** What a change is to be sent with. */
    revision: z.number().int(),
    language: z.enum(['ru', 'kz']),
    buyer: z.object({
      /** Of their account. */
      id: z.number().int(),
      name: z.string(),
      /** Masked. */
      phone: z.string(),
      hasSecondPhone: z.boolean(),
      email: z.string().nullable(),
      orders: z.number().int(),
      sum: tenge,
      returns: z.number().int(),
      canReveal: z.boolean(),
    }),
    money: z.object({
      /** Money that came, and how. */
      tenders: z.array(z.object({ method: paymentMethod, sum: tenge, at: z.string().nullable() })),
      refunds: z.array(
        z.object({ sum: tenge, status: z.enum(['waiting', 'asked', 'done']), at: z.string() }),
      ),
      paid: tenge,
      refunded: tenge,
      /** Of the money that came, what has neither gone back nor is about to. */
      left: tenge,
    }),
    /** How full its hour is; null without one. */
    slotLoad: z
      .object({
        orders: z.number().int(),
        mostOrders: z.number().int().nullable(),
        kg: z.number().int(),
        mostKg: z.number().int().nullable(),
      })
      .nullable(),
    /** From which stores its goods come, by line. */
    goods: z.array(
      z.object({
        line: z.number().int(),
        storeId: z.number().int(),
        store: z.string(),
        count: z.number().int(),
      }),
    ),
    /** What a picker did not find or found broken, and photographs of it: events of the pick list of that store. */
    lacks: z.array(
      z.object({
        line: z.number().int(),
        storeId: z.number().int(),
        missing: z.number().int(),
        broken: z.number().int(),
        photos: z.array(z.string()),
      }),
    ),
    /** By carriers, the newest first. */
    shipments: z.array(officeShipment),
    /** Whom the reader may give it to now. */
    carriers: z.array(carrier),
    papers: z.array(z.enum(['invoice', 'waybill', 'act', 'warranty'])),
    /** What can be printed for the stores: goods to collect, places that are packed. */
    prints: z.array(z.enum(['pick', 'labels'])),
    receipts: z.array(z.object({ id: z.number().int(), type: z.enum(['sale', 'return']), sum: tenge })),
    ribbon: z.array(ribbonEntry),
    wait: orderWait.nullable(),
    worker: colleague.nullable(),
    /** The states that the reader may lead it to. */
    steps: z.array(orderStatus),
    canWork: z.boolean(),
    canEdit: z.boolean(),
    /** Some of its goods can be laid apart for another hour. */
    canSplit: z.boolean(),
    /** All of it can come at its own hour again. */
    canJoin: z.boolean(),
    canRefund: z.boolean(),
    /** What the reader may tell of its money. */
    toldMoney: z.array(toldMoney),
  });
export type OfficeOrder = z.infer<typeof officeOrder>;

export const getOfficeOrder = officeCall({
  method: 'GET',
  path: '/office/api/v1/orders/{id}/',
  summary: 'All that is needed to work on an order; contacts masked',
  staff: { right: 'orders.read', touches: 'order' },
  params: idParams,
  answer: withData(officeOrder),
  refusals: ['order.not_found'],
});

/** What became of a promotion that touches a line. */
export const promotionOutcome = z.enum([
  'worked',
  'beside',
  'weaker',
  'excluded',
  'needs_code',
  'not_found',
  'not_started',
  'expired',
  'wrong_city',
  'first_order_only',
  'needs_card',
  'wholesale_only',
  'already_used',
  'used_up',
  'no_goods',
  'no_saving',
  'promotions_better',
  'min_sum',
]);

export const linePrice = z.object({
  name: z.string(),
  unit: z.string(),
  count: z.number().int(),
  /** Of one: on the shelf, and as it was sold; of the line. */
  regularPrice: tenge,
  price: tenge,
  sum: tenge,
  /** What was taken off the line, in the order in which it was; they add up. */
  discounts: z.array(z.object({ reason: z.string(), title: z.string(), amount: tenge })),
  /** The lowest price of the shelf in the thirty days before the order was made; null: not known. */
  lowest: tenge.nullable(),
  madeAt: z.string(),
  /** Promotions that touch the product by today's rules, with the order's goods, buyer and moment. */
  promotions: z.array(
    z.object({
      title: z.string(),
      outcome: promotionOutcome,
      amount: tenge,
      /** How much of its least sum is missing. */
      left: tenge.nullable(),
    }),
  ),
});
export type LinePrice = z.infer<typeof linePrice>;

export const getLinePrice = officeCall({
  method: 'GET',
  path: '/office/api/v1/orders/{id}/lines/{line}/price/',
  summary: 'Why a line costs what it costs: every step, and which promotions lost to what',
  staff: { right: 'orders.read', touches: 'order' },
  params: idParams.extend({ line: z.string().regex(/^\d{1,4}$/) }),
  answer: withData(linePrice),
  refusals: ['order.not_found'],
});

export const getOfficePaper = officeCall({
  method: 'GET',
  path: '/office/api/v1/orders/{id}/papers/{type}/',
  summary: 'A paper of an order as PDF',
  staff: { right: 'orders.read', touches: 'order' },
  params: idParams.extend({ type: z.enum(['invoice', 'waybill', 'act', 'warranty']) }),
  query: z.object({ lang: z.enum(['ru', 'kz']).optional() }),
  answer: fileAnswer,
  file: { type: 'application/pdf', name: '{type}-{id}.pdf' },
  refusals: ['order.not_found', 'order.document_not_found'],
});

export const printGathered = officeCall({
  method: 'GET',
  path: '/office/api/v1/orders/print/',
  summary:
    'For the stores, as PDF: one walk by the shelves for several orders, with how much is whose; of one’s own stores',
  staff: { right: 'orders.read' },
  query: z.object({
    /** `12,15,18`. */
    ids: z
      .string()
      .regex(/^\d{1,15}(,\d{1,15}){0,99}$/)
      .transform((text) => [...new Set(text.split(',').map(Number))]),
    lang: z.enum(['ru', 'kz']).optional(),
  }),
  answer: fileAnswer,
  file: { type: 'application/pdf', name: 'pick.pdf' },
  refusals: ['order.document_not_found'],
});

export const printOrder = officeCall({
  method: 'GET',
  path: '/office/api/v1/orders/{id}/print/{kind}/',
  summary:
    'For the stores, as PDF: the pick list in the order of the shelves with a code, or labels of 58 × 40 mm for the packed places',
  staff: { right: 'orders.read', touches: 'order' },
  params: idParams.extend({ kind: z.enum(['pick', 'labels']) }),
  query: z.object({ lang: z.enum(['ru', 'kz']).optional() }),
  answer: fileAnswer,
  file: { type: 'application/pdf', name: '{kind}-{id}.pdf' },
  refusals: ['order.not_found', 'order.document_not_found'],
});
