/**
 * The quantity stepper of spec 5 without its looks: which keys pass, what typed text means, where a count is held.
 * Products sold in steps (a pallet row, a pair) add a sale rule on top of the limits.
 */
import { type Balance, totalStock } from './availability.ts';

export type Limits = { min: number; max: number };
export type SaleRule = { step: number; min: number };

export const STEPPER_DEBOUNCE_MS = 300;
export const DEFAULT_LIMITS: Limits = { min: 1, max: 100 };
export const SINGLE_SALE: SaleRule = { step: 1, min: 1 };

/** Min 0, because 0 removes the item. */
export function cartButtonLimits(balance: Balance): Limits {
  return { min: 0, max: totalStock(balance) };
}

/** What stays in the field: digits only, no leading zero, whatever was typed or pasted. */
export function keepDigits(text: string): string {
  return text.replace(/[^0-9]/g, '').replace(/^0+/, '');
}

/** For keydown: minus, dot and comma never pass, a zero does not pass where it would lead the number. */
export function isBlockedKey(key: string, text: string, caret: number | null = text.length): boolean {
  if (key === '-' || key === '−' || key === '.' || key === ',') return true;
  return key === '0' && (caret ?? text.length) === 0;
}

/** Where stock is below the minimum the stock wins: a count that does not exist is never promised. */
export function clampCount(count: number, limits: Limits = DEFAULT_LIMITS): number {
  const wanted = Number.isNaN(count) ? limits.min : Math.trunc(Math.max(limits.min, count));
  return Math.min(limits.max, wanted);
}

/** Text is what was typed into the field; a number is taken as it is, so that 1.5 means 1 and never 15. */
export function parseCount(typed: unknown, limits: Limits = DEFAULT_LIMITS): number {
  if (typeof typed === 'number') return clampCount(typed, limits);
  const digits = typeof typed === 'string' ? keepDigits(typed) : '';
  return clampCount(digits === '' ? limits.min : Number(digits), limits);
}

/**
 * The nearest count that may be sold: up to the next multiple of the step and to the rule's minimum, down when the stock
 * ends sooner. 0 stays 0 (it removes), and is also the answer when the stock holds not even the minimum.
 */
export function toSaleCount(count: number, rule: SaleRule, max: number = Number.POSITIVE_INFINITY): number {
  if (!(count > 0)) return 0;
  const step = rule.step > 0 ? rule.step : 1;
  const least = Math.max(1, Math.ceil((rule.min || 1) / step)) * step;
  const wanted = Math.max(least, Math.ceil(count / step) * step);
  const held = wanted <= max ? wanted : Math.floor(max / step) * step;
  return held < least ? 0 : held;
}

/** One press of plus or minus; a press of minus at the smallest sale goes to 0 where the limits allow 0. */
export function stepCount(
  count: number,
  direction: 1 | -1,
  limits: Limits,
  rule: SaleRule = SINGLE_SALE,
): number {
  const step = rule.step > 0 ? rule.step : 1;
  const smallest = toSaleCount(1, rule);
  if (direction === -1 && count <= smallest)
    return limits.min === 0 ? 0 : toSaleCount(smallest, rule, limits.max);
  const next =
    direction === 1 ? Math.floor(count / step) * step + step : Math.ceil(count / step) * step - step;
  return toSaleCount(clampCount(next, limits), rule, limits.max);
}

export function isOverLimit(count: number, balance: Balance): boolean {
  return count > totalStock(balance);
}

export function isCartOverLimit(items: readonly { count: number; product: { balance: Balance } }[]): boolean {
  return items.some(({ count, product }) => isOverLimit(count, product.balance));
}
