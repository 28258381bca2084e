/**
 * A promotion tried on a cart before it is published: the very engine that charges reckons the cart without it and with it. Told
 * are both receipts, what became of the promotion, and which others stand on the same goods.
 */
import { findGoodsRefusal, findRefusal } from './conditions.ts';
import { type Prepared, placesOf, type Ready } from './prepare.ts';
import { type Priced, price } from './priced.ts';
import type { Cart } from './priced-cart.ts';
import type { Discount } from './receipt.ts';
import type { ReckonedCart } from './reckon.ts';
import { chooseTerms } from './terms.ts';
import { LOWERS_NO_LINE, type Outcome } from './touching.ts';

/** `untouched`: nothing in the cart is what the promotion is about. */
export type TrialOutcome = Outcome | 'untouched';

export interface CartTrial {
  outcome: TrialOutcome;
  /** Of a threshold: how much is missing. */
  left: number | null;
  was: Priced;
  is: Priced;
  /** What the promotion itself gives. */
  saving: number;
  /** Others that lower the same lines; what the product or the card itself brings has no id. */
  others: Pick<Discount, 'promotionId' | 'reason' | 'title'>[];
  /** Those that worked before and do not beside it. */
  displaced: Pick<Discount, 'promotionId' | 'title'>[];
}

/** What is paid, delivery included. */
export const paidOf = ({ totals, delivery }: Priced): number => totals.total + (delivery?.sum ?? 0);

/** `before` is the shop as it is, `after` the same with the promotion, be it new or another version of one that runs. */
export function openTrial(before: Prepared, after: Prepared, id: string): (cart: Cart) => CartTrial {
  const ready = after.all.find(({ promotion }) => promotion.id === id);
  if (!ready) throw new RangeError('the promotion that is tried must be among those after');
  return (cart) => {
    const was = price(chooseTerms(before, cart), cart);
    const reckoned = chooseTerms(after, cart);
    const is = price(reckoned, cart);
    const saving = sumOf(listGiven(is).filter(({ promotionId }) => promotionId === id));
    return {
      ...judge(ready, reckoned, cart, saving),
      was,
      is,
      saving,
      others: listOthers(ready, reckoned, is),
      displaced: listDisplaced(was, is, id),
    };
  };
}

const listGiven = ({ discounts, delivery }: Priced): readonly Discount[] => [
  ...discounts,
  ...(delivery?.discounts ?? []),
];
const sumOf = (discounts: readonly Discount[]): number =>
  discounts.reduce((sum, { amount }) => sum + amount, 0);

const placesAimedAt = ({ slot, withSlot }: Ready, { match }: ReckonedCart): number[] => [
  ...placesOf(match, slot),
  ...placesOf(match, withSlot),
];

function judge(
  ready: Ready,
  reckoned: ReckonedCart,
  cart: Cart,
  saving: number,
): Pick<CartTrial, 'outcome' | 'left'> {
  const { mechanic, code } = ready.promotion;
  const { best, coded, match } = reckoned;
  const said = (outcome: TrialOutcome, left: number | null = null) => ({ outcome, left });
  const isWorking = best.working.includes(ready);
  if (saving > 0 || (isWorking && mechanic.type === 'points_x')) return said('worked');
  if (placesAimedAt(ready, reckoned).length === 0) return said('untouched');
  const refusal = findRefusal(ready, cart);
  if (refusal) return said(refusal.reason);
  if (code && !(coded && 'ready' in coded && coded.ready === ready)) return said('needs_code');
  const lacking = findGoodsRefusal(ready, match);
  if (lacking) return said(lacking.reason, lacking.reason === 'min_sum' ? lacking.left : null);
  if (!isWorking) return said('excluded');
  return said(LOWERS_NO_LINE.has(mechanic.type) ? 'beside' : 'weaker');
}

function listOthers(ready: Ready, reckoned: ReckonedCart, is: Priced): CartTrial['others'] {
  const others = new Map<string, CartTrial['others'][number]>();
  for (const at of placesAimedAt(ready, reckoned)) {
    const place = reckoned.lines[at]?.place ?? -1;
    for (const { promotionId, reason, title } of is.lines[place]?.discounts ?? [])
      if (promotionId !== ready.promotion.id && reason !== 'points')
        others.set(promotionId ?? reason, { promotionId, reason, title });
  }
  return [...others.values()];
}

function listDisplaced(was: Priced, is: Priced, id: string): CartTrial['displaced'] {
  const stays = new Set(listGiven(is).map(({ promotionId }) => promotionId));
  return listGiven(was)
    .filter(({ promotionId }) => promotionId !== null && promotionId !== id && !stays.has(promotionId))
    .map(({ promotionId, title }) => ({ promotionId, title }));
}
