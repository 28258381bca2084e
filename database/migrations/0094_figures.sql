-- Figures of the shop: orders by the day they were made on, what is to come from suppliers, and what was decided on money
-- that differs.

-- Figures of a day or a month walk this alone; orders themselves are looked up only for their lines.
CREATE INDEX orders_made ON orders (created_at) INCLUDE (city_id, status, total_sum, organization_id);
CREATE INDEX pick_lists_packed_at ON pick_lists (packed_at) WHERE packed_at IS NOT NULL;
CREATE INDEX order_returns_created ON order_returns (created_at);

-- What is on its way to a store. A day that is over says nothing any more: what has come is counted.
CREATE TABLE supplies (
  product_id int NOT NULL REFERENCES products ON DELETE CASCADE,
  store_id   smallint NOT NULL REFERENCES stores,
  day        date NOT NULL,
  count      int NOT NULL CHECK (count BETWEEN 1 AND 1000000),
  PRIMARY KEY (product_id, store_id, day)
);
CREATE INDEX supplies_day ON supplies (day);
SELECT log_rows_of('supplies');

-- How a break was explained, in the words of who did.
ALTER TABLE payment_breaks ADD COLUMN solution text CHECK (length(solution) <= 500);
SELECT log_rows_of('payment_breaks');

-- Money by the day it came and went.
CREATE INDEX payments_ended ON payments (ended_at) WHERE status = 'paid';
CREATE INDEX refunds_ended ON refunds (ended_at) WHERE status = 'done';
