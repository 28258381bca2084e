/** Step 9 and what comes of it: points spent on the goods (`proBonus`), points earned by them. */
import { BASE_LEVEL_PERCENT, maxSpend } from '../loyalty.ts';
import { type Match, placesOf, type Ready } from './prepare.ts';
import type { Cart, Line } from './priced-cart.ts';
import { type Discount, type Receipt, takeOff } from './receipt.ts';

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
  { visitor, proBonus = 0 }: Cart,
): SpentPoints {
  const requested = Number.isFinite(proBonus) ? Math.max(0, Math.floor(proBonus)) : 0;
  const { card } = visitor;
  if (!card) return { requested, accepted: 0, max: 0, reason: requested > 0 ? 'no_card' : null };
  const places: number[] = [];
  const weights = new Float64Array(lines.length);
  let goods = 0;
  let floor = 0;
  lines.forEach(({ isWholesale, facts }, at) => {
    if (isWholesale || facts.isPointsLocked) return;
    const sum = receipt.sums[at] ?? 0;
    weights[places.length] = sum;
    places.push(at);
    goods += sum;
    floor += receipt.floors[at] ?? 0;
  });
  const share = Math.min(maxSpend(goods, card.kind), goods - floor);
  const balance = Math.max(0, Math.floor(card.balance));
  const max = Math.min(share, balance);
  const accepted = Math.min(requested, max);
  if (accepted > 0) takeOff(receipt, { places, weights, amount: accepted, by: 'points' });
  const reason = accepted === requested ? null : balance < share ? 'balance' : 'share';
  return { requested, accepted, max, reason };
}

const isEarningNothing = ({ reason }: Discount) => reason !== 'club' && reason !== 'points';

/** By line. What is discounted, locked or at a wholesale price earns nothing, what is at the club price half. */
export function earnPoints(
  receipt: Receipt,
  lines: readonly Line[],
  match: Match,
  working: readonly Ready[],
  { visitor }: Cart,
): number[] {
  const times = lines.map(() => 1);
  for (const { promotion, slot } of working) {
    const { mechanic } = promotion;
    if (mechanic.type !== 'points_x') continue;
    for (const at of placesOf(match, slot)) times[at] = Math.max(times[at] ?? 1, mechanic.times);
  }
  const level = visitor.card?.percent ?? BASE_LEVEL_PERCENT;
  const bonus = visitor.card?.bonus;
  return lines.map(({ isWholesale, facts }, at) => {
    const discounts = receipt.discounts[at] ?? [];
    if (isWholesale || facts.isPointsLocked || discounts.some(isEarningNothing)) return 0;
    const isOfTrade = bonus?.sections.some((section) => facts.sections.includes(section)) ?? false;
    const percent = level + (isOfTrade ? (bonus?.percent ?? 0) : 0);
    const isClub = discounts.some(({ reason }) => reason === 'club');
    const earning = (receipt.sums[at] ?? 0) / (isClub ? 2 : 1);
    return Math.floor(Math.floor((earning * percent) / 100) * (times[at] ?? 1));
  });
}
