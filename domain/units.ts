/**
 * Sale units. The stepper counts whole base units (packs, rolls, bags); a second unit says how much of what the
 * visitor measures (м², м, кг) one base unit holds: `ratio` 2.131 = 2,131 м² in a pack.
 */
import { pricePerUnit } from './price.ts';
import { type SaleRule, SINGLE_SALE } from './quantity.ts';

export type Unit = {
  base: boolean;
  name: string;
  weight?: number | null | undefined;
  ratio?: number | null | undefined;
  step?: number | null | undefined;
  min?: number | null | undefined;
};

export type SecondUnit = Unit & { ratio: number };

export function findBaseUnit<U extends { base: boolean }>(units: readonly U[]): U | null {
  return units.find((unit) => unit.base) ?? null;
}

export function findSecondUnit(units: readonly Unit[]): SecondUnit | null {
  for (const unit of units) {
    const { ratio } = unit;
    if (!unit.base && typeof ratio === 'number' && ratio > 0 && Number.isFinite(ratio))
      return { ...unit, ratio };
  }
  return null;
}

export function saleRule(units: readonly Unit[]): SaleRule {
  const base = findBaseUnit(units);
  return { step: base?.step || SINGLE_SALE.step, min: base?.min || SINGLE_SALE.min };
}

/**
 * How many packs cover an amount. Exactly seven packs of 2.131 м² are 14.917 м², yet 14.917 / 2.131 is
 * 7.000000000000001 in floating point, and that trace must not sell an eighth: a millionth of a pack is forgiven.
 */
export function packsFor(amount: number, ratio: number): number {
  if (!(amount > 0) || !(ratio > 0)) return 0;
  return Math.max(1, Math.ceil(amount / ratio - 1e-6));
}

/** How much of the second unit so many packs hold, to the third digit, the last one a pack is labelled with. */
export function amountIn(packs: number, ratio: number): number {
  return Math.round(packs * ratio * 1000) / 1000;
}

export function secondUnitPrice(
  priceTenge: number,
  units: readonly Unit[],
): { name: string; price: number; ratio: number } | null {
  const unit = findSecondUnit(units);
  const price = pricePerUnit(priceTenge, unit?.ratio);
  return unit && price !== null ? { name: unit.name, price, ratio: unit.ratio } : null;
}
