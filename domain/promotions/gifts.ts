/**
 * Gifts from a sum on. A receipt has no line of 0 ₸, so a gift costs 1 ₸ a unit and the goods that earned it cost as
 * much less: the total stays. The shopper may decline it.
 */
import { vatIncluded } from '../money.ts';
import type { Cart, Line } from './cart.ts';
import { type Match, placesOf, type Ready } from './prepare.ts';
import type { Gift } from './promotion.ts';
import { type Receipt, takeOff } from './receipt.ts';
import { LEAST_PRICE } from './unit-price.ts';

const floorOf = (places: readonly number[], lines: readonly Line[]) =>
  places.reduce((sum, at) => sum + (lines[at]?.count ?? 0) * LEAST_PRICE, 0);

/** Which gifts are given. By base prices alone, as all thresholds: other promotions take no gift away. */
export function listGifts(
  working: readonly Ready[],
  match: Match,
  lines: readonly Line[],
  { declinedGifts }: Pick<Cart, 'declinedGifts'>,
): { ready: Ready; gift: Gift }[] {
  let reserved = 0;
  return working.flatMap((ready) => {
    const { id, mechanic } = ready.promotion;
    if (mechanic.type !== 'threshold_gift' || declinedGifts?.includes(id)) return [];
    const places = placesOf(match, ready.slot);
    reserved += mechanic.gift.count * LEAST_PRICE;
    // Goods that cost 1 ₸ themselves cannot pay for a gift.
    const canPay = (match.sums[ready.slot] ?? 0) - floorOf(places, lines) >= reserved;
    return canPay ? [{ ready, gift: mechanic.gift }] : [];
  });
}

/** What the goods cannot give because they stand at their floor: the shopper pays that tenge after all. */
export function giftShortage(
  gifts: ReturnType<typeof listGifts>,
  match: Match,
  lines: readonly Line[],
  values: Float64Array,
): number {
  return gifts.reduce((shortage, { ready, gift }) => {
    const places = placesOf(match, ready.slot);
    const value = places.reduce((sum, at) => sum + (values[at] ?? 0), 0);
    return shortage + Math.max(0, gift.count * LEAST_PRICE - Math.round(value - floorOf(places, lines)));
  }, 0);
}

export function addGifts(receipt: Receipt, gifts: ReturnType<typeof listGifts>, match: Match) {
  return gifts.map(({ ready, gift: { productCode, count, vatPercent } }) => {
    const places = placesOf(match, ready.slot);
    const amount = count * LEAST_PRICE;
    const weights = Float64Array.from(places, (at) => (receipt.sums[at] ?? 0) - (receipt.floors[at] ?? 0));
    takeOff(receipt, { places, weights, amount, by: ready });
    return {
      promotionId: ready.promotion.id,
      productCode,
      count,
      basePrice: LEAST_PRICE,
      price: LEAST_PRICE,
      base: amount,
      sum: amount,
      discounts: [],
      vatPercent,
      vat: vatIncluded(amount, vatPercent),
      pointsEarned: 0,
    };
  });
}
