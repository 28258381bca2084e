-- What staff set and code held before: settings, hours of delivery, tariffs, texts. Who reads them keeps them in memory and
-- is told by a change of its own kind: nothing of the catalogue is built anew, kept pages are made anew.

-- No row: the factory setting (domain/office/settings.ts), or the environment's where it has one.
CREATE TABLE settings (
  key   text PRIMARY KEY CHECK (key ~ '^[a-z]+(\.[a-z0-9_]+)+$'),
  value jsonb NOT NULL
);

-- The spans of a day in which orders are brought, and what each can carry. A row of a city stands instead of those of all
-- cities, one of a weekday instead of those of every day: the most particular ones are whole in themselves.
CREATE TABLE slot_templates (
  id              int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  city_id         smallint REFERENCES cities,                                     -- null: all of them
  weekday         smallint CHECK (weekday BETWEEN 1 AND 7),                       -- from Monday; null: every day
  starts          text NOT NULL CHECK (starts ~ '^([01][0-9]|2[0-3]):00$'),       -- a whole hour: it names the span
  ends            text NOT NULL CHECK (ends ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  capacity_orders int NOT NULL CHECK (capacity_orders BETWEEN 0 AND 10000),
  capacity_kg     int NOT NULL CHECK (capacity_kg BETWEEN 0 AND 10000000),
  is_active       boolean NOT NULL DEFAULT true,                                  -- false: there is none, as if it were gone
  CHECK (ends > starts)
);
CREATE UNIQUE INDEX slot_templates_span ON slot_templates (coalesce(city_id, 0), coalesce(weekday, 0), starts);
-- Filled, not left out: rows are what is edited, and a shop may want none of these three.
INSERT INTO slot_templates (starts, ends, capacity_orders, capacity_kg) VALUES
  ('09:00', '13:00', 30, 12000), ('13:00', '17:00', 30, 12000), ('17:00', '21:00', 20, 8000);

-- Days unlike others: closed ones, holidays, and those on which a span carries more or less.
CREATE TABLE slot_days (
  id              int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  city_id         smallint REFERENCES cities,                                     -- null: all of them
  day             date NOT NULL,
  is_closed       boolean NOT NULL DEFAULT true,
  capacity_orders int CHECK (capacity_orders BETWEEN 0 AND 10000),                -- of each span; null: as usual
  capacity_kg     int CHECK (capacity_kg BETWEEN 0 AND 10000000),
  note            text NOT NULL DEFAULT ''                                        -- for staff: «Наурыз»
);
CREATE UNIQUE INDEX slot_days_day ON slot_days (coalesce(city_id, 0), day);

-- No row: the factory tariff of that vehicle (domain/delivery-tariff.ts). Which vehicles there are is code: they have
-- pictures and words.
CREATE TABLE delivery_tariffs (
  vehicle    text PRIMARY KEY CHECK (vehicle IN ('car', 'van', 'small-truck', 'truck', 'crane-truck')),
  is_used    boolean NOT NULL DEFAULT true,
  max_kg     int NOT NULL CHECK (max_kg > 0),
  max_m3     numeric(6, 2) NOT NULL CHECK (max_m3 > 0),
  max_side_m numeric(4, 2) NOT NULL CHECK (max_side_m > 0),
  near       int NOT NULL CHECK (near >= 0),                                      -- tenge
  far        int NOT NULL CHECK (far >= 0),
  suburb     int CHECK (suburb >= 0),                                             -- null: does not go there
  suburb_km  int CHECK (suburb_km >= 0),
  CHECK ((suburb IS NULL) = (suburb_km IS NULL))
);

-- Over the files of CONTENT_DIR: a published row of the same path and language wins, without one the file stands.
CREATE TABLE texts (
  id           int GENERATED ALWAYS AS IDENTITY UNIQUE,
  path         text NOT NULL CHECK (path ~ '^(pages|advice)/[a-z0-9][a-z0-9-]*(/[a-z0-9][a-z0-9-]*)?$'),
  language     text NOT NULL CHECK (language IN ('ru', 'kz')),
  body         text NOT NULL CHECK (length(body) <= 200000),                      -- Markdown
  meta         jsonb NOT NULL CHECK (jsonb_typeof(meta) = 'object'),              -- the fields at the head of a file
  published_at timestamptz,                                                       -- null: not shown
  PRIMARY KEY (path, language)
);

ALTER TABLE catalog_changes DROP CONSTRAINT catalog_changes_kind_check;
ALTER TABLE catalog_changes ADD CONSTRAINT catalog_changes_kind_check
  CHECK (kind IN ('offer', 'structure', 'promotions', 'pages'));

CREATE FUNCTION record_changed_pages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalog_changes (kind) VALUES ('pages');
  RETURN NULL;
END $$;

DO $$
DECLARE tbl text;
BEGIN
  FOREACH tbl IN ARRAY ARRAY['settings', 'slot_templates', 'slot_days', 'delivery_tariffs', 'texts'] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I
                    FOR EACH STATEMENT EXECUTE FUNCTION record_changed_pages()', tbl || '_changed', tbl);
  END LOOP;
END $$;
