/**
 * What goes back when goods come back in parts. Every part is the difference of two shares of the whole, so that
 * however an order is cut up, the parts add up to exactly what was paid, spent and earned.
 */
import { spread } from '../money.ts';
import type { PaymentMethod } from './payment-methods.ts';

export const RETURN_REASONS = ['not_needed', 'wrong_item', 'defect', 'damaged', 'other'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** Photographs are asked for where the goods themselves are at fault. */
export const needsPhoto = (reason: ReturnReason): boolean => reason === 'defect' || reason === 'damaged';

export const MOST_RETURN_PHOTOS = 5;

export type RefundWay = 'card' | 'cash' | 'account';

/** Money goes back the way it came; cash may also be sent by a transfer. The first is the usual one. */
export function refundWaysOf(method: PaymentMethod): readonly [RefundWay, ...RefundWay[]] {
  if (method === 'cash_on_receipt') return ['cash', 'account'];
  return method === 'invoice' || method === 'deferred' ? ['account'] : ['card'];
}

/** The shop is at fault: then it takes back what it made for this buyer, too. */
const isShopsFault = (reason: ReturnReason): boolean => needsPhoto(reason) || reason === 'wrong_item';

/** How many of a line may come back for this reason; before one is named, whatever could. */
export function returnableCount(
  { count, returnedCount, madeToOrder }: { count: number; returnedCount: number; madeToOrder: number },
  reason: ReturnReason | null,
): number {
  const left = count - returnedCount;
  return reason === null || isShopsFault(reason) ? left : Math.max(0, left - madeToOrder);
}

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

/** A line of an order as far as a return is concerned. */
interface OrderLine {
  count: number;
  returnedCount: number;
  sum: number;
  discounts: readonly { reason: string; amount: number }[];
}

/** Points belong to the whole order: each line has its share of them by what was paid for it. */
export function toBoughtLines(
  lines: readonly OrderLine[],
  { pointsSpent, pointsEarned }: { pointsSpent: number; pointsEarned: number },
): BoughtLine[] {
  const paid = lines.map(({ sum }) => sum);
  const spent = lines.map(({ discounts }) =>
    discounts.reduce((sum, { reason, amount }) => (reason === 'points' ? sum + amount : sum), 0),
  );
  // The line's own points where they are written down, otherwise its share.
  const isWritten = spent.reduce((sum, points) => sum + points, 0) === pointsSpent;
  const spentShares = isWritten ? spent : spread(pointsSpent, paid);
  const earnedShares = spread(pointsEarned, paid);
  return lines.map(({ count, returnedCount, sum }, index) => ({
    count,
    returned: returnedCount,
    paidTenge: sum,
    spentPoints: spentShares[index] ?? 0,
    earnedPoints: earnedShares[index] ?? 0,
  }));
}

/** Work on a line: to how many of its units it was done, and what was paid for it. */
interface BoughtWork {
  name: string;
  units: number;
  paidTenge: number;
}

export interface ReturnedWork {
  name: string;
  paidTenge: number;
}

/** What money went back for: units of a line, or work on them. */
export type ReturnedItem = { lineId: number; count: number } | ReturnedWork;

/**
 * Where the shop is at fault its work goes back with the goods. Which of a line's units were at fault nobody wrote down:
 * those that were made for the buyer are taken to come first, in the buyer's favour.
 */
export function returnWorks(
  works: readonly BoughtWork[],
  faultyBefore: number,
  count: number,
): ReturnedWork[] {
  let passed = 0;
  return works.flatMap(({ name, units, paidTenge }) => {
    const share = (upTo: number) => shareOf(paidTenge, Math.min(units, Math.max(0, upTo - passed)), units);
    const part = share(faultyBefore + count) - share(faultyBefore);
    passed += units;
    return part > 0 ? [{ name, paidTenge: part }] : [];
  });
}

/** An order as far as its returns are concerned: as its page shows it, or as it is stored. */
export interface ReturnableOrder {
  items: readonly (OrderLine & { id: number })[];
  services: readonly { lineId: number | null; units: number | null; name: string; sum: number }[];
  returns: readonly {
    status: 'requested' | 'accepted' | 'declined';
    reason: ReturnReason;
    items: readonly { id: number; count: number }[];
  }[];
  totals: { points: number };
  bonusEarned: number;
}

/** How many of a line have come back because the shop was at fault. */
export const countFaulty = (returns: ReturnableOrder['returns'], lineId: number): number =>
  returns
    .filter(({ status, reason }) => status === 'accepted' && isShopsFault(reason))
    .flatMap(({ items }) => items)
    .reduce((sum, { id, count }) => sum + (id === lineId ? count : 0), 0);

interface ReturnedPart {
  line: BoughtLine;
  count: number;
  works: readonly ReturnedWork[];
}

/** What of an order is brought back, with the work on it where that goes back too. */
export function toReturnedParts(
  { items, services, returns, totals, bonusEarned }: ReturnableOrder,
  wished: readonly { id: number; count: number }[],
  reason: ReturnReason | null,
): ReturnedPart[] {
  const bought = toBoughtLines(items, { pointsSpent: totals.points, pointsEarned: bonusEarned });
  return wished.flatMap(({ id, count }): ReturnedPart[] => {
    const line = bought[items.findIndex((each) => each.id === id)];
    if (!line) return [];
    const own = services.flatMap(({ lineId, units, name, sum }) =>
      lineId === id && units !== null ? [{ name, units, paidTenge: sum }] : [],
    );
    const isFaulty = reason !== null && isShopsFault(reason);
    return [{ line, count, works: isFaulty ? returnWorks(own, countFaulty(returns, id), count) : [] }];
  });
}

/** What all the goods of one return give back and take away: the form shows it, the decision books it. */
export function sumShares(
  parts: readonly { line: BoughtLine; count: number; works?: readonly ReturnedWork[] }[],
): ReturnedShare & { worksTenge: number } {
  const whole = { paidTenge: 0, spentPoints: 0, earnedPoints: 0, worksTenge: 0 };
  for (const { line, count, works = [] } of parts) {
    const share = returnShare(line, count);
    whole.paidTenge += share.paidTenge;
    whole.spentPoints += share.spentPoints;
    whole.earnedPoints += share.earnedPoints;
    whole.worksTenge += works.reduce((sum, { paidTenge }) => sum + paidTenge, 0);
  }
  return whole;
}
