/**
 * From exact values to a receipt: whole tenge, every line at least 1 ₸ a unit, lines that add up to the total, and for
 * every tenge off a reason. Each step takes the difference of two rounded totals off its lines by largest remainder.
 */

import type { Line } from './cart.ts';
import { type Lowering, lowerLines, roundTotal } from './lowering.ts';
import type { Ready } from './prepare.ts';
import type { MechanicType, Title } from './promotion.ts';
import { LEAST_PRICE, type UnitPrice } from './unit-price.ts';

export type Reason = MechanicType | 'code' | 'discount' | 'club' | 'tier' | 'points';

export interface Discount {
  reason: Reason;
  /** Null for what the product or the card itself brings. */
  promotionId: string | null;
  title: Title;
  amount: number;
}

export interface Receipt {
  sums: number[];
  discounts: Discount[][];
}

const OWN_TITLES: Readonly<Record<'discount' | 'club' | 'tier' | 'points', Title>> = {
  discount: { ru: 'Скидка на товар', kz: 'Тауарға жеңілдік' },
  club: { ru: 'Цена по карте', kz: 'Карта бағасы' },
  tier: { ru: 'Цена за количество', kz: 'Көп алғанға арзан баға' },
  points: { ru: 'Оплата баллами', kz: 'Ұпаймен төлеу' },
};

export function toDiscount(by: Ready | keyof typeof OWN_TITLES, amount: number): Discount {
  if (typeof by === 'string') return { reason: by, promotionId: null, title: OWN_TITLES[by], amount };
  const { id, title, mechanic, code } = by.promotion;
  return { reason: code ? 'code' : mechanic.type, promotionId: id, title, amount };
}

/** Largest remainder within the room that each place has; what finds no room stays over. */
function spreadWithin(total: number, weights: readonly number[], room: readonly number[]): number[] {
  // Most promotions touch one line of a cart.
  if (weights.length === 1) return [Math.min(total, room[0] ?? 0)];
  let whole = 0;
  for (const weight of weights) whole += weight;
  const shares: number[] = [];
  const remainders: number[] = [];
  let left = total;
  for (let at = 0; at < weights.length; at += 1) {
    const exact = whole > 0 ? (total * (weights[at] ?? 0)) / whole : 0;
    const floor = Math.floor(exact);
    const share = Math.min(floor, room[at] ?? 0);
    shares.push(share);
    remainders.push(exact - floor);
    left -= share;
  }
  if (left > 0) left -= giveRemainders(left, shares, remainders, room);
  for (let at = 0; at < shares.length && left > 0; at += 1) {
    const gives = Math.min(left, (room[at] ?? 0) - (shares[at] ?? 0));
    shares[at] = (shares[at] ?? 0) + gives;
    left -= gives;
  }
  return shares;
}

/** One tenge each to the largest remainders, of equal ones to the earlier; numbers are sorted faster than places. */
function giveRemainders(
  left: number,
  shares: number[],
  remainders: readonly number[],
  room: readonly number[],
): number {
  const sorted = new Float64Array(remainders.length);
  let open = 0;
  for (let at = 0; at < remainders.length; at += 1) {
    if ((shares[at] ?? 0) >= (room[at] ?? 0)) continue;
    sorted[open] = remainders[at] ?? 0;
    open += 1;
  }
  const ranked = sorted.subarray(0, open).sort();
  const first = Math.max(0, open - left);
  const least = ranked[first] ?? 0;
  let equal = 0;
  while (first + equal < open && ranked[first + equal] === least) equal += 1;
  let given = 0;
  for (let at = 0; at < remainders.length; at += 1) {
    const remainder = remainders[at] ?? 0;
    const hasRoom = (shares[at] ?? 0) < (room[at] ?? 0);
    if (!hasRoom || remainder < least || (remainder === least && equal === 0)) continue;
    if (remainder === least) equal -= 1;
    shares[at] = (shares[at] ?? 0) + 1;
    given += 1;
  }
  return given;
}

/** Takes a sum off some places in proportion to the weights and writes the reason; answers what found no room. */
export function takeOff(
  receipt: Receipt,
  lines: readonly Line[],
  { places, weights, amount, by }: TakeOff,
): number {
  const room = places.map((at) => (receipt.sums[at] ?? 0) - (lines[at]?.count ?? 0) * LEAST_PRICE);
  let left = amount;
  spreadWithin(amount, weights, room).forEach((share, index) => {
    const at = places[index] ?? 0;
    if (share === 0) return;
    left -= share;
    receipt.sums[at] = (receipt.sums[at] ?? 0) - share;
    receipt.discounts[at]?.push(toDiscount(by, share));
  });
  return left;
}

interface TakeOff {
  places: readonly number[];
  weights: readonly number[];
  amount: number;
  by: Parameters<typeof toDiscount>[0];
}

/**
 * Rounding and «the third is free», which is spread over its group, let a line stand above its exact value. Where a
 * later step has no room left on its own lines, such a line gives the rest, as more of the discount it already has.
 */
function takeFromRoundedUp(
  receipt: Receipt,
  lines: readonly Line[],
  values: Float64Array,
  left: number,
): number {
  const above = receipt.sums
    .map((sum, at) => ({ at, over: sum - (values[at] ?? sum) }))
    .filter(({ at, over }) => over > 0 && (receipt.discounts[at]?.length ?? 0) > 0)
    .sort((one, other) => other.over - one.over || one.at - other.at);
  let rest = left;
  for (const { at, over } of above) {
    const last = receipt.discounts[at]?.at(-1);
    const sum = receipt.sums[at] ?? 0;
    const gives = Math.min(rest, Math.ceil(over), sum - (lines[at]?.count ?? 0) * LEAST_PRICE);
    if (!last || gives <= 0) continue;
    last.amount += gives;
    receipt.sums[at] = sum - gives;
    rest -= gives;
  }
  return rest;
}

export function writeReceipt(
  lines: readonly Line[],
  lowerings: ReadonlyMap<Ready, Lowering>,
  working: readonly Ready[],
  prices: readonly UnitPrice[],
): Receipt {
  const receipt: Receipt = {
    sums: lines.map(({ count }, at) => count * (prices[at]?.price ?? 0)),
    discounts: lines.map(({ base, count }, at) => {
      const { price, by } = prices[at] ?? { price: base, by: null };
      return by === null ? [] : [toDiscount(by, (base - price) * count)];
    }),
  };
  const values = Float64Array.from(receipt.sums);
  const before = new Float64Array(lines.length);
  let exact = 0;
  for (let at = 0; at < values.length; at += 1) exact += values[at] ?? 0;
  let total = roundTotal(exact);
  for (const ready of working) {
    const lowering = lowerings.get(ready);
    if (!lowering) continue;
    const { places } = lowering;
    const isShared = ready.promotion.mechanic.type === 'n_plus_m';
    for (let index = 0; index < places.length; index += 1) before[index] = values[places[index] ?? 0] ?? 0;
    lowerLines(lowering, lines, values);
    const weights: number[] = [];
    for (let index = 0; index < places.length; index += 1) {
      const at = places[index] ?? 0;
      const taken = (before[index] ?? 0) - (values[at] ?? 0);
      // Only what changed is added up: a step touches few lines of a long cart.
      exact -= taken;
      weights.push(isShared ? (receipt.sums[at] ?? 0) : taken);
    }
    const after = roundTotal(exact);
    const amount = total - after;
    if (amount === 0) continue;
    const left = takeOff(receipt, lines, { places, weights, amount, by: ready });
    total = after + (left > 0 ? takeFromRoundedUp(receipt, lines, values, left) : 0);
  }
  return receipt;
}
