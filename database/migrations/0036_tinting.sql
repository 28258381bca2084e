-- Work that belongs to a line of goods: paint that is given its colour. It lies in the cart beside its line and goes with it.
CREATE TABLE cart_works (
  user_id      bigint NOT NULL,
  product_code text NOT NULL,
  kind         text NOT NULL CHECK (kind ~ '^[a-z]{1,20}$'),
  detail       text NOT NULL CHECK (char_length(detail) BETWEEN 1 AND 2000), -- of a tint: the colour's code
  count        int NOT NULL CHECK (count BETWEEN 1 AND 1000000),             -- of the line's units
  position     bigint GENERATED ALWAYS AS IDENTITY,
  PRIMARY KEY (user_id, product_code, kind, detail),
  FOREIGN KEY (user_id, product_code) REFERENCES cart_items ON DELETE CASCADE
);

-- Which line of the order it is done to, and as what: null for work beside the goods.
ALTER TABLE order_services
  ADD COLUMN product_line smallint,
  ADD COLUMN detail text;

-- The demo's tinting without a colour: chosen from the fan now.
UPDATE services SET active = false WHERE code = 'kolerovka' AND note_ru LIKE '%RAL%';
