/**
 * Another product in the place of a line that the shop cannot collect. The buyer has agreed to a sum: the line may come
 * to less, never to more, whatever the other product costs.
 */
import { vatIncluded } from '../money.ts';
import type { OrderStatus } from './order-status.ts';

export interface ReplacedLine {
  /** what is paid for it, points taken off */
  sumTenge: number;
  pointsTenge: number;
  vatPercent: number;
}

export interface ReplacementSums {
  sumTenge: number;
  /** taken off so that it costs no more than was agreed */
  discountTenge: number;
  vatTenge: number;
}

/** Null: so cheap that the points already spent would pay more than all of it; another one is offered then. */
export function replacementSums(
  { sumTenge: agreed, pointsTenge, vatPercent }: ReplacedLine,
  { count, priceTenge }: { count: number; priceTenge: number },
): ReplacementSums | null {
  const full = count * priceTenge - pointsTenge;
  const sumTenge = Math.min(agreed, full);
  if (sumTenge < 1) return null;
  return { sumTenge, discountTenge: full - sumTenge, vatTenge: vatIncluded(sumTenge, vatPercent) };
}

const CAN_REPLACE: ReadonlySet<OrderStatus> = new Set(['new', 'confirmed', 'assembling']);

/** While the goods are being laid together; what has left cannot be another thing. */
export const canReplace = (status: OrderStatus): boolean => CAN_REPLACE.has(status);
