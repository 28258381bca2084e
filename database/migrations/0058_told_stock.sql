-- What 1C told of stock, beside what is sold from; when an order's text was made; what 1C knows of an order.

-- stocks.count = max(0, floor(count) + what was booked and 1C did not know yet when it counted): domain/exchange/told-stock.ts.
CREATE TABLE stock_told (
  product_id int NOT NULL REFERENCES products ON DELETE CASCADE,
  store_id   smallint NOT NULL REFERENCES stores,
  count      numeric NOT NULL,
  told_at    timestamptz NOT NULL,                         -- the moment it tells of, not of its arrival
  package_id bigint NOT NULL,
  PRIMARY KEY (product_id, store_id)
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
