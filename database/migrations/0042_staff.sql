-- Who works in the shop's office and how they come in. Staff are not users: nothing here refers to them, and no user is here.
CREATE TABLE staff (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email          text NOT NULL UNIQUE,
  name           text NOT NULL,
  language       text NOT NULL DEFAULT 'ru' CHECK (language IN ('ru', 'kz')),
  password_hash  text,                                     -- null until the invitation is taken
  totp_sealed    bytea,                                    -- the second factor, sealed with the shop's key
  totp_last_step bigint NOT NULL DEFAULT 0,                -- of the last code that was taken: none works twice
  state          text NOT NULL DEFAULT 'invited' CHECK (state IN ('invited', 'active', 'locked', 'closed')),
  created_by     bigint REFERENCES staff,                  -- null: the command line
  created_at     timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE staff_roles (
  staff_id bigint NOT NULL REFERENCES staff ON DELETE CASCADE,
  role     text NOT NULL CHECK (role IN ('administrator', 'content', 'catalogue', 'pricing', 'operator', 'picker',
                                         'cashier', 'wholesale', 'marketing', 'accountant', 'auditor')),
  PRIMARY KEY (staff_id, role)
);

-- Without a row all stores are theirs: a store must not go and widen somebody's rights by that, so nothing cascades.
CREATE TABLE staff_stores (
  staff_id bigint NOT NULL REFERENCES staff ON DELETE CASCADE,
  store_id smallint NOT NULL REFERENCES stores,
  PRIMARY KEY (staff_id, store_id)
);

CREATE TABLE staff_recovery_codes (
  staff_id bigint NOT NULL REFERENCES staff ON DELETE CASCADE,
  hash     bytea NOT NULL,
  used_at  timestamptz,
  PRIMARY KEY (staff_id, hash)
);

-- Links that were handed out or mailed: an invitation sets password and second factor, an opening ends a lock-out.
CREATE TABLE staff_links (
  token_hash bytea PRIMARY KEY,
  staff_id   bigint NOT NULL REFERENCES staff ON DELETE CASCADE,
  kind       text NOT NULL CHECK (kind IN ('invitation', 'opening')),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  ended_at   timestamptz                                   -- used, or a newer one took its place
);
CREATE INDEX staff_links_staff ON staff_links (staff_id, kind) WHERE ended_at IS NULL;
CREATE INDEX staff_links_expiry ON staff_links (expires_at);

-- Between the password and the code: whoever has one has proved the first of them.
CREATE TABLE staff_tickets (
  token_hash bytea PRIMARY KEY,
  staff_id   bigint NOT NULL REFERENCES staff ON DELETE CASCADE,
  link_hash  bytea REFERENCES staff_links ON DELETE CASCADE, -- of the invitation that ends with the first right code
  tries      int NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);
CREATE INDEX staff_tickets_staff ON staff_tickets (staff_id);
CREATE INDEX staff_tickets_expiry ON staff_tickets (expires_at);

CREATE TABLE staff_sessions (
  token_hash  bytea PRIMARY KEY,
  id          bigint GENERATED ALWAYS AS IDENTITY UNIQUE,  -- what its owner knows it by, no secret
  staff_id    bigint NOT NULL REFERENCES staff ON DELETE CASCADE,
  user_agent  text NOT NULL DEFAULT '',
  network     text NOT NULL DEFAULT '',                    -- the first half of the address, never the whole
  fresh_until timestamptz NOT NULL,                        -- a code was entered lately
  created_at  timestamptz NOT NULL DEFAULT now(),
  seen_at     timestamptz NOT NULL DEFAULT now(),
  expires_at  timestamptz NOT NULL
);
CREATE INDEX staff_sessions_staff ON staff_sessions (staff_id);
CREATE INDEX staff_sessions_expiry ON staff_sessions (expires_at);
