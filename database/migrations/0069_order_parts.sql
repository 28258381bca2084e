-- An order that is brought in several drives: one money, one stock, several hours. The order's own hour is the first part; of
-- it goes what stands in no other. Written whole and taken back whole.
CREATE TABLE order_parts (
  order_id     bigint NOT NULL REFERENCES orders,
  part         smallint NOT NULL CHECK (part BETWEEN 2 AND 5),
  slot_day     date NOT NULL,
  slot_from    text NOT NULL,
  slot_to      text NOT NULL,
  weight_kg    int NOT NULL CHECK (weight_kg >= 0),  -- what it takes of its hour
  lines        jsonb NOT NULL CHECK (jsonb_typeof(lines) = 'array'),  -- [{"line", "count"}]
  delivered_at timestamptz,
  PRIMARY KEY (order_id, part)
);
SELECT guard_rows_of('order_parts');
