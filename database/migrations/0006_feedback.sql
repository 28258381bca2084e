-- What shoppers ask of the shop: a call back, word that a product is there again. And the answers of calls that a
-- client may repeat.

CREATE TABLE callbacks (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  city_id    smallint NOT NULL REFERENCES cities,
  phone      text NOT NULL CHECK (phone ~ '^\+[0-9]{10,15}$'),
  name       text NOT NULL CHECK (char_length(name) BETWEEN 2 AND 50),
  theme      text NOT NULL CHECK (theme IN ('order_product', 'price', 'delivery', 'wholesale', 'complaint', 'other')),
  product_id int REFERENCES products ON DELETE SET NULL,
  user_id    bigint REFERENCES users ON DELETE SET NULL,
  language   text NOT NULL CHECK (language IN ('ru', 'kz')),
  -- the queue of those who call: new, then what came of it
  state      text NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'called', 'ordered', 'no_answer', 'refused')),
  -- consent is given by sending the form, beneath its words
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX callbacks_queue ON callbacks (state, created_at);

CREATE TABLE product_notices (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id int NOT NULL REFERENCES products ON DELETE CASCADE,
  kind       text NOT NULL CHECK (kind IN ('stock', 'price')),
  -- one of the two: a phone in E.164 or an e-mail in lower case
  contact    text NOT NULL,
  city_id    smallint NOT NULL REFERENCES cities,
  language   text NOT NULL CHECK (language IN ('ru', 'kz')),
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at    timestamptz
);
-- Asked twice it is told once.
CREATE UNIQUE INDEX product_notices_waiting ON product_notices (product_id, kind, contact) WHERE sent_at IS NULL;

-- By the Idempotency-Key of a request: what it was and what it was answered, for a day. No answer yet: it is being
-- worked on. The key holds a digest of call, caller and key, never the words themselves.
CREATE TABLE repeatable_answers (
  key            text PRIMARY KEY,
  request_digest text NOT NULL,
  answer         jsonb,
  expires_at     timestamptz NOT NULL
);
CREATE INDEX repeatable_answers_expiry ON repeatable_answers (expires_at);
