-- Structure is what moves a product between lists, and whoever hears of it builds index and search anew. It was told too often while
-- 1C sent goods: for statements that wrote no row at all (brands and units that are all there already), and for new goods, which
-- stand in no list before their first price, which tells so by itself (0640).

-- A statement says which rows it has written, but only to triggers of one kind of event each.
CREATE OR REPLACE FUNCTION record_changed_tree() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT is_bulk_load() AND EXISTS (SELECT FROM changed) THEN
    INSERT INTO catalog_changes (kind) VALUES ('structure');
  END IF;
  RETURN NULL;
END $$;

DO $$
DECLARE watched record; event text;
BEGIN
  FOR watched IN SELECT tgname AS name, tgrelid::regclass AS tbl FROM pg_trigger
                 WHERE tgfoid = 'record_changed_tree()'::regprocedure
  LOOP
    EXECUTE format('DROP TRIGGER %I ON %s', watched.name, watched.tbl);
    FOREACH event IN ARRAY ARRAY['INSERT', 'UPDATE', 'DELETE'] LOOP
      EXECUTE format(
        'CREATE TRIGGER %I AFTER %s ON %s REFERENCING %s TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION record_changed_tree()',
        watched.name || '_' || lower(event), event, watched.tbl, CASE event WHEN 'DELETE' THEN 'OLD' ELSE 'NEW' END);
    END LOOP;
  END LOOP;
END $$;

-- Pages that said there is no such product hear of it, prices of promotions as well. A price that is written beside it tells of the
-- structure, and nobody can write one before the product is there. Another name or section of a product is structure as before, also
-- without a price: a price may be on its way in another transaction.
CREATE FUNCTION record_new_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT is_bulk_load() THEN
    INSERT INTO catalog_changes (product_id, kind) SELECT id, 'offer' FROM changed;
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER products_insert ON products;
CREATE TRIGGER products_insert AFTER INSERT ON products REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION record_new_products();
