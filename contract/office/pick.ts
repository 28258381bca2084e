/** Collecting and packing on a phone. A list is the share of an order that one store gives: it is named by both. */
import { z } from 'zod';
import { fileAnswer, withData } from '../call.ts';
import { officeCall } from './office-call.ts';

const id = z.string().regex(/^\d{1,15}$/);
const params = z.object({ store: z.string().regex(/^\d{1,4}$/), order: id });
const person = z.object({ id: z.number().int(), name: z.string() });

/** `stopped`: the order was cancelled or went another way; what is taken is put back. */
const pickState = z.enum(['free', 'taken', 'packed', 'stopped']);

const head = z.object({
  orderId: z.number().int(),
  number: z.string(),
  storeId: z.number().int(),
  state: pickState,
  picker: person.nullable(),
  isMine: z.boolean(),
  method: z.enum(['pickup', 'delivery', 'express', 'transport']),
  slot: z.object({ day: z.string(), from: z.string(), to: z.string() }).nullable(),
  /** By when it must stand collected. */
  until: z.string().nullable(),
  /** The buyer has asked to stop it: somebody decides. */
  isCancelRequested: z.boolean(),
  wanted: z.number().int(),
  picked: z.number().int(),
  isDone: z.boolean(),
  isShort: z.boolean(),
  isOver: z.boolean(),
  weightKg: z.number(),
});

export const pickCard = head.extend({ lines: z.number().int() });
export type PickCard = z.infer<typeof pickCard>;

export const pickLine = z.object({
  line: z.number().int(),
  productCode: z.string(),
  article: z.string(),
  name: z.string(),
  unit: z.string(),
  image: z.string().nullable(),
  weightKg: z.number(),
  /** What may be printed on it. */
  codes: z.array(z.string()),
  shelf: z.object({ row: z.string(), place: z.string() }).nullable(),
  /** On the shelf with it, as the books say. */
  onShelf: z.number().int(),
  wanted: z.number().int(),
  picked: z.number().int(),
  missing: z.number().int(),
  broken: z.number().int(),
  left: z.number().int(),
  state: z.enum(['open', 'full', 'short', 'over']),
  /** Of what is broken or missing: ids of the events that they show. */
  photos: z.array(z.string()),
  /** What the buyer was offered in its place, last; null: nothing. */
  offer: z.object({ name: z.string(), state: z.enum(['waits', 'accepted', 'declined', 'over']) }).nullable(),
});
export type PickLine = z.infer<typeof pickLine>;

const pickPlace = z.object({ n: z.number().int(), kg: z.number().int(), gate: z.string() });

export const pickList = head.extend({
  /** In the order of one walk through the store. */
  lines: z.array(pickLine),
  places: z.array(pickPlace),
  /** Other stores that give a part of it. */
  others: z.array(
    z.object({
      storeId: z.number().int(),
      name: z.string(),
      isPacked: z.boolean(),
      places: z.number().int(),
    }),
  ),
  comment: z.string(),
});
export type PickList = z.infer<typeof pickList>;

export const getPickQueue = officeCall({
  method: 'GET',
  path: '/office/api/v1/pick/',
  summary: 'What is to be collected in one’s stores, the most urgent first',
  staff: { right: 'orders.pick' },
  answer: withData(
    z.object({
      stores: z.array(z.object({ id: z.number().int(), name: z.string(), packedToday: z.number().int() })),
      lists: z.array(pickCard),
    }),
  ),
});

export const getPickList = officeCall({
  method: 'GET',
  path: '/office/api/v1/pick/{store}/{order}/',
  summary: 'One list: lines by shelf, what is taken, where the rest of the order comes from',
  staff: { right: 'orders.pick', touches: 'pick_list' },
  params,
  answer: withData(pickList),
  refusals: ['pick.not_found'],
});

export const takePickList = officeCall({
  method: 'POST',
  path: '/office/api/v1/pick/{store}/{order}/take/',
  summary: 'Takes a list; one that another has is taken over only when it is said so',
  staff: { right: 'orders.pick', touches: 'pick_list' },
  params,
  body: z.object({ isTakeover: z.boolean().default(false) }),
  answer: withData(pickList),
  refusals: ['pick.not_found', 'pick.taken', 'pick.over'],
});

/** Sent in heaps when the network is back; the same id counts once, whenever and however often it comes. */
export const pickEvent = z.object({
  id: z.uuid(),
  line: z.number().int().min(1).max(32_000),
  kind: z.enum(['scan', 'count', 'missing', 'broken']),
  count: z
    .number()
    .int()
    .min(-1_000_000)
    .max(1_000_000)
    .refine((count) => count !== 0),
  at: z.iso.datetime(),
  /** The product that the phone showed then. */
  product: z.string().max(100).optional(),
});
export type SentPickEvent = z.infer<typeof pickEvent>;

const MOST_PICK_EVENTS = 500;

export const sendPickEvents = officeCall({
  method: 'POST',
  path: '/office/api/v1/pick/{store}/{order}/events/',
  summary: 'What a phone has scanned and counted; never refused for being late',
  staff: { right: 'orders.pick', touches: 'pick_list' },
  params,
  body: z.object({ events: z.array(pickEvent).min(1).max(MOST_PICK_EVENTS) }),
  answer: withData(pickList),
  refusals: ['pick.not_found', 'pick.not_taken'],
  bodyLimitKb: 256,
});

export const packPickList = officeCall({
  method: 'POST',
  path: '/office/api/v1/pick/{store}/{order}/ready/',
  summary:
    'The list is packed; the order is ready for its buyer with the list of the store that hands it out',
  staff: { right: 'orders.pick', touches: 'pick_list' },
  params,
  body: z.object({
    places: z
      .array(
        z.object({ kg: z.number().int().min(0).max(100_000), gate: z.string().trim().max(20).default('') }),
      )
      .max(99),
  }),
  answer: withData(pickList),
  refusals: [
    'pick.not_found',
    'pick.not_taken',
    'pick.unfinished',
    'pick.others_open',
    'pick.over',
    'pick.no_places',
  ],
  acceptsKey: true,
  requiresKey: true,
});

/** Before the list is packed the places are those that are asked for; afterwards those that it has. */
export const getPickLabels = officeCall({
  method: 'GET',
  path: '/office/api/v1/pick/{store}/{order}/labels/',
  summary: 'Labels of 58 × 40 mm for the places of a list, as PDF',
  staff: { right: 'orders.pick', touches: 'pick_list' },
  params,
  query: z.object({
    /** `50,50,34` */
    kg: z
      .string()
      .regex(/^\d{1,6}(,\d{1,6}){0,98}$/)
      .optional(),
    gate: z.string().trim().max(20).default(''),
  }),
  answer: fileAnswer,
  file: { type: 'application/pdf', name: 'labels-{order}.pdf' },
  refusals: ['pick.not_found', 'pick.no_places'],
});
