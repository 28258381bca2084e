-- Collecting orders in the stores. A list is the share of an order that one store gives; what is collected of it is told by
-- events, whose ids are made by the phone: it works without a network and sends later, maybe twice.

-- A row from the moment somebody has taken it. The store that hands an order out has a list also where others gave the goods.
CREATE TABLE pick_lists (
  order_id  bigint NOT NULL REFERENCES orders,
  store_id  smallint NOT NULL REFERENCES stores,
  picker_id bigint NOT NULL REFERENCES staff,
  taken_at  timestamptz NOT NULL DEFAULT now(),
  packed_by bigint REFERENCES staff,
  packed_at timestamptz,
  PRIMARY KEY (order_id, store_id),
  CHECK ((packed_by IS NULL) = (packed_at IS NULL))
);
CREATE INDEX pick_lists_packed ON pick_lists (store_id, packed_at) WHERE packed_at IS NOT NULL;

-- Only ever added to; the state is their sum. No reference to the line: an order may be changed while a phone is silent.
CREATE TABLE pick_events (
  id          uuid PRIMARY KEY,
  order_id    bigint NOT NULL,
  store_id    smallint NOT NULL,
  line        smallint NOT NULL CHECK (line > 0),
  kind        text NOT NULL CHECK (kind IN ('scan', 'count', 'missing', 'broken')),
  count       int NOT NULL CHECK (count <> 0 AND abs(count) <= 1000000),
  staff_id    bigint NOT NULL REFERENCES staff,
  at          timestamptz NOT NULL,                  -- by the phone's clock: shown, never reckoned with
  received_at timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (order_id, store_id) REFERENCES pick_lists
);
CREATE INDEX pick_events_list ON pick_events (order_id, store_id);
CREATE TRIGGER pick_events_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON pick_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What a packed list stands in: each has a label.
CREATE TABLE order_places (
  order_id bigint NOT NULL,
  store_id smallint NOT NULL,
  n        smallint NOT NULL CHECK (n > 0),
  kg       int NOT NULL CHECK (kg >= 0),
  gate     text NOT NULL DEFAULT '' CHECK (length(gate) <= 20),
  PRIMARY KEY (order_id, store_id, n),
  FOREIGN KEY (order_id, store_id) REFERENCES pick_lists
);

SELECT guard_rows_of(tbl::regclass) FROM unnest(ARRAY['pick_lists', 'pick_events', 'order_places']) tbl;
