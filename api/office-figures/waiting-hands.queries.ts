import type { WaitingHands } from '#contract/office/figures.ts';
import type { Db } from '../database.ts';

/** Which of them a reader may see, and of orders in which stores. */
export interface HandsReach {
  orders: { stores: readonly number[] | null } | null;
  returns: { stores: readonly number[] | null } | null;
  queues: boolean;
  wholesale: boolean;
  payments: boolean;
}

interface HandsRow {
  kind: WaitingHands['kind'];
  count: number;
  since: Date | null;
}

const isOfStores = (db: Db, stores: readonly number[] | null) =>
  stores === null
    ? db`true`
    : db`(o.store_id = ANY(${[...stores]}::smallint[]) OR EXISTS (
           SELECT FROM stock_entries e WHERE e.order_id = o.id AND e.store_id = ANY(${[...stores]}::smallint[])))`;

/** What is open is little: each line walks an index of open things. */
export async function listWaitingHands(db: Db, reach: HandsReach): Promise<HandsRow[]> {
  const { orders, returns } = reach;
  const isOpen = db`o.status NOT IN ('completed', 'partially_returned', 'returned', 'cancelled')`;
  return db<HandsRow[]>`
    SELECT kind, count::int, since FROM (
      SELECT 'confirm' AS kind, count(*) AS count, min(o.created_at) AS since FROM orders o
      WHERE ${orders !== null} AND ${isOpen} AND o.status = 'new' AND ${isOfStores(db, orders?.stores ?? null)}
      UNION ALL
      SELECT 'cancel', count(*), min(o.cancel_requested_at) FROM orders o
      WHERE ${orders !== null} AND ${isOpen} AND o.cancel_requested_at IS NOT NULL AND ${isOfStores(db, orders?.stores ?? null)}
      UNION ALL
      SELECT 'returns', count(*), min(r.created_at) FROM order_returns r JOIN orders o ON o.id = r.order_id
      WHERE ${returns !== null} AND r.status = 'requested' AND ${isOfStores(db, returns?.stores ?? null)}
      UNION ALL
      SELECT 'replacements', count(*), min(p.offered_at) FROM order_replacements p JOIN orders o ON o.id = p.order_id
      WHERE ${orders !== null} AND p.status = 'offered' AND p.until > now() AND ${isOfStores(db, orders?.stores ?? null)}
      UNION ALL
      SELECT 'callbacks', count(*), min(created_at) FROM callbacks WHERE ${reach.queues} AND state = 'new'
      UNION ALL
      SELECT 'questions', count(*), min(created_at) FROM questions WHERE ${reach.queues} AND answered_at IS NULL
      UNION ALL
      SELECT 'reviews', count(*), min(sent_at) FROM reviews WHERE ${reach.queues} AND state = 'waiting'
      UNION ALL
      SELECT 'wholesale', count(*), min(created_at) FROM (
        SELECT created_at FROM business_requests WHERE state = 'new'
        UNION ALL SELECT created_at FROM wholesale_requests WHERE status = 'moderation') asked WHERE ${reach.wholesale}
      UNION ALL
      SELECT 'breaks', count(*), min(created_at) FROM payment_breaks WHERE ${reach.payments} AND solved_at IS NULL) waiting
    WHERE count > 0`;
}
