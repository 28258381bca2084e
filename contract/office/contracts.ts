/** Wholesale as staff see it: requests, organisations, contracts, what is owed. Terms and requisites are edited by changes. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { officeCall } from './office-call.ts';
import { revealReason, staffNote } from './people.ts';

const done = z.object({ success: z.literal(true) });
const tenge = z.number().int();
const words = z.string().trim().max(500);
const right = 'wholesale';
const keyRefusals = ['request.key_reused', 'request.in_progress'] as const;

/** `organization-12`, or `user-5` of somebody who buys by a contract of their own. */
const partyParams = z.object({ party: z.string().regex(/^(organization|user)-\d{1,15}$/) });

const requestState = z.enum(['moderation', 'approved', 'declined']);
const organizationState = z.enum(['moderation', 'active', 'blocked']);

export const wholesaleView = z.enum(['requests', 'contracts', 'overdue', 'blocked', 'all']);
export type WholesaleView = z.infer<typeof wholesaleView>;

const partyRow = z.object({
  party: z.string(),
  name: z.string(),
  /** null: a person. */
  bin: z.string().nullable(),
  state: organizationState,
  contract: z.string().nullable(),
  request: requestState.nullable(),
  /** When the request that waits was made. */
  requestedAt: z.string().nullable(),
  limit: tenge,
  used: tenge,
  overdue: tenge,
  overdueDays: z.number().int(),
});
export type PartyRow = z.infer<typeof partyRow>;

export const getWholesale = officeCall({
  method: 'GET',
  path: '/office/api/v1/wholesale/',
  summary:
    'Organisations and people who buy by contract or ask for one: what waits first, then what is overdue',
  staff: { right },
  query: z.object({
    view: wholesaleView.default('all'),
    /** A part of the name, or a BIN. */
    q: z.string().trim().max(100).optional(),
  }),
  answer: z.object({
    items: z.array(partyRow),
    meta: z.object({
      /** There are more than are shown: the search is to be narrowed. */
      isCut: z.boolean(),
      counts: z.record(wholesaleView, z.number().int()),
    }),
  }),
});

const contractTerms = z.object({
  id: z.number().int(),
  number: z.string(),
  date: z.string(),
  isInForce: z.boolean(),
  /** As the changes of the subject `contract` name them. */
  values: z.object({
    last_day: z.string().nullable(),
    min_order_sum: tenge,
    credit_limit: tenge,
    deferral_days: z.number().int(),
    manager: z.object({ name: z.string(), phone: z.string(), email: z.string() }).nullable(),
  }),
  used: tenge,
});

const bill = z.object({
  number: z.string(),
  date: z.string(),
  due: z.string(),
  sum: tenge,
  paid: tenge,
  left: tenge,
  overdueDays: z.number().int(),
});

const party = z.object({
  party: z.string(),
  id: z.number().int(),
  name: z.string(),
  state: organizationState,
  /** null: a person. */
  organization: z
    .object({
      /** As the changes of the subject `organization` name them; contacts are masked. */
      values: z.object({
        name: z.string(),
        form: z.string(),
        bin: z.string(),
        legal_address: z.string(),
        actual_address: z.string(),
        iik: z.string(),
        bik: z.string(),
        bank_name: z.string(),
        kbe: z.string(),
      }),
      isVatPayer: z.boolean(),
      director: z.string(),
      contact: z.string(),
      phone: z.string(),
      email: z.string(),
      /** Fields whose check digits or form are wrong. */
      faults: z.array(z.string()),
      /** What the register of companies says; null: it does not know the BIN. */
      register: z.object({ name: z.string(), form: z.string(), isSame: z.boolean() }).nullable(),
      /** Other entries of the same BIN. */
      twins: z.array(z.object({ id: z.number().int(), name: z.string(), state: organizationState })),
      members: z.array(z.object({ id: z.number().int(), name: z.string(), joinedAt: z.string() })),
    })
    .nullable(),
  contract: contractTerms.nullable(),
  /** Those that have ended. */
  past: z.array(z.object({ number: z.string(), date: z.string(), endedAt: z.string().nullable() })),
  requests: z.array(
    z.object({
      id: z.number().int(),
      asker: z.object({ id: z.number().int(), name: z.string() }),
      /** Tenge a month. */
      volume: tenge.nullable(),
      comment: z.string(),
      state: requestState,
      reason: z.string(),
      createdAt: z.string(),
      decidedAt: z.string().nullable(),
    }),
  ),
  bills: z.array(bill),
  orders: z.number().int(),
  ordersSum: tenge,
  notes: z.array(staffNote),
  canDecide: z.boolean(),
  canReveal: z.boolean(),
});
export type Party = z.infer<typeof party>;

export const getParty = officeCall({
  method: 'GET',
  path: '/office/api/v1/wholesale/{party}/',
  summary: 'One of them: checks of the BIN, twins, members, requests, terms, bills and what is overdue',
  staff: { right },
  params: partyParams,
  answer: withData(party),
  refusals: ['party.not_found'],
});

export const decideParty = officeCall({
  method: 'POST',
  path: '/office/api/v1/wholesale/{party}/decide/',
  summary: 'Gives a contract or takes it, blocks an organisation, declines a request with a reason',
  staff: { right },
  params: partyParams,
  body: z
    .object({
      decision: z.enum(['activate', 'revoke', 'block', 'decline']),
      /** Of a new contract; null: until it is revoked. */
      lastDay: z.iso.date().nullable().default(null),
      reason: words.default(''),
    })
    // Whoever loses something is told why.
    .refine(({ decision, reason }) => decision === 'activate' || reason.length >= 3, { path: ['reason'] }),
  answer: done,
  refusals: ['party.not_found', 'party.twin', 'party.faulty', ...keyRefusals],
  acceptsKey: true,
  requiresKey: true,
});

export const revealParty = officeCall({
  method: 'POST',
  path: '/office/api/v1/wholesale/{party}/reveal/',
  summary: 'Opens the phone and the e-mail of an organisation for a reason that the log keeps',
  staff: { right: 'customers.reveal' },
  params: partyParams,
  body: z.object({ reason: revealReason, comment: words.default('') }),
  answer: withData(z.object({ phone: z.string(), email: z.string() })),
  refusals: ['party.not_found'],
});

export const noteParty = officeCall({
  method: 'POST',
  path: '/office/api/v1/wholesale/{party}/notes/',
  summary: 'A note among staff',
  staff: { right },
  params: partyParams,
  body: z.object({ text: z.string().trim().min(1).max(2000) }),
  answer: withData(z.object({ id: z.number().int() })),
  refusals: ['party.not_found', ...keyRefusals],
  acceptsKey: true,
});

export const removePartyMember = officeCall({
  method: 'POST',
  path: '/office/api/v1/wholesale/{party}/members/{member}/remove/',
  summary: 'Takes somebody out of an organisation: they buy for it no more',
  staff: { right },
  params: partyParams.extend({ member: z.string().regex(/^\d{1,15}$/) }),
  body: z.object({ reason: words.min(3) }),
  answer: done,
  refusals: ['party.not_found', ...keyRefusals],
  acceptsKey: true,
});
