import type { Db } from '../database.ts';

/** Of the order's money, what has neither gone back nor is about to; null: there is no such order. The order is held. */
export async function holdMoneyLeft(
  tx: Db,
  orderId: number,
  isLocking: boolean,
): Promise<{ number: string; left: number } | null> {
  const [row] = await tx<{ number: string; left: number }[]>`
    SELECT o.number,
           coalesce((SELECT sum(p.amount) FROM payments p WHERE p.order_id = o.id AND p.status = 'paid'), 0)::float8
           - coalesce((SELECT sum(r.amount) FROM refunds r JOIN payments p ON p.id = r.payment_id
                       WHERE p.order_id = o.id), 0)::float8 AS left
    FROM orders o WHERE o.id = ${orderId} ${isLocking ? tx`FOR UPDATE` : tx``}`;
  return row ?? null;
}

/** What somebody has given back today without another's yes: by their own calls, not by those they approved. */
export async function sumGivenToday(tx: Db, staffId: number): Promise<number> {
  const [row] = await tx<{ sum: number }[]>`
    SELECT coalesce(sum(r.amount), 0)::float8 AS sum
    FROM refunds r JOIN office_log l ON l.id = r.log_id
    WHERE l.staff_id = ${staffId} AND l.approval_id IS NULL AND r.created_at >= now() - interval '1 day'
      AND almaty_day(r.created_at) = almaty_day(now())`;
  return row?.sum ?? 0;
}

/** Two refunds of one person are judged one after the other. */
export async function holdStaff(tx: Db, staffId: number): Promise<void> {
  await tx`SELECT FROM staff WHERE id = ${staffId} FOR NO KEY UPDATE`;
}
