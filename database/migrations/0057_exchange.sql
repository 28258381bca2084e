-- The exchange with 1C: who may speak, what was sent, what was read of it and what became of it. 1C is always the one who asks.

CREATE TABLE exchange_accounts (
  id            int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  login         text NOT NULL UNIQUE CHECK (login ~ '^[a-z0-9][a-z0-9._-]{1,59}$'),
  password_hash text NOT NULL,
  addresses     cidr[] NOT NULL DEFAULT '{}',              -- empty: from anywhere
  is_active     boolean NOT NULL DEFAULT true,
  created_at    timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE exchange_sessions (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id  int NOT NULL REFERENCES exchange_accounts,
  type        text NOT NULL,                               -- catalog, sale, reference
  token_hash  bytea NOT NULL UNIQUE,
  folder      text NOT NULL,                               -- where its files lie, under DATA_DIR/exchange
  version     text,                                        -- of the schema, if init told one
  address     text NOT NULL,
  agent       text NOT NULL DEFAULT '',
  started_at  timestamptz NOT NULL DEFAULT now(),
  seen_at     timestamptz NOT NULL DEFAULT now(),
  busy_until  timestamptz,                                 -- a request of it is being answered
  queried_seq bigint,                                      -- orders up to this one stood in the last answer to query
  queried_at  timestamptz,
  ended_at    timestamptz                                  -- a newer one took over, or complete was said
);
CREATE INDEX exchange_sessions_open ON exchange_sessions (account_id, type) WHERE ended_at IS NULL;

-- `bytes` is written before an append: what a broken one left behind it is cut off by the next.
CREATE TABLE exchange_files (
  session_id  bigint NOT NULL REFERENCES exchange_sessions ON DELETE CASCADE,
  name        text NOT NULL,
  bytes       bigint NOT NULL DEFAULT 0,
  parts       int NOT NULL DEFAULT 0,
  part_digest bytea,                                       -- of the last part: the same again is a repeat
  part_bytes  int NOT NULL DEFAULT 0,
  updated_at  timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (session_id, name)
);

CREATE TABLE exchange_packages (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  session_id   bigint NOT NULL REFERENCES exchange_sessions,
  file         text NOT NULL,
  entry        text,                                       -- within an archive
  kind         text NOT NULL CHECK (kind IN ('classifier', 'goods', 'offers', 'documents', 'directories', 'empty', 'unread')),
  scope        text NOT NULL DEFAULT 'changes' CHECK (scope IN ('full', 'changes')),
  catalog_id   text,
  schema       text,
  made_at      timestamptz,
  digest       bytea,
  state        text NOT NULL DEFAULT 'received'
    CHECK (state IN ('received', 'read', 'held', 'applying', 'applied', 'failed', 'refused', 'superseded')),
  hold_reasons text[] NOT NULL DEFAULT '{}',
  rows_read    int NOT NULL DEFAULT 0,
  rows_applied int NOT NULL DEFAULT 0,
  step         text NOT NULL DEFAULT '',                   -- what is being applied, and how far it is
  position     text NOT NULL DEFAULT '',
  counts       jsonb NOT NULL DEFAULT '{}',
  error        text,                                       -- a code of contract/exchange.ts
  error_facts  jsonb NOT NULL DEFAULT '{}',
  leased_until timestamptz,                                -- who works on it is alive until then
  decided_by   text,
  created_at   timestamptz NOT NULL DEFAULT now(),
  read_at      timestamptz,
  ended_at     timestamptz,
  UNIQUE NULLS NOT DISTINCT (session_id, file, entry)
);
CREATE INDEX exchange_packages_open ON exchange_packages (id) WHERE state IN ('received', 'read', 'applying');
CREATE INDEX exchange_packages_last ON exchange_packages (kind, catalog_id, id DESC) WHERE state = 'applied';

-- Unlogged: after a crash of PostgreSQL they are empty, and the package, whose file is on the disk, is read again.
CREATE UNLOGGED TABLE exchange_staged (
  package_id  bigint NOT NULL,
  kind        text NOT NULL,                               -- group, property, value, unit, price_type, store, goods, offer, document
  n           int NOT NULL,
  external_id text NOT NULL COLLATE "C",
  record      jsonb NOT NULL
);
CREATE INDEX exchange_staged_rows ON exchange_staged (package_id, kind, external_id);
CREATE UNLOGGED TABLE exchange_staged_prices (
  package_id  bigint NOT NULL,
  n           int NOT NULL,
  external_id text NOT NULL COLLATE "C",
  price_type  text NOT NULL,
  amount      numeric,                                     -- null: told that there is none
  currency    text,
  ratio       numeric,
  min_count   numeric
);
CREATE INDEX exchange_staged_prices_rows ON exchange_staged_prices (package_id, external_id);
CREATE UNLOGGED TABLE exchange_staged_rests (
  package_id  bigint NOT NULL,
  n           int NOT NULL,
  external_id text NOT NULL COLLATE "C",
  store       text,                                        -- null: one number for the whole shop
  count       numeric NOT NULL
);
CREATE INDEX exchange_staged_rests_rows ON exchange_staged_rests (package_id, external_id);

-- Which of ours is meant by an id of theirs. `id` is null while nobody has said.
CREATE TABLE external_ids (
  kind            text NOT NULL CHECK (kind IN ('section', 'property', 'value', 'price_type', 'store', 'unit', 'brand', 'catalog')),
  external_id     text NOT NULL COLLATE "C",
  id              int,
  role            text,                                    -- of a price type: price, regular, club, wholesale, unused
  their_name      text NOT NULL,
  is_mapped       boolean NOT NULL DEFAULT false,
  is_untranslated boolean NOT NULL DEFAULT false,
  seen_package    bigint,
  PRIMARY KEY (kind, external_id)
);
CREATE INDEX external_ids_ours ON external_ids (kind, id);

-- The first thousand of each code stand here, all are counted in the package's `counts`.
CREATE TABLE exchange_problems (
  package_id  bigint NOT NULL REFERENCES exchange_packages ON DELETE CASCADE,
  n           int NOT NULL,
  code        text NOT NULL,
  external_id text,
  facts       jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (package_id, n)
);

-- Prices and stock of goods that nobody has told of yet; applied with them, forgotten after a week.
CREATE TABLE exchange_orphans (
  external_id text NOT NULL COLLATE "C",
  kind        text NOT NULL CHECK (kind IN ('offer', 'prices', 'rests')),
  record      jsonb NOT NULL,
  package_id  bigint NOT NULL,
  at          timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (external_id, kind)
);
CREATE INDEX exchange_orphans_age ON exchange_orphans (at);
