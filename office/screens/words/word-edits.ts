/** Words as they are typed: a line with commas between them. */
import type { Json } from '#domain/office/changes.ts';
import { type Edits, withEdit } from '../../changes/edits.ts';

export const SUBJECT = 'trade_word';

export const toList = (line: string): string[] =>
  line
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** A new group at the end of what is typed, empty as yet. */
export function beginWords(edits: Edits, label: string): Edits {
  const newKey = `words-${crypto.randomUUID()}`;
  const fresh = (field: string, to: Json) => ({
    ...{ subject: SUBJECT, id: null, newKey, field, from: null, to, label },
  });
  return withEdit(withEdit(edits, fresh('words', [])), fresh('means', []));
}
