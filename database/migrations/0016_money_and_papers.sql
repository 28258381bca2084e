-- Money of orders: tries to pay, what a bank told of them, money given back; receipts of the cash register.

-- One try to pay an order. The reference is what the provider knows it by and nobody can guess.
CREATE TABLE payments (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id     bigint NOT NULL REFERENCES orders,
  method       text NOT NULL,
  provider     text NOT NULL,
  reference    text NOT NULL UNIQUE,
  amount       int NOT NULL CHECK (amount > 0),
  -- left: another try has taken its place; its money, if it still comes, goes back
  status       text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'paid', 'failed', 'expired', 'left')),
  redirect_url text,                                 -- where the buyer pays; null until the provider has told, or nowhere
  qr           text,                                 -- what a code to be scanned says
  created_at   timestamptz NOT NULL DEFAULT now(),
  expires_at   timestamptz,                          -- null: waits for as long as the order does
  ended_at     timestamptz
);
CREATE INDEX payments_order ON payments (order_id, id);
CREATE UNIQUE INDEX payments_open ON payments (order_id) WHERE status = 'open';
CREATE INDEX payments_due ON payments (expires_at) WHERE status = 'open';

-- How the money of an order came to stand as it does; orders.payment_status is the last of these.
CREATE TABLE payment_history (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders,
  status   text NOT NULL,
  actor    text NOT NULL CHECK (actor IN ('buyer', 'operator', 'provider', 'job')),
  at       timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX payment_history_order ON payment_history (order_id, id);

-- What providers have told, each once: a message that comes again finds itself here.
CREATE TABLE payment_events (
  provider    text NOT NULL,
  event_id    text NOT NULL,
  payment_id  bigint NOT NULL REFERENCES payments,
  kind        text NOT NULL CHECK (kind IN ('paid', 'failed', 'expired', 'refunded')),
  amount      int NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (provider, event_id)
);
CREATE INDEX payment_events_payment ON payment_events (payment_id);

-- Money to be given back, by a job. Whoever asks again with the same key finds it asked for.
CREATE TABLE refunds (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id    bigint NOT NULL REFERENCES payments,
  operation_key text NOT NULL UNIQUE,
  amount        int NOT NULL CHECK (amount > 0),
  -- of an order that was paid twice or after its end: never was the order's money, needs no receipt
  is_surplus    boolean NOT NULL DEFAULT false,
  items         jsonb,                               -- [{"lineId", "count"}] of goods that came back; null: not by goods
  status        text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'asked', 'done')),
  attempts      smallint NOT NULL DEFAULT 0,
  due_at        timestamptz NOT NULL DEFAULT now(),
  created_at    timestamptz NOT NULL DEFAULT now(),
  ended_at      timestamptz
);
CREATE INDEX refunds_payment ON refunds (payment_id);
CREATE INDEX refunds_due ON refunds (due_at) WHERE status = 'waiting';

-- The sandbox: a bank of our own to try with. Its pages write here, its messages leave from here.
CREATE TABLE sandbox_payments (
  reference    text PRIMARY KEY,
  method       text NOT NULL,
  amount       int NOT NULL,
  language     text NOT NULL,
  order_number text NOT NULL,
  return_url   text NOT NULL,
  status       text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'paid', 'failed', 'expired')),
  refunded     int NOT NULL DEFAULT 0 CHECK (refunded BETWEEN 0 AND amount),
  expires_at   timestamptz NOT NULL
);
CREATE TABLE sandbox_messages (
  event_id     text PRIMARY KEY,
  reference    text NOT NULL REFERENCES sandbox_payments,
  kind         text NOT NULL,
  amount       int NOT NULL,
  refund_key   text UNIQUE,
  created_at   timestamptz NOT NULL DEFAULT now(),
  attempts     smallint NOT NULL DEFAULT 0,
  due_at       timestamptz NOT NULL DEFAULT now(),
  delivered_at timestamptz
);
CREATE INDEX sandbox_messages_due ON sandbox_messages (due_at) WHERE delivered_at IS NULL;

-- Receipts of the cash register: what is written when the money comes or goes, the rest when the register has answered.
CREATE TABLE receipts (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id      bigint NOT NULL REFERENCES orders,
  type          text NOT NULL CHECK (type IN ('sale', 'return')),
  operation_key text NOT NULL UNIQUE,
  lines         jsonb NOT NULL CHECK (jsonb_typeof(lines) = 'array'),
  tenders       jsonb NOT NULL,                      -- [{"method", "sum"}]
  points_spent  int NOT NULL DEFAULT 0,
  points_earned int NOT NULL DEFAULT 0,
  total         int NOT NULL CHECK (total > 0),
  vat_total     int NOT NULL CHECK (vat_total >= 0),
  seller        jsonb NOT NULL,
  attempts      smallint NOT NULL DEFAULT 0,
  due_at        timestamptz NOT NULL DEFAULT now(),
  created_at    timestamptz NOT NULL DEFAULT now(),
  -- {"number", "shift", "at", "cashier", "znm", "rnm", "fiscalSign", "ofdName", "ofdUrl", "qr", "isOffline", "isDemo"}
  fiscal        jsonb
);
CREATE INDEX receipts_order ON receipts (order_id, id);
CREATE INDEX receipts_due ON receipts (due_at) WHERE fiscal IS NULL;

-- A receipt is never taken back or changed: a return has one of its own (the rule since 2026).
CREATE FUNCTION guard_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.fiscal IS NULL
     AND to_jsonb(NEW) - ARRAY['fiscal', 'attempts', 'due_at'] = to_jsonb(OLD) - ARRAY['fiscal', 'attempts', 'due_at']
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'a receipt is never changed' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER receipts_stay BEFORE UPDATE OR DELETE ON receipts FOR EACH ROW EXECUTE FUNCTION guard_receipt();

-- The memory of the demo register: asked twice for the same receipt, it gives the same number.
CREATE SEQUENCE demo_register_numbers AS bigint START 318;
CREATE TABLE demo_register (
  operation_key text PRIMARY KEY,
  number        bigint NOT NULL,
  at            timestamptz NOT NULL
);
