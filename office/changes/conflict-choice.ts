import type { Change, ChangeItem } from '#contract/office/changes.ts';
import type { Json } from '#domain/office/changes.ts';

/** What a person has chosen for a field that another wrote to: their own words, the other's, or a third. */
export type Choice = { kind: 'mine' } | { kind: 'theirs' } | { kind: 'other'; value: string };

/** What is then written, over what is stored now and knowing it; nothing where the other's stays. */
export function toResolved(item: ChangeItem, choice: Choice | undefined): Change | null {
  if (!choice || choice.kind === 'theirs') return null;
  const { subject, id, field, current } = item;
  const to: Json = choice.kind === 'mine' ? item.to : choice.value;
  return { subject, id, field, from: current, to };
}

/** What one's own words begin with: the text that is chosen, mine while none is. Null: nothing that is typed as words. */
export function toOwnWords({ to, current }: ChangeItem, choice: Choice | undefined): string | null {
  if (typeof to !== 'string') return null;
  if (choice?.kind === 'other') return choice.value;
  return choice?.kind === 'theirs' ? String(current ?? '') : to;
}

const LONG = 100;

/** A text of paragraphs, or one that no line would hold. */
export const isLongText = ({ from, to, current }: ChangeItem): boolean =>
  [from, to, current].some((value) => typeof value === 'string' && (value.length > LONG || /\n/.test(value)));
