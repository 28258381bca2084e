/**
 * What a promotion makes of one unit's price for whoever buys by contract, as a card may show it: only promotions that
 * give it to every such buyer whatever else is in the cart, so that the cart charges what was shown.
 */
import type { Locale } from '../locale.ts';
import { findRefusal } from './conditions.ts';
import { type Prepared, preparePromotions } from './prepare.ts';
import type { Cart, LineFacts, Visitor } from './priced-cart.ts';
import { type Promotion, setsUnitPrice } from './promotion.ts';
import { chooseTerms } from './terms.ts';

export interface ContractOffer {
  price: number;
  title: Readonly<Record<Locale, string>>;
}

const BUYER: Visitor = { type: 'wholesale', isNew: false, card: null };

/** Without regard to the goods: no code, card, least sum, limit or rival may take it away, nor a count be needed. */
const isCertainByContract = (promotion: Promotion): boolean =>
  setsUnitPrice(promotion) &&
  promotion.mechanic.type !== 'qty_tier' &&
  (promotion.audience === 'wholesale' || promotion.touchesWholesale === true) &&
  promotion.audience !== 'new' &&
  promotion.audience !== 'club' &&
  !promotion.needsCard &&
  !promotion.code &&
  promotion.minSum === undefined &&
  promotion.limits?.perUser === undefined &&
  promotion.limits?.total === undefined &&
  !promotion.exclusiveGroup &&
  !promotion.exclusive;

export const prepareByContract = (promotions: readonly Promotion[]): Prepared =>
  preparePromotions(promotions.filter(isCertainByContract));

/** Of these, those that work here and now for any such buyer. */
export const listByContract = (prepared: Prepared, place: Pick<Cart, 'city' | 'now'>): Promotion[] =>
  prepared.all
    .filter((ready) => findRefusal(ready, { ...place, visitor: BUYER }) === null)
    .map(({ promotion }) => promotion);

/** The engine's own price of one, with the promotion that sets it; null where none does. */
export function findContractOffer(
  prepared: Prepared,
  facts: Omit<LineFacts, 'count' | 'vatPercent'>,
  { city, now }: Pick<Cart, 'city' | 'now'>,
): ContractOffer | null {
  if (prepared.all.length === 0) return null;
  const lines = [{ ...facts, count: 1, vatPercent: 0 }];
  const { prices } = chooseTerms(prepared, { lines, city, now, visitor: BUYER });
  const [unit] = prices;
  if (!unit || unit.by === null || typeof unit.by === 'string') return null;
  return { price: unit.price, title: unit.by.promotion.title };
}
