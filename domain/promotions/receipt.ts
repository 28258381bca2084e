/**
 * From exact values to a receipt: whole tenge, every line at least 1 ₸ a unit, lines that add up to the total, and for
 * every tenge off a reason. Each step takes the difference of two rounded totals off its lines by largest remainder.
 */

import { type Lowerings, lowerLines, roundTotal } from './lowering.ts';
import type { Ready } from './prepare.ts';
import type { Line } from './priced-cart.ts';
import type { MechanicType, Title } from './promotion.ts';
import { spreadWithin } from './spread.ts';
import { toFloors, type UnitPrice } from './unit-price.ts';

export type Reason = MechanicType | 'code' | 'discount' | 'club' | 'tier' | 'points';

export interface Discount {
  reason: Reason;
  /** Null for what the product or the card itself brings. */
  promotionId: string | null;
  title: Title;
  amount: number;
}

export interface Receipt {
  sums: Float64Array;
  /** The least that each line costs. */
  floors: Float64Array;
  discounts: Discount[][];
  /** Each reason once, with its sum over the lines and the first of them. */
  reasons: { discount: Discount; first: number }[];
  scratch: Scratch;
}

/** Columns as long as the cart, used anew by every step: a long cart meets hundreds of steps. */
interface Scratch {
  before: Float64Array;
  taken: Float64Array;
  room: Float64Array;
  shares: Float64Array;
  remainders: Float64Array;
}

function toScratch(length: number): Scratch {
  const column = () => new Float64Array(length);
  return { before: column(), taken: column(), room: column(), shares: column(), remainders: column() };
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

/** Takes a sum off some places in proportion to the weights and writes the reason; answers what found no room. */
export function takeOff(receipt: Receipt, { places, weights, amount, by }: TakeOff): number {
  const { sums, floors, discounts, reasons, scratch } = receipt;
  for (let index = 0; index < places.length; index += 1) {
    const at = places[index] ?? 0;
    scratch.room[index] = (sums[at] ?? 0) - (floors[at] ?? 0);
  }
  spreadWithin(amount, weights, places.length, scratch);
  const whole = toDiscount(by, 0);
  const { reason, promotionId, title } = whole;
  let first = -1;
  for (let index = 0; index < places.length; index += 1) {
    const at = places[index] ?? 0;
    const share = scratch.shares[index] ?? 0;
    if (share === 0) continue;
    if (first < 0) first = at;
    whole.amount += share;
    sums[at] = (sums[at] ?? 0) - share;
    discounts[at]?.push({ reason, promotionId, title, amount: share });
  }
  if (first >= 0) reasons.push({ discount: whole, first });
  return amount - whole.amount;
}

interface TakeOff {
  places: readonly number[];
  /** By the order of `places`; what stands behind is not looked at. */
  weights: Float64Array;
  amount: number;
  by: Parameters<typeof toDiscount>[0];
}

/**
 * Rounding and «the third is free», which is spread over its group, let a line stand above its exact value. Where a
 * later step has no room left on its own lines, such a line gives the rest, for the reason that lowered it last.
 */
function takeFromRoundedUp(
  receipt: Receipt,
  values: Float64Array,
  loweredBy: readonly (Ready | undefined)[],
  left: number,
): number {
  const { sums, floors } = receipt;
  const above = loweredBy
    .map((by, at) => ({ at, by, over: (sums[at] ?? 0) - (values[at] ?? 0) }))
    .filter(({ over }) => over > 0)
    .sort((one, other) => other.over - one.over || one.at - other.at);
  let rest = left;
  for (const { at, by, over } of above) {
    const sum = sums[at] ?? 0;
    const gives = Math.min(rest, Math.ceil(over), sum - (floors[at] ?? 0));
    if (!by || gives <= 0) continue;
    takeMore(receipt, at, by, gives);
    sums[at] = sum - gives;
    rest -= gives;
  }
  return rest;
}

/** A promotion may have lowered a line by less than a tenge so far, and be named on it only now. */
function takeMore({ discounts, reasons }: Receipt, at: number, by: Ready, amount: number): void {
  const { id } = by.promotion;
  const written = discounts[at]?.find(({ promotionId }) => promotionId === id);
  if (written) written.amount += amount;
  else discounts[at]?.push(toDiscount(by, amount));
  const known = reasons.find(({ discount }) => discount.promotionId === id);
  if (!known) {
    reasons.push({ discount: toDiscount(by, amount), first: at });
    return;
  }
  known.discount.amount += amount;
  known.first = Math.min(known.first, at);
}

/** Prices of units, with what set them as the first reasons. */
function beginReceipt(lines: readonly Line[], prices: readonly UnitPrice[]): Receipt {
  const sums = new Float64Array(lines.length);
  const setters = new Map<UnitPrice['by'], Receipt['reasons'][number]>();
  const discounts = lines.map(({ base, count }, at): Discount[] => {
    const { price, by } = prices[at] ?? { price: base, by: null };
    sums[at] = count * price;
    if (by === null) return [];
    const discount = toDiscount(by, (base - price) * count);
    const known = setters.get(by);
    if (known) known.discount.amount += discount.amount;
    else setters.set(by, { discount: { ...discount }, first: at });
    return [discount];
  });
  return {
    sums,
    floors: toFloors(lines),
    discounts,
    reasons: [...setters.values()],
    scratch: toScratch(lines.length),
  };
}

export function writeReceipt(
  lines: readonly Line[],
  lowerings: Lowerings,
  working: readonly Ready[],
  prices: readonly UnitPrice[],
): Receipt {
  const receipt = beginReceipt(lines, prices);
  const { sums, floors, scratch } = receipt;
  const { before, taken } = scratch;
  const values = sums.slice();
  const loweredBy: (Ready | undefined)[] = new Array(lines.length).fill(undefined);
  let exact = 0;
  for (let at = 0; at < values.length; at += 1) exact += values[at] ?? 0;
  let total = roundTotal(exact);
  for (const ready of working) {
    const lowering = lowerings[ready.slot];
    if (!lowering) continue;
    const { places } = lowering;
    const isShared = ready.promotion.mechanic.type === 'n_plus_m';
    for (let index = 0; index < places.length; index += 1) before[index] = values[places[index] ?? 0] ?? 0;
    lowerLines(lowering, floors, values);
    for (let index = 0; index < places.length; index += 1) {
      const at = places[index] ?? 0;
      const gone = (before[index] ?? 0) - (values[at] ?? 0);
      // Only what changed is added up: a step touches few lines of a long cart.
      exact -= gone;
      if (gone > 0) loweredBy[at] = ready;
      taken[index] = isShared ? (sums[at] ?? 0) : gone;
    }
    const after = roundTotal(exact);
    const amount = total - after;
    if (amount === 0) continue;
    const left = takeOff(receipt, { places, weights: taken, amount, by: ready });
    total = after + (left > 0 ? takeFromRoundedUp(receipt, values, loweredBy, left) : 0);
  }
  return receipt;
}

/** The explanations added up over the lines, in the order in which a reader of the lines meets them. */
export const listReasons = ({ reasons }: Receipt): Discount[] =>
  reasons.toSorted((one, other) => one.first - other.first).map(({ discount }) => discount);
