-- What staff say of goods beside each other: which stand in for one another, which are taken together; and by what the variants
-- of one group are chosen among, in which order. The group itself is older (0059).

ALTER TABLE products ADD COLUMN relations jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(relations) = 'array'); -- [{"kind", "id"}]
ALTER TABLE products ADD COLUMN variant_axes text[];                      -- codes of properties; null: found by what differs
ALTER TABLE products ADD COLUMN variant_position int;                     -- among those of its group; null: as they came

-- As in 0054, and with what staff edit since.
CREATE OR REPLACE FUNCTION renew_product_office() RETURNS trigger LANGUAGE plpgsql AS $$
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
               n.images, n.documents, n.first_seen_at, n.value_ids, n.relations, n.variant_group, n.variant_axes,
               n.variant_position)
          IS DISTINCT FROM
              (b.code, b.product_code, b.external_id, b.section_id, b.brand_id, b.name_ru, b.name_kz, b.description_ru,
               b.description_kz, b.active, b.on_order, b.is_offline, b.units, b.length_mm, b.width_mm, b.height_mm, b.ntin,
               b.gtin, b.country_code, b.manufacturer_ru, b.manufacturer_kz, b.vat_percent, b.warranty_months, b.badges,
               b.images, b.documents, b.first_seen_at, b.value_ids, b.relations, b.variant_group, b.variant_axes,
               b.variant_position)
        OFFSET 0) c
  WHERE o.product_id = (c.made).product_id;
  RETURN NULL;
END $$;
