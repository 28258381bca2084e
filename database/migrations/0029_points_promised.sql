-- Points of purchases whose buyer has no card yet. A card attached in time books them and takes the row away.
CREATE TABLE loyalty_promises (
  operation_key text PRIMARY KEY,                    -- of the ledger's entry that will be made of it
  user_id       bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  order_number  text,
  store_id      smallint,
  points        int NOT NULL CHECK (points >= 0),
  purchase_sum  int NOT NULL CHECK (purchase_sum >= 0),
  percent       smallint NOT NULL,
  -- keys of the returns that have lowered it: each lowers it once
  returned      text[] NOT NULL DEFAULT '{}',
  made_at       timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX loyalty_promises_user ON loyalty_promises (user_id);

-- What was promised within the last 30 days and could not be booked.
INSERT INTO loyalty_promises (operation_key, user_id, order_number, points, purchase_sum, percent, made_at)
SELECT 'order:' || o.id || ':earn', o.user_id, o.number,
       greatest(0, o.points_earned - coalesce(r.points, 0)),
       greatest(0, o.total_sum - o.delivery_sum - o.slot_sum - o.lift_sum - o.services_sum - coalesce(r.sum, 0)),
       o.points_percent, o.completed_at
FROM orders o
JOIN users u ON u.id = o.user_id
LEFT JOIN (SELECT order_id, sum(points_taken) AS points, sum(refund_sum) AS sum FROM order_returns
           WHERE status = 'accepted' GROUP BY order_id) r ON r.order_id = o.id
WHERE o.completed_at > now() - interval '30 days' AND o.status <> 'returned'
  AND NOT EXISTS (SELECT FROM loyalty_accounts a WHERE a.user_id = o.user_id);

-- Written on the receipt: the points wait for a card.
ALTER TABLE receipts ADD COLUMN points_need_card boolean NOT NULL DEFAULT false;
