-- The life of an order after it was made: what comes back, and who has been told of what.

-- A buyer asks to give goods back; the shop's people look at them and decide. One request at a time for an order.
CREATE TABLE order_returns (
  id               bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id         bigint NOT NULL REFERENCES orders,
  status           text NOT NULL DEFAULT 'requested' CHECK (status IN ('requested', 'accepted', 'declined')),
  reason           text NOT NULL CHECK (reason IN ('not_needed', 'wrong_item', 'defect', 'damaged', 'other')),
  comment          text NOT NULL DEFAULT '',
  refund_to        text NOT NULL CHECK (refund_to IN ('card', 'cash', 'account')),
  decision_comment text,
  refund_sum       int CHECK (refund_sum >= 0),
  points_back      int CHECK (points_back >= 0),     -- spent points that came back
  points_taken     int CHECK (points_taken >= 0),    -- earned points that were taken back
  created_at       timestamptz NOT NULL DEFAULT now(),
  decided_at       timestamptz,
  CHECK ((status = 'requested') = (decided_at IS NULL))
);
CREATE UNIQUE INDEX order_returns_open ON order_returns (order_id) WHERE status = 'requested';
CREATE INDEX order_returns_order ON order_returns (order_id, id);

CREATE TABLE order_return_lines (
  return_id bigint NOT NULL REFERENCES order_returns,
  line      smallint NOT NULL,
  count     int NOT NULL CHECK (count > 0),
  PRIMARY KEY (return_id, line)
);

-- Drawn anew before they are kept: nothing that a phone wrote into its file is left in them.
CREATE TABLE order_return_photos (
  return_id bigint NOT NULL REFERENCES order_returns,
  position  smallint NOT NULL CHECK (position BETWEEN 1 AND 5),
  picture   bytea NOT NULL,                          -- WebP
  PRIMARY KEY (return_id, position)
);

-- Goods of one line may come back several times: each request has its own part (its id; 0 for everything else).
ALTER TABLE stock_entries ADD COLUMN part bigint NOT NULL DEFAULT 0;
ALTER TABLE stock_entries DROP CONSTRAINT stock_entries_pkey;
ALTER TABLE stock_entries ADD PRIMARY KEY (order_id, line, store_id, kind, part);

-- Every step is told to the buyer, by letter and on their open pages, once and after it was made: whoever moves an order
-- (the site, a job, the operators' tool) only writes it down, and the running shop tells.
ALTER TABLE order_history ADD COLUMN told_at timestamptz;
CREATE INDEX order_history_untold ON order_history (id) WHERE told_at IS NULL;
