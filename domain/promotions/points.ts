/** Step 9 and what comes of it: points spent on the goods (`proBonus`), points earned by them. */
import { BASE_LEVEL_PERCENT, maxSpend } from '../loyalty.ts';
import type { Cart, Line } from './cart.ts';
import type { Match, Ready } from './prepare.ts';
import { type Receipt, takeOff } from './receipt.ts';
import { LEAST_PRICE } from './unit-price.ts';

export interface SpentPoints {
  requested: number;
  accepted: number;
  max: number;
  /** Why less was accepted than asked for. */
  reason: 'no_card' | 'balance' | 'share' | null;
}

export function spendPoints(
  receipt: Receipt,
  lines: readonly Line[],
  { shopper, proBonus = 0 }: Cart,
): SpentPoints {
  const requested = Number.isFinite(proBonus) ? Math.max(0, Math.floor(proBonus)) : 0;
  const { card } = shopper;
  if (!card) return { requested, accepted: 0, max: 0, reason: requested > 0 ? 'no_card' : null };
  const places = [...lines.keys()].filter((at) => {
    const line = lines[at];
    return line && !line.isWholesale && !line.facts.isPointsLocked;
  });
  const weights = places.map((at) => receipt.sums[at] ?? 0);
  const goods = weights.reduce((sum, weight) => sum + weight, 0);
  const units = places.reduce((sum, at) => sum + (lines[at]?.count ?? 0), 0);
  const share = Math.min(maxSpend(goods, card.kind), goods - units * LEAST_PRICE);
  const balance = Math.max(0, Math.floor(card.balance));
  const max = Math.min(share, balance);
  const accepted = Math.min(requested, max);
  if (accepted > 0) takeOff(receipt, lines, { places, weights, amount: accepted, by: 'points' });
  const reason = accepted === requested ? null : balance < share ? 'balance' : 'share';
  return { requested, accepted, max, reason };
}

/** By line. What is discounted, locked or at a wholesale price earns nothing, what is at the club price half. */
export function earnPoints(
  receipt: Receipt,
  lines: readonly Line[],
  match: Match,
  working: readonly Ready[],
  { shopper }: Cart,
): number[] {
  const times = lines.map(() => 1);
  for (const { promotion, slot } of working) {
    const { mechanic } = promotion;
    if (mechanic.type !== 'points_x') continue;
    for (const at of match[slot] ?? []) times[at] = Math.max(times[at] ?? 1, mechanic.times);
  }
  const percent = shopper.card?.percent ?? BASE_LEVEL_PERCENT;
  return lines.map(({ isWholesale, facts }, at) => {
    const reasons = (receipt.discounts[at] ?? []).map(({ reason }) => reason);
    // The tenge that a gift moves between lines is no discount.
    const isDiscounted = reasons.some((each) => !['club', 'points', 'threshold_gift'].includes(each));
    if (isWholesale || facts.isPointsLocked || isDiscounted) return 0;
    const earning = (receipt.sums[at] ?? 0) / (reasons.includes('club') ? 2 : 1);
    return Math.floor(Math.floor((earning * percent) / 100) * (times[at] ?? 1));
  });
}
