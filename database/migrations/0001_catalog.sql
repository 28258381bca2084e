-- The catalogue: places, sections, properties, products, prices, stock.
-- Every text that a shopper reads has a Russian and a Kazakh column (_ru, _kz). A Kazakh product
-- text may be missing (an import may bring none): the shop then shows the Russian one with a mark.

CREATE TABLE cities (
  id         smallint PRIMARY KEY,
  code       text NOT NULL UNIQUE,
  name_ru    text NOT NULL,
  name_kz    text NOT NULL,
  latitude   double precision NOT NULL,
  longitude  double precision NOT NULL,
  is_local   boolean NOT NULL,                      -- spec 3: local means it has a warehouse
  aliases    text[] NOT NULL DEFAULT '{}',          -- older and other names a shopper may type
  suburbs    jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(suburbs) = 'array'), -- [{"ru", "kz"}]
  area_code  text,
  kato       text,
  position   smallint NOT NULL
);

CREATE TABLE stores (
  id          smallint PRIMARY KEY,
  code        text NOT NULL UNIQUE,
  city_id     smallint NOT NULL REFERENCES cities,
  name_ru     text NOT NULL,
  name_kz     text NOT NULL,
  address_ru  text NOT NULL,
  address_kz  text NOT NULL,
  latitude    double precision NOT NULL,
  longitude   double precision NOT NULL,
  phones      text[] NOT NULL DEFAULT '{}',
  whatsapp    text,
  email       text,
  -- seven days from Monday, each {"from": "09:00", "to": "20:00"} or null when closed
  hours       jsonb NOT NULL CHECK (jsonb_array_length(hours) = 7),
  holidays    jsonb NOT NULL DEFAULT '[]',          -- [{"date", "from"?, "to"?}]: exceptions to hours
  services    text[] NOT NULL DEFAULT '{}',         -- pickup, tinting, cutting, rental, keys, returns
  departments jsonb NOT NULL DEFAULT '[]',          -- [{"ru", "kz", "phone"}]
  has_pickup  boolean NOT NULL DEFAULT true,
  has_parking boolean NOT NULL DEFAULT true,
  is_warehouse boolean NOT NULL DEFAULT false,
  position    smallint NOT NULL
);

-- Nested set: a section with all below it is the range lft..rgt. Recomputed as a whole on change.
CREATE TABLE sections (
  id           int PRIMARY KEY,
  parent_id    int REFERENCES sections,
  code         text NOT NULL UNIQUE,
  name_ru      text NOT NULL,
  name_kz      text NOT NULL,
  seo_text_ru  text,
  seo_text_kz  text,
  family       text,                                 -- product family of a leaf: MIX, TILE, PAINT …
  level        smallint NOT NULL,
  lft          int NOT NULL,
  rgt          int NOT NULL,
  CHECK (lft < rgt)
);
CREATE UNIQUE INDEX sections_lft ON sections (lft);
CREATE INDEX sections_parent ON sections (parent_id);

CREATE TABLE brands (
  id             int PRIMARY KEY,
  code           text NOT NULL UNIQUE,
  name           text NOT NULL,
  country_code   text NOT NULL,
  is_own_label   boolean NOT NULL DEFAULT false,
  description_ru text NOT NULL,
  description_kz text NOT NULL
);

CREATE TABLE units (
  code    text PRIMARY KEY,                          -- piece, pack, bag, m2, l …
  name_ru text NOT NULL,
  name_kz text NOT NULL
);

CREATE TABLE properties (
  id       int PRIMARY KEY,
  code     text NOT NULL UNIQUE,
  name_ru  text NOT NULL,
  name_kz  text NOT NULL,
  kind     text NOT NULL CHECK (kind IN ('list', 'range', 'flag')),
  unit_ru  text,
  unit_kz  text
);

CREATE TABLE property_values (
  id          int PRIMARY KEY,
  property_id int NOT NULL REFERENCES properties,
  code        text NOT NULL,                         -- what stands in a filter's URL
  number      numeric,                               -- for ranges and for sorting of numeric lists
  name_ru     text NOT NULL,
  name_kz     text NOT NULL,
  UNIQUE (property_id, code)
);

