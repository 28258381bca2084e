-- How people come in: sessions they can recognise, registrations and recoveries proved by mail, codes by SMS, what was
-- consented to; and the queue of letters.

-- What its owner knows a session by: the device, roughly where, and a number that is no secret.
ALTER TABLE sessions
  ADD COLUMN id         bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  ADD COLUMN user_agent text NOT NULL DEFAULT '',
  ADD COLUMN network    text NOT NULL DEFAULT '',          -- the first half of the address, never the whole
  ADD COLUMN city_code  text;

ALTER TABLE users
  ALTER COLUMN password_hash DROP NOT NULL,                -- null: comes in by code alone
  ADD COLUMN phone_confirmed_at timestamptz,
  ADD COLUMN is_subscribed      boolean NOT NULL DEFAULT false;

-- What was agreed to, provably: which text, when, in which language. Withdrawn, never deleted.
CREATE TABLE consents (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id      bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  document     text NOT NULL CHECK (document IN ('offer', 'privacy', 'subscription')),
  version      text NOT NULL,
  language     text NOT NULL CHECK (language IN ('ru', 'kz')),
  network      text NOT NULL DEFAULT '',
  given_at     timestamptz NOT NULL DEFAULT now(),
  withdrawn_at timestamptz
);
CREATE INDEX consents_user ON consents (user_id);

-- An account that is not one yet: it becomes one when its e-mail is proved. Whether the e-mail or the phone is taken is
-- not asked before that, so that registering tells nobody who has an account.
CREATE TABLE registrations (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email         text NOT NULL,
  phone         text NOT NULL,
  password_hash text NOT NULL,
  first_name    text NOT NULL,
  last_name     text NOT NULL,
  language      text NOT NULL CHECK (language IN ('ru', 'kz')),
  is_subscribed boolean NOT NULL,
  network       text NOT NULL,
  browser_hash  bytea NOT NULL UNIQUE,                     -- of the secret that the registering browser keeps
  token_hash    bytea UNIQUE,                              -- of the mailed link, once it is written
  created_at    timestamptz NOT NULL DEFAULT now(),
  letter_at     timestamptz,                               -- null: the letter is still to be written
  expires_at    timestamptz NOT NULL,
  ended_at      timestamptz                                -- confirmed, or a newer one took its place
);
CREATE INDEX registrations_waiting ON registrations (id) WHERE letter_at IS NULL;
CREATE INDEX registrations_email ON registrations (email) WHERE ended_at IS NULL;
CREATE INDEX registrations_expiry ON registrations (expires_at);

-- Asked for, not looked up yet: whoever asks waits the same, whether there is such an account or not.
CREATE TABLE recovery_requests (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  login      text NOT NULL,
  language   text NOT NULL CHECK (language IN ('ru', 'kz')),
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Links of letters to people who have an account. Only the hash of what stands in the link.
CREATE TABLE mailed_tokens (
  token_hash bytea PRIMARY KEY,
  kind       text NOT NULL CHECK (kind IN ('email', 'recovery')),
  user_id    bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  email      text NOT NULL,                                -- where it was sent: what a click proves
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  ended_at   timestamptz                                   -- used, or a newer one took its place
);
CREATE INDEX mailed_tokens_user ON mailed_tokens (user_id, kind) WHERE ended_at IS NULL;
CREATE INDEX mailed_tokens_expiry ON mailed_tokens (expires_at);

-- The one code of a phone that counts now.
CREATE TABLE login_codes (
  phone      text PRIMARY KEY,
  code_hash  bytea NOT NULL,
  tries      int NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);

-- Letters on their way. What a letter says is sealed with the shop's key while it waits and erased once it has left.
CREATE TABLE mails (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  dedupe_key text NOT NULL UNIQUE,
  kind       text NOT NULL,
  message_id text NOT NULL,
  sealed     bytea,
  state      text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'dead')),
  attempts   int NOT NULL DEFAULT 0,
  due_at     timestamptz NOT NULL DEFAULT now(),           -- not before; while one sends it, when another may try
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at   timestamptz,
  CHECK ((state = 'waiting') = (sealed IS NOT NULL))
);
CREATE INDEX mails_due ON mails (due_at) WHERE state = 'waiting';
CREATE INDEX mails_ended ON mails (ended_at) WHERE state <> 'waiting';
