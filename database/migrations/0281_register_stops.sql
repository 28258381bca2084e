-- A register that has told the tax office another total than ours is asked for nothing more until somebody has looked
-- (docs/decisions/0281-a-register-that-counts-otherwise-is-stopped.md).
CREATE TABLE register_stops (
  id         int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  cashbox    text NOT NULL,
  receipt_id bigint NOT NULL REFERENCES receipts ON DELETE CASCADE,
  ours       int NOT NULL,
  theirs     int NOT NULL,
  stopped_at timestamptz NOT NULL DEFAULT now(),
  resumed_at timestamptz
);
CREATE UNIQUE INDEX register_stops_open ON register_stops (cashbox) WHERE resumed_at IS NULL;
