/** The shop as of a moment to come: what changes by itself and when, and an address by which the shop is seen as it will be then. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { officeCall } from './office-call.ts';
import { shownBuyer } from './price-story.ts';

const comingMoment = z.object({
  at: z.iso.datetime(),
  what: z.enum(['promotion_begins', 'promotion_ends', 'block_begins', 'block_ends', 'text', 'changes']),
  titleRu: z.string(),
  titleKz: z.string(),
});
export type ComingMoment = z.infer<typeof comingMoment>;

export const getComingMoments = officeCall({
  method: 'GET',
  path: '/office/api/v1/rehearsals/moments/',
  summary: 'What changes in the shop by itself, and when: the next first',
  staff: { right: 'pages' },
  answer: withData(
    z.object({
      moments: z.array(comingMoment),
      cities: z.array(z.object({ code: z.string(), nameRu: z.string(), nameKz: z.string() })),
    }),
  ),
});

export const beginRehearsal = officeCall({
  method: 'POST',
  path: '/office/api/v1/rehearsals/',
  summary:
    'An address that shows the whole shop as of a moment to come, to one browser for half an hour; nothing can be ordered or written there',
  staff: { right: 'pages', act: 'read', isLogged: false },
  body: z.object({
    at: z.iso.datetime({ offset: true }),
    city: z.string().min(1).max(60),
    language: z.enum(['ru', 'kz']),
    buyer: shownBuyer,
  }),
  answer: withData(z.object({ address: z.string() })),
  refusals: ['rehearsal.not_ahead', 'city.unknown'],
});
