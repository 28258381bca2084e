/**
 * A cart as counts by product. A visitor's wish is an absolute count («seven»), never a step («one more»): said twice it
 * means the same, and the last one said wins.
 */
import { buttonStatus, type StockedProduct, totalStock } from './availability.ts';
import type { CartCount } from './login-merge.ts';
import { clampCount, toSaleCount } from './quantity.ts';
import { saleRule, type Unit } from './units.ts';

/** Wished counts by product code; 0 removes (spec 4). */
export type Intents = ReadonlyMap<string, number>;

export const MAX_CART_LINES = 200;
const MAX_CART_COUNT = 1_000_000;
export const MAX_CODE_LENGTH = 160;

/** Any number as a count of a cart. */
export function toCartCount(count: number): number {
  return Math.min(MAX_CART_COUNT, Math.max(0, Math.floor(count) || 0));
}

/** What is shown while wishes are on their way: known lines keep their places, new ones come last. */
export function applyIntents(settled: readonly CartCount[], intents: Intents): readonly CartCount[] {
  if (intents.size === 0) return settled;
  const known = new Set(settled.map(({ productCode }) => productCode));
  const added = [...intents].filter(([productCode]) => !known.has(productCode));
  return [
    ...settled.map((line) => ({ ...line, count: intents.get(line.productCode) ?? line.count })),
    ...added.map(([productCode, count]) => ({ productCode, count })),
  ].filter(({ count }) => count > 0);
}

export function countOf(lines: readonly CartCount[], productCode: string): number {
  return lines.find((line) => line.productCode === productCode)?.count ?? 0;
}

export interface CountChange {
  productCode: string;
  before: number;
  after: number;
}

/** What somebody else has changed between two looks at the same cart. */
export function listChanges(before: readonly CartCount[], after: readonly CartCount[]): CountChange[] {
  const codes = new Set([...before, ...after].map(({ productCode }) => productCode));
  return [...codes]
    .map((productCode) => ({
      productCode,
      before: countOf(before, productCode),
      after: countOf(after, productCode),
    }))
    .filter((change) => change.before !== change.after);
}

/** Marks of changes not yet looked at: several of one line are told as one, from the first count to the last. */
export function markChanges(
  marked: ReadonlyMap<string, CountChange>,
  changes: readonly CountChange[],
): ReadonlyMap<string, CountChange> {
  if (changes.length === 0) return marked;
  const next = new Map(marked);
  for (const change of changes) {
    const before = next.get(change.productCode)?.before ?? change.before;
    if (before === change.after) next.delete(change.productCode);
    else next.set(change.productCode, { ...change, before });
  }
  return next;
}

export type Adjustment = 'over_stock' | 'sale_step' | 'unknown';

/**
 * What becomes of a wish for a product that may have changed since it was looked at. Null is a product the shop does
 * not know: such a line can only go. What cannot be sold now may lie in the cart, outside the sum.
 */
export function settleIntent(
  product: (StockedProduct & { active: boolean; units: readonly Unit[] }) | null,
  wished: number,
  held: number,
): { count: number; reason: Adjustment | null } {
  if (wished === 0) return { count: 0, reason: null };
  if (!product) return { count: held, reason: wished === held ? null : 'unknown' };
  if (!isSold(product)) return { count: wished, reason: null };
  const stock = totalStock(product.balance);
  const count =
    toSaleCount(clampCount(wished, { min: 0, max: stock }), saleRule(product.units), stock) || stock;
  if (count === wished) return { count, reason: null };
  return { count, reason: wished > stock ? 'over_stock' : 'sale_step' };
}

/** Whether it can go into an order: not on order, not in stores only, not gone (spec 4). */
export function isSold(product: StockedProduct & { active: boolean }): boolean {
  return product.active && buttonStatus(product) === 'active';
}
