-- One queue of all who wait for the shop's word: callbacks, questions, requests to cancel, notices by phone. The things
-- themselves stand where they stood; here is who of the staff has taken one on.
CREATE TABLE queue_hands (
  kind       text NOT NULL CHECK (kind IN ('callback', 'question', 'cancel', 'notice')),
  subject_id bigint NOT NULL,
  staff_id   bigint NOT NULL REFERENCES staff,
  since      timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kind, subject_id)
);
SELECT log_rows_of('queue_hands');

-- What becomes of each is told by the log; who asked, and their words, are not.
SELECT log_rows_of('callbacks', ARRAY['phone', 'name']);
SELECT log_rows_of('questions', ARRAY['name', 'contact', 'question', 'answer']);
SELECT log_rows_of('product_notices', ARRAY['contact']);
