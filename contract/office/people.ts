/** Users as staff see them: found by what they say of themselves, contacts masked, and what may be done with an account. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { orderStatus } from '../order.ts';
import { colleague, idParams } from './log.ts';
import { officeCall } from './office-call.ts';

const done = z.object({ success: z.literal(true) });
const tenge = z.number().int();
const words = z.string().trim().max(500);
const keyed = { acceptsKey: true, requiresKey: true } as const;
const keyRefusals = ['request.key_reused', 'request.in_progress'] as const;
/** One of the stores that have something to do with their orders. */
const touches = 'user';

const personRow = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Masked, and empty where there is none. */
  phone: z.string(),
  email: z.string(),
  language: z.enum(['ru', 'kz']),
  orders: z.number().int(),
  sum: tenge,
  hasCard: z.boolean(),
  isWholesale: z.boolean(),
  createdAt: z.string(),
});
export type PersonRow = z.infer<typeof personRow>;

export const findPeople = officeCall({
  method: 'POST',
  path: '/office/api/v1/customers/find/',
  summary: 'Finds users by phone, e-mail or the number of a club card, each whole; in one’s stores',
  staff: { right: 'customers.read', act: 'read', isLogged: false },
  body: z.object({ q: z.string().trim().min(3).max(200) }),
  answer: z.object({ items: z.array(personRow) }),
});

export const staffNote = z.object({
  id: z.number().int(),
  text: z.string(),
  staff: colleague,
  at: z.string(),
});
export type StaffNote = z.infer<typeof staffNote>;

const person = personRow.extend({
  city: z.string().nullable(),
  isEmailConfirmed: z.boolean(),
  isPhoneConfirmed: z.boolean(),
  isSubscribed: z.boolean(),
  /** The day on which the account is forgotten unless its owner comes in. */
  deleteAt: z.string().nullable(),
  deletedAt: z.string().nullable(),
  mergedInto: z.number().int().nullable(),
  returns: z.number().int(),
  lastOrders: z.array(
    z.object({
      id: z.number().int(),
      number: z.string(),
      status: orderStatus,
      total: tenge,
      createdAt: z.string(),
    }),
  ),
  club: z
    .object({
      /** `29•••••••••78`. */
      card: z.string(),
      isBlocked: z.boolean(),
      level: z.string(),
      percent: z.number().int(),
      points: z.number().int(),
      pending: z.number().int(),
    })
    .nullable(),
  consents: z.array(
    z.object({
      document: z.enum(['offer', 'privacy', 'subscription']),
      /** Of the text that was agreed to. */
      version: z.string(),
      language: z.enum(['ru', 'kz']),
      givenAt: z.string(),
      withdrawnAt: z.string().nullable(),
    }),
  ),
  sessions: z.array(
    z.object({
      id: z.number().int(),
      device: z.string(),
      network: z.string(),
      city: z.string().nullable(),
      seenAt: z.string(),
    }),
  ),
  organizations: z.array(
    z.object({ id: z.number().int(), name: z.string(), isChosen: z.boolean(), hasContract: z.boolean() }),
  ),
  /** Of the person themselves. */
  hasContract: z.boolean(),
  hasRequest: z.boolean(),
  notes: z.array(staffNote),
  canReveal: z.boolean(),
  canAct: z.boolean(),
  canGivePoints: z.boolean(),
});
export type Person = z.infer<typeof person>;

export const getPerson = officeCall({
  method: 'GET',
  path: '/office/api/v1/customers/{id}/',
  summary:
    'A user: masked contacts, orders, points, consents with the version of their text, sessions, notes',
  staff: { right: 'customers.read', touches },
  params: idParams,
  answer: withData(person),
  refusals: ['person.not_found'],
});

export const revealReason = z.enum(['call', 'delivery', 'payment', 'return', 'other']);

export const revealPerson = officeCall({
  method: 'POST',
  path: '/office/api/v1/customers/{id}/reveal/',
  summary: 'Opens the phone and the e-mail for a reason that the log keeps',
  staff: { right: 'customers.reveal', touches },
  params: idParams,
  body: z.object({ reason: revealReason, comment: words.default('') }),
  answer: withData(z.object({ phone: z.string().nullable(), email: z.string().nullable() })),
  refusals: ['person.not_found'],
});

export const notePerson = officeCall({
  method: 'POST',
  path: '/office/api/v1/customers/{id}/notes/',
  summary: 'A note among staff; the person gets it with their archive',
  staff: { right: 'customers.act', touches },
  params: idParams,
  body: z.object({ text: z.string().trim().min(1).max(2000) }),
  answer: withData(z.object({ id: z.number().int() })),
  refusals: ['person.not_found', ...keyRefusals],
  acceptsKey: true,
});

