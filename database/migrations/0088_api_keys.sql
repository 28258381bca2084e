-- Whose programs speak with the shop, and by which keys. A key is random, so a plain hash of it is enough; it is shown once.
CREATE TABLE partners (
  id               int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name             text NOT NULL UNIQUE CHECK (length(name) BETWEEN 1 AND 100),
  email            text,                             -- who hears that its webhooks have stopped
  calls_per_minute int NOT NULL CHECK (calls_per_minute BETWEEN 1 AND 60000), -- by contract, all its keys together
  created_by       bigint NOT NULL REFERENCES staff,
  created_at       timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE api_keys (
  id               int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  partner_id       int NOT NULL REFERENCES partners,
  name             text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  scopes           text[] NOT NULL CHECK (cardinality(scopes) > 0),
  addresses        cidr[] NOT NULL DEFAULT '{}',     -- none: from anywhere
  calls_per_minute int NOT NULL CHECK (calls_per_minute BETWEEN 1 AND 60000),
  expires_at       timestamptz,
  revoked_at       timestamptz,
  last_used_at     timestamptz,                      -- to the minute
  created_by       bigint NOT NULL REFERENCES staff, -- whoever answers for what it does
  created_at       timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX api_keys_partner ON api_keys (partner_id, id);

-- A key has two of them for a while after a new one was issued.
CREATE TABLE api_key_secrets (
  prefix    text PRIMARY KEY CHECK (prefix ~ '^[0-9a-f]{8}$'),
  key_id    int NOT NULL REFERENCES api_keys,
  hash      bytea NOT NULL CHECK (length(hash) = 32),
  issued_at timestamptz NOT NULL DEFAULT now(),
  ends_at   timestamptz                              -- of one whose place a newer one takes
);
CREATE INDEX api_key_secrets_key ON api_key_secrets (key_id, issued_at);

SELECT log_rows_of('partners');
SELECT log_rows_of('api_keys');
SELECT log_rows_of('api_key_secrets', ARRAY['hash']);
