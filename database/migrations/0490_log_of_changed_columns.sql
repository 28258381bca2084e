-- SQL of an object of those of the `changed` columns of `side` in which the rows `r` and `n` differ. A function takes a hundred
-- arguments, a column is two of them.
CREATE FUNCTION image_of_changed(side text, changed text[]) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN count(*) BETWEEN 2 AND 50
    THEN format('CASE WHEN %s THEN jsonb_build_object(%s) ELSE %s END', string_agg(differs, ' AND '),
                string_agg(format('%L, %I.%I', c, side, c), ', '), string_agg(one, ' || '))
    ELSE string_agg(one, ' || ') END
  FROM (SELECT c, format('r.%1$I IS DISTINCT FROM n.%1$I', c) AS differs,
               format('CASE WHEN r.%1$I IS DISTINCT FROM n.%1$I THEN jsonb_build_object(%1$L, %2$I.%1$I) ELSE ''{}'' END', c, side) AS one
        FROM unnest(changed) c) d
$$;

-- As it was (0320), but that of many rows the columns in which any of them differs are found first: images are made of these alone,
-- and without adding one column's to another's where a row differs in all of them.
CREATE OR REPLACE FUNCTION record_row_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entry   bigint := office_log_id();
  keys    text[] := TG_ARGV[0];
  hidden  text[] := TG_ARGV[1];
  few     CONSTANT int := 50;
  -- `'id', r.id` for the key, `r.id = n.id` for the rows that are one
  pk      text;
  is_same text;
  columns text[];
  changed text[];
  before  text;
  after   text;
  gone    bigint;
BEGIN
  IF entry IS NULL THEN
    RETURN NULL;
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO row_changes (log_id, tbl, pk, after)
    SELECT entry, TG_TABLE_NAME, pick_keys(to_jsonb(r), keys), to_jsonb(r) - hidden FROM new_rows r;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO row_changes (log_id, tbl, pk, before)
    SELECT entry, TG_TABLE_NAME, pick_keys(to_jsonb(r), keys), to_jsonb(r) - hidden FROM old_rows r;
  ELSIF (SELECT count(*) FROM (SELECT FROM new_rows LIMIT few + 1) r) <= few THEN
    -- A row whose key has changed is one that has gone and one that is new.
    INSERT INTO row_changes (log_id, tbl, pk, before, after)
    WITH old_images AS MATERIALIZED (SELECT to_jsonb(r) AS image FROM old_rows r),
         new_images AS MATERIALIZED (SELECT to_jsonb(r) AS image FROM new_rows r),
         o AS MATERIALIZED (SELECT pick_keys(image, keys) AS pk, image - hidden AS image FROM old_images),
         n AS MATERIALIZED (SELECT pick_keys(image, keys) AS pk, image - hidden AS image FROM new_images)
    SELECT entry, TG_TABLE_NAME, coalesce(o.pk, n.pk),
           CASE WHEN n.pk IS NULL THEN o.image ELSE d.before END,
           CASE WHEN o.pk IS NULL THEN n.image WHEN n.pk IS NOT NULL THEN d.after END
    FROM o FULL JOIN n ON n.pk = o.pk
    CROSS JOIN LATERAL (
      SELECT jsonb_object_agg(key, value) AS before, jsonb_object_agg(key, n.image -> key) AS after
      FROM jsonb_each(o.image) WHERE n.image -> key IS DISTINCT FROM value) d
    WHERE o.image IS DISTINCT FROM n.image;
  ELSE
    SELECT string_agg(format('%L, r.%I', k, k), ', '), string_agg(format('r.%I = n.%I', k, k), ' AND ')
      INTO pk, is_same FROM unnest(keys) k;
    SELECT array_agg(attname::text ORDER BY attnum) INTO columns
      FROM pg_attribute WHERE attrelid = TG_RELID AND attnum > 0 AND NOT attisdropped AND attname <> ALL(keys || hidden);
    IF columns IS NOT NULL THEN
      EXECUTE format('SELECT array_remove(ARRAY[%s]::text[], NULL) FROM old_rows r JOIN new_rows n ON %s',
        (SELECT string_agg(format('CASE WHEN bool_or(r.%1$I IS DISTINCT FROM n.%1$I) THEN %1$L END', c), ', ') FROM unnest(columns) c),
        is_same) INTO changed;
    END IF;
    IF cardinality(changed) > 0 THEN
      before := image_of_changed('r', changed);
      after := image_of_changed('n', changed);
      EXECUTE format('INSERT INTO row_changes (log_id, tbl, pk, before, after)
        SELECT $1, $2, jsonb_build_object(%s), %s, %s FROM old_rows r JOIN new_rows n ON %s WHERE %s', pk, before, after, is_same,
        (SELECT string_agg(format('r.%1$I IS DISTINCT FROM n.%1$I', c), ' OR ') FROM unnest(changed) c)) USING entry, TG_TABLE_NAME;
    END IF;
    -- Of a key that changes the former row is missing among the new ones; where none is, no new one is missing among the former.
    EXECUTE format('INSERT INTO row_changes (log_id, tbl, pk, before, after)
      SELECT $1, $2, jsonb_build_object(%1$s), to_jsonb(r) - $3, NULL FROM old_rows r WHERE NOT EXISTS (SELECT FROM new_rows n WHERE %2$s)',
      pk, is_same) USING entry, TG_TABLE_NAME, hidden;
    GET DIAGNOSTICS gone = ROW_COUNT;
    IF gone > 0 THEN
      EXECUTE format('INSERT INTO row_changes (log_id, tbl, pk, before, after)
        SELECT $1, $2, jsonb_build_object(%1$s), NULL, to_jsonb(r) - $3 FROM new_rows r WHERE NOT EXISTS (SELECT FROM old_rows n WHERE %2$s)',
        pk, is_same) USING entry, TG_TABLE_NAME, hidden;
    END IF;
  END IF;
  RETURN NULL;
END $$;
