-- Every night yesterday's money is compared with what the providers know; what differs waits for people.

CREATE TABLE payment_comparisons (
  day     date PRIMARY KEY,
  done_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE payment_breaks (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  day         date NOT NULL,
  provider    text NOT NULL,
  reference   text NOT NULL,
  payment_id  bigint REFERENCES payments,            -- null: the shop knows nothing of it
  provider_id text,
  kind        text NOT NULL CHECK (kind IN ('paid_there', 'not_paid_there', 'other_sum', 'unknown_here', 'no_answer')),
  -- {"here": tenge or null, "there": tenge or null}
  facts       jsonb NOT NULL,
  created_at  timestamptz NOT NULL DEFAULT now(),
  solved_at   timestamptz,
  UNIQUE (day, provider, reference, kind)
);
CREATE INDEX payment_breaks_payment ON payment_breaks (payment_id);
CREATE INDEX payment_breaks_open ON payment_breaks (id) WHERE solved_at IS NULL;
