-- Goods of one group are shown as a choice, each with its own price, stock and address; what 1C last told of a product.
ALTER TABLE products ADD COLUMN variant_group text;
ALTER TABLE products ADD COLUMN exchange_digest bytea;
ALTER TABLE products ADD COLUMN absent_since timestamptz;
CREATE INDEX products_variant_group ON products (variant_group) WHERE variant_group IS NOT NULL;
