/** One queue of all who wait for the shop's word, by the time they were promised it. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { colleague } from './log.ts';
import { officeCall } from './office-call.ts';

const queueKind = z.enum(['callback', 'question', 'cancel', 'notice', 'review']);

export const queueItem = z.object({
  kind: queueKind,
  /** Of a request to cancel that of its order. */
  id: z.number().int(),
  since: z.string(),
  until: z.string(),
  level: z.enum(['calm', 'soon', 'late']),
  name: z.string(),
  /** Masked. */
  contact: z.string(),
  /** Of an answer: a letter goes by itself; whoever left a phone is called. */
  goesBy: z.enum(['mail', 'phone']),
  city: z.string(),
  language: z.enum(['ru', 'kz']),
  /** Of a callback its theme, of a notice what is waited for, of a request to cancel its reason. */
  topic: z.string().nullable(),
  text: z.string().nullable(),
  /** Of a review: its stars, what is good and bad, its photographs by their numbers. */
  review: z
    .object({
      rating: z.number().int(),
      plus: z.string(),
      minus: z.string(),
      photos: z.array(z.number().int()),
    })
    .nullable(),
  product: z.object({ code: z.string(), name: z.string() }).nullable(),
  order: z.object({ id: z.number().int(), number: z.string() }).nullable(),
  worker: colleague.nullable(),
});
export type QueueItem = z.infer<typeof queueItem>;

export const getQueue = officeCall({
  method: 'GET',
  path: '/office/api/v1/queue/',
  summary: 'Who waits for the shop’s word, the soonest promised first; contacts masked',
  staff: { right: 'queues' },
  query: z.object({ kind: queueKind.optional() }),
  answer: z.object({
    items: z.array(queueItem),
    meta: z.object({ counts: z.record(queueKind, z.number().int()) }),
  }),
});

const params = z.object({ kind: queueKind, id: z.string().regex(/^\d{1,15}$/) });
const done = z.object({ success: z.literal(true) });

export const takeQueued = officeCall({
  method: 'POST',
  path: '/office/api/v1/queue/{kind}/{id}/take/',
  summary: 'Takes one on, or lays it back; what another has is taken over only by saying so',
  staff: { right: 'queues' },
  params,
  body: z.object({ isTaken: z.boolean(), isTakenOver: z.boolean().default(false) }),
  answer: done,
  refusals: ['queue.over', 'queue.taken'],
  acceptsKey: true,
});

export const revealQueued = officeCall({
  method: 'POST',
  path: '/office/api/v1/queue/{kind}/{id}/reveal/',
  summary: 'Opens the contact of who waits, to call; the log keeps who looked',
  staff: { right: 'customers.reveal' },
  params,
  answer: withData(z.object({ contact: z.string() })),
  refusals: ['queue.over'],
});

export const settleQueued = officeCall({
  method: 'POST',
  path: '/office/api/v1/queue/{kind}/{id}/outcome/',
  summary:
    'What came of it: of a call its state, of a question the answer, of a notice that it was told, of a review whether it is shown',
  staff: { right: 'queues' },
  params,
  body: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('callback'), state: z.enum(['called', 'ordered', 'no_answer', 'refused']) }),
    z.object({
      kind: z.literal('question'),
      answer: z.string().trim().min(2).max(4000),
      /** Of a question about a product: both are shown on its page, under the first name of who asked. */
      isPublic: z.boolean().default(false),
    }),
    z.object({ kind: z.literal('notice') }),
    z
      .object({
        kind: z.literal('review'),
        state: z.enum(['published', 'refused']),
        /** The shop’s word beneath what is shown. */
        reply: z.string().trim().max(2000).default(''),
        /** Why it is not shown: told to who wrote it, and never left out. */
        refusal: z.string().trim().max(500).default(''),
      })
      .refine(({ state, refusal }) => state === 'published' || refusal.length > 1, { path: ['refusal'] }),
  ]),
  answer: done,
  refusals: ['queue.over', 'request.key_reused', 'request.in_progress'],
  acceptsKey: true,
  requiresKey: true,
});

export const getQueuedPhoto = officeCall({
  method: 'GET',
  path: '/office/api/v1/queue/review/{id}/photos/{photo}/',
  summary: 'A photograph of a review that waits',
  staff: { right: 'queues' },
  params: z.object({ id: z.string().regex(/^\d{1,15}$/), photo: z.string().regex(/^\d{1,15}$/) }),
  answer: z.instanceof(Uint8Array),
  file: { type: 'image/webp', name: 'review-{id}-{photo}.webp' },
  refusals: ['queue.over'],
});
