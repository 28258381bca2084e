/**
 * Gifts from a sum on: a line of its own that costs nothing and is worth its price, so that sums and savings tell what
 * was given. Registers that know no line of 0 ₸ get it as `domain/orders/register-lines.ts` says. The visitor may decline it.
 */

import type { Ready } from './prepare.ts';
import type { Cart } from './priced-cart.ts';
import type { Gift } from './promotion.ts';
import { toDiscount } from './receipt.ts';

type Given = readonly { ready: Ready; gift: Gift }[];

/** Which gifts are given. By base prices alone, as all thresholds: other promotions take no gift away. */
export const listGifts = (working: readonly Ready[], { declinedGifts }: Pick<Cart, 'declinedGifts'>): Given =>
  working.flatMap((ready) => {
    const { id, mechanic } = ready.promotion;
    return mechanic.type !== 'threshold_gift' || declinedGifts?.includes(id)
      ? []
      : [{ ready, gift: mechanic.gift }];
  });

export const worthOf = ({ price, count }: Gift): number => price * count;

export const toGiftLines = (given: Given) =>
  given.map(({ ready, gift }) => ({
    promotionId: ready.promotion.id,
    productCode: gift.productCode,
    count: gift.count,
    basePrice: gift.price,
    price: 0,
    base: worthOf(gift),
    sum: 0,
    discounts: [toDiscount(ready, worthOf(gift))],
    vatPercent: gift.vatPercent,
    vat: 0,
    pointsEarned: 0,
  }));
