/** Whether a promotion is open to this shopper, here and now, with this cart; if not, why: in the order a shopper would ask. */
import type { Cart, Line } from './cart.ts';
import { placeInPeriod } from './period.ts';
import type { Match, Ready } from './prepare.ts';
import type { CodeRefusal } from './promo-code.ts';
import type { Mechanic, Promotion } from './promotion.ts';

type Circumstances = Pick<Cart, 'city' | 'shopper' | 'now' | 'uses'>;

/** The sum that thresholds look at: before any discount, so that one promotion never takes another away. */
export function sumBefore(places: readonly number[], lines: readonly Line[]): number {
  let sum = 0;
  for (const at of places) sum += (lines[at]?.base ?? 0) * (lines[at]?.count ?? 0);
  return sum;
}

function findAudienceRefusal({ audience, needsCard }: Promotion, { shopper }: Circumstances) {
  if (audience === 'new' && !shopper.isNew) return { reason: 'first_order_only' } as const;
  if (audience === 'wholesale' && shopper.type !== 'wholesale') return { reason: 'wholesale_only' } as const;
  if ((audience === 'club' || needsCard) && shopper.card === null) return { reason: 'needs_card' } as const;
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

/** Where the mechanic itself begins. */
function leastSum(mechanic: Mechanic): number {
  if (mechanic.type === 'threshold_gift' || mechanic.type === 'delivery') return mechanic.from;
  if (mechanic.type !== 'threshold_percent') return 0;
  return Math.min(...mechanic.tiers.map(({ from }) => from));
}

/** With the goods: is anything in scope, and is the least sum reached. */
export function findGoodsRefusal(ready: Ready, match: Match, lines: readonly Line[]): CodeRefusal | null {
  const places = match[ready.slot];
  if (!places) return { reason: 'no_goods' };
  const minSum = Math.max(ready.promotion.minSum ?? 0, leastSum(ready.promotion.mechanic));
  const left = minSum > 0 ? minSum - sumBefore(places, lines) : 0;
  return left > 0 ? { reason: 'min_sum', minSum, left } : null;
}
