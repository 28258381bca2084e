/** What is typed into a text, as changes: of a row that staff have written, or of a new one over the file. */
import type { TextVersion } from '#contract/office/shop-rules.ts';
import type { Locale } from '#domain/locale.ts';
import type { Json } from '#domain/office/changes.ts';
import { type Edit, type Edits, shownOf, withEdit, withoutNew } from '../../changes/edits.ts';

const SUBJECT = 'text';

export type TextValues = { body: string; meta: Record<string, Json>; is_published: boolean };

export const titleOf = (version: TextVersion): string =>
  String((version.own?.meta ?? version.file?.meta)?.title ?? '');

/** What the reader begins with: their own words, else the file's, else nothing. */
export function baseOf({ own, file }: TextVersion): TextValues | null {
  if (own) return { body: own.body, meta: own.meta, is_published: own.is_published };
  return file && { body: file.body, meta: file.meta, is_published: true };
}

interface Side {
  path: string;
  language: Locale;
  version: TextVersion;
}

const spotOf = ({ path, language, version: { own } }: Side) =>
  own ? { id: own.id } : { id: null, newKey: `${path}.${language}` };

/** As it stands on the screen; null: there is no text of this language and none was begun. */
export function shownText(edits: Edits, side: Side): TextValues | null {
  const base = baseOf(side.version);
  const spot = { subject: SUBJECT, ...spotOf(side) };
  const isBegun = edits.some(({ newKey }) => newKey !== undefined && newKey === spotOf(side).newKey);
  if (base === null && !isBegun) return null;
  const from: TextValues = base ?? { body: '', meta: {}, is_published: true };
  return {
    body: shownOf(edits, { ...spot, field: 'body' }, from.body),
    meta: shownOf(edits, { ...spot, field: 'meta' }, from.meta as Json) as TextValues['meta'],
    is_published: shownOf(edits, { ...spot, field: 'is_published' }, from.is_published),
  };
}

/** With some values changed. A new text is sent whole; typed back to the file's words there is none. */
export function withText(edits: Edits, side: Side, to: TextValues, label: string): Edits {
  const spot = spotOf(side);
  const edit = (field: string, from: Json, value: Json): Edit => ({
    ...{ subject: SUBJECT, ...spot, field, from, to: value, label },
  });
  const { own } = side.version;
  if (own)
    return (['body', 'meta', 'is_published'] as const).reduce(
      (all, field) => withEdit(all, edit(field, own[field], to[field])),
      edits,
    );
  const newKey = spot.newKey ?? '';
  const base = baseOf(side.version);
  const rest = withoutNew(edits, newKey);
  if (base && JSON.stringify(base) === JSON.stringify(to)) return rest;
  const values = { path: side.path, language: side.language, ...to };
  return [...rest, ...Object.entries(values).map(([field, value]) => edit(field, null, value))];
}
