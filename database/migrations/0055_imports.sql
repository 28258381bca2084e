-- Files that staff send: read once, kept as rows, judged against what is stored, and only then a set of changes. Nothing is
-- ever read and written in one go.
CREATE TABLE imports (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name          text NOT NULL,
  format        text NOT NULL CHECK (format IN ('csv', 'xlsx')),
  encoding      text,
  delimiter     text,
  heads         text[] NOT NULL,
  mapping       text[] NOT NULL,                     -- for each head a column of ours, or '' where it is not read
  rows          int NOT NULL,
  counts        jsonb,                               -- of the last judgement: same, changed, new, wrong
  is_judging    boolean NOT NULL DEFAULT false,      -- a task compares it with what is stored
  judgements    int NOT NULL DEFAULT 0,
  change_set_id bigint REFERENCES change_sets,
  created_by    bigint NOT NULL REFERENCES staff,
  created_at    timestamptz NOT NULL DEFAULT now(),
  CHECK (cardinality(heads) = cardinality(mapping))
);
CREATE INDEX imports_author ON imports (created_by, id DESC);

CREATE TABLE import_rows (
  import_id  bigint NOT NULL REFERENCES imports ON DELETE CASCADE,
  n          int NOT NULL,                           -- as the file counts: the head is the first
  cells      text[] NOT NULL,
  verdict    text CHECK (verdict IN ('same', 'changed', 'new', 'wrong')),
  why        text,
  at_column  text,
  product_id int,
  PRIMARY KEY (import_id, n)
);
CREATE INDEX import_rows_wrong ON import_rows (import_id, n) WHERE verdict = 'wrong';

-- What was told of a file holds for the next one with the same heads.
CREATE TABLE import_mappings (
  signature  text PRIMARY KEY,
  mapping    text[] NOT NULL,
  told_by    bigint NOT NULL REFERENCES staff,
  told_at    timestamptz NOT NULL DEFAULT now()
);
