/** Whether two accounts of one person can become one, and what the one that stays takes over. */
import type { MergeObstacle } from '#contract/office/people.ts';

export interface MergeSide {
  id: number;
  /** Forgotten, or merged already. */
  isGone: boolean;
  hasPhone: boolean;
  hasEmail: boolean;
  hasContract: boolean;
  isMaster: boolean;
  hasCard: boolean;
  /** What the club owes: usable points and those to come, or a debt below zero. */
  points: number;
}

/** Null: nothing stands in the way. Of two contracts or masters nobody can say which should count. */
export function findMergeObstacle(from: MergeSide, into: MergeSide): MergeObstacle | null {
  if (from.id === into.id) return 'same';
  if (from.isGone || into.isGone) return 'gone';
  if (from.hasContract && into.hasContract) return 'two_contracts';
  return from.isMaster && into.isMaster ? 'two_masters' : null;
}

type Taken = 'phone' | 'email' | 'card';

export function listTaken(from: MergeSide, into: MergeSide): Taken[] {
  const taken: [Taken, boolean][] = [
    ['phone', from.hasPhone && !into.hasPhone],
    ['email', from.hasEmail && !into.hasEmail],
    ['card', from.hasCard && !into.hasCard],
  ];
  return taken.filter(([, isTaken]) => isTaken).map(([what]) => what);
}

/** What comes to the card that stays from the one that ends; below zero a debt. */
export const pointsToAdd = (from: MergeSide, into: MergeSide): number =>
  from.hasCard && into.hasCard ? from.points : 0;
