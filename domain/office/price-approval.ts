/** When a change of prices needs a second pair of eyes: too many at once, or one that moves too far. */
import type { Json } from './changes.ts';
import type { OfficeLimits } from './limits.ts';

interface PriceChange {
  id: number;
  field: string;
  from: Json;
  to: Json;
}

export type PriceApprovalReason = 'price_count' | 'price_percent';

/** How far it moves, in percent of what it was; a price that comes or goes moves nothing. */
export function movedPercent(from: Json, to: Json): number {
  if (typeof from !== 'number' || typeof to !== 'number' || from <= 0) return 0;
  return (Math.abs(to - from) / from) * 100;
}

/** Of changes to prices alone. A product whose price and club price both change is one. */
export function findPriceApproval(
  changes: readonly PriceChange[],
  { priceCount, pricePercent }: Pick<OfficeLimits, 'priceCount' | 'pricePercent'>,
): PriceApprovalReason | null {
  if (new Set(changes.map(({ id }) => id)).size > priceCount) return 'price_count';
  return changes.some(({ from, to }) => movedPercent(from, to) > pricePercent) ? 'price_percent' : null;
}
