-- By what 1C tells the variants of one good apart, in its own words; and how many of a group are on sale, from the index alone.
ALTER TABLE products ADD COLUMN characteristics jsonb NOT NULL DEFAULT '[]';
CREATE INDEX products_variants_on_sale ON products (variant_group) WHERE variant_group IS NOT NULL AND active;
