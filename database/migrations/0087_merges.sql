-- Two sections, brands or values of a property that are one: what one of them had goes to the other, and what went is kept, so
-- that it can come back. Addresses that are no more lead to those that took their place.
CREATE TABLE merges (
  kind    text NOT NULL CHECK (kind IN ('section', 'brand', 'value')),
  id      int NOT NULL,
  into_id int NOT NULL,
  moved   jsonb NOT NULL,                            -- goods, properties and pages that went with it
  at      timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kind, id)
);
SELECT log_rows_of('merges');

CREATE TABLE redirects (
  "from" text PRIMARY KEY CHECK ("from" ~ '^/([^/?#\s]+/)+$' AND char_length("from") <= 400), -- without the language
  "to"   text NOT NULL CHECK ("to" ~ '^/([^/?#\s]+/)*$' AND char_length("to") <= 400 AND "to" <> "from"),
  at     timestamptz NOT NULL DEFAULT now()
);
SELECT log_rows_of('redirects');
CREATE TRIGGER redirects_changed AFTER INSERT OR UPDATE OR DELETE ON redirects
  FOR EACH STATEMENT EXECUTE FUNCTION record_changed_tree();

-- Pages of a choice of filters, as staff make them: known by a number, and switched off where they are taken back.
ALTER TABLE static_filters ADD COLUMN id int GENERATED ALWAYS AS IDENTITY UNIQUE;
ALTER TABLE static_filters ADD COLUMN is_active boolean NOT NULL DEFAULT true;

SELECT log_rows_of('section_properties');
SELECT log_rows_of('static_filters');

-- Nobody is led in a circle or by two steps: what led to the old address leads to the new one, and an address that is there
-- again leads nowhere.
CREATE FUNCTION lead_on(old_path text, new_path text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM redirects WHERE "from" = new_path;
  UPDATE redirects SET "to" = new_path WHERE "to" = old_path;
  INSERT INTO redirects ("from", "to") VALUES (old_path, new_path) ON CONFLICT ("from") DO UPDATE SET "to" = excluded."to";
END $$;

-- Whoever changes an address, by whatever way.
CREATE FUNCTION lead_moved_sections() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lead_on('/c/' || o.code || '/', '/c/' || n.code || '/')
  FROM old_rows o JOIN new_rows n USING (id) WHERE o.code <> n.code;
  PERFORM lead_on('/c/' || o.code || '/' || f.code || '/', '/c/' || n.code || '/' || f.code || '/')
  FROM old_rows o JOIN new_rows n USING (id) JOIN static_filters f ON f.section_id = o.id WHERE o.code <> n.code;
  RETURN NULL;
END $$;
CREATE TRIGGER sections_lead_on AFTER UPDATE ON sections REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION lead_moved_sections();

CREATE FUNCTION lead_moved_brands() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lead_on('/brands/' || o.code || '/', '/brands/' || n.code || '/')
  FROM old_rows o JOIN new_rows n USING (id) WHERE o.code <> n.code;
  RETURN NULL;
END $$;
CREATE TRIGGER brands_lead_on AFTER UPDATE ON brands REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION lead_moved_brands();
