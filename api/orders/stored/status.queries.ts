import type { OrderActor, OrderStatus } from '#domain/orders/order-status.ts';
import type { Db } from '../../database.ts';

export interface StatusChange {
  to: OrderStatus;
  actor: OrderActor;
  comment?: string | undefined;
}

/** The state, its moment and the line in the history; the accounting system is told of what it knows. */
export async function writeStatus(
  tx: Db,
  orderId: number,
  { to, actor, comment = '' }: StatusChange,
  { isTold }: { isTold: boolean },
): Promise<void> {
  await tx`
    UPDATE orders SET status = ${to}, updated_at = now(),
      ready_at = CASE WHEN ${to} = 'ready' THEN now() ELSE ready_at END,
      completed_at = CASE WHEN ${to} = 'completed' THEN coalesce(completed_at, now()) ELSE completed_at END,
      cancel_requested_at = CASE WHEN ${to} = 'cancelled' THEN NULL ELSE cancel_requested_at END,
      cancel_reason = CASE WHEN ${to} = 'cancelled' AND ${comment} <> '' THEN ${comment} ELSE cancel_reason END
    WHERE id = ${orderId}`;
  await insertHistory(tx, orderId, { to, actor, comment });
  if (isTold) await insertExport(tx, orderId, 'changed');
}

/** It holds its goods from now on, and comes so many days later than was promised. */
export async function endWaiting(tx: Db, orderId: number, laterDays: number): Promise<void> {
  await tx`
    UPDATE orders SET confirm_until = NULL, promised_on = promised_on + ${laterDays}::int WHERE id = ${orderId}`;
}

/** For recommendations: what was bought together, by whom is no matter. */
export async function insertPurchases(tx: Db, orderId: number): Promise<void> {
  await tx`
    INSERT INTO purchases (basket_id, product_id, city_id, count, bought_at)
    SELECT basket.id, l.product_id, o.city_id, sum(l.count), now()
    FROM orders o JOIN order_lines l ON l.order_id = o.id, (SELECT nextval('basket_ids') AS id) basket
    WHERE o.id = ${orderId} GROUP BY basket.id, l.product_id, o.city_id`;
}

async function insertHistory(
  tx: Db,
  orderId: number,
  { to, actor, comment = '' }: StatusChange,
): Promise<void> {
  await tx`
    INSERT INTO order_history (order_id, status, actor, comment)
    VALUES (${orderId}, ${to}, ${actor}, ${comment === '' ? null : comment})`;
}

export async function insertExport(
  tx: Db,
  orderId: number,
  kind: 'created' | 'changed' | 'paid',
): Promise<void> {
  await tx`INSERT INTO order_exports (order_id, kind) VALUES (${orderId}, ${kind})`;
}

/** Whose link brought the buyer, if anybody's did. */
export async function findMaster(db: Db, orderId: number): Promise<number | null> {
  const [row] = await db<{ masterId: number | null }[]>`
    SELECT master_id AS "masterId" FROM orders WHERE id = ${orderId}`;
  return row?.masterId ?? null;
}
