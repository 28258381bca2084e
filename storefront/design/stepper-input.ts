/**
 * What typing into the stepper means (spec 5), apart from its looks. A draft is what stands in the field while it is
 * being typed; it may pass through counts that cannot be sold (1 on the way to 12), and those are not reported.
 */
import {
  clampCount,
  keepDigits,
  type Limits,
  parseCount,
  type SaleRule,
  toSaleCount,
} from '#domain/quantity.ts';

export interface Typed {
  draft: string;
  /** The count to report now; null while the draft is not one that can be sold. */
  count: number | null;
}

/** Too much is lowered at once, too little only when the field is left: a number begins with its first digit. */
export function typeDraft(text: string, limits: Limits, rule: SaleRule): Typed {
  const digits = keepDigits(text);
  if (digits === '') return { draft: '', count: null };
  const count = Math.min(Number(digits), limits.max);
  const isSellable = count >= limits.min && toSaleCount(count, rule, limits.max) === count;
  return { draft: count === 0 ? '' : String(count), count: isSellable ? count : null };
}

/** The field is left: an empty or invalid draft becomes the minimum, another the nearest count that can be sold. */
export function settleDraft(draft: string, limits: Limits, rule: SaleRule): number {
  return toSaleCount(parseCount(draft, limits), rule, limits.max) || clampCount(limits.min, limits);
}
