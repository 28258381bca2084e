/** Whether a promotion is open to this visitor, here and now, with this cart; if not, why: in the order a visitor would ask. */

import { placeInPeriod } from './period.ts';
import type { Match, Ready } from './prepare.ts';
import type { Cart } from './priced-cart.ts';
import type { CodeRefusal } from './promo-code.ts';
import type { Promotion } from './promotion.ts';

type Circumstances = Pick<Cart, 'city' | 'visitor' | 'now' | 'uses'>;

function findAudienceRefusal({ audience, needsCard }: Promotion, { visitor }: Circumstances) {
  if (audience === 'new' && !visitor.isNew) return { reason: 'first_order_only' } as const;
  if (audience === 'wholesale' && visitor.type !== 'wholesale') return { reason: 'wholesale_only' } as const;
  if ((audience === 'club' || needsCard) && visitor.card === null) return { reason: 'needs_card' } as const;
  return null;
}

/** Without regard to what is in the cart. */
export function findRefusal({ promotion, period }: Ready, circumstances: Circumstances): CodeRefusal | null {
  const { id, cities, limits } = promotion;
  const { city, now, uses } = circumstances;
  const place = placeInPeriod(period, now);
  if (place !== 0) return { reason: place < 0 ? 'not_started' : 'expired' };
  if (cities?.length && !cities.includes(city)) return { reason: 'wrong_city' };
  const refusal = findAudienceRefusal(promotion, circumstances);
  if (refusal) return refusal;
  const used = uses?.get(id);
  if (used && limits?.perUser !== undefined && used.byUser >= limits.perUser)
    return { reason: 'already_used' };
  if (used && limits?.total !== undefined && used.inAll >= limits.total) return { reason: 'used_up' };
  return limits?.total === 0 || limits?.perUser === 0 ? { reason: 'used_up' } : null;
}

/** With the goods: is anything in scope, and is the least sum reached. */
export function findGoodsRefusal({ slot, leastSum }: Ready, { places, sums }: Match): CodeRefusal | null {
  if (!places[slot]) return { reason: 'no_goods' };
  const left = leastSum > 0 ? leastSum - (sums[slot] ?? 0) : 0;
  return left > 0 ? { reason: 'min_sum', minSum: leastSum, left } : null;
}
