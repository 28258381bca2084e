import type { Db } from '../database.ts';

export interface LimitRow {
  code: string;
  perUser: number | null;
  totalUses: number | null;
  used: number;
  byUser: number;
  /** by this very order, and not given back */
  isRedeemed: boolean;
}

/** Makes sure that there is a counter, and holds it until the transaction ends: uses of one promotion queue up here. */
export async function lockUses(tx: Db, code: string): Promise<void> {
  await tx`
    INSERT INTO promotion_uses (promotion_code) SELECT code FROM promotions WHERE code = ${code}
    ON CONFLICT (promotion_code) DO NOTHING`;
  await tx`SELECT FROM promotion_uses WHERE promotion_code = ${code} FOR UPDATE`;
}

/** A statement of its own after the lock, so that it sees what the last holder has committed. */
export async function findLimits(
  tx: Db,
  code: string,
  orderId: string,
  userId: number | null,
): Promise<LimitRow | null> {
  const [row] = await tx<LimitRow[]>`
    SELECT p.code, p.per_user AS "perUser", p.total_uses AS "totalUses", u.used,
           (SELECT count(*)::int FROM promotion_redemptions r WHERE r.promotion_code = p.code
              AND r.user_id = ${userId}::bigint AND r.given_back_at IS NULL) AS "byUser",
           EXISTS (SELECT FROM promotion_redemptions r WHERE r.promotion_code = p.code
              AND r.order_id = ${orderId} AND r.given_back_at IS NULL) AS "isRedeemed"
    FROM promotions p JOIN promotion_uses u ON u.promotion_code = p.code
    WHERE p.code = ${code} AND p.state = 'live'`;
  return row ?? null;
}

export async function insertRedemption(
  tx: Db,
  code: string,
  orderId: string,
  userId: number | null,
): Promise<void> {
  await tx`
    INSERT INTO promotion_redemptions (promotion_code, order_id, user_id) VALUES (${code}, ${orderId}, ${userId})
    ON CONFLICT (promotion_code, order_id)
    DO UPDATE SET redeemed_at = now(), given_back_at = NULL, user_id = excluded.user_id`;
  await tx`UPDATE promotion_uses SET used = used + 1 WHERE promotion_code = ${code}`;
}

/** Which promotions the order holds, in the order in which they are locked. */
export async function listRedeemed(tx: Db, orderId: string): Promise<string[]> {
  const rows = await tx<{ code: string }[]>`
    SELECT promotion_code AS code FROM promotion_redemptions
    WHERE order_id = ${orderId} AND given_back_at IS NULL ORDER BY promotion_code`;
  return rows.map(({ code }) => code);
}

/** Counts down only if this call is the one that gives it back. */
export async function giveBack(tx: Db, code: string, orderId: string): Promise<void> {
  await tx`
    WITH given AS (
      UPDATE promotion_redemptions SET given_back_at = now()
      WHERE promotion_code = ${code} AND order_id = ${orderId} AND given_back_at IS NULL RETURNING 1)
    UPDATE promotion_uses SET used = used - 1 WHERE promotion_code = ${code} AND EXISTS (SELECT FROM given)`;
}
