/**
 * Uses of codes and of promotions with limits, taken in the order's own transaction: whoever holds the counter counts,
 * the others wait for the end of that transaction. So limits hold exactly, whatever happens at the same time; a repeat
 * for the same order takes nothing more, and an order that is rolled back has used nothing.
 */
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { giveBackOnceCode, takeOnceCode } from './once-codes.queries.ts';
import { findLimits, giveBack, insertRedemption, listRedeemed, lockUses } from './redemptions.queries.ts';

interface Redemption {
  /** `usedPromotions` of the priced cart. */
  promotionCodes: readonly string[];
  /** As it was typed and accepted. */
  promoCode?: string | null;
  orderId: string;
  userId: number | null;
}

export async function redeemCode(
  tx: Db,
  { promotionCodes, promoCode = null, orderId, userId }: Redemption,
): Promise<void> {
  if (promoCode !== null && (await takeOnceCode(tx, promoCode, orderId)) === 'used')
    throw new Refusal('promo_code.used_up');
  // Always in the same order: two carts with the same two promotions must not wait for each other.
  for (const code of [...new Set(promotionCodes)].sort()) {
    await lockUses(tx, code);
    const limits = await findLimits(tx, code, orderId, userId);
    if (!limits) throw new Refusal('promo_code.expired');
    if (limits.isRedeemed) continue;
    if (limits.perUser !== null && userId !== null && limits.byUser >= limits.perUser) {
      throw new Refusal('promo_code.already_used');
    }
    if (limits.totalUses !== null && limits.used >= limits.totalUses) throw new Refusal('promo_code.used_up');
    await insertRedemption(tx, code, orderId, userId);
  }
}

/** When the order is cancelled. A repeat gives nothing more back. */
export async function giveBackCode(tx: Db, { orderId }: { orderId: string }): Promise<void> {
  await giveBackOnceCode(tx, orderId);
  for (const code of await listRedeemed(tx, orderId)) {
    await lockUses(tx, code);
    await giveBack(tx, code, orderId);
  }
}
