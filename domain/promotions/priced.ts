/** A reckoned cart as it is told: lines, gifts, sums, every tenge off with its reason. */
import { vatIncluded } from '../money.ts';
import type { Way } from './choice.ts';
import { findDeliveryOffer } from './delivery.ts';
import { listGifts, toGiftLines } from './gifts.ts';
import type { NextStep } from './next-step.ts';
import { earnPoints, type SpentPoints, spendPoints } from './points.ts';
import type { Ready } from './prepare.ts';
import type { Cart, Line } from './priced-cart.ts';
import type { CodeRefusal } from './promo-code.ts';
import { type Discount, listReasons, type Receipt, toDiscount, writeReceipt } from './receipt.ts';
import type { FoundCode, ReckonedCart } from './reckon.ts';
import type { UnitPrice } from './unit-price.ts';

export interface PricedLine {
  productCode: string;
  count: number;
  /** Of one unit: before all discounts, and after those that set a price (steps 1 to 5). */
  basePrice: number;
  price: number;
  /** Of the line; `base` less the discounts is `sum`. */
  base: number;
  sum: number;
  discounts: Discount[];
  vatPercent: number;
  vat: number;
  pointsEarned: number;
}

export type CodeOutcome =
  | { isAccepted: true; promotionId: string; saving: number }
  | ({ isAccepted: false } & CodeRefusal);

export interface PricedCart {
  /** In the order of the cart. */
  lines: PricedLine[];
  /** Lines of their own that cost nothing; their worth is in the base and in the discount. */
  gifts: (PricedLine & { promotionId: string })[];
  /** base − discount − points = total = sum of lines and gifts; delivery apart. */
  totals: {
    base: number;
    discount: number;
    points: number;
    total: number;
    vat: number;
    pointsEarned: number;
  };
  /** The same explanations, added up over the lines. */
  discounts: Discount[];
  code: CodeOutcome | null;
  points: SpentPoints;
  delivery: { cost: number; sum: number; discounts: Discount[] } | null;
  next: NextStep[];
  /** Other ways to choose between promotions that exclude each other, the best first; totals before points. */
  alternatives: { promotionIds: string[]; total: number }[];
}

export type Priced = Omit<PricedCart, 'next'>;

export function price(reckoned: ReckonedCart, cart: Cart): Priced {
  const { lines, match, coded, lowerings, best, others, prices } = reckoned;
  const receipt = writeReceipt(lines, lowerings, best.working, prices);
  const points = spendPoints(receipt, lines, cart);
  const earned = earnPoints(receipt, lines, match, best.working, cart);
  const priced = toPricedLines(lines, prices, receipt, earned);
  const gifts = toGiftLines(listGifts(best.working, cart));
  const offer = findDeliveryOffer(best.working, cart);
  return {
    lines: priced,
    gifts,
    totals: toTotals([...priced, ...gifts], points.accepted),
    discounts: [...listReasons(receipt), ...gifts.flatMap((gift) => gift.discounts)],
    code: coded && toCodeOutcome(coded, best, receipt, { gifts, offer }),
    points,
    delivery: cart.delivery
      ? {
          cost: cart.delivery.cost,
          sum: cart.delivery.cost - (offer?.amount ?? 0),
          discounts: offer ? [toDiscount(offer.ready, offer.amount)] : [],
        }
      : null,
    alternatives: others.map(({ contested, total }) => ({
      promotionIds: contested.map(({ promotion }) => promotion.id),
      total,
    })),
  };
}

/** In the order of the cart. */
function toPricedLines(
  lines: readonly Line[],
  prices: readonly UnitPrice[],
  { sums, discounts }: Receipt,
  earned: readonly number[],
): PricedLine[] {
  const priced: PricedLine[] = new Array(lines.length);
  lines.forEach(({ base, count, facts, place }, at) => {
    const sum = sums[at] ?? 0;
    priced[place] = {
      productCode: facts.productCode,
      count,
      basePrice: base,
      price: prices[at]?.price ?? base,
      base: base * count,
      sum,
      discounts: discounts[at] ?? [],
      vatPercent: facts.vatPercent,
      vat: vatIncluded(sum, facts.vatPercent),
      pointsEarned: earned[at] ?? 0,
    };
  });
  return priced;
}

function toTotals(all: readonly PricedLine[], points: number): PricedCart['totals'] {
  const totals = { base: 0, discount: 0, points, total: 0, vat: 0, pointsEarned: 0 };
  for (const { base, sum, vat, pointsEarned } of all) {
    totals.base += base;
    totals.total += sum;
    totals.vat += vat;
    totals.pointsEarned += pointsEarned;
  }
  totals.discount = totals.base - totals.total - points;
  return totals;
}

function toCodeOutcome(
  found: FoundCode,
  best: Way,
  receipt: Receipt,
  { gifts, offer }: { gifts: PricedCart['gifts']; offer: { ready: Ready } | null },
): CodeOutcome {
  if ('refusal' in found) return { isAccepted: false, ...found.refusal };
  const { ready } = found;
  const { id, mechanic } = ready.promotion;
  if (!best.working.includes(ready)) return { isAccepted: false, reason: 'promotions_better' };
  const saving =
    receipt.reasons.find(({ discount }) => discount.promotionId === id)?.discount.amount ??
    gifts.find(({ promotionId }) => promotionId === id)?.base ??
    0;
  const isFelt = saving > 0 || offer?.ready === ready || mechanic.type === 'points_x';
  return isFelt ? { isAccepted: true, promotionId: id, saving } : { isAccepted: false, reason: 'no_saving' };
}
