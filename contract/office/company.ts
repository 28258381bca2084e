/** What staff have of one another and for themselves: the stream, who is there, saved views, what waits, finding. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { officeCall } from './office-call.ts';
import { staffRole } from './rights.ts';

const done = z.object({ success: z.literal(true) });

/**
 * What the stream tells: a type and an id, then the ordinary GET. `standing`: something may have been missed, as after every
 * new connection: everything open is to be read anew.
 */
export const officeEvent = z.enum(['job', 'presence', 'approval', 'orders', 'queue', 'standing']);
export type OfficeEvent = z.infer<typeof officeEvent>;

export const authorizeOfficeStream = officeCall({
  method: 'GET',
  path: '/office/api/v1/live/',
  summary: 'A token for the stream of whoever asks, and where it is',
  staff: {},
  answer: withData(
    z.object({
      token: z.string(),
      topic: z.string(),
      url: z.string(),
      expiresInSeconds: z.number().int(),
    }),
  ),
});

/** What several may look at or edit at a time. */
export const presenceSubject = z.enum([
  'section',
  'product',
  'order',
  'setting',
  'tariff',
  'slot_template',
  'slot_day',
  'text',
  'staff',
  'change_set',
]);
export type PresenceSubject = z.infer<typeof presenceSubject>;

const presenceParams = z.object({ subject: z.string().max(40), id: z.string().regex(/^\d{1,15}$/) });
const present = z.object({
  staff: z.object({ id: z.number().int(), name: z.string() }),
  /** What they edit; null: they only look. */
  field: z.string().nullable(),
  secondsAgo: z.number(),
});
export type Present = z.infer<typeof present>;

export const getPresence = officeCall({
  method: 'GET',
  path: '/office/api/v1/presence/{subject}/{id}/',
  summary: 'Who else looks at a thing, and which field they edit',
  staff: {},
  params: presenceParams,
  answer: z.object({ items: z.array(present) }),
  refusals: ['presence.not_found'],
});

export const bePresent = officeCall({
  method: 'POST',
  path: '/office/api/v1/presence/{subject}/{id}/',
  summary: 'I look at this, every 15 seconds; who does not say so for 45 is gone. Answers who else is there',
  staff: { act: 'read', isLogged: false },
  params: presenceParams,
  body: z.object({
    field: z.string().max(60).nullable().default(null),
    isLeaving: z.boolean().default(false),
  }),
  answer: z.object({ items: z.array(present) }),
  refusals: ['presence.not_found'],
});

const screen = z.string().regex(/^[a-z][a-z/-]{0,39}$/);
export const savedView = z.object({
  id: z.number().int(),
  screen,
  name: z.string(),
  /** As it stands in the address, without the question mark. */
  query: z.string(),
  /** null: one's own. */
  role: staffRole.nullable(),
  canChange: z.boolean(),
});
export type SavedView = z.infer<typeof savedView>;

export const getViews = officeCall({
  method: 'GET',
  path: '/office/api/v1/views/',
  summary: 'Saved views: my own and those of my roles',
  staff: {},
  answer: z.object({ items: z.array(savedView) }),
});

export const saveView = officeCall({
  method: 'PUT',
  path: '/office/api/v1/views/',
  summary: 'Keeps a view for oneself or, by whoever may set things, for a role',
  staff: { isLogged: false },
  body: z.object({
    /** null: a new one. */
    id: z.number().int().min(1).nullable().default(null),
    screen,
    name: z.string().trim().min(1).max(60),
    query: z.string().max(2000),
    role: staffRole.nullable().default(null),
  }),
  answer: withData(savedView),
  refusals: ['view.not_found', 'view.name_taken', 'view.too_many', 'view.role_not_allowed'],
});

export const deleteView = officeCall({
  method: 'DELETE',
  path: '/office/api/v1/views/{id}/',
  summary: 'Forgets a view',
  staff: { isLogged: false },
  params: z.object({ id: z.string().regex(/^\d{1,9}$/) }),
  answer: done,
  refusals: ['view.not_found'],
});

export const findThings = officeCall({
  method: 'POST',
  path: '/office/api/v1/find/',
  summary: 'Finds by a number or a name whatever the reader may see; screens the page finds by itself',
  staff: { act: 'read', isLogged: false },
  body: z.object({ q: z.string().trim().min(1).max(100) }),
  answer: withData(
    z.object({
      staff: z.array(z.object({ id: z.number().int(), name: z.string(), email: z.string() })),
      sections: z.array(z.object({ id: z.number().int(), name: z.string(), path: z.string() })),
      orders: z.array(z.object({ id: z.number().int(), number: z.string(), status: z.string() })),
      /** Users by their whole phone, e-mail or card; contacts stay masked. */
      people: z.array(z.object({ id: z.number().int(), name: z.string(), contact: z.string() })),
      organizations: z.array(z.object({ id: z.number().int(), name: z.string(), bin: z.string() })),
      /** By the beginning of the article, or a whole barcode. */
      products: z.array(z.object({ id: z.number().int(), name: z.string(), article: z.string() })),
    }),
  ),
});

export const getNotices = officeCall({
  method: 'GET',
  path: '/office/api/v1/notices/',
  summary: 'What waits for me: the counts beside the menu',
  staff: {},
  answer: withData(
    z.object({
      /** That I may decide. */
      approvals: z.number().int(),
      /** Given up, for those who see the jobs. */
      deadTasks: z.number().int(),
      failingJobs: z.number().int(),
    }),
  ),
});
