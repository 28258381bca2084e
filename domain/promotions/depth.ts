/**
 * How deep a promotion cuts at its worst: the most that it takes off one line, in percent, and the goods that it sells below
 * what they cost. Tried on carts that just reach it, by the engine that charges; asked before it is published.
 */
import { preparePromotions } from './prepare.ts';
import { price } from './priced.ts';
import type { Cart, LineFacts } from './priced-cart.ts';
import type { Mechanic, Promotion } from './promotion.ts';
import { chooseTerms } from './terms.ts';

export interface TrialGoods {
  facts: Omit<LineFacts, 'count'>;
  /** Null: not known, hence never below it. */
  cost: number | null;
}

export interface Depth {
  percent: number;
  belowCost: string[];
}

/** `goods`: of its scope; for a bundle those that it lowers. */
export function findDepth(promotion: Promotion, goods: readonly TrialGoods[]): Depth {
  const depth: Depth = { percent: giftPercent(promotion.mechanic), belowCost: [] };
  const costs = new Map(goods.map(({ facts, cost }) => [facts.productCode, cost]));
  const open = openToAll(promotion);
  const isWholesale = promotion.audience === 'wholesale';
  for (const lines of listTrialLines(promotion, goods)) {
    const cart: Cart = {
      lines,
      city: '',
      now: new Date(0),
      visitor: { type: isWholesale ? 'wholesale' : 'retail', isNew: true, card: CARD },
    };
    const prepared = preparePromotions([open(lines)]);
    for (const { productCode, count, base, sum, discounts } of price(chooseTerms(prepared, cart), cart)
      .lines) {
      const off = discounts.find(({ promotionId }) => promotionId === promotion.id)?.amount ?? 0;
      if (off === 0) continue;
      depth.percent = Math.max(depth.percent, (off / base) * 100);
      const cost = costs.get(productCode) ?? null;
      if (cost !== null && sum < cost * count) depth.belowCost.push(productCode);
    }
  }
  return { percent: Math.round(depth.percent * 10) / 10, belowCost: [...new Set(depth.belowCost)] };
}

const CARD = { kind: 'club', balance: 0, percent: 0 } as const;
const MAIN = 'main';

/** Anybody, anywhere, at any time, for these goods: only the mechanic and its least sum are asked. */
const openToAll =
  ({ id, title, mechanic, minSum, touchesWholesale = false }: Promotion) =>
  (lines: readonly LineFacts[]): Promotion => {
    const codes = lines.map(({ productCode }) => productCode).filter((code) => code !== MAIN);
    const isBundle = mechanic.type === 'bundle';
    return {
      id,
      title,
      touchesWholesale,
      mechanic: isBundle ? { ...mechanic, with: { products: codes } } : mechanic,
      ...(isBundle ? { scope: { products: [MAIN] } } : {}),
      // What must be bought besides is bought: a bundle's other half has no price that matters here.
      ...(minSum === undefined || isBundle ? {} : { minSum }),
    };
  };

function listTrialLines(promotion: Promotion, goods: readonly TrialGoods[]): LineFacts[][] {
  const { mechanic, minSum = 0 } = promotion;
  if (mechanic.type === 'set_price') {
    const byCode = new Map(goods.map(({ facts }) => [facts.productCode, facts]));
    const parts = mechanic.parts.flatMap(({ productCode, count }) => {
      const facts = byCode.get(productCode);
      return facts ? [{ ...facts, count }] : [];
    });
    return parts.length === mechanic.parts.length ? [parts] : [];
  }
  return goods.flatMap(({ facts }) =>
    countsOf(mechanic).map((least): LineFacts[] => {
      const needed = Math.max(minSum, beginsFrom(mechanic));
      const rounds = Math.max(1, Math.ceil(needed / (facts.price * least)));
      const line = { ...facts, count: least * rounds };
      if (mechanic.type !== 'bundle') return [line];
      const main = { ...facts, productCode: MAIN, discountPrice: null, clubPrice: null, count: 1 };
      return [{ ...facts, count: 1 }, main];
    }),
  );
}

/** How many of one product the mechanic wants. */
function countsOf(mechanic: Mechanic): number[] {
  switch (mechanic.type) {
    case 'qty_tier':
      return mechanic.tiers.map(({ from }) => from);
    case 'n_plus_m':
      return [mechanic.buy + mechanic.free];
    case 'nth_percent':
      return [mechanic.nth];
    default:
      return [1];
  }
}

/** The highest step is the deepest. */
const beginsFrom = (mechanic: Mechanic): number =>
  mechanic.type === 'threshold_percent' ? Math.max(0, ...mechanic.tiers.map(({ from }) => from)) : 0;

/** A gift against what must be bought for it. */
function giftPercent(mechanic: Mechanic): number {
  if (mechanic.type !== 'threshold_gift') return 0;
  const worth = mechanic.gift.price * mechanic.gift.count;
  return (worth / Math.max(1, mechanic.from + worth)) * 100;
}
