-- Whitelisted choices of filters with a name, an address and texts of their own: /c/laminat/33-klass.
CREATE TABLE static_filters (
  section_id     int NOT NULL REFERENCES sections,
  code           text NOT NULL CHECK (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name_ru        text NOT NULL,                      -- on the link: «33 класс»
  name_kz        text NOT NULL,
  title_ru       text NOT NULL,                      -- the page's heading: «Ламинат 33 класса»
  title_kz       text NOT NULL,
  description_ru text NOT NULL,                      -- for search engines
  description_kz text NOT NULL,
  seo_text_ru    text NOT NULL,                      -- under the listing
  seo_text_kz    text NOT NULL,
  choice         jsonb NOT NULL CHECK (jsonb_typeof(choice) = 'object'), -- {"floor_class": ["33"]}
  position       smallint NOT NULL,
  PRIMARY KEY (section_id, code)
);
CREATE TRIGGER static_filters_changed AFTER INSERT OR UPDATE OR DELETE ON static_filters
  FOR EACH STATEMENT EXECUTE FUNCTION record_changed_tree();

-- Numbers of the outbox are given when a row is written, not when it is committed: whoever asks only for larger
-- numbers than the last one seen misses a transaction that took longer. With the transaction's own number a reader
-- asks for everything that was not surely over at its last look.
ALTER TABLE catalog_changes ADD COLUMN txid xid8 NOT NULL DEFAULT pg_current_xact_id();
CREATE INDEX catalog_changes_txid ON catalog_changes (txid);
-- For trimming: what is older than a day is of no use to anyone.
CREATE INDEX catalog_changes_at ON catalog_changes (at);
