import type { Db } from '../database.ts';

export async function setCancelReason(tx: Db, orderId: number, reason: string): Promise<void> {
  await tx`UPDATE orders SET cancel_reason = ${reason} WHERE id = ${orderId}`;
}

/** The buyer asks the shop to stop; the state stays, and the history tells of it. False: it was asked for before. */
export async function requestCancel(
  tx: Db,
  orderId: number,
  { reason, comment }: { reason: string; comment: string },
): Promise<boolean> {
  const rows = await tx`
    UPDATE orders SET cancel_requested_at = now(), cancel_reason = ${reason}, updated_at = now()
    WHERE id = ${orderId} AND cancel_requested_at IS NULL RETURNING id`;
  if (rows.length === 0) return false;
  await tx`
    INSERT INTO order_history (order_id, status, actor, comment)
    SELECT id, status, 'buyer', ${comment === '' ? null : comment} FROM orders WHERE id = ${orderId}`;
  return true;
}

/** The shop goes on with an order whose buyer had asked to stop it. */
export async function declineCancel(tx: Db, orderId: number, comment: string): Promise<boolean> {
  const rows = await tx`
    UPDATE orders SET cancel_requested_at = NULL, cancel_reason = NULL, updated_at = now()
    WHERE id = ${orderId} AND cancel_requested_at IS NOT NULL RETURNING id`;
  if (rows.length === 0) return false;
  await tx`
    INSERT INTO order_history (order_id, status, actor, comment)
    SELECT id, status, 'operator', ${comment === '' ? null : comment} FROM orders WHERE id = ${orderId}`;
  return true;
}

/** States that were only passed through: nobody is written to about them. */
export async function passSilently(tx: Db, orderId: number, statuses: readonly string[]): Promise<void> {
  await tx`
    UPDATE order_history SET told_at = now()
    WHERE order_id = ${orderId} AND told_at IS NULL AND actor = 'accounting' AND status = ANY(${[...statuses]}::text[])`;
}
