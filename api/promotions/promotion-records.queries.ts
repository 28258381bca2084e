import type { Db } from '../database.ts';

export async function listRedemptions(db: Db, userId: number): Promise<unknown[]> {
  const rows = await db`
    SELECT promotion_code AS "promotionCode", order_id AS "orderNumber", redeemed_at AS "redeemedAt",
           given_back_at AS "givenBackAt"
    FROM promotion_redemptions WHERE user_id = ${userId} ORDER BY redeemed_at`;
  return [...rows];
}

/** The limits of a promotion go on counting the use. */
export async function forgetRedeemer(db: Db, userId: number): Promise<void> {
  await db`UPDATE promotion_redemptions SET user_id = NULL WHERE user_id = ${userId}`;
}

/** What one of them has used up, both have. */
export async function moveRedemptions(db: Db, fromId: number, intoId: number): Promise<void> {
  await db`UPDATE promotion_redemptions SET user_id = ${intoId} WHERE user_id = ${fromId}`;
}
