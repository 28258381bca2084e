/**
 * What somebody has typed and not saved: one edit per field of a thing, with what it was when they began. Typing back what
 * was leaves nothing behind. Pure: screens hold it in their state.
 */
import type { Change, ChangeItem } from '#contract/office/changes.ts';
import { isSame, type Json } from '#domain/office/changes.ts';

export interface Edit {
  subject: string;
  id: number;
  field: string;
  from: Json;
  to: Json;
  /** How the bar at the foot calls it: «Атауы: Ламинат». */
  label: string;
}

export type Edits = readonly Edit[];

const isOf = (edit: Edit, { subject, id, field }: Pick<Edit, 'subject' | 'id' | 'field'>): boolean =>
  edit.subject === subject && edit.id === id && edit.field === field;

/** The first `from` counts: it is what was on the screen before the first letter. */
export function withEdit(edits: Edits, edit: Edit): Edits {
  const before = edits.find((each) => isOf(each, edit));
  const from = before ? before.from : edit.from;
  const rest = edits.filter((each) => each !== before);
  return isSame(from, edit.to) ? rest : [...rest, { ...edit, from }];
}

/** What a field shows: as typed (emptied, too), else as stored. */
export function shownOf<T extends Json>(
  edits: Edits,
  of: Pick<Edit, 'subject' | 'id' | 'field'>,
  stored: T,
): T {
  const edit = edits.find((each) => isOf(each, of));
  return edit ? (edit.to as T) : stored;
}

/** Whether a field has been touched. */
export const isEdited = (edits: Edits, of: Pick<Edit, 'subject' | 'id' | 'field'>): boolean =>
  edits.some((each) => isOf(each, of));

export const toChanges = (edits: Edits): Change[] =>
  edits.map(({ subject, id, field, from, to }) => ({ subject, id, field, from, to }));

/**
 * What is left after a set was tried. What was written, was there already or waits for its time is nobody's unsaved edit any
 * more; what collides or cannot be stays in its field.
 */
export const withoutSaved = (edits: Edits, items: readonly ChangeItem[]): Edits =>
  edits.filter(
    (edit) =>
      !items.some(
        ({ subject, id, field, state }) =>
          id !== null && isOf(edit, { subject, id, field }) && state !== 'wrong' && state !== 'conflict',
      ),
  );
