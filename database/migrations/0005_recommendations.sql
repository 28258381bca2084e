-- What was bought together and looked at, and what the shop recommends because of it.
-- The facts name products and cities without a foreign key: a basket stays true after one of its products is gone, and
-- whoever reads them joins the products that are still there.

-- One line per product of a past basket, whoever sold it: the site's orders, the tills of the stores.
CREATE SEQUENCE basket_ids AS bigint;
CREATE TABLE purchases (
  basket_id  bigint NOT NULL,                        -- from basket_ids
  product_id int NOT NULL,
  city_id    smallint NOT NULL,
  count      int NOT NULL CHECK (count > 0),
  bought_at  timestamptz NOT NULL,
  PRIMARY KEY (basket_id, product_id)
);
CREATE INDEX purchases_bought_at ON purchases (bought_at DESC);

-- The last look of a visitor at a product. The visitor's mark itself is never stored: only a part of its SHA-256.
-- Bounded: a visitor keeps the newest few, the whole table forgets its oldest.
CREATE TABLE product_views (
  visitor    bytea NOT NULL CHECK (length(visitor) = 16),
  product_id int NOT NULL,
  city_id    smallint NOT NULL,
  seen_at    timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (visitor, product_id)
);
CREATE INDEX product_views_seen_at ON product_views (seen_at DESC);

-- Made by the background refresh of the facts above; empty until its first run, and never the only source of a block.
CREATE TABLE recommended_pairs (
  product_id      int NOT NULL,
  with_product_id int NOT NULL,
  score           real NOT NULL,
  PRIMARY KEY (product_id, with_product_id)
);
CREATE TABLE recommended_sections (
  section_id      int NOT NULL,
  with_section_id int NOT NULL,
  score           real NOT NULL,
  PRIMARY KEY (section_id, with_section_id)
);
CREATE TABLE popular_products (
  city_id    smallint NOT NULL REFERENCES cities,
  place      smallint NOT NULL,
  product_id int NOT NULL,
  PRIMARY KEY (city_id, place)
);

-- One row: when the refresh last ended.
CREATE TABLE recommendation_refreshes (
  is_only     boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  finished_at timestamptz NOT NULL
);
