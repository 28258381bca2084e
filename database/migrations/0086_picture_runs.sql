-- Photographs that staff bring many at once: an archive whose files bear articles, or a table of addresses. Each is fetched,
-- drawn anew and kept by a task; which products get them is a set of changes like any other.
CREATE TABLE picture_runs (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name          text NOT NULL,
  kind          text NOT NULL CHECK (kind IN ('zip', 'urls')),
  mode          text NOT NULL CHECK (mode IN ('add', 'replace')),
  archive       bytea,                               -- until it is worked off
  is_done       boolean NOT NULL DEFAULT false,
  change_set_id bigint REFERENCES change_sets,
  created_by    bigint NOT NULL REFERENCES staff,
  created_at    timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX picture_runs_author ON picture_runs (created_by, id DESC);

CREATE TABLE picture_run_items (
  run_id     bigint NOT NULL REFERENCES picture_runs ON DELETE CASCADE,
  n          int NOT NULL,
  source     text NOT NULL,                          -- the file's name, or the address
  product_id int,                                    -- without a key: what was brought for it stays told after it is gone
  position   int NOT NULL,
  picture    text,                                   -- its name once it is kept
  why        text,                                   -- why it is not
  PRIMARY KEY (run_id, n)
);
