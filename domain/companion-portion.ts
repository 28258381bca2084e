/** How many of a companion are taken with so many of a product, and whether it is ticked beforehand. For both sides. */
export interface Portion {
  /** In sale units of the companion, for one sale unit of the product and once besides. */
  perOwn: number;
  once: number;
}

/** Whole sale units for so many of the product. */
export const portionCount = ({ perOwn, once }: Portion, ownCount: number): number =>
  Math.max(1, Math.ceil(perOwn * ownCount + once - 1e-6));

/** Dearer than this share of what it is taken with, a good is the visitor's own choice. */
const DEAR_SHARE = 0.5;

export const isTickedFirst = (isNeeded: boolean, sumTenge: number, ownSumTenge: number): boolean =>
  isNeeded && sumTenge <= ownSumTenge * DEAR_SHARE;
