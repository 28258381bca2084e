/**
 * What must be true of the shop's books after any faults, asked of PostgreSQL alone. Each question finds the rows that
 * break it; none is well. The names are those of the list in docs/decisions/0030-orders-in-one-transaction.md.
 */
import type { Database } from '#api/database.ts';

export interface Acknowledged {
  key: string;
  orderId: number;
  total: number;
  userId: number;
}

interface Invariant {
  name: string;
  what: string;
  find(db: Database, acknowledged: readonly Acknowledged[]): Promise<readonly unknown[]>;
}

export const INITIAL_STOCK = 'faults_initial_stock';
export const INITIAL_HOURS = 'faults_initial_hours';

/** By hour: how many more drives it counts than orders and parts stand in it. */
export const takenHours = (db: Database) => db`
  SELECT s.city_id, s.day, s.starts, s.taken_orders - (
    SELECT count(*) FROM orders o WHERE o.city_id = s.city_id AND o.slot_day = s.day AND o.slot_from = s.starts
      AND o.released_at IS NULL) - (
    SELECT count(*) FROM order_parts p JOIN orders o ON o.id = p.order_id
    WHERE o.city_id = s.city_id AND p.slot_day = s.day AND p.slot_from = s.starts AND o.released_at IS NULL) AS more
  FROM delivery_slots s`;

