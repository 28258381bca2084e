import type { Json } from '#domain/office/changes.ts';
import { type Edit, type Edits, shownOf, withEdit } from '../../changes/edits.ts';

/** What the parts of this screen edit, together. */
export interface Editing {
  edits: Edits;
  /** Null: this reader changes nothing. */
  onEdit: ((change: (edits: Edits) => Edits) => void) | null;
}

/** A stored row, or one that is not saved yet: then all its fields are edits. */
export interface EditedRow<T> {
  key: string;
  id: number | null;
  newKey?: string;
  stored: T;
}

/** Rows of the server, and after them those that were added here. */
export function withAdded<T extends { id: number }>(
  subject: string,
  rows: readonly T[],
  edits: Edits,
  empty: Omit<T, 'id'>,
): EditedRow<Omit<T, 'id'>>[] {
  const keys = new Set(
    edits.flatMap((edit) => (edit.subject === subject && edit.newKey !== undefined ? [edit.newKey] : [])),
  );
  return [
    ...rows.map((row) => ({ key: String(row.id), id: row.id, stored: row })),
    ...[...keys].sort().map((newKey) => ({ key: newKey, id: null, newKey, stored: empty })),
  ];
}

export const shownIn = <T, K extends keyof T & string>(
  edits: Edits,
  subject: string,
  { id, newKey, stored }: EditedRow<T>,
  field: K,
): T[K] => shownOf(edits, { subject, id, newKey, field }, stored[field] as Json) as T[K];

/** Of a new thing every field is sent: what was in none before has no `from`. */
export function editOf<T>(
  subject: string,
  { id, newKey, stored }: EditedRow<T>,
  field: keyof T & string,
  to: Json,
  label: string,
): (edits: Edits) => Edits {
  const from = newKey === undefined ? (stored[field] as Json) : null;
  const edit: Edit = { subject, id, field, from, to, label };
  return (edits) => withEdit(edits, newKey === undefined ? edit : { ...edit, newKey });
}

/** Of a new row: what says nothing is not sent. */
export const listFilled = (row: object): [string, Json][] =>
  Object.entries(row).filter(([, value]) => value !== null && value !== '');
