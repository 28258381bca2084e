-- When the shop was last kept: by its own backup, or by another that notes itself (`npm run shop -- backups note`).
CREATE TABLE backups (
  at    timestamptz PRIMARY KEY DEFAULT clock_timestamp(),
  name  text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  bytes bigint CHECK (bytes >= 0)
);

-- What broke in browsers, one row for each way of breaking. Nothing of a person: no address, no mark, no value of a field.
CREATE TABLE client_errors (
  fingerprint text PRIMARY KEY CHECK (fingerprint ~ '^[0-9a-f]{16}$'),
  message     text NOT NULL,
  stack       text NOT NULL,
  page        text NOT NULL,
  build       text NOT NULL,
  count       bigint NOT NULL DEFAULT 1,
  first_at    timestamptz NOT NULL DEFAULT now(),
  last_at     timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX client_errors_last ON client_errors (last_at);
