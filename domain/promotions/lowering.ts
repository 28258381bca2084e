/**
 * Steps 6 to 8: what lowers whole lines. Each mechanic is a map of the lines' exact values that never raises a line and
 * never answers a lower value with a higher one. How many units are free, which tier is reached, how a kit's price is
 * shared: all that is read from base prices and counts alone. From both follows that a further promotion can never make
 * a cart dearer. Values carry fractions; the receipt rounds once.
 */
import type { Line } from './cart.ts';
import { sumBefore } from './conditions.ts';
import type { Match, Ready } from './prepare.ts';
import { lower, lowerBundle, lowerNPlusM, lowerNth, lowerSet, type Of, type Values } from './together.ts';
import { LEAST_PRICE, unitPriceBy } from './unit-price.ts';

/** Lines give in proportion to what they have above the least price. */
function lowerBySum(tenge: number, places: readonly number[], lines: readonly Line[], values: Values) {
  const floorAt = (at: number) => (lines[at]?.count ?? 0) * LEAST_PRICE;
  const room = places.reduce((sum, at) => sum + (values[at] ?? 0) - floorAt(at), 0);
  if (room <= 0) return;
  const kept = 1 - Math.min(tenge, room) / room;
  lower(
    places,
    lines,
    values,
    (value, { count }) => count * LEAST_PRICE + (value - count * LEAST_PRICE) * kept,
  );
}

export function tierPercent({ tiers }: Of<'threshold_percent'>, sum: number): number {
  let best = { from: Number.NEGATIVE_INFINITY, percent: 0 };
  for (const tier of tiers) if (tier.from <= sum && tier.from >= best.from) best = tier;
  return best.percent;
}

/** Values that should be halves or wholes come out of a division with a trace less. */
const TRACE = 1e-6;

export function toTotal(values: Values): number {
  let sum = 0;
  for (const value of values) sum += value;
  return Math.floor(sum + 0.5 + TRACE);
}

/** Lowers the values in place. Mechanics that lower no line leave them alone. */
export function lowerLines(ready: Ready, match: Match, lines: readonly Line[], values: Values): void {
  const places = match[ready.slot] ?? [];
  const { mechanic } = ready.promotion;
  const byPercent = (percent: number) =>
    lower(places, lines, values, (value) => (value * (100 - percent)) / 100);
  if (mechanic.type === 'percent') byPercent(mechanic.percent);
  else if (mechanic.type === 'threshold_percent') byPercent(tierPercent(mechanic, sumBefore(places, lines)));
  else if (mechanic.type === 'fixed' && mechanic.per === 'cart')
    lowerBySum(mechanic.tenge, places, lines, values);
  else if (mechanic.type === 'fixed')
    lower(places, lines, values, (value, { count }) => value - mechanic.tenge * count);
  else if (mechanic.type === 'price' || mechanic.type === 'qty_tier')
    lower(places, lines, values, (value, line) => {
      const price = unitPriceBy(mechanic, line);
      return price === null ? value : price * line.count;
    });
  else if (mechanic.type === 'n_plus_m') lowerNPlusM(mechanic, places, lines, values);
  else if (mechanic.type === 'nth_percent') lowerNth(mechanic, places, lines, values);
  else if (mechanic.type === 'set_price') lowerSet(mechanic, places, lines, values);
  else if (mechanic.type === 'bundle')
    lowerBundle(mechanic, places, match[ready.withSlot ?? -1] ?? [], lines, values);
}
