-- Shifts of the cash register that the shop has closed: each day before midnight, and none lives longer than a day.
CREATE TABLE register_shifts (
  cashbox   text NOT NULL,
  closed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (cashbox, closed_at)
);

-- The receipts of the shift that is open are among the newest.
CREATE INDEX receipts_created ON receipts (created_at);
