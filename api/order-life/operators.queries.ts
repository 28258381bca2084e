import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { Db } from '../database.ts';

const MOST_LISTED = 200;

export async function findOrderId(db: Db, named: string): Promise<number | null> {
  const [row] = await db<{ id: number }[]>`
    SELECT id FROM orders WHERE number = ${named.toUpperCase()} OR id::text = ${named}`;
  return row ? Number(row.id) : null;
}

export interface ListedOrder {
  id: number;
  number: string;
  status: OrderStatus;
  paymentStatus: string;
  method: string;
  total: number;
  createdAt: Date;
  isCancelRequested: boolean;
  /** for the shop's word, without goods */
  isWaiting: boolean;
}

/** Of one state; without one, all that somebody has still to work on. */
export function listOrdersOfStatus(db: Db, status: OrderStatus | null): Promise<ListedOrder[]> {
  return db<ListedOrder[]>`
    SELECT id, number, status, payment_status AS "paymentStatus", method, total_sum AS total,
           created_at AS "createdAt", cancel_requested_at IS NOT NULL AS "isCancelRequested",
           status = 'new' AND confirm_until IS NOT NULL AS "isWaiting"
    FROM orders
    WHERE ${status === null ? db`status NOT IN ('completed', 'partially_returned', 'returned', 'cancelled')` : db`status = ${status}`}
    ORDER BY created_at, id LIMIT ${MOST_LISTED}`;
}
