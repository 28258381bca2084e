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

/** The oldest steps that nobody was told of, marked as told: if the transaction fails they are untold again. */
export async function claimUntold(tx: Db, most: number): Promise<UntoldStep[]> {
  const rows = await tx<UntoldStep[]>`
    UPDATE order_history h SET told_at = now()
    FROM orders o
    WHERE o.id = h.order_id AND h.id = ANY(ARRAY(
      SELECT id FROM order_history WHERE told_at IS NULL ORDER BY id LIMIT ${most} FOR UPDATE SKIP LOCKED))
    RETURNING h.id::text AS id, h.drives, h.order_id AS "orderId", o.user_id AS "userId", h.status, h.replacement_id AS "replacementId",
      h.change_id AS "changeId",
      NOT EXISTS (SELECT FROM order_history e
                  WHERE e.order_id = h.order_id AND e.status = h.status AND e.id < h.id) AS "isFirst"`;
  return rows.toSorted((one, other) => Number(one.id) - Number(other.id));
}

export interface Reader {
  email: string;
  firstName: string;
}

/** Of these users those who have proved their address. */
export async function findReaders(db: Db, userIds: readonly number[]): Promise<ReadonlyMap<number, Reader>> {
  const rows = await db<(Reader & { id: number })[]>`
    SELECT id, email, first_name AS "firstName" FROM users
    WHERE id = ANY(${userIds as number[]}::bigint[]) AND email IS NOT NULL AND email_confirmed_at IS NOT NULL`;
  return new Map(rows.map(({ id, ...reader }) => [Number(id), reader]));
}
