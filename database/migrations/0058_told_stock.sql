-- What 1C told of stock, beside what is sold from; when an order's text was made; what 1C knows of an order.

-- Of each warehouse by itself: several may feed one store, and a package of changes may name only one of them.
CREATE TABLE stock_told (
  product_id int NOT NULL REFERENCES products ON DELETE CASCADE,
  warehouse  text NOT NULL COLLATE "C",                    -- as 1C calls it; '': one number for the whole shop
  store_id   smallint NOT NULL REFERENCES stores,
  count      numeric NOT NULL,
  told_at    timestamptz NOT NULL,                         -- the moment it tells of, not of its arrival
  meaning    text NOT NULL DEFAULT 'free' CHECK (meaning IN ('free', 'on_hand')),
  package_id bigint NOT NULL,
  PRIMARY KEY (product_id, warehouse)
) WITH (fillfactor = 90, autovacuum_vacuum_scale_factor = 0.02);

ALTER TABLE order_exports ADD COLUMN composed_at timestamptz;
CREATE INDEX order_exports_order ON order_exports (order_id);

-- {"version", "lines": […], "sum", "payments": […], "shippedAt"}: shown to staff, never applied by itself.
ALTER TABLE orders ADD COLUMN accounting_state jsonb;

ALTER TABLE order_history DROP CONSTRAINT order_history_actor_check;
ALTER TABLE order_history ADD CONSTRAINT order_history_actor_check
  CHECK (actor IN ('buyer', 'operator', 'job', 'accounting'));

-- Their words for a state; without a row the usual ones are guessed.
CREATE TABLE exchange_statuses (
  their_name text PRIMARY KEY,
  status     text                                          -- null: says nothing of the order
);

-- What may be sold by what was told: the rule of domain/exchange/told-stock.ts. Below zero: so many were sold too often.
CREATE VIEW stock_due AS
SELECT told.product_id, told.store_id, told.whole + coalesce(booked.unknown, 0) AS due
FROM (SELECT product_id, store_id, floor(sum(greatest(count, 0)))::int AS whole, min(told_at) AS at, min(meaning) AS meaning
      FROM stock_told GROUP BY product_id, store_id) told
LEFT JOIN LATERAL (
  SELECT sum(e.count)::int AS unknown FROM stock_entries e
  WHERE e.product_id = told.product_id AND e.store_id = told.store_id
    AND NOT CASE told.meaning
      WHEN 'on_hand' THEN EXISTS (SELECT FROM orders o WHERE o.id = e.order_id
                                  AND (o.accounting_state ->> 'shippedAt')::timestamptz <= told.at)
      ELSE EXISTS (SELECT FROM order_exports x WHERE x.order_id = e.order_id AND x.exported_at < told.at
                   AND e.booked_at <= coalesce(x.composed_at, x.exported_at)) END) booked ON true;
