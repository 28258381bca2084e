/**
 * The rules of every edit in the office. A change says what a field was (`from`) and what it shall be (`to`): stored = `from`
 * is written, stored = `to` is there already, anything else is a conflict. No version counters: whoever has written to
 * another field is in nobody's way.
 */
import type { Change, ChangeState } from '#contract/office/changes.ts';

export type Json = Change['from'];

/** Above so many changes a task writes them. */
export const MOST_AT_ONCE = 2_000;
/** Up to so many are written in one transaction, all or none; more of them in batches, unless they are prices. */
export const MOST_IN_ONE_TRANSACTION = 20_000;
export const BATCH = 5_000;

/** Why a change is not written; in words: reasons.ts. */
export type ChangeReason =
  | 'collides'
  | 'same'
  | 'excluded'
  | 'missing'
  | 'invalid'
  | 'twice'
  | 'not_new'
  | 'stopped'
  | 'one_c';

export interface Verdict {
  state: ChangeState;
  why: ChangeReason | null;
}

/** One text for equal values, whatever the order of their keys: jsonb keeps none. */
export function toCanonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(toCanonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const parts = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${toCanonical(value[key] ?? null)}`);
  return `{${parts.join(',')}}`;
}

export const isSame = (one: Json, other: Json): boolean => toCanonical(one) === toCanonical(other);

/** `stored` is undefined where there is no such thing. */
export function judgeChange({ from, to }: Pick<Change, 'from' | 'to'>, stored: Json | undefined): Verdict {
  if (stored === undefined) return { state: 'wrong', why: 'missing' };
  if (isSame(stored, to)) return { state: 'skipped', why: 'same' };
  if (isSame(stored, from)) return { state: 'pending', why: null };
  return { state: 'conflict', why: 'collides' };
}

/** What a digest is made of: all that would be written now, in the order of the set. */
export function digestText(items: readonly (Change & { n: number; state: ChangeState })[]): string {
  return items
    .filter(({ state }) => state === 'pending')
    .map(({ n, subject, id, newKey, field, from, to }) =>
      toCanonical([n, subject, id, newKey ?? null, field, from, to]),
    )
    .join('\n');
}

export type ChangeCounts = Record<ChangeState, number>;

export function countStates(states: Iterable<ChangeState>): ChangeCounts {
  const counts: ChangeCounts = { pending: 0, applied: 0, conflict: 0, held: 0, skipped: 0, wrong: 0 };
  for (const state of states) counts[state]++;
  return counts;
}

/** How a set ends whose items have all been tried: there is something of it, or there is nothing. */
export const endStateOf = ({ applied, skipped }: ChangeCounts): 'applied' | 'failed' =>
  applied + skipped > 0 ? 'applied' : 'failed';

type Unmake = Pick<Change, 'field' | 'from' | 'to'>;

/**
 * Back to what was, of what was written and nothing else: where somebody has written since it will collide. A thing that was
 * made had nothing before: it is left with whatever its kind says of such.
 */
export function toUndo(
  items: readonly (Omit<Change, 'newKey'> & { newKey?: string | null | undefined; state: ChangeState })[],
  unmakeOf: (subject: string) => Unmake | undefined = () => undefined,
): Change[] {
  const written = items.filter(({ state }) => state === 'applied');
  const made = new Map(
    written.filter(({ newKey }) => newKey).map(({ subject, id }) => [`${subject} ${id}`, { subject, id }]),
  );
  return [
    ...written
      .filter(({ newKey }) => !newKey)
      .map(({ subject, id, field, from, to }) => ({ subject, id, field, from: to, to: from })),
    ...[...made.values()].flatMap(({ subject, id }) => {
      const unmake = unmakeOf(subject);
      return unmake ? [{ subject, id, ...unmake }] : [];
    }),
  ];
}

/** Which of these name a field that one before them has named: a set says each but once. */
export function findTwice(
  items: readonly Pick<Change, 'subject' | 'id' | 'newKey' | 'field'>[],
): Set<number> {
  const seen = new Set<string>();
  const twice = new Set<number>();
  items.forEach(({ subject, id, newKey, field }, at) => {
    const key = JSON.stringify([subject, id, id === null ? (newKey ?? '') : '', field]);
    if (seen.has(key)) twice.add(at);
    seen.add(key);
  });
  return twice;
}
