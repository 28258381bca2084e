-- A difference is told with the row of the file that it comes from.
CREATE INDEX import_rows_product ON import_rows (import_id, product_id) WHERE product_id IS NOT NULL;
