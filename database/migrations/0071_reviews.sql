-- What buyers say of what they have received, and what visitors asked and the shop answered on a product's page.
CREATE TABLE reviews (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id int NOT NULL REFERENCES products ON DELETE CASCADE,
  -- nobody: written for the demo, shown as such and counted nowhere
  user_id    bigint REFERENCES users ON DELETE CASCADE,
  -- where it was bought
  city_id    smallint NOT NULL REFERENCES cities,
  -- as the public reads it: a first name and an initial
  author     text NOT NULL CHECK (char_length(author) BETWEEN 1 AND 60),
  language   text NOT NULL CHECK (language IN ('ru', 'kz')),
  rating     smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
  body       text NOT NULL CHECK (char_length(body) <= 3000),
  plus       text NOT NULL DEFAULT '' CHECK (char_length(plus) <= 1000),
  minus      text NOT NULL DEFAULT '' CHECK (char_length(minus) <= 1000),
  state      text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'published', 'refused')),
  -- told to the author
  refusal    text CHECK (char_length(refusal) BETWEEN 2 AND 500),
  -- the shop's word beneath it
  reply      text CHECK (char_length(reply) BETWEEN 2 AND 2000),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- written or changed: since then it waits
  sent_at    timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  UNIQUE (product_id, user_id),
  CHECK ((state = 'waiting') = (decided_at IS NULL)),
  CHECK ((state = 'refused') = (refusal IS NOT NULL))
);
CREATE INDEX reviews_shown ON reviews (product_id, created_at DESC, id DESC) WHERE state = 'published';
CREATE INDEX reviews_queue ON reviews (sent_at) WHERE state = 'waiting';
CREATE INDEX reviews_of_user ON reviews (user_id);

CREATE TABLE review_photos (
  id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  review_id bigint NOT NULL REFERENCES reviews ON DELETE CASCADE,
  picture   bytea NOT NULL
);
CREATE INDEX review_photos_of ON review_photos (review_id);

-- What cards show: of published reviews of real buyers alone.
CREATE TABLE product_ratings (
  product_id int PRIMARY KEY REFERENCES products ON DELETE CASCADE,
  count      int NOT NULL CHECK (count > 0),
  sum        int NOT NULL
);

ALTER TABLE questions ADD COLUMN is_public boolean NOT NULL DEFAULT false;
ALTER TABLE questions ADD COLUMN is_demo boolean NOT NULL DEFAULT false;
CREATE INDEX questions_shown ON questions (product_id, answered_at DESC) WHERE is_public AND answered_at IS NOT NULL;

-- Whatever becomes visible or is taken away is counted anew, and kept pages hear of it.
CREATE FUNCTION renew_product_rating() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE rated int := coalesce(NEW.product_id, OLD.product_id);
BEGIN
  IF NOT coalesce(NEW.state = 'published', false) AND NOT coalesce(OLD.state = 'published', false) THEN
    RETURN NULL;
  END IF;
  -- One at a time: two publications of one moment must both be counted.
  PERFORM FROM products WHERE id = rated FOR NO KEY UPDATE;
  DELETE FROM product_ratings WHERE product_id = rated;
  INSERT INTO product_ratings (product_id, count, sum)
  SELECT product_id, count(*), sum(rating) FROM reviews
  WHERE product_id = rated AND state = 'published' AND user_id IS NOT NULL GROUP BY product_id;
  IF NOT is_bulk_load() THEN
    INSERT INTO catalog_changes (product_id, kind) VALUES (rated, 'offer');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER reviews_rated AFTER INSERT OR UPDATE OR DELETE ON reviews
  FOR EACH ROW EXECUTE FUNCTION renew_product_rating();

CREATE FUNCTION tell_public_question() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE asked int := coalesce(NEW.product_id, OLD.product_id);
BEGIN
  IF asked IS NOT NULL AND NOT is_bulk_load()
     AND (coalesce(NEW.is_public, false) OR coalesce(OLD.is_public, false)) THEN
    INSERT INTO catalog_changes (product_id, kind) VALUES (asked, 'offer');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER questions_public AFTER INSERT OR UPDATE OR DELETE ON questions
  FOR EACH ROW EXECUTE FUNCTION tell_public_question();

ALTER TABLE queue_hands DROP CONSTRAINT queue_hands_kind_check;
ALTER TABLE queue_hands ADD CONSTRAINT queue_hands_kind_check
  CHECK (kind IN ('callback', 'question', 'cancel', 'notice', 'review'));

-- What became of it is told by the log; who wrote, and their words, are not.
SELECT log_rows_of('reviews', ARRAY['author', 'body', 'plus', 'minus']);
