-- What staff say of the stock, beside what orders take and give back: both ledgers together explain every count.
CREATE TABLE stock_adjustments (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- no foreign key: what was counted stays true after its product is gone
  product_id  int NOT NULL,
  store_id    smallint NOT NULL REFERENCES stores,
  kind        text NOT NULL CHECK (kind IN ('count', 'in', 'out', 'damage', 'transfer')),
  delta       int NOT NULL,                          -- of what can be sold
  counted     int CHECK (counted >= 0),              -- of a count: on the shelf, with what orders hold
  held        int NOT NULL CHECK (held >= 0),        -- by orders at that moment
  reason      text NOT NULL,
  comment     text NOT NULL DEFAULT '' CHECK (length(comment) <= 500),
  other_store smallint REFERENCES stores,            -- of a transfer: where it went to, or came from
  staff_id    bigint NOT NULL REFERENCES staff,
  at          timestamptz NOT NULL DEFAULT now(),
  CHECK ((kind = 'count') = (counted IS NOT NULL)),
  CHECK ((kind = 'transfer') = (other_store IS NOT NULL)),
  CHECK (CASE kind WHEN 'in' THEN delta > 0 WHEN 'out' THEN delta < 0 WHEN 'damage' THEN delta < 0
                   WHEN 'transfer' THEN delta <> 0 ELSE true END)
);
CREATE INDEX stock_adjustments_product ON stock_adjustments (product_id, store_id, id DESC);
CREATE INDEX stock_adjustments_store ON stock_adjustments (store_id, id DESC);
CREATE TRIGGER stock_adjustments_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON stock_adjustments
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
SELECT guard_rows_of('stock_adjustments');

-- Where a thing stands in a store.
CREATE TABLE product_places (
  product_id int NOT NULL REFERENCES products ON DELETE CASCADE,
  store_id   smallint NOT NULL REFERENCES stores,
  "row"      text NOT NULL CHECK (length("row") BETWEEN 1 AND 10),
  place      text NOT NULL CHECK (length(place) BETWEEN 1 AND 10),
  PRIMARY KEY (product_id, store_id)
);
SELECT log_rows_of('product_places');
