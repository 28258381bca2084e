/** Delivery made cheaper: the best offer counts, offers do not add up. Goods sums were checked before (`from`). */

import type { Ready } from './prepare.ts';
import type { Cart } from './priced-cart.ts';

export function findDeliveryOffer(
  working: readonly Ready[],
  { delivery }: Pick<Cart, 'delivery'>,
): { ready: Ready; amount: number } | null {
  if (!delivery) return null;
  let best: { ready: Ready; amount: number } | null = null;
  for (const ready of working) {
    const { mechanic } = ready.promotion;
    if (mechanic.type !== 'delivery') continue;
    if (mechanic.maxKg !== undefined && delivery.weightKg > mechanic.maxKg) continue;
    if (mechanic.zones?.length && !mechanic.zones.includes(delivery.zone)) continue;
    const amount = Math.min(delivery.cost, mechanic.tenge ?? delivery.cost);
    if (amount > (best?.amount ?? 0)) best = { ready, amount };
  }
  return best;
}
