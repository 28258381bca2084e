-- The carts of logged-in users: one each. Guests keep theirs in the browser.

CREATE TABLE carts (
  user_id    bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- another one with every write; the row is also the lock under which a cart is changed
  event_id   text NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- By the product's code and without a foreign key: a line whose product is gone stays, with its name, until the
-- shopper takes it out.
CREATE TABLE cart_items (
  user_id      bigint NOT NULL REFERENCES carts ON DELETE CASCADE,
  product_code text NOT NULL CHECK (char_length(product_code) BETWEEN 1 AND 160),
  count        int NOT NULL CHECK (count BETWEEN 1 AND 1000000),
  name         text NOT NULL,
  -- what one cost when it was put in
  added_price  int NOT NULL,
  position     bigint GENERATED ALWAYS AS IDENTITY,
  PRIMARY KEY (user_id, product_code)
);
