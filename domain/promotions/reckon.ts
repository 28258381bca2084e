/** A cart under its promotions, on given terms: what works, what one unit costs, what is best for the buyer. */

import { chooseWay, keepUnitPrices, type ReckonedWay, reckonWay, type Way } from './choice.ts';
import { findGoodsRefusal, findRefusal } from './conditions.ts';
import { findLowering, type Lowering } from './lowering.ts';
import { type Match, matchLines, type Prepared, type Ready } from './prepare.ts';
import { type Cart, type Line, type OpenTerms, toLines } from './priced-cart.ts';
import { type CodeRefusal, toCodeKey } from './promo-code.ts';
import type { UnitPrice } from './unit-price.ts';

export type FoundCode = { ready: Ready } | { refusal: CodeRefusal };

export interface ReckonedCart {
  lines: Line[];
  match: Match;
  coded: FoundCode | null;
  /** Open to this visitor, of which some still lack goods; and those that work now, the code among them. */
  allowed: Ready[];
  open: Ready[];
  lowerings: (Lowering | null)[];
  best: Way;
  others: ReckonedWay[];
  prices: UnitPrice[];
  /** What the goods come to: what terms are compared by. */
  goodsTotal(): number;
}

const isWanted = ({ promotion: { id, code } }: Ready, { only }: Cart) => !code && (!only || only.has(id));

export function reckonCart(prepared: Prepared, cart: Cart, terms?: OpenTerms): ReckonedCart {
  const lines = toLines(cart, terms);
  const match = matchLines(prepared, lines);
  const coded = findCode(prepared, cart, (ready) => findGoodsRefusal(ready, match));
  const code = coded && 'ready' in coded ? coded.ready : null;
  const allowed: Ready[] = [];
  const open: Ready[] = [];
  const lowerings: (Lowering | null)[] = new Array(prepared.scopes.length).fill(null);
  for (const ready of prepared.all) {
    if (ready !== code) {
      if (!match.places[ready.slot] || !isWanted(ready, cart) || findRefusal(ready, cart)) continue;
      allowed.push(ready);
      if (findGoodsRefusal(ready, match)) continue;
    }
    open.push(ready);
    if (!ready.setsUnitPrice) lowerings[ready.slot] = findLowering(ready, match, lines);
  }
  const pricesOf = keepUnitPrices(match, lines, cart);
  const reckon = (way: Way) => reckonWay(way, pricesOf(way), lowerings, lines, cart);
  const { best, others } = chooseWay(open, reckon);
  return {
    lines,
    match,
    coded,
    allowed,
    open,
    lowerings,
    best,
    others,
    prices: pricesOf(best),
    goodsTotal: () => reckon(best).total,
  };
}

function findCode(
  prepared: Prepared,
  cart: Cart,
  refuseGoods: (ready: Ready) => CodeRefusal | null,
): FoundCode | null {
  if (!cart.code) return null;
  const ready = prepared.byCode.get(toCodeKey(cart.code));
  if (!ready) return { refusal: { reason: 'not_found' } };
  const refusal = findRefusal(ready, cart) ?? refuseGoods(ready);
  return refusal ? { refusal } : { ready };
}
