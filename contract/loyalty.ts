import { z } from 'zod';
import { call, withData } from './call.ts';

export const clubLevel = z.enum(['start', 'home', 'master', 'foreman']);

const points = z.number().int();
const tenge = z.number().int();
const moment = z.iso.datetime();

const level = z.object({
  code: clubLevel,
  /** in the reader's language */
  name: z.string(),
  percent: z.number().int(),
  /** tenge of 12 months from which it begins */
  from: tenge,
});

const card = z.object({
  /** 13 digits, an EAN-13 */
  number: z.string(),
  kind: z.enum(['club', 'pro']),
  status: z.enum(['active', 'blocked']),
  since: moment,
  level,
  percent: z.number().int(),
  /** 1 point is 1 ₸; below zero after a return of goods whose points were spent */
  balance: points,
  /** earned, and usable from that moment on */
  pending: z.array(z.object({ points, at: moment })),
  /** burn within three months unless they are spent before */
  burning: z.array(z.object({ points, at: moment })),
  /** tenge of the last 12 months */
  turnover: tenge,
  nextLevel: level.extend({ left: tenge }).nullable(),
  /** all of them, the lowest first */
  levels: z.array(level),
  /** how much of the goods may be paid with points */
  sharePercent: z.number().int(),
  /** the 95 modules of the EAN-13 from left to right, 1 is a bar */
  barcode: z.string(),
});
export type ClubCard = z.infer<typeof card>;

export const getCard = call({
  method: 'GET',
  path: '/api/v1/loyalty/info/card/',
  summary: 'The club card of the user with level and points; null without one',
  tag: 'loyalty',
  answer: withData(card.nullable()),
  refusals: ['session.required'],
  access: 'user',
});

export const getNewCard = call({
  method: 'POST',
  path: '/api/v1/loyalty/card/',
  summary:
    'Without a number issues a card, or a new one instead of a blocked one; with number and code attaches a plastic one',
  tag: 'loyalty',
  body: z.object({
    /** as it stands on the card, spaces or not */
    number: z.string().trim().min(1).max(32).optional(),
    /** the six digits on the back of a plastic card */
    code: z.string().trim().min(1).max(16).optional(),
  }),
  answer: withData(card),
  refusals: [
    'session.required',
    'request.invalid',
    'request.too_many',
    'loyalty.card_exists',
    'loyalty.card_not_attached',
    'request.key_reused',
    'request.in_progress',
  ],
  access: 'user',
  acceptsKey: true,
});

export const blockCard = call({
  method: 'POST',
  path: '/api/v1/loyalty/card/block/',
  summary: 'Blocks the card of the user: it is lost. Level and points stay for the next one',
  tag: 'loyalty',
  answer: withData(card),
  refusals: ['session.required', 'loyalty.no_card'],
  access: 'user',
});

const operation = z.object({
  id: z.number().int(),
  kind: z.enum([
    'purchase',
    'client',
    'gift',
    'spend',
    'spend_return',
    'purchase_return',
    'client_return',
    'expiry',
    /** from another card of the same person */
    'merged',
  ]),
  at: moment,
  points,
  /** after it; null while the points are pending */
  balance: points.nullable(),
  /** from when the points count, where that is still to come */
  pendingUntil: moment.nullable(),
  burnsAt: moment.nullable(),
  orderNumber: z.string().nullable(),
  /** where it was bought, in the reader's language */
  store: z.string().nullable(),
  /** of the purchase, or of what was returned */
  purchaseSum: tenge.nullable(),
  percent: z.number().int().nullable(),
  reason: z.enum(['birthday', 'welcome', 'apology']).nullable(),
});
export type ClubOperation = z.infer<typeof operation>;

export const getOperations = call({
  method: 'GET',
  path: '/api/v1/loyalty/operations/',
  summary: 'What happened to the points of the user, the newest first',
  tag: 'loyalty',
  query: z.object({
    page: z.coerce.number().int().min(1).max(10_000).default(1).catch(1),
    type: z.enum(['all', 'accrual', 'spend']).default('all').catch('all'),
  }),
  answer: withData(z.array(operation)).extend({
    meta: z.object({ page: z.number().int(), pageSize: z.number().int(), total: z.number().int() }),
  }),
  refusals: ['session.required'],
  access: 'user',
});

const trade = z.enum(['builder', 'doors', 'electrician', 'finisher', 'floors', 'plumber', 'roofer', 'tiler']);

const pro = z.object({
  /** the shop looks at who asks before it confirms a master */
  status: z.enum(['none', 'moderation', 'confirmed', 'declined']),
  trade: trade.nullable(),
  /** the master's own, for clients; null until confirmed */
  link: z.string().nullable(),
  /** what clients have bought by it */
  clients: z.object({ orders: z.number().int(), points }),
  /** beside the percent of the level, on the goods of the trade */
  bonusPercent: z.number().int(),
  /** of what a client pays for goods */
  clientPercent: z.number().int(),
  /** how much of the goods a master may pay with points */
  sharePercent: z.number().int(),
  trades: z.array(
    z.object({
      code: trade,
      name: z.string(),
      sections: z.array(z.object({ code: z.string(), name: z.string() })),
    }),
  ),
});
export type ProProfile = z.infer<typeof pro>;

export const getPro = call({
  method: 'GET',
  path: '/api/v1/loyalty/pro/',
  summary: 'The programme for masters, and how far the user is in it',
  tag: 'loyalty',
  answer: withData(pro),
  refusals: ['session.required'],
  access: 'user',
});

export const askForPro = call({
  method: 'POST',
  path: '/api/v1/loyalty/pro/',
  summary: 'Asks to be confirmed as a master of a trade; asked again it replaces what was asked before',
  tag: 'loyalty',
  body: z.object({
    trade,
    /** of a sole trader; not needed */
    iin: z.string().trim().max(32).optional(),
  }),
  answer: withData(pro),
  refusals: ['session.required', 'request.invalid', 'request.too_many', 'loyalty.pro_confirmed'],
  access: 'user',
});
