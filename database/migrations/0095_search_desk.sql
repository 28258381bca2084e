-- What is asked of the search, and what should be found: counts and judgements, nobody's name.

-- Of a day, in folded letters: how often, and how much it found the last time. Who asked is not known, and what looks like
-- a phone or an address is not counted at all. Kept for ninety days.
CREATE TABLE search_queries (
  day      date NOT NULL,
  language text NOT NULL CHECK (language IN ('ru', 'kz')),
  query    text NOT NULL CHECK (length(query) BETWEEN 2 AND 60),
  times    int NOT NULL CHECK (times > 0),
  found    int NOT NULL CHECK (found >= 0),
  PRIMARY KEY (day, language, query)
);

-- The shop's own judged set: what a query means, as staff have said it. A word that is tried must not make these worse.
CREATE TABLE judged_queries (
  id         int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  language   text NOT NULL CHECK (language IN ('ru', 'kz')),
  query      text NOT NULL CHECK (length(query) BETWEEN 2 AND 60),
  section_id int NOT NULL REFERENCES sections ON DELETE CASCADE,
  name_part  text NOT NULL DEFAULT '' CHECK (length(name_part) <= 60),
  is_active  boolean NOT NULL DEFAULT true,
  UNIQUE (language, query)
);
CREATE INDEX judged_queries_section ON judged_queries (section_id);
SELECT log_rows_of('judged_queries');
