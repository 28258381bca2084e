/** A set of changes as its reader sees it. */
import type { ChangeItem, ChangeSet, ChangeSetBrief, ChangeState } from '#contract/office/changes.ts';
import type { Locale } from '#domain/locale.ts';
import { type ChangeCounts, countStates } from '#domain/office/changes.ts';
import { sayChangeReason } from '#domain/office/reasons.ts';
import type { Approvals } from '../approvals/approvals.ts';
import type { Db } from '../database.ts';
import { fieldErrors } from '../http/field-errors.ts';
import { countItems, type ItemRow, listItems, type SetRow } from './change-sets.queries.ts';
import { getSubject, type Judged, judgeItems, lookThrough, type SetLook } from './judge.ts';
import type { Subjects } from './subjects.ts';

const ITEMS_SHOWN = 500;

/** Not tried yet: how its items stand is asked anew with every look. */
const isOpen = ({ state }: Pick<SetRow, 'state'>): boolean =>
  state === 'draft' || state === 'scheduled' || state === 'waiting';

export interface ViewParts {
  db: Db;
  subjects: Subjects;
  approvals: Approvals;
}

/** In a list the items of larger sets stand as they were drafted: fifty of them cannot all be laid beside what is stored now. */
const LOOKED_THROUGH_IN_LISTS = 500;

export async function toLine(parts: ViewParts, set: SetRow, language: Locale): Promise<ChangeSetBrief> {
  const counts = await readCounts(parts.db, set.id);
  const isLarge = Object.values(counts).reduce((sum, count) => sum + count, 0) > LOOKED_THROUGH_IN_LISTS;
  return toBrief(parts, set, language, isLarge ? { digest: '', counts } : undefined);
}

async function toBrief(
  { db, subjects, approvals }: ViewParts,
  set: SetRow,
  language: Locale,
  seen?: SetLook,
): Promise<ChangeSetBrief> {
  const look = isOpen(set) ? (seen ?? (await lookThrough(db, subjects, set.id, { isLocking: false }))) : null;
  const counts = look?.counts ?? (await readCounts(db, set.id));
  const of = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return {
    id: set.id,
    kind: set.kind,
    title: set.title,
    state: set.state,
    subjects: set.subjects,
    applyAt: set.applyAt?.toISOString() ?? null,
    digest: look?.digest ?? set.digest ?? '',
    counts,
    progress: set.state === 'running' ? { done: of - counts.pending, of } : null,
    createdBy: { id: set.createdBy, name: set.authorName },
    createdAt: set.createdAt.toISOString(),
    appliedAt: set.appliedAt?.toISOString() ?? null,
    undoOf: set.undoOf,
    undoneBy: set.undoneBy,
    undoUntil: counts.applied > 0 ? (set.undoUntil?.toISOString() ?? null) : null,
    approval: await approvals.findBriefOfSet(db, set.id, language),
  };
}

async function readCounts(db: Db, setId: number): Promise<ChangeCounts> {
  const counts = countStates([]);
  for (const { state, count } of await countItems(db, setId)) counts[state] = count;
  return counts;
}

export async function toChangeSet(
  parts: ViewParts,
  set: SetRow,
  language: Locale,
  { state, after = 0 }: { state?: ChangeState | undefined; after?: number | undefined } = {},
): Promise<ChangeSet> {
  const { db, subjects } = parts;
  const limit = ITEMS_SHOWN + 1;
  let shown: Judged[] = [];
  let look: SetLook | undefined;
  if (isOpen(set)) {
    const seen = await lookThrough(db, subjects, set.id, {
      isLocking: false,
      shown: { state, after, limit },
    });
    shown = seen.shown;
    look = seen;
  } else {
    shown = await judgeShown(parts, set, await listItems(db, set.id, { state, after, limit }));
  }
  const items = shown.slice(0, ITEMS_SHOWN).map((item) => toItem(subjects, item, language));
  const next = shown.length > ITEMS_SHOWN ? (items.at(-1)?.n ?? null) : null;
  return { ...(await toBrief(parts, set, language, look)), items, next };
}

/** As they stand now, or as was decided when they were tried, with the things' names of today. */
async function judgeShown(
  { db, subjects }: ViewParts,
  set: SetRow,
  items: readonly ItemRow[],
): Promise<Judged[]> {
  const judged = await judgeItems(db, subjects, items, { isNamed: true });
  if (isOpen(set)) return judged;
  return judged.map((item, at) => ({ ...item, ...items[at], current: items[at]?.found ?? undefined }));
}

export async function toItems(
  parts: ViewParts,
  set: SetRow,
  items: readonly ItemRow[],
  language: Locale,
): Promise<ChangeItem[]> {
  const shown = await judgeShown(parts, set, items);
  return shown.map((item) => toItem(parts.subjects, item, language));
}

function toItem(subjects: Subjects, item: Judged, language: Locale): ChangeItem {
  const subject = getSubject(subjects, item.subject);
  const { n, id, newKey, field, from, to, state, why, current, values } = item;
  return {
    n,
    subject: item.subject,
    id,
    newKey,
    field,
    from,
    to,
    state,
    why: why && {
      code: why,
      words: why === 'invalid' ? sayWrong(item, subjects, language) : sayChangeReason(why, language),
    },
    current: current ?? null,
    name: (values && subject.nameOf?.(values, language)) ?? null,
  };
}

/** How exactly a value is wrong. */
function sayWrong({ subject, field, to }: Judged, subjects: Subjects, language: Locale): string {
  const parsed = getSubject(subjects, subject).fields[field]?.schema.safeParse(to);
  const words = parsed?.error ? Object.values(fieldErrors(parsed.error, language)).flat()[0] : undefined;
  return words ?? sayChangeReason('invalid', language);
}
