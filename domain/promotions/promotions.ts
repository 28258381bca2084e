/**
 * The price engine: what a cart costs and why. `preparePromotions` once per set of promotions, `priceCart` per cart.
 * It promises: whole tenge; lines add up to the total; no unit that is sold below 1 ₸; every tenge off has a reason; a further
 * promotion never makes the cart dearer; the order of the lines is no matter; cost linear in lines and promotions.
 * It hides the order of computation (base → best special price or percent → club → quantity → N + M, kits, pairs →
 * thresholds → code → points), the choice between promotions that exclude each other, and all rounding.
 * It relies on the caller for facts: prices of the city, sections above a product, uses counted so far, the time.
 */
import { findRefusal } from './conditions.ts';
import { keepTrue } from './hints.ts';
import { listNextSteps } from './next-step.ts';
import { matchLines, type Prepared, placesOf, preparePromotions, type Ready } from './prepare.ts';
import { type Priced, type PricedCart, price } from './priced.ts';
import { type Cart, type LineFacts, toLines } from './priced-cart.ts';
import { type CodeRefusal, parsePromoCode, toCodeKey } from './promo-code.ts';
import { isSound, type Mechanic, type Promotion } from './promotion.ts';
import { chooseTerms } from './terms.ts';

export {
  type ContractOffer,
  findContractOffer,
  listByContract,
  prepareByContract,
} from './contract-offer.ts';
export { type Depth, findDepth } from './depth.ts';
export { loweredPrice, type PriceCut } from './lowered-price.ts';
export { toMethod, toOffer } from './offer-words.ts';
export { findSecondsLeft } from './period.ts';
export type { Prepared } from './prepare.ts';
export { type PriceStory, tellPrice } from './price-story.ts';
export type { PricedCart } from './priced.ts';
export type { Cart, LineFacts, Visitor } from './priced-cart.ts';
export type { CodeRefusal } from './promo-code.ts';
export { listTouching, type Touching } from './touching.ts';
export { type CartTrial, openTrial, paidOf, type TrialOutcome } from './trial.ts';
export { addUpTrials, isBelowCost } from './trial-sums.ts';
export type { Mechanic, Promotion };
export { isSound, parsePromoCode, preparePromotions };

export function priceCart(prepared: Prepared, cart: Cart): PricedCart {
  const reckoned = chooseTerms(prepared, cart);
  const { allowed, match, lines } = reckoned;
  const priced = price(reckoned, cart);
  const benefitOf = (promotion: Promotion, asked: Cart) =>
    findBenefit(promotion, asked === cart ? priced : price(chooseTerms(prepared, asked), asked));
  return { ...priced, next: keepTrue(listNextSteps(allowed, match, lines), { cart, reckoned, benefitOf }) };
}

/** What a promotion gives: off the goods, off the delivery, or the worth of its gift. */
function findBenefit({ id }: Promotion, { discounts, delivery }: Priced): number {
  return [...discounts, ...(delivery?.discounts ?? [])]
    .filter(({ promotionId }) => promotionId === id)
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** Promotions that touch a product for everyone in a city, as badges and the product's page tell of them. */
export function listPromotionsOf(
  prepared: Prepared,
  product: Omit<LineFacts, 'count'>,
  { city, now }: Pick<Cart, 'city' | 'now'>,
): Ready['promotion'][] {
  const visitor = { type: 'retail', isNew: false, card: null } as const;
  const lines = toLines({ lines: [{ ...product, count: 1 }], city, now, visitor });
  const match = matchLines(prepared, lines);
  return prepared.all
    .filter(
      (ready) =>
        !ready.promotion.code &&
        placesOf(match, ready.slot).length + placesOf(match, ready.withSlot).length > 0 &&
        findRefusal(ready, { city, now, visitor }) === null,
    )
    .map(({ promotion }) => promotion);
}

/** What can be said of a code before anything is in the cart: the promotion it opens, or why it does not. */
export function findCodePromotion(
  { byCode }: Prepared,
  typed: string,
  circumstances: Pick<Cart, 'city' | 'visitor' | 'now' | 'uses'>,
): { promotion: Ready['promotion'] } | { refusal: CodeRefusal } {
  const ready = byCode.get(toCodeKey(typed));
  const refusal = ready ? findRefusal(ready, circumstances) : ({ reason: 'not_found' } as const);
  return ready && !refusal ? { promotion: ready.promotion } : { refusal: refusal ?? { reason: 'not_found' } };
}
