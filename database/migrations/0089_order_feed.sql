-- Programs of partners read orders by a cursor over this. A number is taken before its transaction ends, so a later one may be
-- seen first: whoever reads stops at the beginning of the oldest transaction that still writes, and needs the moment of the row.
ALTER TABLE order_exports ADD COLUMN inserted_at timestamptz NOT NULL DEFAULT clock_timestamp();
