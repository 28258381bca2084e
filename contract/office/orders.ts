/** The orders as staff see them in a list: what is to be done with each, how long it waits, and who is at it. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { deliveryMethod, orderStatus, paymentMethod, paymentStatus } from '../order.ts';
import { colleague } from './log.ts';
import { officeCall } from './office-call.ts';

const tenge = z.number().int();
const moment = z.string();

/** Lists that every shop needs; whatever else one wants is kept as a view of one's own. */
export const orderView = z.enum([
  /** Taken on by the reader. */
  'mine',
  /** Somebody has called the reader, who has not answered yet. */
  'called',
  'confirm',
  /** To be laid together by the end of today. */
  'collect',
  'cancel',
  'unpaid',
  'returns',
  'wholesale',
  'ready',
  'open',
  'all',
]);
export type OrderView = z.infer<typeof orderView>;

export const orderWait = z.object({
  /** For the shop's word, until it ends by itself, until the promised hour. */
  kind: z.enum(['answer', 'ends', 'promise']),
  /** Of an answer since when, of the others until when. */
  at: moment,
  level: z.enum(['calm', 'soon', 'late']),
});

export const orderRow = z.object({
  id: z.number().int(),
  number: z.string(),
  createdAt: moment,
  channel: z.enum(['site', 'store', 'phone']),
  status: orderStatus,
  buyer: z.object({
    name: z.string(),
    /** Masked: it is opened by a call that is logged. */
    phone: z.string(),
    language: z.enum(['ru', 'kz']),
    organization: z.string().nullable(),
  }),
  method: deliveryMethod,
  /** Of a pickup the store, else the street of the address. */
  place: z.string(),
  promised: z.object({ date: z.string(), from: z.string().nullable(), to: z.string().nullable() }).nullable(),
  total: tenge,
  lines: z.number().int(),
  weightKg: z.number().int(),
  payment: paymentMethod,
  paymentStatus,
  isCancelRequested: z.boolean(),
  /** Without goods, for the shop's word. */
  isUnconfirmed: z.boolean(),
  isPricedByHand: z.boolean(),
  /** The buyer has been offered another product and has not answered. */
  isReplacementOffered: z.boolean(),
  wait: orderWait.nullable(),
  /** Who has taken it on. */
  worker: colleague.nullable(),
  /** Who is at it at this moment; `isEditing`: its lines. */
  present: z.array(colleague.extend({ isEditing: z.boolean() })),
});
export type OrderRow = z.infer<typeof orderRow>;

const filters = z.object({
  view: orderView.default('open'),
  status: orderStatus.optional(),
  payment: paymentStatus.optional(),
  method: deliveryMethod.optional(),
  city: z.string().max(40).optional(),
  /** The whole number of an order, or how it ends. What may hold a phone is never in an address. */
  number: z
    .string()
    .trim()
    .regex(/^[\dA-Za-z-]{1,20}$/)
    .optional(),
});

export const getOfficeOrders = officeCall({
  method: 'GET',
  path: '/office/api/v1/orders/',
  summary: 'Orders of a view: what is open by urgency, all by age; by key, never by page',
  staff: { right: 'orders.read' },
  query: filters.extend({
    order: z.enum(['urgent', 'newest']).default('urgent'),
    /** `meta.next` of the answer before. */
    after: z.string().max(60).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  answer: z.object({ items: z.array(orderRow), meta: z.object({ next: z.string().nullable() }) }),
});

export const countOfficeOrders = officeCall({
  method: 'GET',
  path: '/office/api/v1/orders/counts/',
  summary: 'How many orders each view holds; of all nobody counts',
  staff: { right: 'orders.read' },
  answer: withData(z.record(orderView.exclude(['all']), z.number().int())),
});

export const findOfficeOrders = officeCall({
  method: 'POST',
  path: '/office/api/v1/orders/find/',
  summary: 'The newest orders of a phone number or a name; asked by POST because it names a person',
  staff: { right: 'orders.read', act: 'read', isLogged: false },
  body: z.object({ q: z.string().trim().min(2).max(60) }),
  answer: z.object({ items: z.array(orderRow) }),
});
