-- What went back is compared at night too: given back there and not here, and the other way.

ALTER TABLE payment_breaks DROP CONSTRAINT payment_breaks_kind_check;
ALTER TABLE payment_breaks ADD CONSTRAINT payment_breaks_kind_check CHECK (
  kind IN ('paid_there', 'not_paid_there', 'other_sum', 'unknown_here', 'no_answer', 'refunded_there', 'not_refunded_there'));
