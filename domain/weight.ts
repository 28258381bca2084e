/** Total weight of a cart or an order (spec 4): count × the base unit's weight, rounded up once, at the end. */
import { findBaseUnit } from './units.ts';

export type WeighedLine = {
  count: number;
  product: { units: readonly { base: boolean; weight?: number | null | undefined }[] };
};

const DEFAULT_WEIGHT_KG = 1;
const MG_PER_KG = 1_000_000;

// 1C writes 0 for a weight nobody filled in; no real good weighs nothing, so that is the default as well.
function unitWeightKg(units: WeighedLine['product']['units']): number {
  const weight = findBaseUnit(units)?.weight;
  return typeof weight === 'number' && weight > 0 && Number.isFinite(weight) ? weight : DEFAULT_WEIGHT_KG;
}

/**
 * Summed in whole milligrams: in kilograms 50 × 1.1 is 55.00000000000001, and rounding up would turn that trace into a
 * whole extra kilogram. Milligrams, not grams, because ten thousand screws of 0.4 g weigh 4 kg.
 */
export function exactWeightKg(lines: readonly WeighedLine[]): number {
  const milligrams = lines.reduce(
    (sum, { count, product }) =>
      sum + Math.max(0, count) * Math.round(unitWeightKg(product.units) * MG_PER_KG),
    0,
  );
  return milligrams / MG_PER_KG;
}

export const totalWeightKg = (lines: readonly WeighedLine[]): number => Math.ceil(exactWeightKg(lines));
