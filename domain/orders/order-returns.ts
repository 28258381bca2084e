/**
 * What goes back when goods come back in parts. Every part is the difference of two shares of the whole, so that
 * however an order is cut up, the parts add up to exactly what was paid, spent and earned.
 */
export const RETURN_REASONS = ['not_needed', 'wrong_item', 'defect', 'damaged', 'other'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** Photographs are asked for where the goods themselves are at fault. */
export const needsPhoto = (reason: ReturnReason): boolean => reason === 'defect' || reason === 'damaged';

export const MOST_RETURN_PHOTOS = 5;

export const REFUND_WAYS = ['card', 'cash', 'account'] as const;
export type RefundWay = (typeof REFUND_WAYS)[number];

export interface BoughtLine {
  count: number;
  /** Returned before. */
  returned: number;
  /** Paid for all units together, after discounts and points. */
  paidTenge: number;
  spentPoints: number;
  earnedPoints: number;
}

export interface ReturnedShare {
  paidTenge: number;
  spentPoints: number;
  earnedPoints: number;
}

export function returnShare(line: BoughtLine, count: number): ReturnedShare {
  const after = line.returned + count;
  if (!Number.isInteger(count) || count < 1 || after > line.count)
    throw new RangeError('more comes back than was bought');
  const part = (whole: number) =>
    shareOf(whole, after, line.count) - shareOf(whole, line.returned, line.count);
  return {
    paidTenge: part(line.paidTenge),
    spentPoints: part(line.spentPoints),
    earnedPoints: part(line.earnedPoints),
  };
}

/** Monotone in `taken`, so that no part is below zero. */
const shareOf = (whole: number, taken: number, count: number): number => Math.floor((whole * taken) / count);