/** More at once is a slip of the finger. */
const MOST_POINTS = 100_000;

export const givePoints = officeCall({
  method: 'POST',
  path: '/office/api/v1/customers/{id}/points/',
  summary: 'Gives points with the shop’s apologies; above the limit another must approve it',
  staff: { right: 'club', touches },
  params: idParams,
  body: z.object({ points: z.number().int().min(1).max(MOST_POINTS), reason: words.min(3) }),
  answer: withData(z.object({ points: z.number().int(), /** Afterwards. */ balance: z.number().int() })),
  refusals: ['person.not_found', 'person.no_card', 'office.needs_approval', ...keyRefusals],
  ...keyed,
});

export const endPersonSessions = officeCall({
  method: 'POST',
  path: '/office/api/v1/customers/{id}/sessions/end/',
  summary: 'Ends one session of the user, or all of them',
  staff: { right: 'customers.act', touches },
  params: idParams,
  /** null: all. */
  body: z.object({ sessionId: z.number().int().min(1).nullable() }),
  answer: withData(z.object({ ended: z.number().int() })),
  refusals: ['person.not_found'],
});

export const endSubscription = officeCall({
  method: 'POST',
  path: '/office/api/v1/customers/{id}/unsubscribe/',
  summary: 'Takes back the consent to the shop’s letters, because the user asks for it',
  staff: { right: 'customers.act', touches },
  params: idParams,
  answer: done,
  refusals: ['person.not_found'],
});

export const packPerson = officeCall({
  method: 'POST',
  path: '/office/api/v1/customers/{id}/archive/',
  summary: 'Everything the shop holds of the user, as an archive that says who took it',
  staff: { right: 'customers.act', isFresh: true, touches },
  params: idParams,
  body: z.object({ reason: words.min(3) }),
  answer: withData(z.object({ name: z.string(), /** A ZIP. */ base64: z.string() })),
  refusals: ['person.not_found'],
});

export const forgetPerson = officeCall({
  method: 'POST',
  path: '/office/api/v1/customers/{id}/forget/',
  summary: 'Asks for another’s yes to forget the user in 14 days; who comes in before stays',
  staff: { right: 'customers.act', isFresh: true, touches },
  params: idParams,
  body: z.object({ reason: words.min(3) }),
  answer: done,
  refusals: ['person.not_found', 'person.leaving', 'office.needs_approval', ...keyRefusals],
  ...keyed,
});

export const keepPerson = officeCall({
  method: 'POST',
  path: '/office/api/v1/customers/{id}/keep/',
  summary: 'Takes back that the user is to be forgotten, because they ask for it',
  staff: { right: 'customers.act', touches },
  params: idParams,
  answer: done,
  refusals: ['person.not_found'],
});

const pair = z.object({
  /** The account that ends. */
  fromId: z.number().int().min(1),
  /** The one that stays. */
  intoId: z.number().int().min(1),
});

/** Why two accounts cannot become one. */
export const mergeObstacle = z.enum(['same', 'gone', 'two_contracts', 'two_masters']);
export type MergeObstacle = z.infer<typeof mergeObstacle>;

const mergeSide = personRow.extend({ addresses: z.number().int(), points: z.number().int() });

const mergeQuote = z.object({
  from: mergeSide,
  into: mergeSide,
  obstacle: mergeObstacle.nullable(),
  /** What the account that stays gets. */
  moves: z.array(z.object({ what: z.string(), count: z.number().int() })),
  /** Which contact it takes over: it has none of its own. */
  takes: z.array(z.enum(['phone', 'email', 'card'])),
  /** What ends with the other account. */
  ends: z.array(z.object({ what: z.string(), count: z.number().int() })),
});
export type MergeQuote = z.infer<typeof mergeQuote>;

export const quoteMerge = officeCall({
  method: 'POST',
  path: '/office/api/v1/customers/merge/quote/',
  summary: 'What would move if one account became a part of another, and what stands in the way',
  staff: { right: 'customers.act', isLogged: false },
  body: pair,
  answer: withData(mergeQuote),
  refusals: ['person.not_found'],
});

export const mergePeople = officeCall({
  method: 'POST',
  path: '/office/api/v1/customers/merge/',
  summary:
    'Asks for another’s yes to make two accounts of one person one: all of the first becomes the other’s',
  staff: { right: 'customers.act', isFresh: true },
  body: pair.extend({ reason: words.min(3) }),
  answer: done,
  refusals: ['person.not_found', 'person.unmergeable', 'office.needs_approval', ...keyRefusals],
  ...keyed,
});
