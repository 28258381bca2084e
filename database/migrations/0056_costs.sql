-- What the shop pays for a product. Without it there is no margin: nothing is guessed. What it was stands in the log.
CREATE TABLE product_costs (
  product_id int PRIMARY KEY REFERENCES products ON DELETE CASCADE,
  cost       int NOT NULL CHECK (cost > 0)
);
SELECT log_rows_of('product_costs');

-- A row is turned into its image once, and compared once: thousands of wide rows are logged twice as fast as before.
CREATE OR REPLACE FUNCTION record_row_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entry  bigint := office_log_id();
  keys   text[] := TG_ARGV[0];
  hidden text[] := TG_ARGV[1];
BEGIN
  IF entry IS NULL THEN
    RETURN NULL;
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO row_changes (log_id, tbl, pk, after)
    SELECT entry, TG_TABLE_NAME, pick_keys(to_jsonb(r), keys), to_jsonb(r) - hidden FROM new_rows r;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO row_changes (log_id, tbl, pk, before)
    SELECT entry, TG_TABLE_NAME, pick_keys(to_jsonb(r), keys), to_jsonb(r) - hidden FROM old_rows r;
  ELSE
    -- A row whose key has changed is one that has gone and one that is new.
    INSERT INTO row_changes (log_id, tbl, pk, before, after)
    WITH old_images AS MATERIALIZED (SELECT to_jsonb(r) AS image FROM old_rows r),
         new_images AS MATERIALIZED (SELECT to_jsonb(r) AS image FROM new_rows r),
         o AS MATERIALIZED (SELECT pick_keys(image, keys) AS pk, image - hidden AS image FROM old_images),
         n AS MATERIALIZED (SELECT pick_keys(image, keys) AS pk, image - hidden AS image FROM new_images)
    SELECT entry, TG_TABLE_NAME, coalesce(o.pk, n.pk),
           CASE WHEN n.pk IS NULL THEN o.image ELSE d.before END,
           CASE WHEN o.pk IS NULL THEN n.image ELSE d.after END
    FROM o FULL JOIN n ON n.pk = o.pk
    CROSS JOIN LATERAL (
      SELECT jsonb_object_agg(key, value) AS before, jsonb_object_agg(key, n.image -> key) AS after
      FROM jsonb_each(o.image) WHERE n.image -> key IS DISTINCT FROM value) d
    WHERE o.image IS DISTINCT FROM n.image;
  END IF;
  RETURN NULL;
END $$;
