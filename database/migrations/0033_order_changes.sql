-- Until picking starts its buyer may change an order. Two who change it at once never overwrite each other: every change
-- of an order raises its revision, and whoever changes it names the one that was read.
ALTER TABLE orders ADD COLUMN revision int NOT NULL DEFAULT 0;
CREATE FUNCTION raise_order_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.revision := OLD.revision + 1;
  RETURN NEW;
END $$;
CREATE TRIGGER orders_revision BEFORE UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION raise_order_revision();

-- What each change was: lines, sums, day and way to pay, before and after. Nothing in it names a person.
CREATE TABLE order_changes (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders,
  before   jsonb NOT NULL,
  after    jsonb NOT NULL,
  at       timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX order_changes_order ON order_changes (order_id, id);
ALTER TABLE order_history ADD COLUMN change_id bigint REFERENCES order_changes;

-- A change gives back all that the order took and takes anew, under its own number; a line that is gone stays in the
-- ledger.
ALTER TABLE stock_entries DROP CONSTRAINT stock_entries_order_id_line_fkey;
DROP INDEX stock_entries_once;
CREATE UNIQUE INDEX stock_entries_once ON stock_entries (order_id, line, store_id, product_id, kind)
  WHERE kind <> 'return' AND part = 0;
