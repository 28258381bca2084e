-- Products as staff edit them: each row before and after in the log, numbers for new ones, and beside every product what the
-- office's lists are filtered and ordered by. Narrow on purpose: a million rows are walked in a blink.

SELECT log_rows_of('products', ARRAY['popularity', 'term_ids']);
SELECT log_rows_of('product_prices');

-- Numbers come from wherever goods come from (a load brings its own): one that is taken is passed over.
CREATE FUNCTION take_id(seq regclass, tbl regclass) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  taken  bigint := nextval(seq);
  newest bigint;
BEGIN
  EXECUTE format('SELECT coalesce(max(id), 0) FROM %s', tbl) INTO newest;
  IF taken <= newest THEN
    -- One at a time, and the next one sees what this one has made.
    PERFORM pg_advisory_xact_lock(seq::oid::bigint);
    EXECUTE format('SELECT coalesce(max(id), 0) FROM %s', tbl) INTO newest;
    taken := nextval(seq);
    IF taken <= newest THEN
      taken := setval(seq, newest + 1);
    END IF;
  END IF;
  RETURN taken;
END $$;

DO $$
DECLARE tbl text;
BEGIN
  FOREACH tbl IN ARRAY ARRAY['products', 'sections', 'brands', 'properties', 'property_values'] LOOP
    EXECUTE format('CREATE SEQUENCE %I AS int', tbl || '_ids');
    EXECUTE format('ALTER TABLE %I ALTER COLUMN id SET DEFAULT take_id(%L, %L)', tbl, tbl || '_ids', tbl);
    EXECUTE format('ALTER SEQUENCE %I OWNED BY %I.id', tbl || '_ids', tbl);
  END LOOP;
END $$;

CREATE TABLE product_office (
  product_id   int PRIMARY KEY,                      -- without a key to products: triggers keep it, and a load stays fast
  section_id   int NOT NULL,
  brand_id     int NOT NULL,
  active       boolean NOT NULL,
  product_code text COLLATE "C" NOT NULL,
  has_kz       boolean NOT NULL,                     -- a Kazakh name that is not the Russian one
  has_ntin     boolean NOT NULL,
  has_price    boolean NOT NULL,
  pictures     smallint NOT NULL,
  filled       smallint NOT NULL,                    -- of ten facts (domain/office/filled.ts)
  changed_at   timestamptz NOT NULL,
  log_id       bigint                                -- the entry of the office that changed it last; null: an exchange or a load
) WITH (fillfactor = 90, autovacuum_vacuum_scale_factor = 0.02);

