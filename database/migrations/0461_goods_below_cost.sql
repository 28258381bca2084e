-- What is sold below its purchase price. Price and cost stand in two tables, so no index could tell: a range where nothing
-- is below was walked from end to end. Kept by whatever changes either.
CREATE TABLE goods_below_cost (
  product_id int PRIMARY KEY REFERENCES products ON DELETE CASCADE
);

CREATE FUNCTION tell_below_cost() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT is_bulk_load() THEN
    -- Who sets a price holds its row; who sets a cost waits for it here, else neither would see what the other has written.
    IF TG_TABLE_NAME = 'product_costs' THEN
      PERFORM FROM product_prices r WHERE r.product_id IN (SELECT c.product_id FROM changed c)
      ORDER BY r.product_id FOR NO KEY UPDATE;
    END IF;
    DELETE FROM goods_below_cost b USING changed c
    WHERE b.product_id = c.product_id
      AND NOT EXISTS (SELECT FROM product_prices r JOIN product_costs t ON t.product_id = r.product_id
                      WHERE r.product_id = b.product_id AND r.price < t.cost);
    INSERT INTO goods_below_cost
    SELECT r.product_id FROM changed c JOIN product_costs t ON t.product_id = c.product_id
    JOIN product_prices r ON r.product_id = t.product_id WHERE r.price < t.cost
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;

-- A bulk load says once at its end that everything has changed, as in 0054.
CREATE FUNCTION fill_goods_below_cost() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_bulk_load() THEN
    DELETE FROM goods_below_cost;
    INSERT INTO goods_below_cost
    SELECT r.product_id FROM product_prices r JOIN product_costs t ON t.product_id = r.product_id WHERE r.price < t.cost;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER goods_below_cost_fill AFTER INSERT ON catalog_changes
  FOR EACH STATEMENT EXECUTE FUNCTION fill_goods_below_cost();
CREATE TRIGGER below_cost_insert AFTER INSERT ON product_prices REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_below_cost();
CREATE TRIGGER below_cost_update AFTER UPDATE ON product_prices REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_below_cost();
CREATE TRIGGER below_cost_delete AFTER DELETE ON product_prices REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_below_cost();
CREATE TRIGGER below_cost_insert AFTER INSERT ON product_costs REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_below_cost();
CREATE TRIGGER below_cost_update AFTER UPDATE ON product_costs REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_below_cost();
CREATE TRIGGER below_cost_delete AFTER DELETE ON product_costs REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_below_cost();

INSERT INTO goods_below_cost
SELECT r.product_id FROM product_prices r JOIN product_costs t ON t.product_id = r.product_id WHERE r.price < t.cost;
