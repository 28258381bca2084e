/** Files for price services: how old each is, and which goods go out incomplete. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { officeCall } from './office-call.ts';

const feedFault = z.enum(['no_price', 'no_picture', 'no_description', 'no_barcode', 'no_kazakh']);

export const keptFeed = z.object({
  name: z.string(),
  address: z.string(),
  /** null: nobody has asked for it yet. */
  madeAt: z.string().nullable(),
  bytes: z.number().nullable(),
  /** The range has changed since. */
  isBehind: z.boolean(),
  /** What matters to this service: goods with such a gap are left out or shown worse. */
  faults: z.array(feedFault),
});
export type KeptFeed = z.infer<typeof keptFeed>;

export const getFeeds = officeCall({
  method: 'GET',
  path: '/office/api/v1/feeds/',
  summary: 'Files for price services with their age, and how many goods of the range lack what they need',
  staff: { right: 'outside' },
  answer: withData(
    z.object({
      feeds: z.array(keptFeed),
      goods: z.number().int(),
      faults: z.array(z.object({ fault: feedFault, goods: z.number().int() })),
    }),
  ),
});

export const getFeedFaults = officeCall({
  method: 'GET',
  path: '/office/api/v1/feeds/{fault}/',
  summary: 'The goods on sale that lack one thing, by number',
  staff: { right: 'outside' },
  params: z.object({ fault: feedFault }),
  query: z.object({ after: z.coerce.number().int().min(0).default(0) }),
  answer: z.object({
    items: z.array(z.object({ id: z.number().int(), article: z.string(), name: z.string() })),
    meta: z.object({ next: z.number().int().nullable() }),
  }),
});
