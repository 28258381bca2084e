/** New sets of changes: who may ask for what, and each field of a thing but once. */
import type { Change } from '#contract/office/changes.ts';
import type { Right } from '#contract/office/rights.ts';
import { findTwice, toUndo } from '#domain/office/changes.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import {
  insertItems,
  insertSet,
  listItems,
  lockSet,
  type NewSet,
  type SetRow,
} from './change-sets.queries.ts';
import { insertUndoing, listTurnable } from './in-tables.ts';
import { type ChangesViewer, mayAll } from './set-access.ts';
import type { Subjects } from './subjects.ts';

/** Which rights these ask for; a field that nobody knows is refused, a right that is missing is not told. */
export function requireRights(subjects: Subjects, items: readonly Change[], viewer: ChangesViewer): Right[] {
  const rights = new Set<Right>();
  for (const { subject, id, field } of items) {
    const known = subjects.get(subject);
    const right = known?.fields[field]?.right ?? known?.right;
    if (right === undefined || !mayAll(viewer, [right], 'write')) throw new Refusal('changes.not_found');
    if (id !== null && known?.reaches && !known.reaches(viewer, id)) throw new Refusal('changes.not_found');
    if (!known?.fields[field]) throw new Refusal('changes.unknown_field', { field });
    rights.add(right);
  }
  return [...rights].sort();
}

/** Takes back all that a set has written; of many plain numbers nothing travels. Gives it locked. */
export async function insertUndo(
  tx: Db,
  subjects: Subjects,
  set: Omit<NewSet, 'subjects' | 'undoOf'> & { undoOf: number },
  { viewer, undoDays, fewestInTables }: { viewer: ChangesViewer; undoDays: number; fewestInTables?: number },
): Promise<SetRow> {
  const fields = await listTurnable(tx, subjects, set.undoOf, fewestInTables);
  if (!fields) {
    const written = await listItems(tx, set.undoOf, { state: 'applied' });
    const changes = toUndo(written, (subject) => subjects.get(subject)?.unmake);
    if (changes.length === 0) throw new Refusal('changes.wrong_state');
    requireRights(subjects, changes, viewer);
    return insertDraft(tx, set, changes, undoDays);
  }
  const anyThing = fields.map(({ subject, field }) => ({ subject, field, id: null, from: null, to: null }));
  requireRights(subjects, anyThing, viewer);
  const id = await openSet(tx, { ...set, subjects: [...new Set(fields.map(({ subject }) => subject))] });
  if ((await insertUndoing(tx, id, set.undoOf)) === 0) throw new Refusal('changes.wrong_state');
  return getLocked(tx, id, undoDays);
}

/** One that was sent twice at the same moment is made by the other request. */
async function openSet(tx: Db, set: NewSet): Promise<number> {
  const id = await insertSet(tx, set);
  if (id === null) throw new Refusal('request.in_progress');
  return id;
}

async function getLocked(tx: Db, id: number, undoDays: number): Promise<SetRow> {
  const made = await lockSet(tx, id, undoDays);
  if (!made) throw new Error('a set of changes that was just made is not there');
  return made;
}

/** Gives it locked. */
export async function insertDraft(
  tx: Db,
  set: Omit<NewSet, 'subjects'>,
  changes: readonly Change[],
  undoDays: number,
): Promise<SetRow> {
  const id = await openSet(tx, { ...set, subjects: [...new Set(changes.map(({ subject }) => subject))] });
  const twice = findTwice(changes);
  const items = changes.map(({ newKey = null, ...change }, at) => ({
    ...change,
    newKey,
    n: at + 1,
    state: twice.has(at) ? ('wrong' as const) : ('pending' as const),
    why: twice.has(at) ? ('twice' as const) : null,
  }));
  await insertItems(tx, id, items);
  return getLocked(tx, id, undoDays);
}
