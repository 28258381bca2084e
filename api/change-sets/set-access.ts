/** Whose a set of changes is, and what the log says of it. */
import type { Right } from '#contract/office/rights.ts';
import { type Duties, findReach } from '#domain/office/rights.ts';
import type { LogFacts } from '../http/office-write.ts';
import { Refusal } from '../http/refusal.ts';
import type { SetRow } from './change-sets.queries.ts';

export type ChangesViewer = Duties & { id: number };

export const mayAll = (viewer: ChangesViewer, rights: readonly Right[], act: 'read' | 'write'): boolean =>
  rights.every((right) => findReach(viewer, right, act) !== null);

/** Whose right is missing hears of a missing set. */
export function requireMay(set: SetRow | null, viewer: ChangesViewer, act: 'read' | 'write'): SetRow {
  const isSeen = set && (mayAll(viewer, set.rights, act) || (act === 'read' && set.createdBy === viewer.id));
  if (!isSeen) throw new Refusal('changes.not_found');
  return set;
}

/** A draft is its author's. */
export function requireOwn(set: SetRow | null, viewer: ChangesViewer): SetRow {
  const seen = requireMay(set, viewer, 'write');
  if (seen.createdBy !== viewer.id) throw new Refusal('changes.not_found');
  return seen;
}

/** Where it asks for several rights, only those who read the whole log, and whoever did it, see the entry. */
export function factsOf(set: SetRow): LogFacts {
  const [right = null] = set.rights.length === 1 ? set.rights : [];
  const [subject = null] = set.subjects.length === 1 ? set.subjects : [];
  return { right, subject, changeSetId: set.id, words: { title: set.title, kind: set.kind } };
}
