/** What makes a package wait for somebody's word: it would change so much that a mistake is likelier than a wish. */
export interface PackageEffect {
  /** Before it: products on sale, goods, sections with goods, prices, stocked rows; of the last full package, its goods. */
  onSale: number;
  goods: number;
  sections: number;
  prices: number;
  stocked: number;
  lastFullGoods: number | null;
  /** What it would do. */
  switchedOff: number;
  sectionsEmptied: number;
  moved: number;
  pricesHalved: number;
  pricesTenth: number;
  pricesTaken: number;
  stockedToZero: number;
  /** Of a full package alone: how many goods it holds. */
  goodsTold: number | null;
  newPriceTypes: number;
  newStores: number;
}

export interface Thresholds {
  switchedOffCount: number;
  switchedOffPercent: number;
  sectionsPercent: number;
  movedPercent: number;
  pricesHalvedPercent: number;
  pricesTenthPercent: number;
  pricesTakenPercent: number;
  stockedToZeroPercent: number;
  fullPercent: number;
}

export const USUAL_THRESHOLDS: Thresholds = {
  switchedOffCount: 50,
  switchedOffPercent: 5,
  sectionsPercent: 10,
  movedPercent: 20,
  pricesHalvedPercent: 20,
  pricesTenthPercent: 5,
  pricesTakenPercent: 5,
  stockedToZeroPercent: 30,
  fullPercent: 50,
};

export const HOLD_REASONS = [
  'switched_off',
  'sections_emptied',
  'moved',
  'prices_halved',
  'prices_tenth',
  'prices_taken',
  'stocked_to_zero',
  'full_is_small',
  'price_type_unmapped',
  'store_unmapped',
  'behind_held',
] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** One thing is no flood: a shop of three goods may change one of them. */
const FEW = 2;
const isOver = (count: number, percent: number, of: number): boolean =>
  count > FEW && count * 100 > of * percent;

/** Empty: it may be applied. */
export function listHoldReasons(effect: PackageEffect, limits: Thresholds = USUAL_THRESHOLDS): HoldReason[] {
  const held: Record<HoldReason, boolean> = {
    switched_off:
      effect.switchedOff >
      Math.max(limits.switchedOffCount, (effect.onSale * limits.switchedOffPercent) / 100),
    sections_emptied: isOver(effect.sectionsEmptied, limits.sectionsPercent, effect.sections),
    moved: isOver(effect.moved, limits.movedPercent, effect.goods),
    prices_halved: isOver(effect.pricesHalved, limits.pricesHalvedPercent, effect.prices),
    prices_tenth: isOver(effect.pricesTenth, limits.pricesTenthPercent, effect.prices),
    prices_taken: isOver(effect.pricesTaken, limits.pricesTakenPercent, effect.prices),
    stocked_to_zero: isOver(effect.stockedToZero, limits.stockedToZeroPercent, effect.stocked),
    full_is_small:
      effect.goodsTold !== null &&
      effect.lastFullGoods !== null &&
      effect.goodsTold * 100 < effect.lastFullGoods * limits.fullPercent,
    price_type_unmapped: effect.newPriceTypes > 0,
    store_unmapped: effect.newStores > 0,
    // Not by what it does itself: goods of an earlier package wait.
    behind_held: false,
  };
  return HOLD_REASONS.filter((reason) => held[reason]);
}
