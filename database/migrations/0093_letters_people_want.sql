-- Letters that nobody asked for one by one: a cart that was left, a favourite that costs less, time to order again. To those who
-- subscribed, a few a week, each kind ended by one press; what came of them is counted without telling who.
CREATE TABLE wanted_letters (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind       text NOT NULL CHECK (kind IN ('cart', 'favourite', 'reorder')),
  user_id    bigint REFERENCES users ON DELETE SET NULL,           -- null: forgotten; the figures stay
  about      text[] NOT NULL CHECK (about <> '{}'),                -- what it told of: told once
  token_hash bytea NOT NULL UNIQUE,                                -- of the link that ends its kind
  mark       text NOT NULL UNIQUE CHECK (mark ~ '^[a-z0-9]{12}$'), -- of the link into the shop; says nothing of anybody
  goal       text NOT NULL,                                        -- where that link leads
  sent_at    timestamptz NOT NULL DEFAULT now(),
  opened_at  timestamptz
);
CREATE INDEX wanted_letters_user ON wanted_letters (user_id, kind, sent_at DESC) WHERE user_id IS NOT NULL;
CREATE INDEX wanted_letters_sent ON wanted_letters (sent_at);

-- Who does not want a kind of them any more.
CREATE TABLE letter_refusals (
  user_id    bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  kind       text NOT NULL CHECK (kind IN ('cart', 'favourite', 'reorder')),
  refused_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, kind)
);
