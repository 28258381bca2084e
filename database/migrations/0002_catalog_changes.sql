-- The change outbox: what the in-memory index and the caches follow.
-- Filled by triggers, so that no writer can forget it. 'offer' is price or stock (cheap to follow in
-- place); 'structure' is anything that moves a product between lists. A bulk load sets
-- sheber.bulk_load and writes one 'structure' row without a product: everything changed.

CREATE TABLE catalog_changes (
  seq        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id int,
  kind       text NOT NULL CHECK (kind IN ('offer', 'structure')),
  at         timestamptz NOT NULL DEFAULT now()
);

-- What is counted over the whole range is counted anew only when its structure moves.
CREATE INDEX catalog_changes_structure ON catalog_changes (seq) WHERE kind = 'structure';

CREATE FUNCTION is_bulk_load() RETURNS boolean LANGUAGE sql STABLE AS
  $$ SELECT coalesce(current_setting('sheber.bulk_load', true), '') = 'on' $$;

CREATE FUNCTION record_changed_offers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT is_bulk_load() THEN
    INSERT INTO catalog_changes (product_id, kind) SELECT DISTINCT product_id, 'offer' FROM changed;
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION record_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT is_bulk_load() THEN
    INSERT INTO catalog_changes (product_id, kind) SELECT id, 'structure' FROM changed;
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION record_changed_tree() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT is_bulk_load() THEN
    INSERT INTO catalog_changes (kind) VALUES ('structure');
  END IF;
  RETURN NULL;
END $$;

DO $$
DECLARE watched record; event text;
BEGIN
  FOR watched IN
    SELECT * FROM (VALUES ('product_prices', 'record_changed_offers'), ('stocks', 'record_changed_offers'),
                          ('products', 'record_changed_products')) w (tbl, fn)
  LOOP
    FOREACH event IN ARRAY ARRAY['INSERT', 'UPDATE', 'DELETE'] LOOP
      EXECUTE format(
        'CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %I()',
        watched.tbl || '_' || lower(event), event, watched.tbl,
        CASE event WHEN 'DELETE' THEN 'OLD' ELSE 'NEW' END, watched.fn);
    END LOOP;
  END LOOP;
  FOR watched IN SELECT unnest(ARRAY['cities', 'stores', 'sections', 'brands', 'units', 'properties',
                                     'property_values', 'section_properties']) AS tbl
  LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I
                    FOR EACH STATEMENT EXECUTE FUNCTION record_changed_tree()', watched.tbl || '_changed', watched.tbl);
  END LOOP;
END $$;
