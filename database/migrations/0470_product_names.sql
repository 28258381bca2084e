-- By which names goods are ordered for a reader of Kazakh, and by which they are found, of either language. Beside
-- product_office and not in it: with names in two languages that would be three times as wide, and it is walked by every count.

CREATE TABLE product_names (
  product_id int PRIMARY KEY,                        -- without a key to products, as product_office
  found      text COLLATE "C" NOT NULL               -- both names, in small letters: compared byte by byte, in half of the time
) WITH (fillfactor = 90, autovacuum_vacuum_scale_factor = 0.02);

-- As in 0054: a server without ICU goes by its own rules.
DO $$
DECLARE
  has_icu boolean := EXISTS (SELECT FROM pg_collation WHERE collname = 'kk-x-icu');
BEGIN
  EXECUTE format('ALTER TABLE product_names ADD COLUMN kz_sort text %s NOT NULL DEFAULT ''''',
                 CASE WHEN has_icu THEN 'COLLATE "kk-x-icu"' ELSE '' END);
  EXECUTE format('CREATE FUNCTION fold_name(name text) RETURNS text LANGUAGE sql IMMUTABLE AS %L',
                 format('SELECT replace(lower(name %s), ''ё'', ''е'')', CASE WHEN has_icu THEN 'COLLATE "kk-x-icu"' ELSE '' END));
END $$;

-- What has no Kazakh name is shown by its Russian one, and stands there.
CREATE FUNCTION to_product_names(id int, name_ru text, name_kz text) RETURNS product_names LANGUAGE sql IMMUTABLE AS $$
  SELECT ROW(id, fold_name(CASE WHEN coalesce(name_kz, '') IN ('', name_ru) THEN name_ru ELSE name_ru || E'\n' || name_kz END),
             left(coalesce(nullif(name_kz, ''), name_ru), 120))::product_names $$;

CREATE FUNCTION tell_product_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_bulk_load() THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'DELETE' THEN
    DELETE FROM product_names f USING old_rows b WHERE f.product_id = b.id;
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO product_names SELECT (m.made).*
    FROM (SELECT to_product_names(n.id, n.name_ru, n.name_kz) AS made FROM new_rows n OFFSET 0) m;
  ELSE
    UPDATE product_names f SET found = (m.made).found, kz_sort = (m.made).kz_sort
    FROM (SELECT to_product_names(n.id, n.name_ru, n.name_kz) AS made FROM new_rows n JOIN old_rows b USING (id)
          WHERE (n.name_ru, n.name_kz) IS DISTINCT FROM (b.name_ru, b.name_kz) OFFSET 0) m
    WHERE f.product_id = (m.made).product_id;
  END IF;
  RETURN NULL;
END $$;

-- A bulk load says once at its end that everything has changed, as in 0054.
CREATE FUNCTION fill_product_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_bulk_load() THEN
    DELETE FROM product_names f WHERE NOT EXISTS (SELECT FROM products p WHERE p.id = f.product_id);
    INSERT INTO product_names AS known SELECT (m.made).*
    FROM (SELECT to_product_names(p.id, p.name_ru, p.name_kz) AS made FROM products p OFFSET 0) m
    ON CONFLICT (product_id) DO UPDATE SET found = excluded.found, kz_sort = excluded.kz_sort
    WHERE (known.found, known.kz_sort) IS DISTINCT FROM (excluded.found, excluded.kz_sort);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER product_names_fill AFTER INSERT ON catalog_changes
  FOR EACH STATEMENT EXECUTE FUNCTION fill_product_names();
CREATE TRIGGER product_names_insert AFTER INSERT ON products REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_product_names();
CREATE TRIGGER product_names_update AFTER UPDATE ON products REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_product_names();
CREATE TRIGGER product_names_delete AFTER DELETE ON products REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_product_names();

INSERT INTO product_names SELECT (m.made).*
FROM (SELECT to_product_names(p.id, p.name_ru, p.name_kz) AS made FROM products p OFFSET 0) m;

CREATE INDEX product_names_kz ON product_names (kz_sort, product_id);
