import type { Random } from '../random.ts';
import { type Prices, paidPrice } from './prices.ts';

/** From this many days before today on, a retail buyer paid this price. */
export interface PriceStep {
  daysAgo: number;
  price: number;
}

const window = 180;
/** A struck-through price is honest when it stood for at least this long before it was lowered. */
const honestDays = 30;

/**
 * Three to eight changes over the last half-year, oldest first, ending with what is paid now; fewer for a
 * product younger than that. Where a price is struck through, it is the step before the last.
 */
export function drawPriceHistory(prices: Prices, ageDays: number, random: Random): PriceStep[] {
  const start = Math.min(window, ageDays);
  const steps: PriceStep[] = [];
  const isStruck = prices.discountPrice !== null || prices.regularPrice > prices.price;
  // A product newer than the honest month has no past to strike through: its first price is the regular one.
  const lastChange = isStruck
    ? Math.min(random.integer(1, 25), Math.floor(start / 2))
    : random.integer(1, 60);
  steps.push({ daysAgo: Math.min(lastChange, start), price: paidPrice(prices) });
  let daysAgo = lastChange;
  let price = paidPrice(prices);
  if (isStruck && start > lastChange) {
    daysAgo = Math.min(start, lastChange + honestDays + random.integer(0, 20));
    price = prices.regularPrice;
    steps.push({ daysAgo, price });
  }
  const wanted = random.integer(3, 8);
  while (steps.length < wanted && daysAgo < start) {
    const room = start - daysAgo;
    const left = wanted - steps.length;
    daysAgo += left === 1 ? room : random.integer(1, Math.max(1, Math.floor((room / left) * 1.4)));
    // Going back in time prices fall slowly, with small waves.
    price = Math.max(10, Math.round((price * (0.965 + 0.05 * random.next())) / 10) * 10);
    steps.push({ daysAgo: Math.min(daysAgo, start), price });
  }
  return steps.reverse();
}
