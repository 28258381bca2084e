-- Word of a price or of stock: to an e-mail only once its owner has confirmed it, to a user in their account. The price of
-- the day it was asked on is kept with it: a fall of the same day counts.
ALTER TABLE product_notices
  ADD COLUMN user_id bigint REFERENCES users ON DELETE CASCADE,
  -- of the link in its last letter: confirms it before it is told, ends it afterwards
  ADD COLUMN token_hash bytea,
  -- who asked before, and who asks an older shop beside a newer one, waits as promised
  ADD COLUMN confirmed_at timestamptz DEFAULT now(),
  ADD COLUMN price_then int CHECK (price_then > 0);
CREATE UNIQUE INDEX product_notices_token ON product_notices (token_hash) WHERE token_hash IS NOT NULL;
CREATE INDEX product_notices_user ON product_notices (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX product_notices_contact ON product_notices (contact);
