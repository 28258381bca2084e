-- What staff raise, lower or pin in the search: a product, a brand or a section, for one query or everywhere (an empty query), for a
-- time that ends. What it does to the order is reckoned when somebody searches (domain/office/search-boosts.ts).
CREATE TABLE search_boosts (
  id        int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  query     text NOT NULL DEFAULT '' CHECK (length(query) <= 60),
  target    text NOT NULL CHECK (target IN ('product', 'brand', 'section')),
  target_id int NOT NULL,
  effect    text NOT NULL CHECK (effect IN ('raise', 'lower', 'pin')),
  strength  smallint NOT NULL DEFAULT 1 CHECK (strength BETWEEN 1 AND 10),          -- of a pin: its place
  starts_at timestamptz NOT NULL,
  ends_at   timestamptz NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  CHECK (starts_at < ends_at),
  CHECK (effect = 'pin' AND target = 'product' AND query <> '' OR effect <> 'pin' AND strength <= 3)
);
SELECT log_rows_of('search_boosts');
CREATE TRIGGER search_boosts_changed AFTER INSERT OR UPDATE OR DELETE ON search_boosts
  FOR EACH STATEMENT EXECUTE FUNCTION record_changed_pages();
