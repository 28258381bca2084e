-- Orders: what was bought, at which price, where its goods stand, how it is brought and paid for.

-- The counter of order numbers is also the order's id. A sequence: nobody waits for anybody, gaps mean nothing.
CREATE SEQUENCE order_ids AS bigint START 101;

-- Every request to make an order by its Idempotency-Key, claimed first and in the transaction that makes the order:
-- who comes second waits for the end of the first. For ever, so that no key makes two orders.
CREATE TABLE order_requests (
  key            text PRIMARY KEY,                   -- a digest of buyer and key, never the words themselves
  request_digest text NOT NULL,
  order_id       bigint NOT NULL UNIQUE,
  answer         jsonb                               -- null only within the transaction
);

-- Money is a copy of the moment and never worked out again. Addresses, recipients and payers are copies too.
CREATE TABLE orders (
  id                  bigint PRIMARY KEY DEFAULT nextval('order_ids'),
  number              text NOT NULL UNIQUE,
  user_id             bigint NOT NULL REFERENCES users,
  channel             text NOT NULL DEFAULT 'site' CHECK (channel IN ('site', 'store', 'phone')),
  city_id             smallint NOT NULL REFERENCES cities,
  language            text NOT NULL CHECK (language IN ('ru', 'kz')),
  status              text NOT NULL DEFAULT 'new' CHECK (status IN (
                        'new', 'confirmed', 'assembling', 'ready', 'shipped', 'delivering', 'completed',
                        'return_requested', 'partially_returned', 'returned', 'cancelled')),

  payment_method      text NOT NULL CHECK (payment_method IN (
                        'kaspi_pay', 'card_online', 'card_on_receipt', 'cash_on_receipt', 'invoice', 'deferred')),
  payment_status      text NOT NULL CHECK (payment_status IN (
                        'none', 'pending', 'paid', 'failed', 'expired', 'refund_pending', 'refunded',
                        'partly_refunded')),
  pay_until           timestamptz,                   -- what is not paid by then is cancelled
  paid_at             timestamptz,
  organization_id     bigint REFERENCES organizations,
  organization        jsonb,                         -- who pays: name, BIN, account … of the moment
  contract_id         bigint REFERENCES wholesale_contracts,

  method              text NOT NULL CHECK (method IN ('pickup', 'delivery', 'express', 'transport')),
  store_id            smallint REFERENCES stores,    -- of a pickup
  address             jsonb,                         -- of anything else
  zone                text,
  vehicles            jsonb NOT NULL DEFAULT '[]',
  lift                jsonb,
  slot_day            date,
  slot_from           text,
  slot_to             text,
  is_priced_by_hand   boolean NOT NULL DEFAULT false, -- a manager counts the delivery; the total is without it
  promised_on         date,                          -- ready for pickup, or brought
  promised_from       text,
  pickup_code         text CHECK (pickup_code ~ '^[0-9]{4}$'),
  recipient           jsonb NOT NULL,                -- {"firstName", "lastName", "phone", "secondPhone", "isSelf"}
  comment             text NOT NULL DEFAULT '',

  promo_code          text,
  base_sum            int NOT NULL CHECK (base_sum >= 0),
  discount_sum        int NOT NULL DEFAULT 0 CHECK (discount_sum >= 0),
  points_spent        int NOT NULL DEFAULT 0 CHECK (points_spent >= 0),
  delivery_sum        int NOT NULL DEFAULT 0 CHECK (delivery_sum >= 0),
  slot_sum            int NOT NULL DEFAULT 0 CHECK (slot_sum >= 0),
  lift_sum            int NOT NULL DEFAULT 0 CHECK (lift_sum >= 0),
  total_sum           int NOT NULL CHECK (total_sum >= 0),
  vat_sum             int NOT NULL CHECK (vat_sum BETWEEN 0 AND total_sum),
  weight_kg           int NOT NULL CHECK (weight_kg >= 0),
  points_earned       int NOT NULL DEFAULT 0 CHECK (points_earned >= 0), -- booked when it is received
  points_percent      smallint NOT NULL DEFAULT 0,

  external_id         text UNIQUE,                   -- of the accounting system
  cancel_reason       text,
  cancel_requested_at timestamptz,
  ready_at            timestamptz,
  completed_at        timestamptz,
  released_at         timestamptz,                   -- what it held was given back, once
  created_at          timestamptz NOT NULL DEFAULT now(),
  updated_at          timestamptz NOT NULL DEFAULT now(),

  CHECK (total_sum = base_sum - discount_sum - points_spent + delivery_sum + slot_sum + lift_sum),
  CHECK ((method = 'pickup') = (store_id IS NOT NULL)),
  CHECK ((method = 'pickup') = (address IS NULL)),
  CHECK (num_nonnulls(slot_day, slot_from, slot_to) IN (0, 3))
);
CREATE INDEX orders_user ON orders (user_id, id DESC);
CREATE INDEX orders_status ON orders (status, updated_at);
CREATE INDEX orders_awaiting_money ON orders (pay_until) WHERE payment_status = 'pending';

