/**
 * Steps 6 to 8: what lowers whole lines. Each mechanic is a map of the lines' exact values that never raises a line and
 * never answers a lower value with a higher one. How many units are free, which tier is reached, how a kit's price is
 * shared: all that is read from base prices and counts alone. From both follows that a further promotion can never make
 * a cart dearer. Values carry fractions; the receipt rounds once.
 */

import { type Match, placesOf, type Ready } from './prepare.ts';
import type { Line } from './priced-cart.ts';
import { type LineMap, mapBundle, mapLines, mapNPlusM, mapNth, mapSet, type Of } from './together.ts';
import { unitPriceBy } from './unit-price.ts';

/** Worked out once for a cart and used for every way that its promotions may be combined. */
export type Lowering = LineMap | { places: readonly number[]; tenge: number };

export function tierPercent({ tiers }: Of<'threshold_percent'>, sum: number): number {
  let best = { from: Number.NEGATIVE_INFINITY, percent: 0 };
  for (const tier of tiers) if (tier.from <= sum && tier.from >= best.from) best = tier;
  return best.percent;
}

/** By the slot of the promotion. */
export type Lowerings = readonly (Lowering | null | undefined)[];

/** Null for a mechanic that lowers no line, or none of these. */
export function findLowering(ready: Ready, match: Match, lines: readonly Line[]): Lowering | null {
  const places = placesOf(match, ready.slot);
  const { mechanic } = ready.promotion;
  const byPercent = (percent: number): LineMap => ({
    places,
    keeps: new Float64Array(places.length).fill((100 - percent) / 100),
    adds: new Float64Array(places.length),
  });
  switch (mechanic.type) {
    case 'percent':
      return byPercent(mechanic.percent);
    case 'threshold_percent':
      return byPercent(tierPercent(mechanic, match.sums[ready.slot] ?? 0));
    case 'fixed':
      if (mechanic.per === 'cart') return { places, tenge: mechanic.tenge };
      return mapLines(
        places,
        lines,
        () => 1,
        ({ count }) => -mechanic.tenge * count,
      );
    case 'price':
    case 'qty_tier':
      return mapLines(
        places,
        lines,
        (line) => (unitPriceBy(mechanic, line) === null ? 1 : 0),
        (line) => (unitPriceBy(mechanic, line) ?? 0) * line.count,
      );
    case 'n_plus_m':
      return mapNPlusM(mechanic, places, lines);
    case 'nth_percent':
      return mapNth(mechanic, places, lines);
    case 'set_price':
      return mapSet(mechanic, places, lines);
    case 'bundle':
      return mapBundle(mechanic, places, placesOf(match, ready.withSlot), lines);
    default:
      return null;
  }
}

/** In place. No line falls below its floor. */
export function lowerLines(lowering: Lowering, floors: Float64Array, values: Float64Array): void {
  if ('tenge' in lowering) {
    lowerBySum(lowering.tenge, lowering.places, floors, values);
    return;
  }
  const { places, keeps, adds } = lowering;
  for (let index = 0; index < places.length; index += 1) {
    const at = places[index] ?? 0;
    const value = values[at] ?? 0;
    const kept = value * (keeps[index] ?? 1) + (adds[index] ?? 0);
    values[at] = Math.min(value, Math.max(floors[at] ?? 0, kept));
  }
}

/** Lines give in proportion to what they have above the least price. */
function lowerBySum(tenge: number, places: readonly number[], floors: Float64Array, values: Float64Array) {
  let room = 0;
  for (const at of places) room += (values[at] ?? 0) - (floors[at] ?? 0);
  if (room <= 0) return;
  const kept = 1 - Math.min(tenge, room) / room;
  for (const at of places) {
    const floor = floors[at] ?? 0;
    values[at] = floor + ((values[at] ?? 0) - floor) * kept;
  }
}

/** Values that should be halves or wholes come out of a division with a trace less. */
const TRACE = 1e-6;

export function toTotal(values: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < values.length; at += 1) sum += values[at] ?? 0;
  return roundTotal(sum);
}

export const roundTotal = (sum: number): number => Math.floor(sum + 0.5 + TRACE);
