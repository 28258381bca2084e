/** What is left of a price after what the product cost the shop. */
import type { Json } from './changes.ts';

/** In percent of the price, to a tenth; null where one of them is not known: nothing is guessed. */
export function findMargin(price: Json | undefined, cost: Json | undefined): number | null {
  if (typeof price !== 'number' || typeof cost !== 'number' || price <= 0) return null;
  return Math.round(((price - cost) / price) * 1000) / 10;
}
