-- Codes that work once each, made in batches for a promotion. Found by their SHA-256, as tokens are; the list itself is sealed
-- with the shop's key, so that staff can take it as a file again.
ALTER TABLE promotions ADD COLUMN takes_codes boolean NOT NULL DEFAULT false; -- waits for one of them

CREATE TABLE promo_code_batches (
  id             int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  promotion_code text NOT NULL REFERENCES promotions ON DELETE CASCADE,
  name           text NOT NULL DEFAULT '' CHECK (char_length(name) <= 120),
  count          int NOT NULL CHECK (count > 0),
  sealed         bytea NOT NULL,
  is_active      boolean NOT NULL DEFAULT true,                    -- false: none of them works any more
  created_by     bigint REFERENCES staff,
  created_at     timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX promo_code_batches_promotion ON promo_code_batches (promotion_code);
SELECT log_rows_of('promo_code_batches', ARRAY['sealed']);

CREATE TABLE promo_codes (
  hash       bytea PRIMARY KEY,
  batch_id   int NOT NULL REFERENCES promo_code_batches ON DELETE CASCADE,
  n          int NOT NULL,                                         -- its place in the sealed list, from 1
  used_order text,                                                 -- the order's number; given back with it
  used_at    timestamptz,
  UNIQUE (batch_id, n),
  CHECK ((used_order IS NULL) = (used_at IS NULL))
);
CREATE INDEX promo_codes_order ON promo_codes (used_order) WHERE used_order IS NOT NULL;
SELECT guard_rows_of('promo_codes');
