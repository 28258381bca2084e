-- Whether the owner of a link has said that its prices are shown: prices of a contract are shown by nobody's default.
ALTER TABLE estimate_shares ADD COLUMN is_price_chosen boolean NOT NULL DEFAULT false;

-- What is open and unpaid is counted by the account and by the phone: this finds the latter.
CREATE INDEX orders_open_by_phone ON orders ((recipient->>'phone'))
  WHERE status IN ('new', 'confirmed', 'assembling', 'ready') AND released_at IS NULL;
