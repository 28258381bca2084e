-- Orders as staff work on them: who has taken one on, what is said of it among staff, and by whom each line of its books
-- was written.

-- A table beside the orders: taking one on is no change of it, and must not raise the revision that its buyer has read.
CREATE TABLE order_hands (
  order_id bigint PRIMARY KEY REFERENCES orders,
  staff_id bigint NOT NULL REFERENCES staff,
  since    timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX order_hands_staff ON order_hands (staff_id);
SELECT log_rows_of('order_hands');

-- Among staff alone: no buyer reads them. Only ever added to; forgetting a buyer empties their words.
CREATE TABLE staff_notes (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  subject    text NOT NULL CHECK (subject IN ('order')),
  subject_id bigint NOT NULL,
  staff_id   bigint NOT NULL REFERENCES staff,
  text       text NOT NULL CHECK (length(text) <= 2000),
  mentions   bigint[] NOT NULL DEFAULT '{}',         -- whom it calls
  at         timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX staff_notes_subject ON staff_notes (subject, subject_id, id);
CREATE INDEX staff_notes_mentions ON staff_notes USING gin (mentions);
SELECT guard_rows_of('staff_notes');

-- The entry of the office's log that a line was written under; null: not by the office. It tells who, without a word of it
-- in any function that writes.
ALTER TABLE order_history ADD COLUMN log_id bigint;
ALTER TABLE order_history ALTER COLUMN log_id SET DEFAULT nullif(current_setting('sheber.log_id', true), '')::bigint;
ALTER TABLE payment_history ADD COLUMN log_id bigint;
ALTER TABLE payment_history ALTER COLUMN log_id SET DEFAULT nullif(current_setting('sheber.log_id', true), '')::bigint;
ALTER TABLE refunds ADD COLUMN log_id bigint;
ALTER TABLE refunds ALTER COLUMN log_id SET DEFAULT nullif(current_setting('sheber.log_id', true), '')::bigint;

-- What is open is little, whatever was ever sold: lists and counts of it walk these, the most urgent first.
CREATE INDEX orders_open ON orders (id)
  WHERE status NOT IN ('completed', 'partially_returned', 'returned', 'cancelled');
CREATE INDEX orders_urgent ON orders
  ((coalesce(slot_day, promised_on, 'infinity'::date)), (coalesce(slot_from, promised_from, '')), id)
  WHERE status NOT IN ('completed', 'partially_returned', 'returned', 'cancelled');
