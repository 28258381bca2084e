/** What companies without an account ask for on the page for business: who waits, and what came of it. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { idParams } from './log.ts';
import { officeCall } from './office-call.ts';

const right = 'wholesale';

const businessRequestState = z.enum(['new', 'answered', 'contract', 'refused']);

const businessRequest = z.object({
  id: z.number().int(),
  createdAt: z.string(),
  state: businessRequestState,
  bin: z.string(),
  /** The organisation of this BIN that the shop knows, as a party of wholesale. */
  party: z.string().nullable(),
  name: z.string(),
  /** Masked. */
  phone: z.string(),
  email: z.string(),
  city: z.string(),
  language: z.enum(['ru', 'kz']),
  comment: z.string(),
});
export type BusinessRequest = z.infer<typeof businessRequest>;

export const getBusinessRequests = officeCall({
  method: 'GET',
  path: '/office/api/v1/business-requests/',
  summary:
    'Companies that ask for wholesale prices: those who wait first, the longest first; contacts masked',
  staff: { right },
  answer: z.object({
    items: z.array(businessRequest),
    meta: z.object({ waiting: z.number().int(), canSettle: z.boolean(), canReveal: z.boolean() }),
  }),
});

export const revealBusinessRequest = officeCall({
  method: 'POST',
  path: '/office/api/v1/business-requests/{id}/reveal/',
  summary: 'Opens the phone and the e-mail of who asks, to answer; the log keeps who looked',
  staff: { right: 'customers.reveal' },
  params: idParams,
  answer: withData(z.object({ phone: z.string(), email: z.string() })),
  refusals: ['party.no_request'],
});

export const settleBusinessRequest = officeCall({
  method: 'POST',
  path: '/office/api/v1/business-requests/{id}/state/',
  summary: 'What came of it; what was settled by mistake waits again',
  staff: { right },
  params: idParams,
  body: z.object({ state: businessRequestState }),
  answer: z.object({ success: z.literal(true) }),
  refusals: ['party.no_request'],
  acceptsKey: true,
});
