-- What the shop knows of a person beside the login: private data, addresses; how a person leaves; and the streets of
-- the cities, which a form suggests.

ALTER TABLE users
  ADD COLUMN birthday      date CHECK (birthday >= DATE '1900-01-01'),
  ADD COLUMN gender        text CHECK (gender IN ('female', 'male')),
  -- an address that waits for its confirmation; until then the old one stays
  ADD COLUMN pending_email text CHECK (pending_email = lower(pending_email)),
  -- the person has asked to be forgotten: on this day, unless they log in before
  ADD COLUMN delete_at     timestamptz,
  -- the person is forgotten: the row stays for the orders that name it
  ADD COLUMN deleted_at    timestamptz,
  ADD COLUMN IF NOT EXISTS is_subscribed boolean NOT NULL DEFAULT false,
  DROP CONSTRAINT users_check,
  ADD CONSTRAINT users_reachable CHECK (email IS NOT NULL OR phone IS NOT NULL OR deleted_at IS NOT NULL);
CREATE INDEX users_leaving ON users (delete_at) WHERE delete_at IS NOT NULL AND deleted_at IS NULL;

-- Whoever logs in, by whatever way, has changed their mind about leaving.
CREATE FUNCTION stay_on_login() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET delete_at = NULL WHERE id = NEW.user_id AND delete_at IS NOT NULL AND deleted_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER stay_on_login AFTER INSERT ON sessions FOR EACH ROW EXECUTE FUNCTION stay_on_login();

CREATE TABLE addresses (
  id               bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id          bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  title            text,
  city_id          smallint NOT NULL REFERENCES cities,
  district         text,
  street           text NOT NULL,
  house            text NOT NULL,
  building         text,
  entrance         text,
  intercom         text,
  floor            smallint CHECK (floor BETWEEN -3 AND 60),
  flat             text,
  elevator         text NOT NULL DEFAULT 'none' CHECK (elevator IN ('none', 'passenger', 'cargo')),
  latitude         double precision,
  longitude        double precision,
  comment          text,
  recipient_name   text,
  recipient_phone  text CHECK (recipient_phone ~ '^\+[0-9]{10,15}$'),
  is_private_house boolean NOT NULL DEFAULT false,
  is_default       boolean NOT NULL DEFAULT false,
  created_at       timestamptz NOT NULL DEFAULT now(),
  CHECK ((latitude IS NULL) = (longitude IS NULL)),
  CHECK (NOT is_private_house OR (entrance IS NULL AND intercom IS NULL AND floor IS NULL AND flat IS NULL
                                  AND elevator = 'none'))
);
CREATE INDEX addresses_user ON addresses (user_id, id);
-- Two requests at once cannot make two of them.
CREATE UNIQUE INDEX addresses_default ON addresses (user_id) WHERE is_default;

CREATE TABLE streets (
  city_id smallint NOT NULL REFERENCES cities,
  name_ru text NOT NULL,
  name_kz text NOT NULL,
  search  text NOT NULL,                             -- both names in the one spelling of domain/fold.ts
  PRIMARY KEY (city_id, name_ru)
);
