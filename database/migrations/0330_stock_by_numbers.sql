-- Stock that is told by the hundred thousand: what costs time is writing each number twice and telling every process of it.

-- Each row is written once in a package: with room for its next version on its page it stays there, and no index hears of it.
ALTER TABLE stocks SET (fillfactor = 50);
ALTER TABLE stock_told SET (fillfactor = 50);

-- True: another number of what was there and still is. Whoever follows only what is in stock and what it costs reads nothing.
ALTER TABLE catalog_changes ADD COLUMN is_count boolean NOT NULL DEFAULT false;

CREATE FUNCTION record_changed_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT is_bulk_load() THEN
    INSERT INTO catalog_changes (product_id, kind, is_count)
    SELECT n.product_id, 'offer', bool_and(coalesce((o.count > 0) = (n.count > 0), false))
    FROM new_rows n LEFT JOIN old_rows o ON o.product_id = n.product_id AND o.store_id = n.store_id
    GROUP BY n.product_id;
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER stocks_update ON stocks;
CREATE TRIGGER stocks_update AFTER UPDATE ON stocks REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION record_changed_stock();

-- Whether everything changed is asked every second: not of every product that was ever written.
CREATE INDEX catalog_changes_whole ON catalog_changes (seq) WHERE kind = 'structure' AND product_id IS NULL;

-- As the view stock_due, for some products: what was booked and adjusted is looked for once for all of them, not row by row.
CREATE FUNCTION stock_due_of(ids int[]) RETURNS TABLE (product_id int, store_id smallint, due int) LANGUAGE sql STABLE AS $$
  WITH told AS MATERIALIZED (
    SELECT t.product_id, t.store_id, floor(sum(greatest(t.count, 0)))::int AS whole, min(t.told_at) AS at, min(t.meaning) AS meaning
    FROM stock_told t WHERE t.product_id = ANY(ids) GROUP BY 1, 2),
  booked AS MATERIALIZED (
    SELECT e.product_id, e.store_id, sum(e.count)::int AS unknown
    FROM stock_entries e JOIN told ON told.product_id = e.product_id AND told.store_id = e.store_id
    WHERE e.product_id = ANY(ids) AND NOT CASE told.meaning
      WHEN 'on_hand' THEN EXISTS (SELECT FROM orders o WHERE o.id = e.order_id
                                  AND (o.accounting_state ->> 'shippedAt')::timestamptz <= told.at)
      ELSE EXISTS (SELECT FROM order_exports x WHERE x.order_id = e.order_id AND x.exported_at < told.at
                   AND e.booked_at <= coalesce(x.composed_at, x.exported_at)) END
    GROUP BY 1, 2),
  adjusted AS MATERIALIZED (
    SELECT a.product_id, a.store_id, sum(a.delta)::int AS since
    FROM stock_adjustments a JOIN told ON told.product_id = a.product_id AND told.store_id = a.store_id
    WHERE a.product_id = ANY(ids) AND a.at > told.at GROUP BY 1, 2)
  SELECT told.product_id, told.store_id, told.whole + coalesce(booked.unknown, 0) + coalesce(adjusted.since, 0)
  FROM told LEFT JOIN booked USING (product_id, store_id) LEFT JOIN adjusted USING (product_id, store_id) $$;

-- A record of goods fits on a page: it is not packed, cut to pieces and put together again for the few seconds that it lies there.
ALTER TABLE exchange_staged SET (toast_tuple_target = 8160);

-- Whoever has it may look whether the table holds anything else, and empty it; nobody waits for it, nobody is waited for.
CREATE FUNCTION try_lock_staged(staged text) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('LOCK TABLE %I IN ACCESS EXCLUSIVE MODE NOWAIT', staged);
  RETURN true;
EXCEPTION WHEN lock_not_available THEN
  RETURN false;
END $$;

-- Looked at every quarter of a minute.
CREATE INDEX exchange_packages_held ON exchange_packages (id) WHERE state = 'held';
CREATE INDEX exchange_packages_newest ON exchange_packages (kind, id DESC) WHERE state = 'applied';
