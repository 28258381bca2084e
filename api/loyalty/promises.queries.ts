/** Points of purchases whose buyer has no card: kept until one is attached or the time for it is over. */
import type { Db } from '../database.ts';

export interface PromisedPurchase {
  userId: number;
  key: string;
  orderNumber?: string | undefined;
  storeId?: number | undefined;
  points: number;
  purchaseSum: number;
  percent: number;
}

/** Made twice it is one. */
export async function insertPromise(tx: Db, promise: PromisedPurchase): Promise<void> {
  await tx`
    INSERT INTO loyalty_promises (operation_key, user_id, order_number, store_id, points, purchase_sum, percent)
    VALUES (${promise.key}, ${promise.userId}, ${promise.orderNumber ?? null}, ${promise.storeId ?? null},
            ${promise.points}, ${promise.purchaseSum}, ${promise.percent})
    ON CONFLICT (operation_key) DO NOTHING`;
}

/** Goods came back: so much less is promised. Each return counts once; false where nothing is promised any more. */
export async function lowerPromise(
  tx: Db,
  {
    of,
    key,
    points,
    purchaseSum,
  }: { of: string; key: string; points: number | null; purchaseSum: number | null },
): Promise<boolean> {
  const rows = await tx`
    UPDATE loyalty_promises SET
      points = CASE WHEN ${key} = ANY (returned) THEN points ELSE greatest(0, points - coalesce(${points}, points)) END,
      purchase_sum = CASE WHEN ${key} = ANY (returned) THEN purchase_sum
                          ELSE greatest(0, purchase_sum - coalesce(${purchaseSum}, purchase_sum)) END,
      returned = CASE WHEN ${key} = ANY (returned) THEN returned ELSE returned || ${key}::text END
    WHERE operation_key = ${of} RETURNING 1`;
  return rows.length > 0;
}

/** Takes what is promised to a user, the oldest first, and still in time; `waitDays` until it could not be returned. */
export function takePromises(
  tx: Db,
  userId: number,
  { cardDays, waitDays }: { cardDays: number; waitDays: number },
): Promise<(PromisedPurchase & { waitDays: number })[]> {
  return tx<(PromisedPurchase & { waitDays: number })[]>`
    WITH taken AS (DELETE FROM loyalty_promises WHERE user_id = ${userId} RETURNING *)
    SELECT user_id AS "userId", operation_key AS key, order_number AS "orderNumber", store_id AS "storeId", points,
           purchase_sum AS "purchaseSum", percent,
           greatest(0, ${waitDays} - floor(extract(epoch FROM clock_timestamp() - made_at) / 86400))::int AS "waitDays"
    FROM taken WHERE made_at > clock_timestamp() - make_interval(days => ${cardDays}) ORDER BY made_at`;
}

export async function deleteLatePromises(tx: Db, cardDays: number): Promise<void> {
  await tx`DELETE FROM loyalty_promises WHERE made_at <= now() - make_interval(days => ${cardDays})`;
}

/** Whether a user has points at all, and whether those of this operation are booked. */
export async function findPointsState(
  db: Db,
  { userId, key }: { userId: number; key: string },
): Promise<{ hasCard: boolean; isBooked: boolean }> {
  const [row] = await db<{ hasCard: boolean; isBooked: boolean }[]>`
    SELECT EXISTS (SELECT FROM loyalty_accounts WHERE user_id = ${userId}) AS "hasCard",
           EXISTS (SELECT FROM loyalty_entries WHERE operation_key = ${key}) AS "isBooked"`;
  return row ?? { hasCard: false, isBooked: false };
}
