/** What to add for the next step of a promotion: «ещё 12 400 ₸ до −5 %», «добавьте 1 упаковку: третья бесплатно». */

import { tierPercent } from './lowering.ts';
import { type Match, placesOf, type Ready } from './prepare.ts';
import type { Line } from './priced-cart.ts';
import type { Title } from './promotion.ts';

export interface NextStep {
  promotionId: string;
  title: Title;
  /** One of the two. `productCodes` name the goods that count; empty means any in scope. */
  need: { sum: number } | { count: number; productCodes: string[] };
  /** What the step brings at today's base prices, in tenge; null where it depends on what is added. */
  gain: number | null;
  /** What the step itself takes off, where the promotion has several. */
  percent?: number;
}

const share = (tenge: number, percent: number) => Math.round((tenge * percent) / 100);

const FROM_A_SUM: ReadonlySet<string> = new Set(['threshold_percent', 'threshold_gift', 'delivery']);

function nextSum(ready: Ready, sum: number): Pick<NextStep, 'need' | 'gain' | 'percent'> | null {
  const { mechanic, minSum = 0 } = ready.promotion;
  if (minSum === 0 && !FROM_A_SUM.has(mechanic.type)) return null;
  const until = (from: number, gain: number | null) =>
    from > sum ? { need: { sum: from - sum }, gain } : null;
  switch (mechanic.type) {
    case 'threshold_percent': {
      const next = mechanic.tiers
        .filter(({ from }) => from > sum)
        .sort((one, other) => one.from - other.from)[0];
      if (!next) return null;
      const from = Math.max(next.from, minSum);
      const gain = share(from, next.percent) - share(sum, tierPercent(mechanic, sum));
      return { need: { sum: from - sum }, gain, percent: next.percent };
    }
    case 'threshold_gift':
      return until(Math.max(mechanic.from, minSum), mechanic.gift.price * mechanic.gift.count);
    case 'delivery':
      return until(Math.max(mechanic.from, minSum), mechanic.tenge);
    case 'fixed':
      return until(minSum, mechanic.per === 'cart' ? mechanic.tenge : null);
    case 'percent':
      return until(minSum, share(minSum, mechanic.percent));
    default:
      return until(minSum, null);
  }
}

/** Units that are missing to the end of a block which was begun; the cheapest in the cart is what would be added. */
function nextBlock(block: number, gainOf: (cheapest: number) => number, goods: readonly Line[]) {
  const over = goods.reduce((sum, { count }) => sum + count, 0) % block;
  const cheapest = goods.at(-1);
  if (over === 0 || !cheapest) return null;
  const productCodes = goods.map(({ facts }) => facts.productCode);
  return { need: { count: block - over, productCodes }, gain: gainOf(cheapest.base) };
}

function nextTier(tiers: readonly { from: number; price: number }[], goods: readonly Line[]) {
  for (const { facts, count, base } of goods) {
    const next = tiers.filter(({ from }) => from > count).sort((one, other) => one.from - other.from)[0];
    if (next && next.price < base) {
      const need = { count: next.from - count, productCodes: [facts.productCode] };
      return { need, gain: (base - next.price) * next.from };
    }
  }
  return null;
}

function nextCount(ready: Ready, goods: readonly Line[], companions: readonly Line[]) {
  const { mechanic } = ready.promotion;
  const units = (lines: readonly Line[]) => lines.reduce((sum, { count }) => sum + count, 0);
  switch (mechanic.type) {
    case 'n_plus_m':
      return nextBlock(mechanic.buy + mechanic.free, (cheapest) => cheapest * mechanic.free, goods);
    case 'nth_percent':
      return nextBlock(mechanic.nth, (cheapest) => share(cheapest, mechanic.percent), goods);
    case 'qty_tier':
      return nextTier(mechanic.tiers, goods);
    case 'set_price': {
      const counts = new Map(goods.map(({ facts, count }) => [facts.productCode, count]));
      const missing = mechanic.parts.filter(
        ({ productCode, count }) => (counts.get(productCode) ?? 0) < count,
      );
      const count = missing.reduce((sum, part) => sum + part.count - (counts.get(part.productCode) ?? 0), 0);
      return count > 0
        ? { need: { count, productCodes: missing.map(({ productCode }) => productCode) }, gain: null }
        : null;
    }
    case 'bundle': {
      const count = units(goods) - units(companions);
      const productCodes = [...(mechanic.with.products ?? [])];
      return count > 0 ? { need: { count, productCodes }, gain: null } : null;
    }
    default:
      return null;
  }
}

const COUNTED: ReadonlySet<string> = new Set(['n_plus_m', 'nth_percent', 'qty_tier', 'set_price', 'bundle']);

/** Of promotions that this visitor could use, whether they already work or not; whether they will, hints.ts asks. */
export function listNextSteps(
  allowed: readonly Ready[],
  match: Match,
  lines: readonly Line[],
): (NextStep & { ready: Ready })[] {
  const goodsAt = (slot: number | null) =>
    placesOf(match, slot)
      .map((at) => lines[at])
      .filter((line) => line !== undefined);
  const steps: (NextStep & { ready: Ready })[] = [];
  for (const ready of allowed) {
    const { id, title, mechanic } = ready.promotion;
    const next =
      nextSum(ready, match.sums[ready.slot] ?? 0) ??
      (COUNTED.has(mechanic.type) ? nextCount(ready, goodsAt(ready.slot), goodsAt(ready.withSlot)) : null);
    if (next) steps.push({ promotionId: id, title, ...next, ready });
  }
  return steps;
}
