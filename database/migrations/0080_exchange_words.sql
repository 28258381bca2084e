-- Words of 1C that staff have looked at and that are the same in both languages: they are not asked for again.
CREATE TABLE exchange_same_words (
  kind text NOT NULL CHECK (kind IN ('section', 'property', 'value', 'unit')),
  key  text NOT NULL,
  PRIMARY KEY (kind, key)
);

-- A package that somebody wants taken once more: what was taken in before does not count.
ALTER TABLE exchange_packages ADD COLUMN is_rerun boolean NOT NULL DEFAULT false;

-- The number of the record's version in 1C: an older file says nothing new of newer goods.
ALTER TABLE products ADD COLUMN exchange_version text;
