-- The office's row of a new product, written as a plain selection: a function that gives a whole row is called, and taken apart,
-- for each of them. The same facts as to_product_office, which stays for those that change.
CREATE OR REPLACE FUNCTION add_product_office() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT is_bulk_load() THEN
    INSERT INTO product_office (product_id, section_id, brand_id, active, product_code, has_kz, has_ntin, has_price, pictures,
                                filled, changed_at, log_id, name_sort)
    SELECT p.id, p.section_id, p.brand_id, p.active, p.product_code, coalesce(p.name_kz, '') NOT IN ('', p.name_ru),
           p.ntin IS NOT NULL, false, cardinality(p.images), count_filled(p::products), clock_timestamp(),
           nullif(current_setting('sheber.log_id', true), '')::bigint, left(p.name_ru, 120)
    FROM new_rows p;
  END IF;
  RETURN NULL;
END $$;
