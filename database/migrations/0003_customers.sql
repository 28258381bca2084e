-- Who the shop knows: users, the organisations they buy for, their sessions.

CREATE TABLE organizations (
  id   bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  form text NOT NULL,                                -- ТОО, ИП, АО …
  bin  text NOT NULL UNIQUE
);

CREATE TABLE users (
  id                 bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email              text UNIQUE CHECK (email = lower(email)),
  phone              text UNIQUE CHECK (phone ~ '^\+[0-9]{10,15}$'),
  password_hash      text NOT NULL,
  first_name         text NOT NULL,
  last_name          text NOT NULL DEFAULT '',
  language           text NOT NULL DEFAULT 'ru' CHECK (language IN ('ru', 'kz')),
  wholesale_contract text CHECK (wholesale_contract IN ('individual', 'organization')),
  organization_id    bigint REFERENCES organizations,
  email_confirmed_at timestamptz,
  created_at         timestamptz NOT NULL DEFAULT now(),
  CHECK (email IS NOT NULL OR phone IS NOT NULL),
  CHECK (wholesale_contract <> 'organization' OR organization_id IS NOT NULL)
);

-- The token itself is never stored: only its SHA-256.
CREATE TABLE sessions (
  token_hash bytea PRIMARY KEY,
  user_id    bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  seen_at    timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_user ON sessions (user_id);

-- Counters of the rate limits. Unlogged: losing them in a crash costs nothing, writing them stays cheap.
CREATE UNLOGGED TABLE rate_counters (
  key        text PRIMARY KEY,
  hits       int NOT NULL,
  expires_at timestamptz NOT NULL
);
