/**
 * What somebody has typed and not saved: one edit per field of a thing, with what it was when they began. Typing back what
 * was leaves nothing behind. Pure: screens hold it in their state.
 */
import type { Change, ChangeItem } from '#contract/office/changes.ts';
import { isSame, type Json } from '#domain/office/changes.ts';

export interface Edit {
  subject: string;
  /** Null: a new thing, whose edits go by `newKey` together. */
  id: number | null;
  newKey?: string;
  field: string;
  from: Json;
  to: Json;
  /** How the bar at the foot calls it: «Атауы: Ламинат». */
  label: string;
}

export type Edits = readonly Edit[];

/** Which field of which thing. */
type Spot = Pick<Edit, 'subject' | 'id' | 'field'> & { newKey?: string | null | undefined };

/** A new thing has got an id by the time a set comes back: it is still known by its key. */
const isOf = (edit: Edit, { subject, id, newKey, field }: Spot): boolean =>
  edit.subject === subject &&
  edit.field === field &&
  (edit.newKey === undefined ? edit.id === id : edit.newKey === newKey);

/** The first `from` counts: it is what was on the screen before the first letter. */
export function withEdit(edits: Edits, edit: Edit): Edits {
  const before = edits.find((each) => isOf(each, edit));
  const from = before ? before.from : edit.from;
  const rest = edits.filter((each) => each !== before);
  return isSame(from, edit.to) ? rest : [...rest, { ...edit, from }];
}

/** What a field shows: as typed, else as stored. */
export function shownOf<T extends Json>(edits: Edits, of: Spot, stored: T): T {
  const edit = edits.find((each) => isOf(each, of));
  // Null is a value too: emptied.
  return edit === undefined ? stored : (edit.to as T);
}

/** Whether a field has been touched. */
export const isEdited = (edits: Edits, of: Spot): boolean => edits.some((each) => isOf(each, of));

/** Without those of a new thing that is not wanted after all. */
export const withoutNew = (edits: Edits, newKey: string): Edits =>
  edits.filter((edit) => edit.newKey !== newKey);

export const toChanges = (edits: Edits): Change[] => edits.map(({ label: _label, ...change }) => change);

/**
 * What is left after a set was tried. What was written, was there already or waits for its time is nobody's unsaved edit any
 * more; what collides or cannot be stays in its field.
 */
export const withoutSaved = (edits: Edits, items: readonly ChangeItem[]): Edits =>
  edits.filter(
    (edit) => !items.some((item) => isOf(edit, item) && item.state !== 'wrong' && item.state !== 'conflict'),
  );
