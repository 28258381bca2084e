-- What stands on the home page, from top to bottom: the shop's own blocks, once each, and banners. A block is for a city or for
-- all, for whom it is meant, and from when until when.
CREATE TABLE home_blocks (
  id        int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind      text NOT NULL CHECK (kind IN ('departments', 'benefits', 'promotions', 'calculator', 'sets', 'hits', 'advice',
                                          'fresh', 'stores', 'banner')),
  position  int NOT NULL CHECK (position BETWEEN 1 AND 10000),
  city_id   smallint REFERENCES cities,                                            -- null: all of them
  audience  text NOT NULL DEFAULT 'everybody' CHECK (audience IN ('everybody', 'retail', 'wholesale', 'club')),
  starts_at timestamptz,                                                           -- null: since ever
  ends_at   timestamptz,                                                           -- null: without end
  title_ru  text NOT NULL DEFAULT '' CHECK (length(title_ru) <= 120),              -- empty: the block's own words
  title_kz  text NOT NULL DEFAULT '' CHECK (length(title_kz) <= 120),
  text_ru   text NOT NULL DEFAULT '' CHECK (length(text_ru) <= 400),
  text_kz   text NOT NULL DEFAULT '' CHECK (length(text_kz) <= 400),
  link      text NOT NULL DEFAULT '' CHECK (link = '' OR link ~ '^/([^/\s].*)?$' AND length(link) <= 400),
  look      text NOT NULL DEFAULT 'dark' CHECK (look IN ('dark', 'sun', 'paper')),
  article   text NOT NULL DEFAULT '' CHECK (length(article) <= 60),                -- of the product whose picture it shows
  is_active boolean NOT NULL DEFAULT true,
  CHECK (starts_at IS NULL OR ends_at IS NULL OR starts_at < ends_at)
);
CREATE INDEX home_blocks_city ON home_blocks (city_id);
-- A second row of products of one kind would say the same twice.
CREATE UNIQUE INDEX home_blocks_kind ON home_blocks (kind) WHERE kind <> 'banner';
COMMENT ON TABLE home_blocks IS 'factory rows';
-- Nobody has kept a page yet that these would change.
INSERT INTO home_blocks (kind, position)
SELECT kind, 10 * n FROM unnest(ARRAY['departments', 'benefits', 'promotions', 'calculator', 'sets', 'hits', 'advice', 'fresh',
                                      'stores']) WITH ORDINALITY AS k(kind, n);

SELECT log_rows_of('home_blocks');
CREATE TRIGGER home_blocks_changed AFTER INSERT OR UPDATE OR DELETE ON home_blocks
  FOR EACH STATEMENT EXECUTE FUNCTION record_changed_pages();
