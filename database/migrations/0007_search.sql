-- Words of the trade that mean the same (ГКЛ, гипрок, гипсокартон), or that mean something else than
-- they say (ротбанд: a gypsum plaster). Edited by the shop; the search follows through the outbox.
CREATE TABLE search_synonyms (
  id    int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  words text[] NOT NULL CHECK (cardinality(words) BETWEEN 1 AND 40),
  means text[] NOT NULL DEFAULT '{}' CHECK (cardinality(means) <= 40), -- empty: the words are equals
  CHECK (cardinality(words) + cardinality(means) > 1)
);
CREATE TRIGGER search_synonyms_changed AFTER INSERT OR UPDATE OR DELETE ON search_synonyms
  FOR EACH STATEMENT EXECUTE FUNCTION record_changed_tree();
