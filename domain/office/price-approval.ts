/** When a change of prices needs a second pair of eyes: too many at once, one that moves too far, or too much of the takings. */
import type { Json } from './changes.ts';
import type { OfficeLimits } from './limits.ts';

export interface PriceChange {
  id: number;
  field: string;
  from: Json;
  to: Json;
}

export type PriceApprovalReason = 'price_count' | 'price_percent' | 'price_revenue';

/** How far it moves, in percent of what it was; a price that comes or goes moves nothing. */
export function movedPercent(from: Json, to: Json): number {
  if (typeof from !== 'number' || typeof to !== 'number' || from <= 0) return 0;
  return (Math.abs(to - from) / from) * 100;
}

export const areManyPrices = (goods: number, { priceCount }: Pick<OfficeLimits, 'priceCount'>): boolean =>
  goods > priceCount;

/** Of changes to prices alone. A product whose price and club price both change is one. */
export function findPriceApproval(
  changes: readonly PriceChange[],
  limits: Pick<OfficeLimits, 'priceCount' | 'pricePercent'>,
): PriceApprovalReason | null {
  if (areManyPrices(new Set(changes.map(({ id }) => id)).size, limits)) return 'price_count';
  return changes.some(({ from, to }) => movedPercent(from, to) > limits.pricePercent)
    ? 'price_percent'
    : null;
}

/** How many of a product were sold in thirty days. */
export type SoldCounts = ReadonlyMap<number, number>;

/** What these prices would have moved of the takings, whichever way each went: a rise does not pay for a fall. */
export function movedTakings(changes: readonly PriceChange[], sold: SoldCounts): number {
  return changes.reduce((sum, { id, field, from, to }) => {
    if (field !== 'price' || typeof from !== 'number' || typeof to !== 'number') return sum;
    return sum + Math.abs(to - from) * (sold.get(id) ?? 0);
  }, 0);
}

/** Of thirty days. */
export interface Takings {
  orders: number;
  sum: number;
}

/** With fewer orders every product that was sold is a large part of them: nothing can be weighed by that. */
const FEWEST_ORDERS = 100;

export function movesRevenue(
  moved: number,
  { orders, sum }: Takings,
  { revenuePercent }: Pick<OfficeLimits, 'revenuePercent'>,
): boolean {
  return orders >= FEWEST_ORDERS && moved * 100 > sum * revenuePercent;
}
