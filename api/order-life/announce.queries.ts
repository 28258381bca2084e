import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { Db } from '../database.ts';

export interface UntoldStep {
  id: string;
  orderId: number;
  userId: number;
  status: OrderStatus;
  /** The order had not been in this state before. */
  isFirst: boolean;
  /** What the step tells of is an offer, not a state. */
  replacementId: number | null;
  /** What the step tells of is a change by the buyer. */
  changeId: number | null;
  /** What the step tells of is in how many drives it comes. */
  drives: number | null;
}

/** The next step that nobody was told of, marked as told: if the transaction fails it is untold again. */
export async function claimUntold(tx: Db): Promise<UntoldStep | null> {
  const [row] = await tx<UntoldStep[]>`
    UPDATE order_history h SET told_at = now()
    FROM orders o
    WHERE o.id = h.order_id AND h.id = (
      SELECT id FROM order_history WHERE told_at IS NULL ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING h.id::text AS id, h.drives, h.order_id AS "orderId", o.user_id AS "userId", h.status, h.replacement_id AS "replacementId",
      h.change_id AS "changeId",
      NOT EXISTS (SELECT FROM order_history e
                  WHERE e.order_id = h.order_id AND e.status = h.status AND e.id < h.id) AS "isFirst"`;
  return row ?? null;
}

/** Whoever has proved their address. */
export async function findBuyer(
  db: Db,
  userId: number,
): Promise<{ email: string; firstName: string } | null> {
  const [row] = await db<{ email: string; firstName: string }[]>`
    SELECT email, first_name AS "firstName" FROM users
    WHERE id = ${userId} AND email IS NOT NULL AND email_confirmed_at IS NOT NULL`;
  return row ?? null;
}
