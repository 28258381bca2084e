-- The books of the shop move money and orders themselves; whole exports in several packages switch off what none mentions.
ALTER TABLE payment_history DROP CONSTRAINT payment_history_actor_check;
ALTER TABLE payment_history ADD CONSTRAINT payment_history_actor_check
  CHECK (actor IN ('buyer', 'operator', 'accounting', 'provider', 'job'));

-- Orders whose lines or sum are others in 1C, until somebody says that they have seen it.
CREATE INDEX orders_differing ON orders (id) WHERE accounting_state -> 'isAnswered' = 'false'::jsonb;

COMMENT ON COLUMN orders.accounting_state IS
  '{"version", "status", "sum", "differences": […], "payments": […], "shippedAt", "papers", "isAnswered"}';

-- Which catalogue of theirs a product stands in: only a whole export of that one switches it off.
ALTER TABLE products ADD COLUMN exchange_catalog text;
-- A number that waited for its goods keeps the moment it tells of.
ALTER TABLE exchange_staged_rests ADD COLUMN told_at timestamptz;

-- A whole export, in as many packages as it takes; what none of them mentions is no longer exported.
CREATE TABLE exchange_runs (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id int NOT NULL REFERENCES exchange_accounts,
  catalog_id text NOT NULL DEFAULT '',
  session_id bigint NOT NULL REFERENCES exchange_sessions, -- of its last package
  has_goods  boolean NOT NULL DEFAULT false,
  has_offers boolean NOT NULL DEFAULT false,
  opened_at  timestamptz NOT NULL DEFAULT now(),
  told_at    timestamptz NOT NULL DEFAULT now(),           -- of its last package
  closed_at  timestamptz
);
CREATE UNIQUE INDEX exchange_runs_open ON exchange_runs (account_id, catalog_id) WHERE closed_at IS NULL;
CREATE TABLE exchange_mentioned (
  run_id      bigint NOT NULL REFERENCES exchange_runs ON DELETE CASCADE,
  external_id text NOT NULL COLLATE "C",
  PRIMARY KEY (run_id, external_id)
);
ALTER TABLE exchange_packages ADD COLUMN run_id bigint REFERENCES exchange_runs;
ALTER TABLE exchange_packages DROP CONSTRAINT exchange_packages_kind_check;
ALTER TABLE exchange_packages ADD CONSTRAINT exchange_packages_kind_check
  CHECK (kind IN ('classifier', 'goods', 'offers', 'documents', 'directories', 'empty', 'unread', 'absence'));