-- Which properties a leaf has, in the order of its table and its filters.
CREATE TABLE section_properties (
  section_id  int NOT NULL REFERENCES sections,
  property_id int NOT NULL REFERENCES properties,
  position    smallint NOT NULL,
  is_filter   boolean NOT NULL DEFAULT true,
  PRIMARY KEY (section_id, property_id)
);

CREATE TABLE products (
  id              int PRIMARY KEY,
  code            text NOT NULL UNIQUE,              -- in the URL: /p/{code}
  product_code    text NOT NULL,                     -- the article a shopper reads out
  external_id     text NOT NULL UNIQUE,              -- the accounting system's id; names the images
  section_id      int NOT NULL REFERENCES sections,
  brand_id        int NOT NULL REFERENCES brands,
  name_ru         text NOT NULL,
  name_kz         text,
  description_ru  text NOT NULL DEFAULT '',
  description_kz  text,
  active          boolean NOT NULL DEFAULT true,
  on_order        boolean NOT NULL DEFAULT false,
  is_offline      boolean NOT NULL DEFAULT false,
  -- base unit first: [{"unit": "pack", "ratio": 1, "weight": 15.2, "step": 1, "min": 1}, {"unit": "m2", …}];
  -- ratio says how many of this unit one base unit holds
  units           jsonb NOT NULL CHECK (jsonb_typeof(units) = 'array' AND jsonb_array_length(units) > 0),
  length_mm       int,                               -- the base unit as it is carried
  width_mm        int,
  height_mm       int,
  ntin            text,                              -- national goods catalogue
  gtin            text,
  country_code    text NOT NULL,
  manufacturer_ru text NOT NULL,
  manufacturer_kz text NOT NULL,
  vat_percent     smallint NOT NULL DEFAULT 16,
  warranty_months smallint,
  badges          text[] NOT NULL DEFAULT '{}',      -- what no rule can know: markdown, eco, b2b, heavy
  images          text[] NOT NULL DEFAULT '{}',      -- names of the source pictures, first is the main one
  documents       jsonb NOT NULL DEFAULT '[]',       -- [{"type", "ru", "kz", "url"}]
  popularity      int NOT NULL DEFAULT 0,
  first_seen_at   timestamptz NOT NULL DEFAULT now(),
  value_ids       int[] NOT NULL DEFAULT '{}',       -- property values; instead of a row per value
  term_ids        int[] NOT NULL DEFAULT '{}'        -- search terms
);
CREATE INDEX products_section ON products (section_id, popularity DESC) WHERE active;
CREATE INDEX products_popularity ON products (popularity DESC) WHERE active;
CREATE INDEX products_first_seen ON products (first_seen_at DESC) WHERE active;
CREATE INDEX products_brand ON products (brand_id, section_id, popularity DESC) WHERE active;
CREATE INDEX products_product_code ON products (product_code text_pattern_ops);
CREATE INDEX products_gtin ON products (gtin) WHERE gtin IS NOT NULL;

-- Narrow and apart from products: prices change daily, and a narrow row is updated in place.
CREATE TABLE product_prices (
  product_id      int PRIMARY KEY REFERENCES products ON DELETE CASCADE,
  price           int NOT NULL CHECK (price > 0),
  regular_price   int NOT NULL CHECK (regular_price > 0),
  club_price      int CHECK (club_price > 0),
  discount_price  int CHECK (discount_price > 0),
  wholesale_price int CHECK (wholesale_price > 0)
) WITH (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02);

-- Sparse: only pairs ever stocked. A city's stock is the sum over its stores.
CREATE TABLE stocks (
  product_id int NOT NULL REFERENCES products ON DELETE CASCADE,
  store_id   smallint NOT NULL REFERENCES stores,
  count      int NOT NULL CHECK (count >= 0),
  PRIMARY KEY (product_id, store_id)
) WITH (fillfactor = 90, autovacuum_vacuum_scale_factor = 0.02);

-- A row per change of the price a shopper pays, for the chart and for honest struck-through prices.
CREATE TABLE price_history (
  product_id int NOT NULL REFERENCES products ON DELETE CASCADE,
  valid_from date NOT NULL,
  price      int NOT NULL CHECK (price > 0),
  PRIMARY KEY (product_id, valid_from)
);
