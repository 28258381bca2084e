-- Services beside the goods, zones of delivery as they lie on the map, goods offered in the place of others.

-- Work that is done for an order, at a price of its own: cutting, tinting, measuring, installing, assembling.
CREATE TABLE services (
  code        text PRIMARY KEY CHECK (code ~ '^[a-z0-9-]{1,40}$'),
  name_ru     text NOT NULL,
  name_kz     text NOT NULL,
  note_ru     text NOT NULL,                         -- what is done for the price
  note_kz     text NOT NULL,
  unit_ru     text NOT NULL,
  unit_kz     text NOT NULL,
  price       int NOT NULL CHECK (price > 0),
  vat_percent smallint NOT NULL DEFAULT 16,
  families    text[] NOT NULL DEFAULT '{}',          -- of sections: offered with goods of these; none: with all
  active      boolean NOT NULL DEFAULT true,
  position    smallint NOT NULL
);

-- Copies of the moment, as order_lines are.
CREATE TABLE order_services (
  order_id     bigint NOT NULL REFERENCES orders,
  line         smallint NOT NULL CHECK (line > 0),
  service_code text NOT NULL,
  name_ru      text NOT NULL,
  name_kz      text NOT NULL,
  unit_ru      text NOT NULL,
  unit_kz      text NOT NULL,
  count        int NOT NULL CHECK (count > 0),
  price        int NOT NULL CHECK (price > 0),
  sum          int NOT NULL CHECK (sum = count * price),
  vat_percent  smallint NOT NULL,
  vat_sum      int NOT NULL CHECK (vat_sum BETWEEN 0 AND sum),
  PRIMARY KEY (order_id, line)
);

ALTER TABLE orders ADD COLUMN services_sum int NOT NULL DEFAULT 0 CHECK (services_sum >= 0);
DO $$
DECLARE old text;
BEGIN
  SELECT conname INTO STRICT old FROM pg_constraint
  WHERE conrelid = 'orders'::regclass AND contype = 'c' AND pg_get_constraintdef(oid) LIKE '%base_sum - discount_sum%';
  EXECUTE format('ALTER TABLE orders DROP CONSTRAINT %I', old);
END $$;
ALTER TABLE orders ADD CONSTRAINT orders_total CHECK (
  total_sum = base_sum - discount_sum - points_spent + delivery_sum + slot_sum + lift_sum + services_sum);

-- Zones of a city, the nearest first: a point belongs to the first that holds it. Suburbs are chosen by name and stand
-- with their city. A GeoJSON polygon: [longitude, latitude], closed, without holes.
CREATE TABLE delivery_zones (
  id       text PRIMARY KEY,                         -- pavlodar:near
  city_id  smallint NOT NULL REFERENCES cities,
  kind     text NOT NULL CHECK (kind IN ('near', 'far')), -- the column of the tariff
  name_ru  text NOT NULL,
  name_kz  text NOT NULL,
  polygon  jsonb NOT NULL CHECK (polygon ->> 'type' = 'Polygon'),
  position smallint NOT NULL,
  UNIQUE (city_id, position)
);
-- Cities that were served by distance keep their reach: a ring of it, until somebody draws a truer one.
INSERT INTO delivery_zones (id, city_id, kind, name_ru, name_kz, polygon, position)
SELECT c.code || ':' || z.kind, c.id, z.kind, z.name_ru, z.name_kz,
       jsonb_build_object('type', 'Polygon', 'coordinates', jsonb_build_array((
         SELECT jsonb_agg(jsonb_build_array(
                  round((c.longitude + z.km * sind(a) / (111.32 * cosd(c.latitude)))::numeric, 5),
                  round((c.latitude + z.km * cosd(a) / 111.32)::numeric, 5)) ORDER BY a)
         FROM generate_series(0, 360, 15) AS a))), z.position
FROM cities c, (VALUES ('near', 6.0, 'Зона 1', '1-аймақ', 1), ('far', 15.0, 'Зона 2', '2-аймақ', 2))
  AS z (kind, km, name_ru, name_kz, position)
WHERE c.is_local;
-- From now on: a shop that has just got its schema has changed nothing yet.
CREATE TRIGGER delivery_zones_changed AFTER INSERT OR UPDATE OR DELETE ON delivery_zones
  FOR EACH STATEMENT EXECUTE FUNCTION record_changed_tree();

-- A line that the shop cannot collect: another product is offered in its place, and the buyer decides within a day. An
-- accepted one is written into the line itself; what stood there before is kept here.
CREATE TABLE order_replacements (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id   bigint NOT NULL,
  line       smallint NOT NULL,
  product_id int NOT NULL,
  count      int NOT NULL CHECK (count > 0),
  price      int NOT NULL CHECK (price >= 0),        -- of one
  sum        int NOT NULL CHECK (sum > 0),           -- of the line, never above what was agreed
  comment    text NOT NULL DEFAULT '',               -- the shop's word to the buyer
  status     text NOT NULL DEFAULT 'offered' CHECK (status IN ('offered', 'accepted', 'declined', 'withdrawn')),
  until      timestamptz NOT NULL DEFAULT now() + interval '24 hours',
  offered_at timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  replaced   jsonb,                                  -- the line as it was
  FOREIGN KEY (order_id, line) REFERENCES order_lines,
  CHECK ((status = 'offered') = (decided_at IS NULL)),
  CHECK ((status = 'accepted') = (replaced IS NOT NULL))
);
CREATE UNIQUE INDEX order_replacements_open ON order_replacements (order_id, line) WHERE status = 'offered';
ALTER TABLE order_history ADD COLUMN replacement_id bigint REFERENCES order_replacements;

-- One line may take two products from one store: the one that was replaced and the one in its place.
DROP INDEX stock_entries_once;
CREATE UNIQUE INDEX stock_entries_once ON stock_entries (order_id, line, store_id, product_id, kind) WHERE kind <> 'return';
ALTER TABLE stock_entries DROP CONSTRAINT stock_entries_pkey;
ALTER TABLE stock_entries ADD PRIMARY KEY (order_id, line, store_id, product_id, kind, part);
