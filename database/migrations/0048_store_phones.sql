-- Phones that belong to a store: whoever works in stores may rest longer at one of them. Known by the hash of a cookie.
CREATE TABLE store_phones (
  id            int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token_hash    bytea NOT NULL UNIQUE,
  name          text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  store_id      smallint NOT NULL REFERENCES stores,
  registered_by bigint NOT NULL REFERENCES staff,
  registered_at timestamptz NOT NULL DEFAULT now()
);
SELECT log_rows_of('store_phones', ARRAY['token_hash']);

-- A phone that is lost takes the sessions that were opened on it with it.
ALTER TABLE staff_sessions ADD COLUMN phone_id int REFERENCES store_phones ON DELETE CASCADE;
CREATE INDEX staff_sessions_phone ON staff_sessions (phone_id) WHERE phone_id IS NOT NULL;
