-- What a hundred thousand rows of a mass change refer to is asked once for each statement, not for each row; and the log is found
-- by what is looked for in it.

-- Texts alone are asked for by their key, what a set wrote by its entry. The index over all keys was half of what a logged row costs.
CREATE INDEX row_changes_texts ON row_changes (pk, log_id) WHERE tbl = 'texts';
DROP INDEX row_changes_row;

-- The entries under which rows are kept. The entry itself comes at the end of the transaction, and is looked for there as before.
CREATE TABLE row_change_entries (
  log_id bigint PRIMARY KEY REFERENCES office_log DEFERRABLE INITIALLY DEFERRED
);
CREATE FUNCTION require_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO row_change_entries SELECT DISTINCT log_id FROM new_rows ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER row_changes_entries AFTER INSERT ON row_changes REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION require_entries();
ALTER TABLE row_changes DROP CONSTRAINT row_changes_log_id_fkey;

-- An item belongs to a set, which stays while it is asked for, and goes with it.
CREATE FUNCTION require_set() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM change_sets WHERE id IN (SELECT DISTINCT set_id FROM new_rows) FOR KEY SHARE;
  IF EXISTS (SELECT FROM (SELECT DISTINCT set_id FROM new_rows) n WHERE NOT EXISTS (SELECT FROM change_sets s WHERE s.id = n.set_id)) THEN
    RAISE EXCEPTION 'an item belongs to a set of changes' USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE FUNCTION refuse_another_set() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an item stays in its set of changes' USING ERRCODE = 'foreign_key_violation';
END $$;
CREATE FUNCTION drop_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM change_items WHERE set_id = OLD.id;
  RETURN NULL;
END $$;
CREATE TRIGGER change_items_set AFTER INSERT ON change_items REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION require_set();
CREATE TRIGGER change_items_stay BEFORE UPDATE OF set_id ON change_items
  FOR EACH ROW WHEN (OLD.set_id <> NEW.set_id) EXECUTE FUNCTION refuse_another_set();
CREATE TRIGGER change_sets_items AFTER DELETE ON change_sets FOR EACH ROW EXECUTE FUNCTION drop_items();
ALTER TABLE change_items DROP CONSTRAINT change_items_set_id_fkey;

-- As it was (0180), but that rows whose key is new are looked for only where others are missing.
CREATE OR REPLACE FUNCTION record_row_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entry   bigint := office_log_id();
  keys    text[] := TG_ARGV[0];
  hidden  text[] := TG_ARGV[1];
  few     CONSTANT int := 50;
  -- `'id', r.id` for the key, `r.id = n.id` for the rows that are one, and for each side an object of the columns that differ
  pk      text;
  is_same text;
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
    SELECT string_agg(format('CASE WHEN r.%1$I IS DISTINCT FROM n.%1$I THEN jsonb_build_object(%1$L, r.%1$I) ELSE ''{}'' END', attname), ' || '),
           string_agg(format('CASE WHEN r.%1$I IS DISTINCT FROM n.%1$I THEN jsonb_build_object(%1$L, n.%1$I) ELSE ''{}'' END', attname), ' || ')
      INTO before, after
      FROM pg_attribute WHERE attrelid = TG_RELID AND attnum > 0 AND NOT attisdropped AND attname <> ALL(keys || hidden);
    IF before IS NOT NULL THEN
      EXECUTE format('INSERT INTO row_changes (log_id, tbl, pk, before, after)
        SELECT $1, $2, d.pk, d.before, d.after FROM old_rows r JOIN new_rows n ON %s
        CROSS JOIN LATERAL (SELECT jsonb_build_object(%s) AS pk, %s AS before, %s AS after OFFSET 0) d
        WHERE d.before <> ''{}''', is_same, pk, before, after) USING entry, TG_TABLE_NAME;
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
