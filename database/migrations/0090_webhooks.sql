-- What partners are told of by themselves (Standard Webhooks 1.0.0). A message is written in the transaction of its cause, and
-- only if somebody wants it; tries are tasks.
CREATE TABLE webhook_endpoints (
  id              int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  partner_id      int NOT NULL REFERENCES partners,
  url             text NOT NULL CHECK (url ~ '^https?://' AND length(url) <= 500),
  types           text[] NOT NULL CHECK (cardinality(types) > 0),
  state           text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'paused', 'removed')),
  secret_sealed   bytea NOT NULL,
  previous_sealed bytea,                              -- signs beside the newer one until then
  previous_until  timestamptz,
  failing_since   timestamptz,                        -- since then nothing has arrived
  paused_why      text CHECK (paused_why IN ('failing', 'gone', 'staff')),
  created_by      bigint NOT NULL REFERENCES staff,
  created_at      timestamptz NOT NULL DEFAULT now(),
  CHECK ((state = 'paused') = (paused_why IS NOT NULL))
);
CREATE INDEX webhook_endpoints_partner ON webhook_endpoints (partner_id, id);

CREATE TABLE webhook_messages (
  seq         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, -- of two about one thing the later has the higher
  id          uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  type        text NOT NULL,
  data        jsonb NOT NULL,
  endpoint_id int REFERENCES webhook_endpoints,       -- of a trial: to this one alone
  at          timestamptz NOT NULL DEFAULT now(),
  spread_at   timestamptz                             -- given to all who want it
);
CREATE INDEX webhook_messages_waiting ON webhook_messages (seq) WHERE spread_at IS NULL;
CREATE INDEX webhook_messages_at ON webhook_messages (at);

-- The journal: one row for each message, endpoint and time it was sent anew.
CREATE TABLE webhook_deliveries (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  endpoint_id int NOT NULL REFERENCES webhook_endpoints,
  message_seq bigint NOT NULL REFERENCES webhook_messages ON DELETE CASCADE,
  round       int NOT NULL DEFAULT 1,
  state       text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'failed')),
  tries       int NOT NULL DEFAULT 0,
  last_error  text,                                   -- never what the other side said
  tried_at    timestamptz,
  created_at  timestamptz NOT NULL DEFAULT now(),
  UNIQUE (endpoint_id, message_seq, round)
);
CREATE INDEX webhook_deliveries_endpoint ON webhook_deliveries (endpoint_id, id DESC);
CREATE INDEX webhook_deliveries_waiting ON webhook_deliveries (endpoint_id) WHERE state = 'waiting';
-- Old messages take their journal with them.
CREATE INDEX webhook_deliveries_message ON webhook_deliveries (message_seq);

SELECT log_rows_of('webhook_endpoints', ARRAY['secret_sealed', 'previous_sealed', 'failing_since']);

CREATE FUNCTION is_webhook_wanted(wanted text) RETURNS boolean LANGUAGE sql STABLE AS
  $$ SELECT NOT is_bulk_load() AND EXISTS (SELECT FROM webhook_endpoints WHERE state <> 'removed' AND wanted = ANY(types)) $$;

-- At the end of its transaction: the order is told as it has become.
CREATE FUNCTION tell_order_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE event text := CASE NEW.kind WHEN 'created' THEN 'order.made' WHEN 'paid' THEN 'order.paid' ELSE 'order.changed' END;
BEGIN
  IF is_webhook_wanted(event) THEN
    INSERT INTO webhook_messages (type, data)
    SELECT event, jsonb_build_object('number', o.number, 'status', o.status, 'paymentStatus', o.payment_status,
                                     'revision', o.revision)
    FROM orders o WHERE o.id = NEW.order_id;
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER order_exports_webhooks AFTER INSERT ON order_exports DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION tell_order_event();

CREATE FUNCTION tell_return_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE event text := CASE WHEN TG_OP = 'INSERT' THEN 'return.asked' ELSE 'return.decided' END;
BEGIN
  IF is_webhook_wanted(event) AND (TG_OP = 'INSERT' OR OLD.status <> NEW.status) THEN
    INSERT INTO webhook_messages (type, data)
    SELECT event, jsonb_build_object('id', NEW.id, 'order', o.number, 'status', NEW.status)
    FROM orders o WHERE o.id = NEW.order_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER order_returns_webhooks AFTER INSERT OR UPDATE ON order_returns
  FOR EACH ROW EXECUTE FUNCTION tell_return_event();

-- Goods are told a hundred in a message: a mass change of prices is no flood. Arguments: the event, the column of the
-- product's number, columns whose change is nobody's business.
CREATE FUNCTION tell_goods_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  event text := TG_ARGV[0];
  key   text := TG_ARGV[1];
  quiet text[] := TG_ARGV[2];
  ids   int[];
BEGIN
  IF NOT is_webhook_wanted(event) THEN
    RETURN NULL;
  ELSIF TG_OP = 'INSERT' THEN
    ids := ARRAY(SELECT DISTINCT (to_jsonb(n) ->> key)::int FROM new_rows n);
  ELSE
    ids := ARRAY(
      SELECT DISTINCT (changed ->> key)::int FROM (
        SELECT to_jsonb(n) - quiet AS changed FROM new_rows n EXCEPT SELECT to_jsonb(o) - quiet FROM old_rows o) rows);
  END IF;
  INSERT INTO webhook_messages (type, data)
  SELECT event, jsonb_build_object('products',
           jsonb_agg(jsonb_build_object('id', g.id, 'product_code', g.product_code) ORDER BY g.id))
  FROM (SELECT p.id, p.product_code, (row_number() OVER (ORDER BY p.id) - 1) / 100 AS piece
        FROM products p WHERE p.id = ANY(ids)) g
  GROUP BY g.piece ORDER BY g.piece;
  RETURN NULL;
END $$;

DO $$
DECLARE watched record;
BEGIN
  FOR watched IN SELECT * FROM (VALUES
      ('products', 'product.changed', 'id', ARRAY['popularity', 'term_ids', 'exchange_digest']),
      ('product_prices', 'price.changed', 'product_id', '{}'::text[]),
      ('stocks', 'stock.changed', 'product_id', '{}'::text[])) w (tbl, event, key, quiet)
  LOOP
    EXECUTE format('CREATE TRIGGER webhooks_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows
                    FOR EACH STATEMENT EXECUTE FUNCTION tell_goods_event(%L, %L, %L)',
                   watched.tbl, watched.event, watched.key, watched.quiet);
    EXECUTE format('CREATE TRIGGER webhooks_update AFTER UPDATE ON %I REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
                    FOR EACH STATEMENT EXECUTE FUNCTION tell_goods_event(%L, %L, %L)',
                   watched.tbl, watched.event, watched.key, watched.quiet);
  END LOOP;
END $$;
