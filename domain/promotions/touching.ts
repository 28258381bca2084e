/** What became of every promotion that touches a line: which worked, which lost and to what, which was not open and why. */
import { findGoodsRefusal, findRefusal } from './conditions.ts';
import { type Prepared, placesOf, type Ready } from './prepare.ts';
import type { Cart } from './priced-cart.ts';
import type { CodeRefusal } from './promo-code.ts';
import type { Promotion } from './promotion.ts';
import { type Receipt, writeReceipt } from './receipt.ts';
import type { ReckonedCart } from './reckon.ts';
import { chooseTerms } from './terms.ts';

export type Outcome =
  /** Lowered the line; or a gift, a delivery, points, which lower no line. */
  | 'worked'
  | 'beside'
  /** A lower price was there for the same unit. */
  | 'weaker'
  /** Cannot stand beside others, which are better for the buyer. */
  | 'excluded'
  /** Works by a code that was not typed. */
  | 'needs_code'
  | CodeRefusal['reason'];

export interface Touching {
  promotion: Promotion;
  outcome: Outcome;
  /** Off the line. */
  amount: number;
  /** Of a threshold: how much is missing. */
  left: number | null;
}

export const LOWERS_NO_LINE: ReadonlySet<Promotion['mechanic']['type']> = new Set([
  'threshold_gift',
  'delivery',
  'points_x',
]);

/** In the order in which they are reckoned; those whose time is over are left out. */
export function listTouching(prepared: Prepared, cart: Cart, productCode: string): Touching[] {
  const reckoned = chooseTerms(prepared, cart);
  const { lines, match, lowerings, best, prices } = reckoned;
  const at = lines.findIndex(({ facts }) => facts.productCode === productCode);
  const receipt = writeReceipt(lines, lowerings, best.working, prices);
  return prepared.all
    .filter(
      ({ slot, withSlot }) => placesOf(match, slot).includes(at) || placesOf(match, withSlot).includes(at),
    )
    .map((ready) => judge(ready, { reckoned, cart, receipt, at }))
    .filter(({ outcome }) => outcome !== 'expired');
}

function judge(
  ready: Ready,
  { reckoned, cart, receipt, at }: { reckoned: ReckonedCart; cart: Cart; receipt: Receipt; at: number },
): Touching {
  const { promotion } = ready;
  const { best, coded, match } = reckoned;
  const amount = (receipt.discounts[at] ?? [])
    .filter(({ promotionId }) => promotionId === promotion.id)
    .reduce((sum, each) => sum + each.amount, 0);
  const said = (outcome: Outcome, left: number | null = null): Touching => ({
    promotion,
    outcome,
    amount,
    left,
  });
  if (amount > 0) return said('worked');
  const refusal = findRefusal(ready, cart);
  if (refusal) return said(refusal.reason);
  if (promotion.code && !(coded && 'ready' in coded && coded.ready === ready)) return said('needs_code');
  const lacking = findGoodsRefusal(ready, match);
  if (lacking) return said(lacking.reason, lacking.reason === 'min_sum' ? lacking.left : null);
  if (!best.working.includes(ready)) return said('excluded');
  return said(LOWERS_NO_LINE.has(promotion.mechanic.type) ? 'beside' : 'weaker');
}
