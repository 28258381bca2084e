/** What staff have done: who, what, when, by which right, and each row before and after. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { officeCall } from './office-call.ts';
import { right } from './rights.ts';

/** The number of anything that the office keeps, in a path. */
export const idParams = z.object({ id: z.string().regex(/^\d{1,15}$/) });
const idQuery = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
export const moment = z.iso.datetime({ offset: true });

/** Somebody of the staff, as lists name them. */
export const colleague = z.object({ id: z.number().int(), name: z.string() });

/** A word of the office for a kind of thing: `section`, `staff`, `product` … */
export const subjectName = z.string().regex(/^[a-z][a-z_]{0,39}$/);

export const logEntry = z.object({
  id: z.number().int(),
  at: z.string(),
  /** null: the shop itself, at a time that somebody had set. */
  staff: colleague.nullable(),
  /** The name of the call, as `officeCalls` has it. */
  call: z.string(),
  right: right.nullable(),
  subject: z.string().nullable(),
  subjectId: z.number().int().nullable(),
  /** What the call says of itself: a title, a count, that somebody acted alone. */
  words: z.record(z.string(), z.json()),
  requestId: z.string().nullable(),
  changeSetId: z.number().int().nullable(),
  approvalId: z.number().int().nullable(),
  /** The entry that this one takes back. */
  undoOf: z.number().int().nullable(),
  /** How many rows it changed. */
  rows: z.number().int(),
});
export type LogEntry = z.infer<typeof logEntry>;

/** Changed columns only; secrets are left out of both. */
export const rowChange = z.object({
  n: z.number().int(),
  table: z.string(),
  key: z.record(z.string(), z.json()),
  /** null: the row is new. */
  before: z.record(z.string(), z.json()).nullable(),
  /** null: the row is gone. */
  after: z.record(z.string(), z.json()).nullable(),
});
export type RowChange = z.infer<typeof rowChange>;

export const getLog = officeCall({
  method: 'GET',
  path: '/office/api/v1/log/',
  summary: 'What was done, the newest first: all of it by the right `log`, else what one may read',
  staff: {},
  query: z.object({
    staff: idQuery.optional(),
    subject: subjectName.optional(),
    subjectId: idQuery.optional(),
    changeSet: idQuery.optional(),
    call: z.string().max(60).optional(),
    from: moment.optional(),
    to: moment.optional(),
    /** `meta.next` of the answer before. */
    after: idQuery.optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  answer: z.object({ items: z.array(logEntry), meta: z.object({ next: z.number().int().nullable() }) }),
});

export const getLogEntry = officeCall({
  method: 'GET',
  path: '/office/api/v1/log/{id}/',
  summary: 'One entry with its rows before and after, 500 at a time',
  staff: {},
  params: idParams,
  query: z.object({ after: idQuery.optional() }),
  answer: withData(
    logEntry.extend({
      changes: z.array(rowChange),
      /** For `after`, where there are more rows. */
      next: z.number().int().nullable(),
    }),
  ),
  refusals: ['log.not_found'],
});
