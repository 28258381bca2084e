/**
 * Four eyes: what one has asked for and another decides on. A call that needs it answers 202 with `office.needs_approval` and
 * the approval as `data`; what was seen is what is done, or it is shown again.
 */
import { z } from 'zod';
import { withData } from '../call.ts';
import { colleague, idParams } from './log.ts';
import { officeCall } from './office-call.ts';
import { right } from './rights.ts';

const approvalState = z.enum([
  'waiting',
  'approved',
  'declined',
  /** Nobody decided within 48 hours. */
  'expired',
  /** Taken back by the asker, or what it was about has changed. */
  'withdrawn',
]);

export const approvalBrief = z.object({
  id: z.number().int(),
  state: approvalState,
  /** Why one pair of eyes is not enough, in the reader's language. */
  why: z.object({ code: z.string(), words: z.string() }),
  digest: z.string(),
  askedBy: colleague,
  askedAt: z.string(),
  expiresAt: z.string(),
  decidedBy: colleague.nullable(),
  decidedAt: z.string().nullable(),
  comment: z.string(),
});

/** `from` → `to`, as the asker saw it. */
const line = z.object({
  subject: z.string(),
  id: z.number().int().nullable(),
  field: z.string(),
  from: z.json(),
  to: z.json(),
  name: z.string().nullable(),
});

export const approval = approvalBrief.extend({
  /** By which right it is approved. */
  right,
  /** One of the two: a set of changes, or a call of the office by its name. */
  changeSetId: z.number().int().nullable(),
  call: z.string().nullable(),
  title: z.string(),
  /** The first twenty; all of them are in the set. */
  lines: z.array(line),
  count: z.number().int(),
  /** The reader may approve or decline it now: not their own, and by a right. */
  canDecide: z.boolean(),
  canWithdraw: z.boolean(),
});
export type Approval = z.infer<typeof approval>;

export const getApprovals = officeCall({
  method: 'GET',
  path: '/office/api/v1/approvals/',
  summary: 'What waits for another pair of eyes, and what was decided lately: own, and what one may read',
  staff: {},
  query: z.object({
    state: approvalState.optional(),
    after: z.coerce.number().int().min(0).optional(),
  }),
  answer: z.object({ items: z.array(approval), meta: z.object({ next: z.number().int().nullable() }) }),
});

export const decideApproval = officeCall({
  method: 'POST',
  path: '/office/api/v1/approvals/{id}/',
  summary: 'Approves what was shown, which is then done; or declines; or takes back what one asked for',
  staff: { act: 'write', isFresh: true },
  params: idParams,
  body: z.object({
    decision: z.enum(['approve', 'decline', 'withdraw']),
    digest: z.string().length(43),
    comment: z.string().trim().max(500).default(''),
  }),
  answer: withData(approval),
  refusals: ['approval.not_found', 'approval.moved', 'approval.own', 'approval.over'],
  acceptsKey: true,
  requiresKey: true,
});
