-- A person's own city, a plastic card given at the registration, notices of points that are about to burn, and masters:
-- who they are, and whose link brought an order.

ALTER TABLE users ADD COLUMN city_id smallint REFERENCES cities;

ALTER TABLE registrations
  ADD COLUMN city_id        smallint REFERENCES cities,
  ADD COLUMN card_number    text NOT NULL DEFAULT '',
  ADD COLUMN card_code_hash bytea,                         -- as the card itself keeps it
  ADD CHECK ((card_number = '') = (card_code_hash IS NULL));

-- Told thirty and seven days before points burn, once for each day on which some do.
CREATE TABLE loyalty_notices (
  account_id bigint NOT NULL REFERENCES loyalty_accounts,
  burns_on   date NOT NULL,
  days       smallint NOT NULL CHECK (days IN (30, 7)),
  told_at    timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, burns_on, days)
);

-- Masters. The shop confirms who is one; then the trade earns more, and the master's link brings clients.
CREATE TABLE pro_profiles (
  user_id    bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  trade      text NOT NULL,                                -- of domain/pro.ts
  iin        text CHECK (iin ~ '^[0-9]{12}$'),             -- of a sole trader, if told
  status     text NOT NULL DEFAULT 'moderation' CHECK (status IN ('moderation', 'confirmed', 'declined')),
  link_code  text UNIQUE,
  asked_at   timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  CHECK ((status = 'confirmed') = (link_code IS NOT NULL))
);

-- Whose link brought the buyer.
ALTER TABLE orders ADD COLUMN master_id bigint REFERENCES users;

-- Points for a client's order, and what a return of it takes back; no turnover of the master's own.
ALTER TABLE loyalty_entries
  DROP CONSTRAINT loyalty_entries_kind_check,
  DROP CONSTRAINT loyalty_entries_check,
  DROP CONSTRAINT loyalty_entries_check3,
  ADD CONSTRAINT loyalty_entries_kind CHECK (kind IN ('purchase', 'client', 'gift', 'spend', 'spend_return',
    'purchase_return', 'client_return', 'expiry')),
  ADD CONSTRAINT loyalty_entries_sign CHECK (
    CASE kind WHEN 'purchase' THEN points >= 0 WHEN 'purchase_return' THEN points <= 0
              WHEN 'gift' THEN points > 0 WHEN 'spend_return' THEN points > 0 WHEN 'client' THEN points > 0
              ELSE points < 0 END),
  ADD CONSTRAINT loyalty_entries_undo CHECK (
    (kind IN ('spend_return', 'purchase_return', 'client_return')) = (returned_id IS NOT NULL));
