/**
 * Long lists by key: a window of rows after a place, the places of every 500th row (for the scroll bar), and how many there are.
 * No state on the server: any worker may answer any window.
 */
import { z } from 'zod';
import { withData } from '../call.ts';
import { officeCall } from './office-call.ts';

const subjectParams = z.object({ subject: z.string().regex(/^[a-z][a-z_]{0,39}$/) });
/** Conditions and order as `domain/office/grid.ts` writes them. */
const where = z.string().max(4000).default('');
const order = z.string().max(60).optional();
const mark = z.string().max(600);

export const gridRow = z.object({
  id: z.number().int(),
  /** The place of this row: the rows after it begin here. */
  mark,
  values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type GridRow = z.infer<typeof gridRow>;

export const getRows = officeCall({
  method: 'GET',
  path: '/office/api/v1/rows/{subject}/',
  summary: 'A window of a long list: rows after a place, in an order, of some conditions',
  staff: {},
  params: subjectParams,
  query: z.object({
    where,
    order,
    after: mark.optional(),
    limit: z.coerce.number().int().min(1).max(500).default(100),
    /** Names, with commas; without it the usual ones that the reader may see. */
    columns: z.string().max(2000).optional(),
  }),
  answer: z.object({ items: z.array(gridRow), meta: z.object({ next: mark.nullable() }) }),
  refusals: ['grid.not_found', 'grid.wrong_query'],
});

export const getFences = officeCall({
  method: 'GET',
  path: '/office/api/v1/rows/{subject}/fences/',
  summary: 'The places of each 500th row: where a jump of the scroll bar begins to read',
  staff: {},
  params: subjectParams,
  query: z.object({ where, order }),
  answer: withData(z.object({ every: z.number().int(), fences: z.array(mark) })),
  refusals: ['grid.not_found', 'grid.wrong_query'],
});

export const countRows = officeCall({
  method: 'GET',
  path: '/office/api/v1/rows/{subject}/count/',
  summary: 'How many rows some conditions leave',
  staff: {},
  params: subjectParams,
  query: z.object({ where }),
  answer: withData(z.object({ count: z.number().int() })),
  refusals: ['grid.not_found', 'grid.wrong_query'],
});
