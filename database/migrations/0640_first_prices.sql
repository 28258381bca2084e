-- A product stands in lists once it has a price, and no longer once it has none: that is more than another price of what stands
-- there. Until now whoever wrote a first price had to say so; the exchange with 1C did not, and its goods came with the next change
-- of anything else.
CREATE FUNCTION record_priced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT is_bulk_load() THEN
    INSERT INTO catalog_changes (product_id, kind) SELECT product_id, 'structure' FROM changed;
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER product_prices_insert ON product_prices;
DROP TRIGGER product_prices_delete ON product_prices;
CREATE TRIGGER product_prices_insert AFTER INSERT ON product_prices REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION record_priced();
CREATE TRIGGER product_prices_delete AFTER DELETE ON product_prices REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION record_priced();
