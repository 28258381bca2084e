-- Where the goods of a section, a brand or a value belong that another has taken the place of: 1C goes on to name the old one.
CREATE FUNCTION merged_into(of_kind text, of_id int) RETURNS int LANGUAGE sql STABLE AS $$
  WITH RECURSIVE place (id, steps) AS (
    SELECT of_id, 0
    UNION ALL
    SELECT m.into_id, p.steps + 1 FROM place p JOIN merges m ON m.kind = of_kind AND m.id = p.id WHERE p.steps < 20)
  SELECT id FROM place ORDER BY steps DESC LIMIT 1
$$;
