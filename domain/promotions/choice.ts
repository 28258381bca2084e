/**
 * Which promotions work together. Most simply do; of an exclusive group at most one does, an exclusive promotion (or a
 * code that does not combine) works alone. All ways are reckoned and the best for the buyer is taken; of equal ones the
 * first, and the order depends on the promotions alone.
 */

import { findDeliveryOffer } from './delivery.ts';
import { listGifts, worthOf } from './gifts.ts';
import { type Lowerings, lowerLines, toTotal } from './lowering.ts';
import type { Match, Ready } from './prepare.ts';
import type { Cart, Line } from './priced-cart.ts';
import { findUnitPrices, toFloors, type UnitPrice } from './unit-price.ts';

export interface Way {
  working: readonly Ready[];
  /** Those that kept others out: what a visitor chooses between. */
  contested: readonly Ready[];
}

export interface ReckonedWay extends Way {
  total: number;
  /** The total less the worth of gifts and what delivery is lowered by: the lower, the better for the buyer. */
  score: number;
}

/** Beyond so many ways the groups are settled one after another instead of all with all. */
const MOST_WAYS = 64;

const isAlone = ({ promotion: { exclusive, code, combinable } }: Ready) =>
  exclusive === true || (Boolean(code) && combinable === false);

/** What sets unit prices never adds up, so within a group it is one option together. */
function toOptions(members: readonly Ready[]): Ready[][] {
  const priced = members.filter((ready) => ready.setsUnitPrice);
  const others = members.filter((ready) => !ready.setsUnitPrice).map((ready) => [ready]);
  return priced.length > 0 ? [priced, ...others] : others;
}

function toGroups(stacking: readonly Ready[]): Ready[][][] {
  const groups = new Map<string, Ready[]>();
  for (const ready of stacking) {
    const name = ready.promotion.exclusiveGroup;
    if (!name) continue;
    const members = groups.get(name);
    if (members) members.push(ready);
    else groups.set(name, [ready]);
  }
  return [...groups.values()].map(toOptions).filter((options) => options.length > 1);
}

export function chooseWay(
  open: readonly Ready[],
  reckon: (way: Way) => ReckonedWay,
): { best: Way; others: ReckonedWay[] } {
  const stacking = open.filter((ready) => !isAlone(ready));
  const groups = toGroups(stacking);
  if (groups.length === 0 && stacking.length === open.length) {
    return { best: { working: stacking, contested: [] }, others: [] };
  }
  const reckoned: ReckonedWay[] = [];
  const tryChoice = (choice: readonly number[]): ReckonedWay => {
    const contested = groups.flatMap((options, at) => options[choice[at] ?? 0] ?? []);
    const left = new Set(groups.flat(2));
    for (const ready of contested) left.delete(ready);
    const way = reckon({ working: stacking.filter((ready) => !left.has(ready)), contested });
    reckoned.push(way);
    return way;
  };

  const ways = groups.reduce((product, options) => product * options.length, 1);
  if (ways <= MOST_WAYS) {
    for (let number = 0; number < ways; number += 1) {
      let rest = number;
      tryChoice(
        groups.map((options) => {
          const option = rest % options.length;
          rest = Math.floor(rest / options.length);
          return option;
        }),
      );
    }
  } else settleInTurn(groups, tryChoice);
  for (const ready of open) {
    if (isAlone(ready)) reckoned.push(reckon({ working: [ready], contested: [ready] }));
  }
  const [best, ...others] = reckoned.toSorted((one, other) => one.score - other.score);
  // One way always exists: everything that stacks, be it nothing.
  if (!best) throw new Error('no way to price a cart');
  return { best, others };
}

function settleInTurn(
  groups: readonly Ready[][][],
  tryChoice: (choice: readonly number[]) => ReckonedWay,
): void {
  const choice = groups.map(() => 0);
  let best = tryChoice(choice).score;
  groups.forEach((options, at) => {
    for (let option = 1; option < options.length; option += 1) {
      const { score } = tryChoice(choice.with(at, option));
      if (score >= best) continue;
      best = score;
      choice[at] = option;
    }
  });
}

/** Ways mostly differ in what lowers whole lines: unit prices are found once for each set of promotions that set them. */
export function keepUnitPrices(match: Match, lines: readonly Line[], cart: Cart): (way: Way) => UnitPrice[] {
  const known = new Map<string, UnitPrice[]>();
  return ({ working, contested }) => {
    // Within stacking ways the contested ones decide; what works alone has no others beside it.
    const setters = contested.filter((ready) => ready.setsUnitPrice).map(({ promotion }) => promotion.id);
    const key = `${working.length === contested.length ? 'alone' : ''} ${setters.join()}`;
    const prices = known.get(key) ?? findUnitPrices(lines, match, working, cart);
    known.set(key, prices);
    return prices;
  };
}

export function reckonWay(
  way: Way,
  prices: readonly UnitPrice[],
  lowerings: Lowerings,
  lines: readonly Line[],
  cart: Cart,
): ReckonedWay {
  const floors = toFloors(lines);
  const values = new Float64Array(lines.length);
  for (let at = 0; at < values.length; at += 1)
    values[at] = (lines[at]?.count ?? 0) * (prices[at]?.price ?? 0);
  for (const ready of way.working) {
    const lowering = lowerings[ready.slot];
    if (lowering) lowerLines(lowering, floors, values);
  }
  const worth = listGifts(way.working, cart).reduce((sum, { gift }) => sum + worthOf(gift), 0);
  const total = toTotal(values);
  const delivery = findDeliveryOffer(way.working, cart)?.amount ?? 0;
  return { ...way, total, score: total - worth - delivery };
}
