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