CREATE TABLE order_lines (
  order_id        bigint NOT NULL REFERENCES orders,
  line            smallint NOT NULL CHECK (line > 0),
  -- no foreign key: a line stays true after its product is gone
  product_id      int NOT NULL,
  product_code    text NOT NULL,
  article         text NOT NULL,
  external_id     text NOT NULL,
  name_ru         text NOT NULL,
  name_kz         text NOT NULL,
  unit_ru         text NOT NULL,
  unit_kz         text NOT NULL,
  count           int NOT NULL CHECK (count > 0),
  price           int NOT NULL CHECK (price >= 0),   -- of one, with what sets prices
  regular_price   int NOT NULL CHECK (regular_price >= 0),
  discounts       jsonb NOT NULL DEFAULT '[]',       -- [{"reason", "code", "title": {"ru", "kz"}, "amount"}]
  sum             int NOT NULL CHECK (sum > 0),      -- what is paid for the line, points taken off
  vat_percent     smallint NOT NULL,
  vat_sum         int NOT NULL CHECK (vat_sum BETWEEN 0 AND sum),
  ntin            text,
  weight_kg       numeric NOT NULL,                  -- of one
  warranty_months smallint,
  is_gift         boolean NOT NULL DEFAULT false,
  returned_count  int NOT NULL DEFAULT 0 CHECK (returned_count BETWEEN 0 AND count),
  PRIMARY KEY (order_id, line)
);
CREATE INDEX order_lines_product ON order_lines (product_id);

-- The ledger of stock: what each line took from which store (below zero) and what came back. Only ever added to.
CREATE TABLE stock_entries (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id   bigint NOT NULL,
  line       smallint NOT NULL,
  store_id   smallint NOT NULL,
  kind       text NOT NULL CHECK (kind IN ('sale', 'release', 'return')),
  product_id int NOT NULL,
  count      int NOT NULL CHECK (CASE kind WHEN 'sale' THEN count < 0 ELSE count > 0 END),
  booked_at  timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (order_id, line) REFERENCES order_lines
);
-- Taken once and released once; goods may be returned in several parts.
CREATE UNIQUE INDEX stock_entries_once ON stock_entries (order_id, line, store_id, kind) WHERE kind <> 'return';
CREATE INDEX stock_entries_product ON stock_entries (product_id, store_id);
CREATE TRIGGER stock_entries_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON stock_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE order_history (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders,
  status   text NOT NULL,
  actor    text NOT NULL CHECK (actor IN ('buyer', 'operator', 'job')),
  comment  text,
  at       timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX order_history_order ON order_history (order_id, id);

-- Hours of delivery that somebody wants: how much of each is taken. The row is the lock under which an hour is given.
CREATE TABLE delivery_slots (
  city_id      smallint NOT NULL REFERENCES cities,
  day          date NOT NULL,
  starts       text NOT NULL,                        -- 09:00
  taken_orders int NOT NULL DEFAULT 0 CHECK (taken_orders >= 0),
  taken_kg     int NOT NULL DEFAULT 0 CHECK (taken_kg >= 0),
  PRIMARY KEY (city_id, day, starts)
);
-- A buyer at the checkout keeps one hour for a while.
CREATE TABLE slot_holds (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id    bigint NOT NULL UNIQUE REFERENCES users ON DELETE CASCADE,
  city_id    smallint NOT NULL,
  day        date NOT NULL,
  starts     text NOT NULL,
  weight_kg  int NOT NULL CHECK (weight_kg >= 0),
  held_until timestamptz NOT NULL,
  FOREIGN KEY (city_id, day, starts) REFERENCES delivery_slots
);
CREATE INDEX slot_holds_slot ON slot_holds (city_id, day, starts);

-- What the accounting system has to be told, in this order; told at least once, by the order's id.
CREATE TABLE order_exports (
  seq         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id    bigint NOT NULL REFERENCES orders,
  kind        text NOT NULL CHECK (kind IN ('created', 'changed', 'paid')),
  created_at  timestamptz NOT NULL DEFAULT now(),
  exported_at timestamptz
);
CREATE INDEX order_exports_waiting ON order_exports (seq) WHERE exported_at IS NULL;
