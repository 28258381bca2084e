-- Favourites and comparison of logged-in users. Anonymous visitors keep theirs in the browser.

CREATE TABLE saved_products (
  user_id    bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  list       text NOT NULL CHECK (list IN ('favorites', 'compare')),
  product_id int NOT NULL REFERENCES products ON DELETE CASCADE,
  -- the newest has the largest
  position   bigint GENERATED ALWAYS AS IDENTITY,
  PRIMARY KEY (user_id, list, product_id)
);
CREATE INDEX saved_products_order ON saved_products (user_id, list, position DESC);
CREATE INDEX saved_products_product ON saved_products (product_id);

-- Changes with every change of either list: devices compare it. Its row is also what a writer locks.
CREATE TABLE saved_list_versions (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  version bigint NOT NULL DEFAULT 0
);
