-- Sets: goods that are chosen together. Three modes (kits, collections, interiors), each with sections and named choices
-- of filters of its own, as the catalogue has them. Changes count as changes of the tree: few, and everything kept of
-- sets is kept until then.

CREATE TABLE set_sections (
  mode           text NOT NULL CHECK (mode IN ('kits', 'collections', 'interiors')),
  code           text NOT NULL CHECK (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name_ru        text NOT NULL,
  name_kz        text NOT NULL,
  title_ru       text NOT NULL,                      -- the page's heading
  title_kz       text NOT NULL,
  description_ru text NOT NULL,                      -- for search engines
  description_kz text NOT NULL,
  seo_text_ru    text NOT NULL,                      -- under the listing
  seo_text_kz    text NOT NULL,
  position       smallint NOT NULL,
  PRIMARY KEY (mode, code)
);

-- /sets/{mode}/{sectionCode}/{staticFilter}
CREATE TABLE set_static_filters (
  mode           text NOT NULL,
  section_code   text NOT NULL,
  code           text NOT NULL CHECK (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name_ru        text NOT NULL,
  name_kz        text NOT NULL,
  title_ru       text NOT NULL,
  title_kz       text NOT NULL,
  description_ru text NOT NULL,
  description_kz text NOT NULL,
  seo_text_ru    text NOT NULL,
  seo_text_kz    text NOT NULL,
  choice         jsonb NOT NULL CHECK (jsonb_typeof(choice) = 'object'), -- {"style": ["loft"]}
  position       smallint NOT NULL,
  PRIMARY KEY (mode, section_code, code),
  FOREIGN KEY (mode, section_code) REFERENCES set_sections
);

CREATE TABLE product_sets (
  id             int PRIMARY KEY,
  mode           text NOT NULL,
  code           text NOT NULL CHECK (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$'), -- in the address: /p/sets/{mode}/{code}
  section_code   text NOT NULL,
  external_id    text NOT NULL UNIQUE,               -- names the pictures: /img/s/…
  name_ru        text NOT NULL,
  name_kz        text NOT NULL,
  lead_ru        text NOT NULL,                      -- one sentence on the card
  lead_kz        text NOT NULL,
  description_ru text NOT NULL,
  description_kz text NOT NULL,
  style          text,                               -- codes of domain/sets.ts; null where a set has none
  colour         text,
  -- what the counts grow with: {"code": "area", "min": 2, "max": 60, "step": 0.5, "default": 12}; null: fixed counts
  param          jsonb CHECK (jsonb_typeof(param) = 'object'),
  scene          text,                               -- the room it is drawn as; null: its goods beside each other
  popularity     int NOT NULL DEFAULT 0,
  active         boolean NOT NULL DEFAULT true,
  first_seen_at  timestamptz NOT NULL DEFAULT now(),
  UNIQUE (mode, code),
  FOREIGN KEY (mode, section_code) REFERENCES set_sections
);

CREATE TABLE set_items (
  set_id      int NOT NULL REFERENCES product_sets ON DELETE CASCADE,
  position    smallint NOT NULL,                     -- names the item in choices
  group_ru    text NOT NULL,
  group_kz    text NOT NULL,
  -- the chosen product first, then what may stand in its place; no foreign key: a set outlives its goods, and says so
  product_ids int[] NOT NULL CHECK (cardinality(product_ids) > 0),
  amount      numeric NOT NULL DEFAULT 0 CHECK (amount >= 0),     -- of the whole set
  per_param   numeric NOT NULL DEFAULT 0 CHECK (per_param >= 0),  -- for each unit of the parameter
  measure     text NOT NULL DEFAULT 'base' CHECK (measure IN ('base', 'second')), -- packs, or what they hold (m², kg)
  is_required boolean NOT NULL DEFAULT true,
  is_taken    boolean NOT NULL DEFAULT true,         -- an optional item that is ticked at first
  -- where it is to be seen on the picture, in per cent, and what it is in the drawn room
  spot_x      real CHECK (spot_x BETWEEN 0 AND 100),
  spot_y      real CHECK (spot_y BETWEEN 0 AND 100),
  spot        text,
  PRIMARY KEY (set_id, position),
  CHECK (amount + per_param > 0)
);

CREATE TRIGGER set_sections_changed AFTER INSERT OR UPDATE OR DELETE ON set_sections
  FOR EACH STATEMENT EXECUTE FUNCTION record_changed_tree();
CREATE TRIGGER set_static_filters_changed AFTER INSERT OR UPDATE OR DELETE ON set_static_filters
  FOR EACH STATEMENT EXECUTE FUNCTION record_changed_tree();
CREATE TRIGGER product_sets_changed AFTER INSERT OR UPDATE OR DELETE ON product_sets
  FOR EACH STATEMENT EXECUTE FUNCTION record_changed_tree();
CREATE TRIGGER set_items_changed AFTER INSERT OR UPDATE OR DELETE ON set_items
  FOR EACH STATEMENT EXECUTE FUNCTION record_changed_tree();