export const invariants: readonly Invariant[] = [
  {
    name: 'I1',
    what: 'no stock below zero',
    find: (db) => db`SELECT * FROM stocks WHERE count < 0`,
  },
  {
    name: 'I2',
    what: 'what stood there, less what was taken, plus what came back and what staff said of it, stands there',
    find: (db) => db`
      SELECT s.product_id, s.store_id, coalesce(i.count, 0) AS initial, s.count, coalesce(e.moved, 0) AS moved,
             coalesce(a.said, 0) AS said
      FROM stocks s LEFT JOIN ${db(INITIAL_STOCK)} i USING (product_id, store_id)
      LEFT JOIN (SELECT product_id, store_id, sum(count) AS moved FROM stock_entries GROUP BY 1, 2) e
        USING (product_id, store_id)
      LEFT JOIN (SELECT product_id, store_id, sum(delta) AS said FROM stock_adjustments GROUP BY 1, 2) a
        USING (product_id, store_id)
      WHERE coalesce(i.count, 0) + coalesce(e.moved, 0) + coalesce(a.said, 0) <> s.count
        -- What 1C has told of follows its number: the next one.
        AND NOT EXISTS (SELECT FROM stock_told t WHERE t.product_id = s.product_id AND t.store_id = s.store_id)`,
  },
  {
    name: 'I2a',
    what: 'what 1C told, with what it did not know of when it counted, stands there',
    find: (db) => db`
      SELECT d.product_id, d.store_id, d.due, s.count FROM stock_due d LEFT JOIN stocks s USING (product_id, store_id)
      WHERE s.count IS DISTINCT FROM greatest(0, d.due)`,
  },
  {
    name: 'I3',
    what: 'every line holds exactly its count, and a released order nothing',
    find: (db) => db`
      SELECT order_id, line, product_id, coalesce(l.count, 0) AS count, coalesce(e.held, 0) AS held
      FROM (SELECT l.order_id, l.line, l.product_id, CASE WHEN o.released_at IS NULL THEN l.count ELSE 0 END AS count
            FROM order_lines l JOIN orders o ON o.id = l.order_id
            WHERE o.confirm_until IS NULL AND o.status NOT IN ('return_requested', 'partially_returned', 'returned')) l
      FULL JOIN (SELECT e.order_id, e.line, e.product_id, -sum(e.count) AS held FROM stock_entries e
                 JOIN orders o ON o.id = e.order_id
                 WHERE o.status NOT IN ('return_requested', 'partially_returned', 'returned') GROUP BY 1, 2, 3) e
        USING (order_id, line, product_id)
      WHERE coalesce(l.count, 0) <> coalesce(e.held, 0)
        AND NOT EXISTS (SELECT FROM order_replacements r WHERE r.order_id = e.order_id AND r.line = e.line AND l.count IS NULL
                        AND r.status = 'accepted')`,
  },
  {
    name: 'I4',
    what: 'a key makes one order at most',
    find: (db) =>
      db`SELECT comment AS key, count(*) FROM orders WHERE comment <> '' GROUP BY comment HAVING count(*) > 1`,
  },
  {
    name: 'I5',
    what: 'every order that a buyer was told of exists as told, unless it was changed or its carriage agreed on since',
    find: (db, acknowledged) => db`
      SELECT told.* FROM jsonb_to_recordset(${JSON.stringify(acknowledged)}::text::jsonb)
        AS told (key text, "orderId" bigint, total int, "userId" bigint)
      LEFT JOIN orders o ON o.id = told."orderId" AND o.comment = told.key AND o.user_id = told."userId"
        AND (o.total_sum = told.total OR EXISTS (SELECT FROM order_changes c WHERE c.order_id = o.id)
          OR EXISTS (SELECT FROM office_log l WHERE l.subject = 'order' AND l.subject_id = o.id AND l.call = 'setDeliveryPrice'))
      WHERE o.id IS NULL`,
  },
  {
    name: 'I6',
    what: 'the total is the sum of the lines and of what stands beside them',
    find: (db) => db`
      SELECT o.id FROM orders o JOIN LATERAL (
        SELECT sum(l.sum) AS sum, sum(l.regular_price * l.count) AS base,
               bool_or(l.sum <> l.regular_price * l.count - (
                 SELECT coalesce(sum((d ->> 'amount')::int), 0) FROM jsonb_array_elements(l.discounts) d)) AS is_odd
        FROM order_lines l WHERE l.order_id = o.id) lines ON true
      WHERE o.total_sum <> coalesce(lines.sum, 0) + o.delivery_sum + o.slot_sum + o.lift_sum + o.services_sum
         OR o.services_sum <> coalesce((SELECT sum(s.sum) FROM order_services s WHERE s.order_id = o.id), 0)
         OR o.base_sum <> coalesce(lines.base, 0) OR coalesce(lines.is_odd, true)`,
  },
  {
    name: 'I7',
    what: 'codes are used as often as allowed and as counted',
    find: (db) => db`
      SELECT p.code, p.total_uses, u.used, held.orders, held.most FROM promotions p
      JOIN promotion_uses u ON u.promotion_code = p.code
      JOIN LATERAL (
        SELECT coalesce(sum(n), 0) AS orders, coalesce(max(n), 0) AS most FROM (
          SELECT count(*) AS n FROM promotion_redemptions r
          WHERE r.promotion_code = p.code AND r.given_back_at IS NULL GROUP BY r.user_id) by_user) held ON true
      WHERE u.used > p.total_uses OR u.used <> held.orders OR held.most > p.per_user
         OR u.used <> (SELECT count(*) FROM orders o
                       WHERE o.promo_code = p.promo_code AND o.released_at IS NULL)`,
  },
  {
    name: 'I8',
    what: 'points are the sum of their entries, never below zero, and spent as the orders say',
    find: (db) => db`
      SELECT a.id, sum(e.points) AS balance FROM loyalty_accounts a JOIN loyalty_entries e ON e.account_id = a.id
      GROUP BY a.id HAVING sum(e.points) < 0
      UNION ALL
      SELECT o.id, o.points_spent FROM orders o WHERE o.points_spent <> coalesce((
        SELECT -sum(e.points) FROM loyalty_entries e WHERE e.operation_key = 'order:' || o.id || ':spend'
          OR e.operation_key LIKE 'order:' || o.id || ':spend:change:%'), 0)`,
  },
  {
    name: 'I12',
    what: 'no order has another buyer’s address or phone',
    find: (db) => db`
      SELECT o.id FROM orders o JOIN users u ON u.id = o.user_id
      WHERE u.email LIKE 'faults%' AND (o.recipient ->> 'phone' <> u.phone
         OR (o.address IS NOT NULL AND o.address ->> 'street' <> 'ул. Покупателя ' || u.id))`,
  },
  {
    name: 'I13',
    what: 'of no order more money goes back than came',
    find: (db) => db`
      SELECT p.order_id, sum(p.amount) FILTER (WHERE p.status = 'paid') AS paid,
             (SELECT sum(r.amount) FROM refunds r JOIN payments q ON q.id = r.payment_id WHERE q.order_id = p.order_id) AS back
      FROM payments p GROUP BY p.order_id
      HAVING (SELECT coalesce(sum(r.amount), 0) FROM refunds r JOIN payments q ON q.id = r.payment_id WHERE q.order_id = p.order_id)
             > coalesce(sum(p.amount) FILTER (WHERE p.status = 'paid'), 0)`,
  },
  {
    name: 'I14',
    what: 'an hour is taken by as many drives as stand in it, and parts have no more than their order',
    find: (db) => db`
      SELECT t.*, i.more AS before FROM (${takenHours(db)}) AS t
      LEFT JOIN ${db(INITIAL_HOURS)} i USING (city_id, day, starts) WHERE t.more <> coalesce(i.more, 0)
      UNION ALL
      SELECT NULL, NULL, NULL, p.order_id, l.count FROM order_parts p
      CROSS JOIN LATERAL jsonb_to_recordset(p.lines) AS e (line int, count int)
      JOIN order_lines l ON l.order_id = p.order_id AND l.line = e.line
      GROUP BY p.order_id, l.line, l.count HAVING sum(e.count) > l.count`,
  },
];
