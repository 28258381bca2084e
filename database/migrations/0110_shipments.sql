-- What a carrier takes to the buyer. The row is there before the carrier is asked; `sent_at` is there before the question
-- leaves: from then on the carrier is asked what it knows before anything is repeated.
CREATE TABLE shipments (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id        bigint NOT NULL REFERENCES orders,
  carrier         text NOT NULL CHECK (carrier ~ '^[a-z]{2,20}$'),
  state           text NOT NULL DEFAULT 'planned'
                  CHECK (state IN ('planned', 'booked', 'picked', 'on_way', 'delivered', 'returned', 'refused', 'cancelled')),
  places          jsonb NOT NULL,
  external_id     text,                               -- the carrier's own key
  tracking        text,                               -- the number that people read
  price           int CHECK (price >= 0),             -- what the carrier takes of the shop
  refusal         text,                               -- by the carrier's code
  label_id        text,
  label           bytea,                              -- names the buyer: erased when the shipment is over
  is_cancel_asked boolean NOT NULL DEFAULT false,
  cancel_sent_at  timestamptz,
  sent_at         timestamptz,
  tries           int NOT NULL DEFAULT 0,
  due_at          timestamptz DEFAULT now(),          -- null: nothing is awaited any more
  created_by      bigint REFERENCES staff,
  created_at      timestamptz NOT NULL DEFAULT now(),
  moved_at        timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX shipments_order ON shipments (order_id, id);
CREATE INDEX shipments_due ON shipments (due_at) WHERE due_at IS NOT NULL;
-- One that goes at a time: pressed twice is one.
CREATE UNIQUE INDEX shipments_going ON shipments (order_id) WHERE state NOT IN ('refused', 'cancelled', 'returned');
CREATE UNIQUE INDEX shipments_external ON shipments (carrier, external_id);

SELECT guard_rows_of('shipments');
