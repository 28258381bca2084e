/**
 * From what a visitor measures (14 м² of floor) to what is sold (7 packs): with a reserve for cutting, rounded up to
 * whole packs, to the sale step, and down to what exists.
 */
import { type Balance, totalStock } from './availability.ts';
import { toSaleCount } from './quantity.ts';
import { amountIn, findSecondUnit, packsFor, saleRule, type Unit } from './units.ts';
import { totalWeightKg } from './weight.ts';

/** Percent. Whether a reserve is offered at all depends on the unit: only an area is cut to size. */
export const RESERVES = [0, 5, 10] as const;

const AREA_UNITS: readonly string[] = ['м²', 'м2', 'm²'];

const MAX_AMOUNT = 100_000;

export interface Coverage {
  /** Base units to buy; 0 when the stock holds not even the smallest sale. */
  count: number;
  /** What they hold of the second unit. */
  holds: number;
  /** What is left over after the amount itself, without the reserve; 0 when the stock is short. */
  leftover: number;
  sumTenge: number;
  weightKg: number;
  /** The stock covers only a part. */
  isShort: boolean;
}

export function hasReserve(units: readonly Unit[]): boolean {
  return AREA_UNITS.includes(findSecondUnit(units)?.name ?? '');
}

/** An amount as people type it: «14», «14,5», «1 200.75»; null for anything that is no amount above zero. */
export function parseAmount(typed: string): number | null {
  const text = typed.replace(/[\s\u00A0]/g, '').replace(',', '.');
  if (!/^\d{1,6}(\.\d{1,3})?$/.test(text)) return null;
  const amount = Number(text);
  return amount > 0 && amount <= MAX_AMOUNT ? amount : null;
}

/** Null for a product without a second unit. */
export function findCoverage(
  product: { units: readonly Unit[]; balance: Balance },
  amount: number,
  reserve: number,
  priceOf: (count: number) => number,
): Coverage | null {
  const second = findSecondUnit(product.units);
  if (!second) return null;
  const rule = saleRule(product.units);
  // In whole percents first: 14 × 1.1 is 15.400000000000002.
  const packs = packsFor((amount * (100 + reserve)) / 100, second.ratio);
  const wanted = toSaleCount(packs, rule);
  const count = toSaleCount(packs, rule, totalStock(product.balance));
  const holds = amountIn(count, second.ratio);
  return {
    count,
    holds,
    leftover: Math.max(0, Math.round((holds - amount) * 1000) / 1000),
    sumTenge: count * priceOf(count),
    weightKg: totalWeightKg([{ count, product }]),
    isShort: count < wanted,
  };
}