-- Names stand in the order of the language; a server without ICU orders by its own rules.
DO $$
BEGIN
  EXECUTE 'ALTER TABLE product_office ADD COLUMN name_sort text ' ||
    CASE WHEN EXISTS (SELECT FROM pg_collation WHERE collname = 'ru-x-icu') THEN 'COLLATE "ru-x-icu" ' ELSE '' END ||
    'NOT NULL DEFAULT ''''';
END $$;

CREATE FUNCTION count_filled(p products) RETURNS smallint LANGUAGE sql IMMUTABLE AS $$
  SELECT ((coalesce(p.name_kz, '') NOT IN ('', p.name_ru))::int + (p.description_ru <> '')::int
          + (coalesce(p.description_kz, '') <> '')::int + (cardinality(p.images) > 0)::int + (cardinality(p.value_ids) > 0)::int
          + (p.gtin IS NOT NULL)::int + (p.ntin IS NOT NULL)::int
          + (num_nulls(p.length_mm, p.width_mm, p.height_mm) = 0)::int
          + coalesce((jsonb_typeof(p.units -> 0 -> 'weight') = 'number')::int, 0)
          + (p.warranty_months IS NOT NULL)::int)::smallint $$;

-- `has_price` is told by the prices' own triggers.
CREATE FUNCTION to_product_office(p products) RETURNS product_office LANGUAGE sql STABLE AS $$
  SELECT ROW(p.id, p.section_id, p.brand_id, p.active, p.product_code, coalesce(p.name_kz, '') NOT IN ('', p.name_ru),
             p.ntin IS NOT NULL, false, cardinality(p.images), count_filled(p), clock_timestamp(),
             nullif(current_setting('sheber.log_id', true), '')::bigint, left(p.name_ru, 120))::product_office $$;

CREATE FUNCTION add_product_office() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT is_bulk_load() THEN
    INSERT INTO product_office
    SELECT (o.made).* FROM (SELECT to_product_office(p::products) AS made FROM new_rows p OFFSET 0) o;
  END IF;
  RETURN NULL;
END $$;

-- A job that counts popularity has changed nothing that a person would call a change.
CREATE FUNCTION renew_product_office() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_bulk_load() THEN
    RETURN NULL;
  END IF;
  UPDATE product_office o SET
    section_id = (c.made).section_id, brand_id = (c.made).brand_id, active = (c.made).active,
    product_code = (c.made).product_code, name_sort = (c.made).name_sort, has_kz = (c.made).has_kz,
    has_ntin = (c.made).has_ntin, pictures = (c.made).pictures, filled = (c.made).filled,
    changed_at = (c.made).changed_at, log_id = (c.made).log_id
  FROM (SELECT to_product_office(n::products) AS made FROM new_rows n JOIN old_rows b USING (id)
        WHERE (n.code, n.product_code, n.external_id, n.section_id, n.brand_id, n.name_ru, n.name_kz, n.description_ru,
               n.description_kz, n.active, n.on_order, n.is_offline, n.units, n.length_mm, n.width_mm, n.height_mm, n.ntin,
               n.gtin, n.country_code, n.manufacturer_ru, n.manufacturer_kz, n.vat_percent, n.warranty_months, n.badges,
               n.images, n.documents, n.first_seen_at, n.value_ids)
          IS DISTINCT FROM
              (b.code, b.product_code, b.external_id, b.section_id, b.brand_id, b.name_ru, b.name_kz, b.description_ru,
               b.description_kz, b.active, b.on_order, b.is_offline, b.units, b.length_mm, b.width_mm, b.height_mm, b.ntin,
               b.gtin, b.country_code, b.manufacturer_ru, b.manufacturer_kz, b.vat_percent, b.warranty_months, b.badges,
               b.images, b.documents, b.first_seen_at, b.value_ids)
        OFFSET 0) c
  WHERE o.product_id = (c.made).product_id;
  RETURN NULL;
END $$;

CREATE FUNCTION drop_product_office() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM product_office o USING old_rows b WHERE o.product_id = b.id;
  RETURN NULL;
END $$;

-- Whether there is a price; what it is stands where prices stand, and a mass change of them touches nothing here.
CREATE FUNCTION tell_priced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT is_bulk_load() THEN
    UPDATE product_office o SET has_price = TG_OP = 'INSERT' FROM changed c WHERE o.product_id = c.product_id;
  END IF;
  RETURN NULL;
END $$;

-- A bulk load says once at its end that everything has changed: then it is made up for, in one go.
CREATE FUNCTION fill_product_office() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_bulk_load() THEN
    DELETE FROM product_office o WHERE NOT EXISTS (SELECT FROM products p WHERE p.id = o.product_id);
    INSERT INTO product_office AS known
    SELECT (o.made).* FROM (SELECT to_product_office(p) AS made FROM products p OFFSET 0) o
    ON CONFLICT (product_id) DO UPDATE SET
      section_id = excluded.section_id, brand_id = excluded.brand_id, active = excluded.active,
      product_code = excluded.product_code, name_sort = excluded.name_sort, has_kz = excluded.has_kz,
      has_ntin = excluded.has_ntin, pictures = excluded.pictures, filled = excluded.filled,
      changed_at = excluded.changed_at, log_id = excluded.log_id
    WHERE (known.section_id, known.brand_id, known.active, known.product_code, known.name_sort, known.has_kz, known.has_ntin,
           known.pictures, known.filled)
      IS DISTINCT FROM
          (excluded.section_id, excluded.brand_id, excluded.active, excluded.product_code, excluded.name_sort, excluded.has_kz,
           excluded.has_ntin, excluded.pictures, excluded.filled);
    UPDATE product_office o SET has_price = NOT o.has_price
    WHERE o.has_price <> EXISTS (SELECT FROM product_prices r WHERE r.product_id = o.product_id);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER product_office_fill AFTER INSERT ON catalog_changes
  FOR EACH STATEMENT EXECUTE FUNCTION fill_product_office();

CREATE TRIGGER product_office_insert AFTER INSERT ON products REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION add_product_office();
CREATE TRIGGER product_office_update AFTER UPDATE ON products REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION renew_product_office();
CREATE TRIGGER product_office_delete AFTER DELETE ON products REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION drop_product_office();
CREATE TRIGGER product_office_priced AFTER INSERT ON product_prices REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_priced();
CREATE TRIGGER product_office_unpriced AFTER DELETE ON product_prices REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_priced();

INSERT INTO product_office SELECT (o.made).* FROM (SELECT to_product_office(p) AS made FROM products p OFFSET 0) o;
UPDATE product_office o SET has_price = true FROM product_prices r WHERE r.product_id = o.product_id;

-- Each order of the grid ends in the number, so that a place in it is one key.
CREATE INDEX product_office_code ON product_office (product_code, product_id);
CREATE INDEX product_office_name ON product_office (name_sort, product_id);
CREATE INDEX product_office_section ON product_office (section_id, product_id);
CREATE INDEX product_office_brand ON product_office (brand_id, product_id);
CREATE INDEX product_office_changed ON product_office (changed_at, product_id);
CREATE INDEX product_office_filled ON product_office (filled, product_id);
CREATE INDEX products_popular ON products (popularity, id);
CREATE INDEX product_prices_price ON product_prices (price, product_id);
-- The views.
CREATE INDEX product_office_no_kz ON product_office (product_id) WHERE NOT has_kz;
CREATE INDEX product_office_no_picture ON product_office (product_id) WHERE pictures = 0;
CREATE INDEX product_office_no_ntin ON product_office (product_id) WHERE NOT has_ntin;
CREATE INDEX product_office_no_price ON product_office (product_id) WHERE NOT has_price;
CREATE INDEX product_office_off ON product_office (product_id) WHERE NOT active;
