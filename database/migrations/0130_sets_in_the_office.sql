-- Sets are edited in the office. An item keeps its number in choices (`position`) wherever it is moved to, so its order is a column of
-- its own; what is taken out stays for whoever takes that back. `seen_price` is what its product cost when staff last looked at it.
ALTER TABLE set_items ADD COLUMN id int GENERATED ALWAYS AS IDENTITY;
ALTER TABLE set_items ADD COLUMN place smallint CHECK (place BETWEEN 0 AND 10000);        -- null: by its number
ALTER TABLE set_items ADD COLUMN is_active boolean NOT NULL DEFAULT true;
ALTER TABLE set_items ADD COLUMN seen_price int CHECK (seen_price >= 0);                  -- null: nobody has looked
CREATE UNIQUE INDEX set_items_id ON set_items (id);

-- A picture that staff brought, by its name among the originals; null: the set's own file, its room, its goods.
ALTER TABLE product_sets ADD COLUMN picture text CHECK (length(picture) BETWEEN 1 AND 200);

SELECT log_rows_of('product_sets');
SELECT log_rows_of('set_items');

-- Pages of sets are kept; they must follow an edit at once, and be drawn of what was read after it.
CREATE TRIGGER product_sets_edited AFTER INSERT OR UPDATE OR DELETE ON product_sets
  FOR EACH STATEMENT EXECUTE FUNCTION record_changed_pages();
CREATE TRIGGER set_items_edited AFTER INSERT OR UPDATE OR DELETE ON set_items
  FOR EACH STATEMENT EXECUTE FUNCTION record_changed_pages();
