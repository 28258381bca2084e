-- What operators write over the templates of search engines' texts, and what visitors do in the shop.

-- One row per address and language; what is null is told by the template of the page. The address is a key and nothing
-- else: nobody ever fetches it. Pictures, films and canonical addresses are the shop's own paths.
CREATE TABLE seo_texts (
  url             text NOT NULL CHECK (url ~ '^/([^/?#\s]+/)*$' AND char_length(url) <= 400), -- without the language
  language        text NOT NULL CHECK (language IN ('ru', 'kz')),
  title           text CHECK (char_length(title) BETWEEN 1 AND 200),
  description     text CHECK (char_length(description) BETWEEN 1 AND 500),
  image           text CHECK (image ~ '^/[^/\s]'),
  canonical       text CHECK (canonical ~ '^/([^/\s]|$)'),
  video           text CHECK (video ~ '^/[^/\s]'),
  is_robots_block boolean NOT NULL DEFAULT false,
  changed_at      timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (url, language)
);

-- The stream of what happens in the shop. Nobody is in it: a visitor is a part of the hash of a random mark, as in
-- product_views, and there is neither an address, a name nor an account. Bounded by the background refresh.
CREATE TABLE shop_events (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at         timestamptz NOT NULL DEFAULT now(),
  visitor    bytea NOT NULL CHECK (length(visitor) = 16),
  kind       text NOT NULL CHECK (kind IN ('view', 'add', 'remove', 'begin', 'purchase')),
  product_id int NOT NULL,
  city_id    smallint NOT NULL,
  count      int NOT NULL DEFAULT 1 CHECK (count BETWEEN 1 AND 1000000),
  language   text NOT NULL CHECK (language IN ('ru', 'kz'))
);
CREATE INDEX shop_events_at ON shop_events (at DESC);
CREATE INDEX shop_events_product ON shop_events (product_id, kind, at DESC);
