-- Orders of marketplaces as they were last told: looked at, never acted upon. Nothing of who bought is kept.
CREATE TABLE market_orders (
  market      text NOT NULL CHECK (market ~ '^[a-z]{2,20}$'),
  external_id text NOT NULL,
  code        text NOT NULL,                          -- the number that people read there
  stage       text NOT NULL,                          -- the market's own words
  status      text NOT NULL,
  total       int NOT NULL CHECK (total >= 0),
  city        text,
  made_at     timestamptz NOT NULL,
  lines       jsonb,                                  -- null: not read yet
  seen_at     timestamptz NOT NULL DEFAULT now(),
  changed_at  timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (market, external_id)
);
CREATE INDEX market_orders_made ON market_orders (made_at DESC);
CREATE INDEX market_orders_unread ON market_orders (market) WHERE lines IS NULL;

CREATE TABLE market_looks (
  market     text PRIMARY KEY,
  looked_at  timestamptz,                             -- all that goes on there was read
  archive_at timestamptz,                             -- and all that is over
  failed_at  timestamptz,
  failure    text
);
