-- Promotions: what is offered, to whom, where and when; promo codes; who used them; and what they put on price tags.

-- A promotion is conditions, one mechanic and limits (domain/promotions/promotion.ts checks what stands in the jsonb).
-- With a promo_code it waits for that code; without, it works by itself.
CREATE TABLE promotions (
  code              text PRIMARY KEY CHECK (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$'), -- in the address: /promo/{code}
  title_ru          text NOT NULL,
  title_kz          text NOT NULL,
  lead_ru           text NOT NULL,                   -- one sentence under the title
  lead_kz           text NOT NULL,
  rules_ru          text[] NOT NULL DEFAULT '{}',    -- conditions beyond those that the shop words by itself
  rules_kz          text[] NOT NULL DEFAULT '{}',
  mechanic          jsonb NOT NULL CHECK (mechanic->>'type' IN (
                      'percent', 'fixed', 'price', 'qty_tier', 'n_plus_m', 'nth_percent', 'set_price', 'bundle',
                      'threshold_gift', 'threshold_percent', 'delivery', 'points_x')),
  scope             jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(scope) = 'object'), -- codes of sections, brands, products
  cities            text[] NOT NULL DEFAULT '{}',    -- codes; empty means everywhere
  audience          text NOT NULL DEFAULT 'all' CHECK (audience IN ('all', 'new', 'club', 'wholesale')),
  needs_card        boolean NOT NULL DEFAULT false,
  min_sum           int CHECK (min_sum > 0),
  starts_at         timestamptz NOT NULL,
  ends_at           timestamptz,                     -- the last second; null: until further notice
  per_user          int CHECK (per_user > 0),        -- orders that may use it
  total_uses        int CHECK (total_uses > 0),
  priority          int NOT NULL DEFAULT 0,
  exclusive_group   text,
  is_exclusive      boolean NOT NULL DEFAULT false,
  touches_wholesale boolean NOT NULL DEFAULT false,
  promo_code        text UNIQUE CHECK (promo_code ~ '^[A-Z0-9]{4,20}$'),
  is_combinable     boolean NOT NULL DEFAULT true,   -- false: the code works instead of all promotions
  is_listed         boolean NOT NULL DEFAULT true,   -- shown among the promotions
  renew_days        int CHECK (renew_days > 0),      -- begins anew so many days later when it is over; the demo never ages
  position          int NOT NULL DEFAULT 0,
  CHECK (ends_at IS NULL OR ends_at > starts_at)
);

-- Orders that used a promotion with a limit or a code. Apart from the promotions, so that a use is no change of the offer.
-- The counter is the lock under which limits are checked.
CREATE TABLE promotion_uses (
  promotion_code text PRIMARY KEY REFERENCES promotions ON DELETE CASCADE,
  used           int NOT NULL DEFAULT 0 CHECK (used >= 0)
);
CREATE TABLE promotion_redemptions (
  promotion_code text NOT NULL REFERENCES promotions ON DELETE CASCADE,
  order_id       text NOT NULL,                      -- the order's number; no foreign key: orders come after promotions
  user_id        bigint REFERENCES users ON DELETE SET NULL,
  redeemed_at    timestamptz NOT NULL DEFAULT now(),
  given_back_at  timestamptz,                        -- the order was cancelled
  PRIMARY KEY (promotion_code, order_id)
);
CREATE INDEX promotion_redemptions_user ON promotion_redemptions (user_id, promotion_code) WHERE given_back_at IS NULL;
CREATE INDEX promotion_redemptions_order ON promotion_redemptions (order_id);

-- What running promotions put on the tag of a product for everyone: a special price with the honest struck-through one,
-- «3 for 2», a gift. City 0 is every city; the row of a city stands instead of it and is whole in itself.
CREATE TABLE promotion_tags (
  product_id     int NOT NULL REFERENCES products ON DELETE CASCADE,
  city_id        smallint NOT NULL DEFAULT 0,
  discount_price int CHECK (discount_price > 0),
  promotion_code text,                               -- the one that sets the price
  since          date,                               -- the promotion's first day
  regular_price  int CHECK (regular_price > discount_price), -- lowest of the 30 days before it; null: nothing honest to strike
  buy            smallint CHECK (buy > 0),
  free           smallint CHECK (free > 0),
  has_gift       boolean NOT NULL DEFAULT false,
  PRIMARY KEY (product_id, city_id),
  CHECK ((discount_price IS NULL) = (promotion_code IS NULL) AND (discount_price IS NULL) = (since IS NULL)),
  CHECK ((buy IS NULL) = (free IS NULL))
);
CREATE INDEX promotion_tags_city ON promotion_tags (city_id) WHERE city_id <> 0;

-- What was paid in one city alone, while a promotion of that city ran: counts for the struck-through price there.
CREATE TABLE city_price_history (
  product_id int NOT NULL REFERENCES products ON DELETE CASCADE,
  city_id    smallint NOT NULL,
  valid_from date NOT NULL,
  valid_to   date NOT NULL,
  price      int NOT NULL CHECK (price > 0),
  PRIMARY KEY (product_id, city_id, valid_from),
  CHECK (valid_from <= valid_to)
);

-- A price may change twice in a day: the row keeps what stood in the evening and, if lower, what was paid before that.
ALTER TABLE price_history ADD COLUMN lowest int CHECK (lowest > 0 AND lowest <= price);

-- Among the most bought of its leaf in the last 30 days.
CREATE TABLE hit_products (
  product_id int PRIMARY KEY REFERENCES products ON DELETE CASCADE
);

-- One row: when tags, histories and hits were last brought up to date, and with which changes.
CREATE TABLE promotion_settlements (
  is_only       boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  settled_at    timestamptz NOT NULL,
  hits_at       timestamptz NOT NULL,
  change_seq    bigint NOT NULL                       -- of catalog_changes
);

-- Promotions kept in memory are renewed by a change of their own kind: the catalogue index need not be built anew.
ALTER TABLE catalog_changes DROP CONSTRAINT catalog_changes_kind_check;
ALTER TABLE catalog_changes ADD CONSTRAINT catalog_changes_kind_check CHECK (kind IN ('offer', 'structure', 'promotions'));
CREATE INDEX catalog_changes_promotions ON catalog_changes (seq) WHERE kind = 'promotions';

CREATE FUNCTION record_changed_promotions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT is_bulk_load() THEN
    INSERT INTO catalog_changes (kind) VALUES ('promotions');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER promotions_changed AFTER INSERT OR UPDATE OR DELETE ON promotions
  FOR EACH STATEMENT EXECUTE FUNCTION record_changed_promotions();

DO $$
DECLARE watched text; event text;
BEGIN
  FOREACH watched IN ARRAY ARRAY['promotion_tags', 'hit_products'] LOOP
    FOREACH event IN ARRAY ARRAY['INSERT', 'UPDATE', 'DELETE'] LOOP
      EXECUTE format(
        'CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION record_changed_offers()',
        watched || '_' || lower(event), event, watched, CASE event WHEN 'DELETE' THEN 'OLD' ELSE 'NEW' END);
    END LOOP;
  END LOOP;
END $$;
