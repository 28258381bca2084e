/**
 * Gifts from a sum on. A receipt has no line of 0 ₸, so a gift costs 1 ₸ a unit and the goods cost as much less: the
 * total stays, unless the whole cart stands at its floor. The visitor may decline it.
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

/** What all gifts cost together: the least that the goods of the cart must be able to give. */
export const costOf = (gifts: ReturnType<typeof listGifts>): number =>
  gifts.reduce((sum, { gift }) => sum + gift.count * LEAST_PRICE, 0);

export function addGifts(receipt: Receipt, gifts: ReturnType<typeof listGifts>, match: Match) {
  return gifts.map(({ ready, gift: { productCode, count, vatPercent } }) => {
    const amount = count * LEAST_PRICE;
    const places = findGivers(receipt, placesOf(match, ready.slot), amount);
    const weights = Float64Array.from(places, (at) => roomOf(receipt, at));
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

const roomOf = ({ sums, floors }: Receipt, at: number) => (sums[at] ?? 0) - (floors[at] ?? 0);

/** The goods that earned a gift give its tenge; where others have brought them down to their floor, all goods do. */
function findGivers(receipt: Receipt, own: readonly number[], amount: number): readonly number[] {
  const room = own.reduce((sum, at) => sum + roomOf(receipt, at), 0);
  return room >= amount ? own : Array.from(receipt.sums.keys());
}
