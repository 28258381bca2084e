/** What a percent or so much off makes of any price: counted alike for a cart of the engine and for a row of the index. */

/** No unit is ever sold for less. */
export const LEAST_PRICE = 1;

export type PriceCut = { type: 'percent'; percent: number } | { type: 'fixed'; tenge: number };

export const loweredPrice = (by: PriceCut, base: number): number =>
  Math.max(
    LEAST_PRICE,
    by.type === 'percent' ? Math.round((base * (100 - by.percent)) / 100) : base - by.tenge,
  );
