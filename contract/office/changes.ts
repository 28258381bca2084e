/**
 * One primitive for every edit: a change says of which field of which thing, what it was and what it shall be. A save, a mass
 * edit, an import, an undo are sets of them. Shown before they are applied, applied field by field where nobody has written
 * meanwhile, and taken back the same way.
 */
import { z } from 'zod';
import { withData } from '../call.ts';
import { approvalBrief } from './approvals.ts';
import { colleague, idParams, moment, subjectName } from './log.ts';
import { officeCall } from './office-call.ts';

const id = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
/** Norms are named by their calculator, whose code may bear a hyphen. */
const field = z.string().regex(/^[a-z][a-z0-9_.-]{0,59}$/);

export const change = z.object({
  subject: subjectName,
  /** null: a new thing; those of one new thing bear one `newKey`. */
  id: id.nullable(),
  newKey: z.string().min(1).max(60).optional(),
  field,
  from: z.json(),
  to: z.json(),
});
export type Change = z.infer<typeof change>;

/**
 * `pending`: will be written. `conflict`: somebody else has written meanwhile: `from` is what it was, `to` mine, `current`
 * theirs. `wrong`: cannot be, and `why` says so. `held`: another owns the field. `skipped`: left out, or there already.
 */
export const changeState = z.enum(['pending', 'applied', 'conflict', 'held', 'skipped', 'wrong']);
export type ChangeState = z.infer<typeof changeState>;

/** A reason with words in the reader's language. */
const spokenReason = z.object({ code: z.string(), words: z.string() });

export const changeItem = z.object({
  n: z.number().int(),
  subject: z.string(),
  id: z.number().int().nullable(),
  newKey: z.string().nullable(),
  field: z.string(),
  from: z.json(),
  to: z.json(),
  state: changeState,
  why: spokenReason.nullable(),
  /** As it is stored now; once written, what was found when it was not written. */
  current: z.json().nullable(),
  /** What the thing is called now, in the reader's language. */
  name: z.string().nullable(),
});
export type ChangeItem = z.infer<typeof changeItem>;

const changeSetKind = z.enum(['edit', 'bulk', 'import', 'prices', 'undo']);
const changeSetState = z.enum([
  'draft',
  'scheduled',
  /** Another must approve it. */
  'waiting',
  'running',
  'applied',
  'undone',
  'failed',
]);

export const changeSetBrief = z.object({
  id: z.number().int(),
  kind: changeSetKind,
  title: z.string(),
  state: changeSetState,
  subjects: z.array(z.string()),
  applyAt: z.string().nullable(),
  /** Of all that would be written: what was seen is what is applied. */
  digest: z.string(),
  counts: z.record(changeState, z.number().int()),
  /** Of a set that a task works off. */
  progress: z.object({ done: z.number().int(), of: z.number().int() }).nullable(),
  createdBy: colleague,
  createdAt: z.string(),
  appliedAt: z.string().nullable(),
  undoOf: z.number().int().nullable(),
  /** The set that takes this one back. */
  undoneBy: z.number().int().nullable(),
  /** Until then it can be taken back; null: it cannot. */
  undoUntil: z.string().nullable(),
  approval: approvalBrief.nullable(),
});
export type ChangeSetBrief = z.infer<typeof changeSetBrief>;

export const changeSet = changeSetBrief.extend({
  /** In their order, 500 at a time; `state` asks for those of one. */
  items: z.array(changeItem),
  /** For `after`, where there are more. */
  next: z.number().int().nullable(),
});
export type ChangeSet = z.infer<typeof changeSet>;

const answer = withData(changeSet);
/** A task works it off: its progress is to be asked for. */
const isLater = ({ data }: z.output<typeof answer>): boolean => data.state === 'running';

export const getChangeSets = officeCall({
  method: 'GET',
  path: '/office/api/v1/changes/',
  summary: 'Sets of changes, the newest first: my own, or those that wait for somebody',
  staff: {},
  query: z.object({
    of: z.enum(['mine', 'waiting', 'all']).default('mine'),
    state: changeSetState.optional(),
    after: z.coerce.number().int().min(0).optional(),
  }),
  answer: z.object({ items: z.array(changeSetBrief), meta: z.object({ next: z.number().int().nullable() }) }),
});

export const createChanges = officeCall({
  method: 'POST',
  path: '/office/api/v1/changes/',
  summary: 'A set of changes with its preview; applied at once where told (a save)',
  staff: {},
  body: z.object({
    title: z.string().trim().max(200).default(''),
    kind: z.enum(['edit', 'bulk']).default('edit'),
    items: z.array(change).min(1).max(25_000),
    /** What collides or is wrong is left out and told; the rest is written. */
    apply: z.boolean().default(false),
  }),
  answer,
  isLater,
  refusals: ['changes.not_found', 'changes.unknown_field', 'tree.misplaced', 'office.needs_approval'],
  acceptsKey: true,
  requiresKey: true,
  bodyLimitKb: 16 * 1024,
});

export const getChangeSet = officeCall({
  method: 'GET',
  path: '/office/api/v1/changes/{id}/',
  summary: 'A set with its items as they stand against what is stored now',
  staff: {},
  params: idParams,
  query: z.object({ state: changeState.optional(), after: z.coerce.number().int().min(0).optional() }),
  answer,
  refusals: ['changes.not_found'],
});

export const changeDraft = officeCall({
  method: 'PATCH',
  path: '/office/api/v1/changes/{id}/',
  summary: 'Takes items out of a draft or back in, sets what they shall be, renames it',
  staff: {},
  params: idParams,
  body: z.object({
    title: z.string().trim().max(200).optional(),
    /** Numbers of items that are left out; those named before and not now come back. */
    exclude: z.array(z.number().int().min(1)).max(25_000).optional(),
    /** `from` where the reader has seen what another wrote and decides over it. */
    fields: z
      .array(z.object({ n: z.number().int().min(1), to: z.json(), from: z.json().optional() }))
      .max(2_000)
      .optional(),
  }),
  answer,
  refusals: ['changes.not_found', 'changes.wrong_state'],
});

export const applyChanges = officeCall({
  method: 'POST',
  path: '/office/api/v1/changes/{id}/apply/',
  summary: 'Applies what was shown: the digest of the preview, which must still be so',
  staff: {},
  params: idParams,
  body: z.object({ digest: z.string().length(43) }),
  answer,
  isLater,
  refusals: [
    'changes.not_found',
    'changes.moved',
    'changes.wrong_state',
    'tree.misplaced',
    'office.needs_approval',
  ],
  acceptsKey: true,
  requiresKey: true,
});

export const scheduleChanges = officeCall({
  method: 'POST',
  path: '/office/api/v1/changes/{id}/schedule/',
  summary: 'Applies it later, by the clock of the database; null: not any more',
  staff: {},
  params: idParams,
  body: z.object({ at: moment.nullable(), digest: z.string().length(43) }),
  answer,
  refusals: [
    'changes.not_found',
    'changes.moved',
    'changes.wrong_state',
    'changes.past',
    'office.needs_approval',
  ],
});

export const undoChanges = officeCall({
  method: 'POST',
  path: '/office/api/v1/changes/{id}/undo/',
  summary: 'Takes it back where nobody has written since: a set of its own, applied at once unless told',
  staff: {},
  params: idParams,
  body: z.object({ apply: z.boolean().default(true) }),
  answer,
  isLater,
  refusals: ['changes.not_found', 'changes.wrong_state', 'changes.too_old', 'office.needs_approval'],
  acceptsKey: true,
  requiresKey: true,
});
