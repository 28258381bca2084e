-- Goods that are not on sale are not in the search of the shop; whoever matches a supplier's list looks for them too, by words.
CREATE INDEX products_off_words ON products
  USING gin (to_tsvector('russian', name_ru || ' ' || coalesce(name_kz, ''))) WHERE NOT active;
