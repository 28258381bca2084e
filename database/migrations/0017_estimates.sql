-- Estimates: sectioned lists of materials and works for an object, kept by their owner, shown to others by a link.

CREATE TABLE estimates (
  id               bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id          bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  name             text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 120),
  object_name      text CHECK (char_length(object_name) <= 120),
  address          text CHECK (char_length(address) <= 200),
  client_name      text CHECK (char_length(client_name) <= 120),
  client_phone     text CHECK (char_length(client_phone) <= 40),
  status           text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'ordered', 'archived')),
  markup_percent   double precision NOT NULL DEFAULT 0 CHECK (markup_percent BETWEEN 0 AND 300),
  discount_percent double precision NOT NULL DEFAULT 0 CHECK (discount_percent BETWEEN 0 AND 100),
  -- the whole of it as one value: it is read, changed and overtaken as one (docs/decisions/0036)
  sections         jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(sections) = 'array'),
  -- as of the last write, for lists that do not look into the sections
  line_count       int NOT NULL DEFAULT 0 CHECK (line_count BETWEEN 0 AND 1000),
  total_tenge      bigint NOT NULL DEFAULT 0,
  -- one more with every write; whoever writes names the one they have seen
  version          int NOT NULL DEFAULT 1,
  created_at       timestamptz NOT NULL DEFAULT now(),
  updated_at       timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX estimates_user ON estimates (user_id, updated_at DESC);

-- At most one link each; to revoke it is to delete the row. The token stands as it is: its owner is shown it again.
CREATE TABLE estimate_shares (
  estimate_id bigint PRIMARY KEY REFERENCES estimates ON DELETE CASCADE,
  token       text NOT NULL UNIQUE CHECK (char_length(token) >= 20),
  until       timestamptz NOT NULL,
  show_prices boolean NOT NULL,
  show_markup boolean NOT NULL,
  created_at  timestamptz NOT NULL DEFAULT now()
);
