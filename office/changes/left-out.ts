import type { ChangeSetBrief } from '#contract/office/changes.ts';

type Tried = Pick<ChangeSetBrief, 'state' | 'counts' | 'applyAt' | 'appliedAt'>;

const WEEK_MS = 7 * 24 * 60 * 60_000;

/** How many of its changes were tried and are not written: collided, wrong, or stopped before. */
export const countLeft = ({ counts }: Pick<Tried, 'counts'>): number =>
  counts.conflict + counts.wrong + counts.held;

/** It came by its time, while nobody looked, and not whole: for a week its author is told. */
export function isToLookAt(set: Tried, now: number): boolean {
  const isOver = set.state === 'applied' || set.state === 'failed';
  const at = Date.parse(set.appliedAt ?? set.applyAt ?? '');
  return isOver && set.applyAt !== null && countLeft(set) > 0 && now - at < WEEK_MS;
}
