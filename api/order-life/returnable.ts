/** A stored order as far as its returns are concerned. */
import { countFaulty, type ReturnableOrder } from '#domain/orders/order-returns.ts';
import { madeToOrder } from '#domain/orders/works.ts';
import type { StoredLine, StoredOrder } from '../orders/orders.ts';

export const toReturnable = (
  order: Pick<StoredOrder, 'lines' | 'services' | 'pointsSpent' | 'pointsEarned'>,
  returns: ReturnableOrder['returns'],
): ReturnableOrder => ({
  items: order.lines.map((line) => ({ ...line, id: line.line })),
  services: order.services.map((service) => ({
    ...toWorkOn(order, service),
    name: service.nameRu,
    sum: service.sum,
  })),
  returns,
  totals: { points: order.pointsSpent },
  bonusEarned: order.pointsEarned,
});

/** Whose units a work was done to, and to how many; of work beside the goods neither. */
export function toWorkOn(
  { lines }: Pick<StoredOrder, 'lines'>,
  { productCode, lineCount, count }: StoredOrder['services'][number],
): { lineId: number | null; units: number | null } {
  const line = lines.find((each) => !each.isGift && each.productCode === productCode);
  return line ? { lineId: line.line, units: lineCount ?? count } : { lineId: null, units: null };
}

/** How many of a line were made for this buyer and have not come back yet. */
export function madeToOrderLeft(
  { services }: Pick<StoredOrder, 'services'>,
  { line, isGift, productCode }: StoredLine,
  returns: ReturnableOrder['returns'],
): number {
  const made = isGift ? 0 : madeToOrder(services, productCode);
  return Math.max(0, made - countFaulty(returns, line));
}
