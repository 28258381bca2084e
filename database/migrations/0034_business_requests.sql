-- Companies that ask for wholesale prices on the page for business, before there is an account or a contract.

CREATE TABLE business_requests (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  city_id    smallint NOT NULL REFERENCES cities,
  -- of a company its BIN, of a sole trader the owner's IIN
  bin        text NOT NULL CHECK (bin ~ '^[0-9]{12}$'),
  name       text NOT NULL CHECK (char_length(name) BETWEEN 2 AND 50),
  phone      text NOT NULL CHECK (phone ~ '^\+[0-9]{10,15}$'),
  email      text NOT NULL,
  comment    text NOT NULL CHECK (char_length(comment) BETWEEN 10 AND 1000),
  user_id    bigint REFERENCES users ON DELETE SET NULL,
  language   text NOT NULL CHECK (language IN ('ru', 'kz')),
  state      text NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'answered', 'contract', 'refused')),
  -- consent is ticked in the form; without it nothing is stored
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX business_requests_queue ON business_requests (state, created_at);
-- Asked twice it waits once.
CREATE UNIQUE INDEX business_requests_waiting ON business_requests (bin, phone, md5(comment)) WHERE state = 'new';
