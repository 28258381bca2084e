/** Steps 1 to 5: what one unit costs. Prices do not add up here, the lowest of them counts, with one reason. */

import { LEAST_PRICE, loweredPrice } from './lowered-price.ts';
import { type Match, placesOf, type Ready } from './prepare.ts';
import { type Cart, findClubPrice, findOwnDiscount, type Line } from './priced-cart.ts';
import type { Mechanic } from './promotion.ts';

export interface UnitPrice {
  price: number;
  /** Null: the base price; a promotion otherwise, or what the product itself carries. */
  by: Ready | 'discount' | 'club' | 'tier' | null;
}

/** By line: the sum below which it never falls. */
export function toFloors(lines: readonly Line[]): Float64Array {
  const floors = new Float64Array(lines.length);
  for (let at = 0; at < lines.length; at += 1) floors[at] = (lines[at]?.count ?? 0) * LEAST_PRICE;
  return floors;
}

interface Tier {
  from: number;
  price: number;
}

/** The best price that the count reaches: one more unit never makes the others dearer. */
function tierPrice(tiers: readonly Tier[], count: number): number | null {
  let best: number | null = null;
  for (const { from, price } of tiers) {
    if (from <= count && price > 0 && (best === null || price < best)) best = price;
  }
  return best;
}

export function unitPriceBy(mechanic: Mechanic, { base, count, facts }: Line): number | null {
  switch (mechanic.type) {
    case 'percent':
    case 'fixed':
      return loweredPrice(mechanic, base);
    case 'price':
      return mechanic.prices[facts.productCode] ?? null;
    case 'qty_tier':
      return tierPrice(mechanic.tiers, count);
    default:
      return null;
  }
}

export function findUnitPrices(
  lines: readonly Line[],
  match: Match,
  working: readonly Ready[],
  { visitor }: Pick<Cart, 'visitor'>,
): UnitPrice[] {
  const prices = lines.map((line): UnitPrice => {
    const discount = findOwnDiscount(line);
    return discount === null ? { price: line.base, by: null } : { price: discount, by: 'discount' };
  });
  const offer = (at: number, price: number | null, by: UnitPrice['by']) => {
    const known = prices[at];
    if (!known || price === null || price >= known.price) return;
    known.price = price;
    known.by = by;
  };
  const apply = (wantsTiers: boolean) => {
    for (const ready of working) {
      const { mechanic } = ready.promotion;
      if (!ready.setsUnitPrice || (mechanic.type === 'qty_tier') !== wantsTiers) continue;
      for (const at of placesOf(match, ready.slot)) {
        const line = lines[at];
        if (line) offer(at, unitPriceBy(mechanic, line), ready);
      }
    }
  };
  apply(false);
  lines.forEach((line, at) => {
    offer(at, findClubPrice(line, visitor), 'club');
  });
  lines.forEach(({ facts, count, hasContract, isWholesale }, at) => {
    // Steps of the contract are no steps of everybody's price.
    if (facts.tiers && isWholesale === hasContract) offer(at, tierPrice(facts.tiers, count), 'tier');
  });
  apply(true);
  return prices;
}
