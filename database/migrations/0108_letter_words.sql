-- The shop's own subject and opening words of a letter about an order: a row of a kind and language stands over those that ship
-- with it; empty ones are not said anew.
CREATE TABLE letter_words (
  id       int GENERATED ALWAYS AS IDENTITY UNIQUE,
  kind     text NOT NULL CHECK (kind IN ('created', 'confirmed', 'ready', 'shipped', 'completed', 'cancelled', 'changed')),
  language text NOT NULL CHECK (language IN ('ru', 'kz')),
  subject  text NOT NULL DEFAULT '' CHECK (length(subject) <= 120),
  opening  text NOT NULL DEFAULT '' CHECK (length(opening) <= 500),
  PRIMARY KEY (kind, language)
);
SELECT log_rows_of('letter_words');
INSERT INTO letter_words (kind, language)
SELECT kind, language FROM unnest(ARRAY['created', 'confirmed', 'ready', 'shipped', 'completed', 'cancelled', 'changed'])
  WITH ORDINALITY AS k(kind, n), unnest(ARRAY['ru', 'kz']) AS language ORDER BY n, language DESC;
COMMENT ON TABLE letter_words IS 'factory rows';
