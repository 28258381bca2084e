import { UNBEGUN_DAYS } from '#domain/orders/order-expiry.ts';
import type { Db } from '../database.ts';

const MOST_AT_ONCE = 200;

/** Those whose time may be over, the longest overdue first: the domain decides, with the order in hand. */
export async function listPerhapsExpired(db: Db, now: Date): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    SELECT id FROM orders
    WHERE (status = 'new' AND confirm_until < ${now})
       OR (status IN ('new', 'confirmed') AND payment_status IN ('pending', 'failed', 'expired') AND pay_until < ${now})
       OR (status IN ('new', 'confirmed') AND payment_status = 'none' AND pay_until IS NULL AND payment_method <> 'deferred'
           AND greatest(created_at, promised_on::timestamptz) < ${now}::timestamptz - make_interval(days => ${UNBEGUN_DAYS}))
       OR (status = 'ready' AND ready_at < ${now}::timestamptz - interval '3 days')
    ORDER BY coalesce(confirm_until, pay_until, ready_at, created_at), id LIMIT ${MOST_AT_ONCE}`;
  return rows.map(({ id }) => Number(id));
}
